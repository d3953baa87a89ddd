import { beforeAll, expect, test } from 'vitest';
import type { Query } from '#server/kernel/db/index.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { type Api, startApi } from './api.ts';
import { lastLogOf } from './log-rows.ts';
import { signInAs, type Tokens } from './sign-in-as.ts';
import type { Answered } from './visitor.ts';

const minute = 60_000;
/** Before, during and after a logout. */
const racers = atLevel(1000, 100);

describeOnEachDatabase('a session', (open) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });

  const use = (token: string): Promise<Answered> => api.visitor().call('showCurrentUser', {}, { token });
  const identity = (work: (query: Query) => Promise<unknown>): Promise<unknown> => api.database.identity(work);
  const accountOf = async (query: Query, username: string): Promise<string> =>
    (await query.selectFrom('accounts').select('id').where('username_key', '=', username).executeTakeFirstOrThrow()).id;

  test('SESS-06 SESS-28 a valid access token opens calls, and shows the account that it belongs to', async () => {
    const { accessToken, ws_id } = await signInAs(api.visitor(), 'owner');
    const { status, data } = await use(accessToken);
    expect(status).toBe(200);
    expect(data).toMatchObject({ username: 'owner', ws_id, wsid: ws_id, company: { name: 'Acme' } });
    expect(JSON.stringify(data)).not.toContain('argon2');
  });

  test('ERR-05 ERR-06 a missing, a foreign and an expired token have codes of their own', async () => {
    const { accessToken } = await signInAs(api.visitor(), 'owner');
    expect(await api.visitor().call('showCurrentUser')).toMatchObject({ status: 401, code: 'invalid_auth' });
    expect(await use('pwa_forged')).toMatchObject({ status: 401, code: 'access_token_is_invalid' });
    api.advance(15 * minute);
    expect(await use(accessToken)).toMatchObject({ status: 401, code: 'access_token_has_expired' });
  });

  test('a token in the address is no token', async () => {
    const { accessToken } = await signInAs(api.visitor(), 'owner');
    const url = `/api/b/user-account/show?access_token=${accessToken}`;
    expect((await api.visitor().request({ method: 'GET', url })).status).toBe(401);
  });

  test('SESS-14 P11 after logout the token is refused, and other sessions of the account continue', async () => {
    const [first, second] = [await signInAs(api.visitor(), 'owner'), await signInAs(api.visitor(), 'owner')];
    const gone = await api.visitor().call('logout', { token: first.accessToken }, { token: first.accessToken });
    expect(gone).toMatchObject({ status: 200 });
    expect(await use(first.accessToken)).toMatchObject({ status: 401, code: 'access_token_is_invalid' });
    expect(await use(second.accessToken)).toMatchObject({ status: 200 });
  });

  test("SESS-14 nobody ends another one's session", async () => {
    const [owner, hr] = [await signInAs(api.visitor(), 'owner'), await signInAs(api.visitor(), 'hr')];
    await api.visitor().call('logout', { token: owner.accessToken }, { token: hr.accessToken });
    expect(await use(owner.accessToken)).toMatchObject({ status: 200 });
  });

  const revocations: [string, string, (query: Query, tokens: Tokens) => Promise<unknown>][] = [
    [
      'a disabled account',
      'builder',
      async (query) =>
        query.updateTable('accounts').set({ status: 'disabled' }).where('username_key', '=', 'builder').execute(),
    ],
    [
      'a changed password, which raises the epoch',
      'admin',
      async (query) =>
        query
          .updateTable('accounts')
          .set((row) => ({ session_epoch: row('session_epoch', '+', 1) }))
          .where('username_key', '=', 'admin')
          .execute(),
    ],
    [
      'a membership that ended',
      'user',
      async (query, { ws_id }) =>
        query
          .updateTable('memberships')
          .set({ status: 'disabled' })
          .where('account_id', '=', await accountOf(query, 'user'))
          .where('ws_id', '=', ws_id ?? '')
          .execute(),
    ],
  ];
  test.each(revocations)('P11 %s is refused on the next request', async (_title, username, revoke) => {
    const tokens = await signInAs(api.visitor(), username);
    expect(await use(tokens.accessToken)).toMatchObject({ status: 200 });
    await identity((query) => revoke(query, tokens));
    expect(await use(tokens.accessToken)).toMatchObject({ status: 401, code: 'access_token_is_invalid' });
    const refresh = await api.visitor().call('refreshToken', { refresh_token: tokens.refreshToken });
    expect(refresh).toMatchObject({ status: 401, code: 'refresh_token_is_invalid' });
  });

  test('P11 a role change is judged by the new roles on the next request', async () => {
    const { accessToken, ws_id } = await signInAs(api.visitor(), 'hr');
    const set = (): Promise<Answered> =>
      api.visitor().call('setWorkspacePreference', { theme_color: 'Purple' }, { token: accessToken });
    expect(await set()).toMatchObject({ status: 200 });
    await identity(async (query) =>
      query
        .updateTable('memberships')
        .set({ roles: ['WORKSPACE_USER'] })
        .where('account_id', '=', await accountOf(query, 'hr'))
        .where('ws_id', '=', ws_id ?? '')
        .execute(),
    );
    expect(await set()).toMatchObject({ status: 403, code: 'not_allowed' });
    expect(await use(accessToken)).toMatchObject({ status: 200, data: { roles: ['WORKSPACE_USER'] } });
  });

  test('P11 a stored role that the product does not have gives no right', async () => {
    const { accessToken } = await signInAs(api.visitor(), 'sysadmin');
    await identity((query) =>
      query
        .updateTable('accounts')
        .set({ system_roles: ['GOD'] })
        .where('username_key', '=', 'sysadmin')
        .execute(),
    );
    expect(await use(accessToken)).toMatchObject({ status: 401, code: 'access_token_is_invalid' });
  });

  test('P11 ACC-03 ACC-04 ACC-05 ACC-06 LIM-08 a workspace that is stopped, over or not begun is closed on the next request; its people may leave', async () => {
    const { accessToken, ws_id } = await signInAs(api.visitor(), 'globex');
    const states: [state: Record<string, unknown>, code: string, flags: Record<string, unknown>][] = [
      [{ status: 40 }, 'workspace_out_of_use', { status: 40, expire: false, notStarted: false }],
      [{ expire_at: new Date('2020-01-01') }, 'workspace_expired', { status: 20, expire: true, notStarted: false }],
      [{ begin_at: new Date('2120-01-01') }, 'workspace_not_started', { status: 20, expire: false, notStarted: true }],
    ];
    for (const [state, expected, workspace] of states) {
      const open = { status: 20, expire_at: null, begin_at: null };
      await api.database.platform((query) =>
        query
          .updateTable('workspaces')
          .set({ ...open, ...state })
          .where('id', '=', ws_id ?? '')
          .execute(),
      );
      expect(await use(accessToken)).toMatchObject({ status: 403, code: expected });
      const { data } = await api.visitor('globex.localhost:4300').call('getEnvironment');
      expect(data).toMatchObject({ platform: { maintain: 0 }, maintain: 0, workspace });
    }
    expect(await api.visitor().call('logout', {}, { token: accessToken })).toMatchObject({ status: 200 });
    expect(await use(accessToken)).toMatchObject({ status: 401 });
  });

  test(`P11 of ${3 * racers} requests that race with a logout, none that begins afterwards slips through`, async () => {
    const { accessToken } = await signInAs(api.visitor(), 'appuser');
    const before = Array.from({ length: racers }, () => use(accessToken));
    const out = api.visitor().call('logout', {}, { token: accessToken });
    const racing = Array.from({ length: racers }, () => use(accessToken));
    await out;
    const after = await Promise.all(Array.from({ length: racers }, () => use(accessToken)));
    expect(new Set(after.map(({ code }) => code))).toEqual(new Set(['access_token_is_invalid']));
    for (const { status } of await Promise.all([...before, ...racing])) expect([200, 401]).toContain(status);
  });

  test('ACC-01 ACC-06 P11 during platform maintenance only the super administrator of the platform continues', async () => {
    const [root, appadmin] = [await signInAs(api.visitor(), 'root'), await signInAs(api.visitor(), 'appadmin')];
    const set = (maintain: 0 | 10): Promise<Answered> =>
      api.visitor().call('savePlatformConfig', { maintain }, { token: root.accessToken });
    expect(await set(10)).toMatchObject({ status: 200 });
    const refused = await use(appadmin.accessToken);
    expect(refused).toMatchObject({ status: 403, code: 'platform_maintenance_in_progress' });
    expect((await api.visitor().call('getEnvironment')).data).toMatchObject({ platform: { maintain: 10 } });
    expect(await use(root.accessToken)).toMatchObject({ status: 200 });
    expect(await set(0)).toMatchObject({ status: 200 });
    expect(await use(appadmin.accessToken)).toMatchObject({ status: 200 });
  });

  test('ACC-02 ACC-06 LIM-08 with the flag 10 a workspace is maintained, and only its super administrators continue', async () => {
    const [owner, builder] = [await signInAs(api.visitor(), 'owner'), await signInAs(api.visitor(), 'appowner')];
    const set = (maintain: 0 | 10, by = owner): Promise<Answered> =>
      api.visitor().call('setWorkspaceMaintenance', { maintain }, { token: by.accessToken });
    expect(await set(10, builder)).toMatchObject({ status: 403, code: 'not_allowed' });
    expect(await set(10)).toMatchObject({ status: 200, data: { maintain: 10 } });
    expect(await set(0, builder)).toMatchObject({ status: 403, code: 'enterprise_maintenance_in_progress' });
    expect(await lastLogOf(api, owner.ws_id ?? '', 'setWorkspaceMaintenance')).toMatchObject({
      before: { maintain: 0 },
      after: { maintain: 10 },
    });
    expect(await use(builder.accessToken)).toMatchObject({ status: 403, code: 'enterprise_maintenance_in_progress' });
    expect(await use(owner.accessToken)).toMatchObject({ status: 200 });
    const { data } = await api.visitor('acme.localhost:4300').call('getEnvironment');
    expect(data).toMatchObject({ platform: { maintain: 0 }, maintain: 10, workspace: { status: 20 } });
    await set(0);
    expect(await use(builder.accessToken)).toMatchObject({ status: 200 });
  });
});
