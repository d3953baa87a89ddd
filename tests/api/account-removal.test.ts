import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { eraseOverdue } from '#server/domains/identity/index.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { lastLogOf } from './log-rows.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { add, enter } from './people.ts';
import { trySignIn } from './sign-in-as.ts';

/** Gives a person a role in the first application of a workspace. @returns the application */
async function joinApplication(api: Api, wsId: string, accountId: string): Promise<string> {
  return api.database.tenant(wsId, async (query) => {
    const { id } = await query.selectFrom('applications').select('id').executeTakeFirstOrThrow();
    const member = { id: `m-${accountId}`, ws_id: wsId, app_id: id, account_id: accountId, role: 'APP_USER' as const };
    await query.insertInto('application_members').values(member).execute();
    return id;
  });
}

/** The applications in which a person has a role. */
async function applicationsOf(api: Api, wsId: string, accountId: string): Promise<string[]> {
  const rows = await api.database.tenant(wsId, (query) =>
    query
      .selectFrom('application_members')
      .select('app_id')
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .execute(),
  );
  return rows.map(({ app_id }) => app_id);
}

describeOnEachDatabase('deleting accounts', (open) => {
  let api: Api;
  let hr: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [hr, globex] = await createCallers(api, 'hr', 'globex');
    return () => api.close();
  });

  test('P11 ORG-11 at home the account is gone with its sessions, and keeps its name while it is in the trash', async () => {
    const user = await add(hr);
    const { token, password } = await enter(api, hr, user);
    expect(await hr.call('deleteAccount', { id: user.id })).toMatchObject({ status: 200 });
    expect(await api.visitor().call('showCurrentUser', {}, { token })).toMatchObject({ status: 401 });
    expect(await trySignIn(api.visitor(), { username: user.username, password })).toMatchObject({
      code: 'invalid_credentials',
    });
    expect(await hr.call('getAccount', { id: user.id })).toMatchObject({ status: 404 });
    expect(await hr.call('deleteAccount', { id: user.id })).toMatchObject({ status: 404 });
    expect(await hr.call('createAccount', { username: user.username, real_name: 'Other' })).toMatchObject({
      code: 'username_taken',
    });
    expect(await lastLogOf(api, hr.wsId, 'deleteAccount')).toMatchObject({
      before: { username: user.username },
      detail: { deleted: 'account' },
    });
  });

  test('ORG-11 what was deleted is in the trash of its workspace, and comes back with its roles', async () => {
    const user = await add(hr, { roles: ['WORKSPACE_ACCOUNT_ADMIN'], telephone: '13912345678' });
    const { token, password } = await enter(api, hr, user);
    const member = await joinApplication(api, hr.wsId, user.id);
    await hr.done('deleteAccount', { id: user.id });
    const trash = await hr.call('listDeletedAccounts', { search: user.username });
    // Safe: answers are validated against the contract.
    const { items } = trash.data as { items: Schemas['DeletedAccount'][] };
    expect(items).toMatchObject([{ id: user.id, username: user.username }]);
    const days = items.map((one) => (Date.parse(one.erased_on) - Date.parse(one.deleted_at)) / (24 * 60 * 60 * 1000));
    expect(days).toEqual([30]);
    expect((await globex.call('listDeletedAccounts', { search: user.username })).data).toMatchObject({ items: [] });
    expect(await globex.call('restoreAccount', { id: user.id })).toMatchObject({ status: 404 });
    expect(await globex.call('eraseAccount', { id: user.id })).toMatchObject({ status: 404 });

    const back = await hr.call('restoreAccount', { id: user.id });
    expect(back.data).toMatchObject({
      id: user.id,
      roles: ['WORKSPACE_ACCOUNT_ADMIN'],
      telephone: '13912345678',
      status: 20,
    });
    expect(await hr.call('restoreAccount', { id: user.id })).toMatchObject({ status: 404 });
    expect(await api.visitor().call('showCurrentUser', {}, { token })).toMatchObject({ status: 401 });
    expect((await trySignIn(api.visitor(), { username: user.username, password })).data).toMatchObject({
      outcome: 'token',
    });
    expect(await applicationsOf(api, hr.wsId, user.id)).toEqual([member]);
  });

  test('ORG-11 P2 what the platform deleted comes back to the workspace that restores it, and to no other', async () => {
    const [root] = await createCallers(api, 'root');
    const user = await add(globex);
    const { token } = await enter(api, globex, user);
    await add(hr, { username: user.username });
    await api.visitor().call('acceptInvitation', { ws_id: hr.wsId }, { token });
    await root.done('deleteAccount', { id: user.id });
    expect(await hr.call('restoreAccount', { id: user.id }), 'it is no home').toMatchObject({ status: 404 });
    await globex.done('restoreAccount', { id: user.id });
    expect(await globex.call('getAccount', { id: user.id })).toMatchObject({ status: 200 });
    expect(await hr.call('getAccount', { id: user.id })).toMatchObject({ status: 404 });
    await root.done('deleteAccount', { id: user.id });
    await root.done('restoreAccount', { id: user.id });
    expect(await globex.call('getAccount', { id: user.id })).toMatchObject({ status: 200 });
  });

  test('ORG-11 nobody restores a person who held a role above their own', async () => {
    const owner = await createCallers(api, 'owner').then(([one]) => one);
    const user = await add(owner, { roles: ['WORKSPACE_SUPER_ADMIN'] });
    await owner.done('deleteAccount', { id: user.id });
    for (const call of ['restoreAccount', 'eraseAccount'] as const) {
      expect(await hr.call(call, { id: user.id })).toMatchObject({ code: 'role_above_own' });
    }
    expect(await owner.call('restoreAccount', { id: user.id })).toMatchObject({ status: 200 });
  });

  test('ORG-11 an erased account is forgotten, by hand or when its time is over, and its name is free', async () => {
    const [byHand, byTime, young] = [await add(hr), await add(hr), await add(hr)];
    for (const { id } of [byHand, byTime, young]) await hr.done('deleteAccount', { id });
    await hr.done('eraseAccount', { id: byHand.id });
    const later = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
    await api.database.identity(async (query) => {
      await query
        .updateTable('accounts')
        .set({ deleted_at: new Date(later.getTime() + 60_000) })
        .where('id', '=', young.id)
        .execute();
      expect(await eraseOverdue(query, later)).toBeGreaterThan(0);
    });
    for (const { id, username } of [byHand, byTime]) {
      expect(await hr.call('restoreAccount', { id })).toMatchObject({ status: 404 });
      expect((await add(hr, { username })).id).not.toBe(id);
    }
    expect(await hr.call('createAccount', { username: young.username, real_name: 'Other' })).toMatchObject({
      code: 'username_taken',
    });
  });

  test('contradictions 68 elsewhere a person only leaves, with the roles in its applications', async () => {
    const user = await add(globex);
    const { token, password } = await enter(api, globex, user);
    await add(hr, { username: user.username });
    await api.visitor().call('acceptInvitation', { ws_id: hr.wsId }, { token });
    await joinApplication(api, hr.wsId, user.id);
    await hr.call('deleteAccount', { id: user.id });
    expect((await trySignIn(api.visitor(), { username: user.username, password })).data).toMatchObject({
      outcome: 'token',
      ws_id: globex.wsId,
    });
    expect(await applicationsOf(api, hr.wsId, user.id)).toEqual([]);
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
