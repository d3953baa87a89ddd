import { beforeAll, expect, test } from 'vitest';
import { ulid } from '#server/kernel/db/index.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller, createCallers, idOf } from './caller.ts';
import { lastLogOf } from './log-rows.ts';
import { signInAs } from './sign-in-as.ts';

const unknown = { status: 404, code: 'not_found' };

describeOnEachDatabase('sessions of an account', (open) => {
  let api: Api;
  let owner: Caller;
  let hr: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, hr, globex] = await createCallers(api, 'owner', 'hr', 'globex');
    return () => api.close();
  });

  /** What the next request of a session is answered. */
  const welcome = async (caller: Caller) => (await caller.call('showCurrentUser')).code ?? 'welcome';
  const closed = 'access_token_is_invalid';
  const idsOf = (sessions: readonly { id: string }[]) => sessions.map(({ id }) => id);
  const currentOf = async (caller: Caller): Promise<string> =>
    (await caller.done('listOwnSessions')).find(({ is_current }) => is_current)?.id ?? '';

  test('P11 everybody sees where he is signed in: since when, from where, by what, and which one calls', async () => {
    const first = await createCaller(api, 'builder');
    await api.database.identity((query) =>
      query
        .updateTable('token_families')
        .set({ user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' })
        .where('account_id', '=', first.accountId)
        .execute(),
    );
    api.advance(60_000);
    const second = await createCaller(api, 'builder');
    const sessions = await first.done('listOwnSessions');
    expect(sessions).toMatchObject([
      { is_current: false, customer_name: 'Acme' },
      { is_current: true, customer_name: 'Acme', browser: 'Firefox 128', system: 'Linux' },
    ]);
    expect(sessions.every(({ address }) => address !== '')).toBe(true);
    const [newer, older] = sessions;
    const apart = Date.parse(newer?.started_at ?? '') - Date.parse(older?.started_at ?? '');
    expect(Math.round(apart / 10_000)).toBe(6);
    expect(await currentOf(second)).toBe(newer?.id);
  });

  test('P11 a session that is used again comes first, and one that has run out is not told any more', async () => {
    const tokens = await signInAs(api.visitor(), 'appuser');
    api.advance(60_000);
    const later = await createCaller(api, 'appuser');
    const id = await currentOf(later);
    expect((await later.done('listOwnSessions'))[0]).toMatchObject({ id });
    api.advance(60_000);
    await api.visitor().call('refreshToken', { refresh_token: tokens.refreshToken });
    expect((await later.done('listOwnSessions')).at(-1)).toMatchObject({ id });
    await api.database.identity((query) =>
      query
        .updateTable('token_families')
        .set({ expires_at: new Date(0) })
        .where('account_id', '=', later.accountId)
        .where('id', '!=', id)
        .execute(),
    );
    expect(idsOf(await later.done('listOwnSessions'))).toEqual([id]);
  });

  test('P11 a session that its owner ends is refused from its next request on; the others continue', async () => {
    const [current, there, elsewhere] = await createCallers(api, 'user', 'user', 'user');
    await current.done('revokeOwnSession', { id: await currentOf(there) });
    expect([await welcome(there), await welcome(current), await welcome(elsewhere)]).toEqual([
      closed,
      'welcome',
      'welcome',
    ]);
    expect(await current.call('revokeOwnSession', { id: ulid() })).toMatchObject(unknown);
  });

  test('P11 all others end at once, in every workspace, and the one that calls continues', async () => {
    const [current, there] = await createCallers(api, 'admin', 'admin');
    expect(await current.done('revokeOtherSessions')).toEqual({ revoked: 1 });
    expect([await welcome(there), await welcome(current)]).toEqual([closed, 'welcome']);
    expect(idsOf(await current.done('listOwnSessions'))).toEqual([await currentOf(current)]);
  });

  test("P2 nobody sees or ends another one's session by the calls for his own", async () => {
    const [user, builder] = await createCallers(api, 'user', 'builder');
    const id = await currentOf(builder);
    expect(idsOf(await user.done('listOwnSessions'))).not.toContain(id);
    expect(await user.call('revokeOwnSession', { id })).toMatchObject(unknown);
    await user.done('revokeOtherSessions');
    expect(await welcome(builder)).toBe('welcome');
  });

  test('ROUTE-053 P11 who keeps the accounts sees and ends the sessions of his workspace', async () => {
    const [user, other] = await createCallers(api, 'user', 'user');
    const ids = idsOf(await hr.done('listAccountSessions', { id: user.accountId }));
    expect(ids).toEqual(expect.arrayContaining([await currentOf(user), await currentOf(other)]));
    await hr.done('revokeAccountSession', { id: await currentOf(user) });
    expect([await welcome(user), await welcome(other)]).toEqual([closed, 'welcome']);
    const { revoked } = await hr.done('revokeAccountSessions', { id: user.accountId });
    expect(revoked).toBeGreaterThan(0);
    expect(await welcome(other)).toBe(closed);
    expect(await hr.done('listAccountSessions', { id: user.accountId })).toEqual([]);
  });

  test('P11 who ends all sessions of his own account keeps the one that calls', async () => {
    await hr.done('revokeAccountSessions', { id: hr.accountId });
    expect(await welcome(hr)).toBe('welcome');
  });

  test('P4 nobody sees or ends the sessions of people who stand above him', async () => {
    const refused = { status: 403, code: 'role_above_own' };
    for (const id of ['listAccountSessions', 'revokeAccountSessions'] as const) {
      expect(await hr.call(id, { id: owner.accountId }), id).toMatchObject(refused);
    }
    expect(await hr.call('revokeAccountSession', { id: await currentOf(owner) })).toMatchObject(refused);
    expect(await welcome(owner)).toBe('welcome');
  });

  test('P2 what happens in another workspace, or on the platform, is as unknown as what does not exist', async () => {
    const [root, acme, other] = await Promise.all([
      createCaller(api, 'root'),
      createCaller(api, 'both', 'acme'),
      createCaller(api, 'both', 'globex'),
    ]);
    for (const stranger of [globex, root]) {
      for (const id of ['listAccountSessions', 'revokeAccountSessions'] as const) {
        expect(await owner.call(id, { id: stranger.accountId }), id).toMatchObject(unknown);
      }
      expect(await owner.call('revokeAccountSession', { id: await currentOf(stranger) })).toMatchObject(unknown);
    }
    // He belongs to both: each workspace sees and ends its own sessions.
    expect(idsOf(await owner.done('listAccountSessions', { id: acme.accountId }))).toEqual([await currentOf(acme)]);
    expect(await owner.call('revokeAccountSession', { id: await currentOf(other) })).toMatchObject(unknown);
    await owner.done('revokeAccountSessions', { id: acme.accountId });
    expect([await welcome(acme), await welcome(other), await welcome(globex), await welcome(root)]).toEqual([
      closed,
      'welcome',
      'welcome',
      'welcome',
    ]);
  });

  test('P4 an account with a role of the platform is nobody for a workspace that it belongs to as well', async () => {
    const root = await createCaller(api, 'root');
    await api.database.identity((query) =>
      query
        .insertInto('memberships')
        .values({ id: ulid(), ws_id: owner.wsId, account_id: root.accountId, real_name: 'Root' })
        .execute(),
    );
    for (const id of ['listAccountSessions', 'revokeAccountSessions'] as const) {
      expect(await owner.call(id, { id: root.accountId }), id).toMatchObject({ code: 'role_above_own' });
    }
    expect(await welcome(root)).toBe('welcome');
  });

  test('ROUTE-053 only those who keep accounts see where others are signed in', async () => {
    for (const username of ['user', 'builder', 'appowner', 'root']) {
      const caller = await createCaller(api, username);
      const refused = { status: 403, code: 'not_allowed' };
      expect(await caller.call('listAccountSessions', { id: hr.accountId }), username).toMatchObject(refused);
      expect(await caller.call('revokeAccountSession', { id: ulid() }), username).toMatchObject(refused);
      expect(await caller.call('revokeAccountSessions', { id: hr.accountId }), username).toMatchObject(refused);
    }
  });

  test('P42 who ended which session is in the log', async () => {
    const appadmin = await createCaller(api, 'appadmin');
    await hr.done('revokeAccountSession', { id: await currentOf(appadmin) });
    expect(await lastLogOf(api, hr.wsId, 'revokeAccountSession')).toMatchObject({
      module: 'session',
      user_name: 'hr',
      target: idOf('appadmin'),
      before: { customer_name: 'Acme' },
    });
    await hr.done('revokeAccountSessions', { id: idOf('appadmin') });
    expect(await lastLogOf(api, hr.wsId, 'revokeAccountSessions')).toMatchObject({ detail: { revoked: 0 } });
    await hr.done('revokeOtherSessions');
    expect(await lastLogOf(api, hr.wsId, 'revokeOtherSessions')).toMatchObject({ user_name: 'hr' });
  });
});
