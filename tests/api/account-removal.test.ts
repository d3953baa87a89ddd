import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { lastLogOf } from './log-rows.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { add, enter } from './people.ts';
import { trySignIn } from './sign-in-as.ts';

describeOnEachDatabase('deleting accounts', (open) => {
  let api: Api;
  let hr: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [hr, globex] = await createCallers(api, 'hr', 'globex');
    return () => api.close();
  });

  test('P11 ORG-11 at home the account is gone with its sessions, and its name is free', async () => {
    const user = await add(hr);
    const { token, password } = await enter(api, hr, user);
    expect(await hr.call('deleteAccount', { id: user.id })).toMatchObject({ status: 200 });
    expect(await api.visitor().call('showCurrentUser', {}, { token })).toMatchObject({ status: 401 });
    expect(await trySignIn(api.visitor(), { username: user.username, password })).toMatchObject({
      code: 'invalid_credentials',
    });
    expect(await hr.call('getAccount', { id: user.id })).toMatchObject({ status: 404 });
    expect(await hr.call('deleteAccount', { id: user.id })).toMatchObject({ status: 404 });
    expect((await add(hr, { username: user.username })).id).not.toBe(user.id);
    expect(await lastLogOf(api, hr.wsId, 'deleteAccount')).toMatchObject({
      before: { username: user.username },
      detail: { deleted: 'account' },
    });
  });

  test('contradictions 68 elsewhere a person only leaves, with the roles in its applications', async () => {
    const user = await add(globex);
    const { token, password } = await enter(api, globex, user);
    await add(hr, { username: user.username });
    await api.visitor().call('acceptInvitation', { ws_id: hr.wsId }, { token });
    const app = await api.database.tenant(hr.wsId, async (query) => {
      const { id } = await query.selectFrom('applications').select('id').executeTakeFirstOrThrow();
      const member = {
        id: `m-${user.id}`,
        ws_id: hr.wsId,
        app_id: id,
        account_id: user.id,
        role: 'APP_USER' as const,
      };
      await query.insertInto('application_members').values(member).execute();
      return id;
    });
    await hr.call('deleteAccount', { id: user.id });
    expect((await trySignIn(api.visitor(), { username: user.username, password })).data).toMatchObject({
      outcome: 'token',
      ws_id: globex.wsId,
    });
    const left = await api.database.tenant(hr.wsId, (query) =>
      query
        .selectFrom('application_members')
        .select('id')
        .where('app_id', '=', app)
        .where('account_id', '=', user.id)
        .execute(),
    );
    expect(left).toEqual([]);
    // Who is added again starts as invited.
    expect(await add(hr, { username: user.username })).toMatchObject({ id: user.id, status: 10 });
  });

  test('ORG-11 a batch deletes all or none', async () => {
    const [one, other] = [await add(hr), await add(hr)];
    const ids = [one.id, other.id, idOf('globex')];
    expect(await hr.call('batchDeleteAccounts', { ids })).toMatchObject({ status: 404 });
    expect(await hr.call('getAccount', { id: one.id })).toMatchObject({ status: 200 });
    expect(await hr.call('batchDeleteAccounts', { ids: ids.slice(0, 2) })).toMatchObject({ status: 200 });
    for (const id of ids) expect(await hr.call('getAccount', { id })).toMatchObject({ status: 404 });
  });
});
