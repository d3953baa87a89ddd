import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { lastLogOf } from './log-rows.ts';
import { type Caller, createCaller, createCallers, idOf } from './caller.ts';
import { add, enter, newName, userOf } from './people.ts';
import { trySignIn } from './sign-in-as.ts';

describeOnEachDatabase('resetting and unlocking accounts', (open) => {
  let api: Api;
  let hr: Caller;
  let root: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [hr, root] = await createCallers(api, 'hr', 'root');
    return () => api.close();
  });

  test('ORG-17 P11 a reset ends every session, refuses the old password, and asks for a new one', async () => {
    const user = await add(hr);
    const { token, password } = await enter(api, hr, user);
    const { data } = await hr.call('resetAccountSecret', { id: user.id });
    const { one_time_password } = data as { one_time_password: string };
    expect(await api.visitor().call('showCurrentUser', {}, { token })).toMatchObject({ status: 401 });
    expect(await trySignIn(api.visitor(), { username: user.username, password })).toMatchObject({
      code: 'invalid_credentials',
    });
    const signed = await trySignIn(api.visitor(), { username: user.username, password: one_time_password });
    expect(signed.data).toMatchObject({ must_change_password: true });
    const { accessToken } = signed.data as { accessToken: string };
    const call = (id: 'listApplications' | 'showCurrentUser' | 'getUserInfo') =>
      api.visitor().call(id, {}, { token: accessToken });
    expect(await call('listApplications')).toMatchObject({ status: 403, code: 'password_change_required' });
    expect(await call('getUserInfo')).toMatchObject({ status: 200 });
    const change = { old_password: one_time_password, new_password: 'Green-lamp-43' };
    await api.visitor().call('changePassword', change, { token: accessToken });
    expect(await call('listApplications')).toMatchObject({ status: 200 });
  });

  test('P41 a one-time password is stored nowhere, not even for a repeated key', async () => {
    const { id } = await add(hr);
    const reset = () =>
      api
        .visitor()
        .call('resetAccountSecret', { id }, { token: hr.token, headers: { 'idempotency-key': 'reset-once-0001' } });
    const [first, second] = [await reset(), await reset()];
    expect(first.data).not.toEqual(second.data);
    const stored = await api.database.tenant(hr.wsId, async (query) => ({
      keys: await query.selectFrom('idempotency_keys').selectAll().execute(),
      log: await query.selectFrom('operation_log').selectAll().execute(),
    }));
    for (const { data } of [first, second]) {
      expect(JSON.stringify(stored)).not.toContain((data as { one_time_password: string }).one_time_password);
    }
  });

  test('AUTH-47 an administrator unlocks an account that wrong passwords slowed down', async () => {
    const user = await add(hr);
    const { password } = await enter(api, hr, user);
    const guess = () => trySignIn(api.visitor(), { username: user.username, password: 'not the password' });
    for (let round = 0; round < 5; round += 1) await guess();
    expect(await guess()).toMatchObject({ code: 'too_many_attempts' });
    expect(userOf(await hr.call('getAccount', { id: user.id })).locked_until).not.toBeNull();
    expect(await hr.call('unlockAccount', { id: user.id })).toMatchObject({ status: 200 });
    expect(userOf(await hr.call('getAccount', { id: user.id })).locked_until).toBeNull();
    expect(await trySignIn(api.visitor(), { username: user.username, password })).toMatchObject({ status: 200 });
    for (let round = 0; round < 5; round += 1) await guess();
    expect(userOf(await hr.call('getAccount', { id: user.id })).locked_until).not.toBeNull();
    api.advance(6_000);
    expect(userOf(await hr.call('getAccount', { id: user.id })).locked_until, 'what is over is not told').toBeNull();
  });

  test('P13 P4 nobody gives himself, or people above, another ten tries by unlocking', async () => {
    expect(await hr.call('unlockAccount', { id: hr.accountId })).toMatchObject({ code: 'own_account' });
    expect(await hr.call('unlockAccount', { id: idOf('owner') })).toMatchObject({ code: 'role_above_own' });
  });

  test('P17 P41 a request that may be repeated leaves nothing by which its password could be guessed quickly', async () => {
    const args = { username: newName(), real_name: 'Somebody', password: 'Blue-lamp-42' };
    const headers = { 'idempotency-key': 'of-a-new-person' };
    expect(await hr.call('createAccount', args, { headers })).toMatchObject({ status: 200 });
    const stored = await api.database.identity((query) =>
      query.selectFrom('idempotency_keys').select('request_hash').where('key', '=', 'of-a-new-person').execute(),
    );
    const quick = createHash('sha256').update(JSON.stringify(args)).digest('base64url');
    expect(stored).toEqual([{ request_hash: expect.not.stringMatching(quick) }]);
    const again = await hr.call('createAccount', args, { headers });
    expect(again.headers['idempotency-replayed'], 'it still tells one request from another').toBe('true');
    const other = await hr.call('createAccount', { ...args, password: 'Blue-lamp-43' }, { headers });
    expect(other).toMatchObject({ code: 'idempotency_conflict' });
  });

  test('contradictions 68 the platform resets and unlocks any account but its own and those above', async () => {
    const { id } = await add(hr);
    expect(await root.call('resetAccountSecret', { id })).toMatchObject({ status: 200 });
    expect(await root.call('unlockAccount', { id })).toMatchObject({ status: 200 });
    expect(await lastLogOf(api, undefined, 'resetAccountSecret')).toMatchObject({ user_name: 'root', target: id });
    expect(await root.call('resetAccountSecret', { id: root.accountId })).toMatchObject({ code: 'own_account' });
    const sysadmin = await createCaller(api, 'sysadmin');
    expect(await sysadmin.call('resetAccountSecret', { id: root.accountId })).toMatchObject({ code: 'role_above_own' });
  });
});
