import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { type Api, startApi } from '#tests/api/api.ts';
import { type Caller, createCaller, createCallers, idOf } from '#tests/api/caller.ts';
import { signInAs } from '#tests/api/sign-in-as.ts';
import type { Answered } from '#tests/api/visitor.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';

const acme = seedId('workspace acme');
const globex = seedId('workspace globex');
const leave = seedId('application acme Leave and absence');

describeOnEachDatabase('tickets in the wrong hands or at the wrong time', (open) => {
  let api: Api;
  let owner: Caller;
  let root: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });
  beforeEach(async () => {
    [owner, root] = await createCallers(api, 'owner', 'root');
  });

  // Safe: answers are validated against the contract.
  const ticketIn = ({ data }: Answered): string => (data as { ticket: string }).ticket;
  const pairIn = ({ data }: Answered) => data as Schemas['TokenAnswer'];
  const use = (ticket: string, username: string, host?: string, headers = {}) =>
    api.visitor(host).call('createTokenByUserId', { user_id: idOf(username), ticket }, { headers });

  /** A session of a person of two workspaces, with a ticket to the other one. */
  async function leaving() {
    const visitor = api.visitor('acme.localhost:4300');
    const pair = await signInAs(visitor, 'both');
    const ticket = ticketIn(
      await visitor.call('createWorkspaceTicket', { ws_id: globex }, { token: pair.accessToken }),
    );
    return { visitor, pair, ticket };
  }

  test('P11 of twenty who use a ticket to another workspace at once, one gets in, and the first session is over', async () => {
    const { visitor, pair, ticket } = await leaving();
    const answers = await Promise.all(Array.from({ length: 20 }, () => use(ticket, 'both', 'globex.localhost:4300')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
    expect((await visitor.call('getUserInfo', {}, { token: pair.accessToken })).status).toBe(401);
    const renewed = await visitor.call('refreshToken', { refresh_token: pair.refreshToken });
    expect(renewed.status, 'nor by its refresh token').toBe(401);
  });

  test('P11 leaving by two tickets at once, and signing out meanwhile, leaves at most one session', async () => {
    const { visitor, pair, ticket } = await leaving();
    const second = ticketIn(
      await visitor.call('createWorkspaceTicket', { ws_id: globex }, { token: pair.accessToken }),
    );
    const [one, two] = await Promise.all([
      use(ticket, 'both', 'globex.localhost:4300'),
      use(second, 'both', 'globex.localhost:4300'),
      visitor.call('logout', {}, { token: pair.accessToken }),
    ]);
    expect([one, two].filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect((await visitor.call('getUserInfo', {}, { token: pair.accessToken })).status).toBe(401);
  });

  test('P2 P11 a ticket to another workspace is no use in a browser of another name, and is used up by the try', async () => {
    const { ticket } = await leaving();
    const stolen = await use(ticket, 'both', 'globex.localhost:4300', { 'user-agent': 'thief' });
    expect(stolen).toMatchObject({ status: 404, code: 'not_found' });
    expect(await use(ticket, 'both', 'globex.localhost:4300')).toMatchObject({ status: 404 });
  });

  test('P11 a ticket is no use once its person was disabled, or has left that workspace', async () => {
    const other = await leaving();
    const membership = (status: 'active' | 'disabled') =>
      api.database.identity((query) =>
        query
          .updateTable('memberships')
          .set({ status })
          .where('ws_id', '=', globex)
          .where('account_id', '=', idOf('both'))
          .execute(),
      );
    await membership('disabled');
    const refused = await use(other.ticket, 'both', 'globex.localhost:4300');
    await membership('active');
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    const shadow = ticketIn(
      await owner.call('createShadowTicket', { application_id: leave, user_id: idOf('builder') }),
    );
    await owner.done('updateAccount', { id: idOf('builder'), status: 40 });
    const afterwards = await use(shadow, 'builder');
    await owner.done('updateAccount', { id: idOf('builder'), status: 20 });
    expect(afterwards.status).toBeGreaterThanOrEqual(400);
    expect(await use(shadow, 'builder'), 'nor once the person is back').toMatchObject({ status: 404 });
  });

  test('P33 a session by a shadow ticket makes no ticket of any kind', async () => {
    const made = await owner.call('createShadowTicket', { application_id: leave, user_id: idOf('appowner') });
    const { accessToken: token } = pairIn(await use(ticketIn(made), 'appowner'));
    const visitor = api.visitor();
    const further = [
      ['createHandover', {}],
      ['createWorkspaceTicket', { ws_id: globex }],
      ['createShadowTicket', { application_id: leave, user_id: idOf('appuser') }],
      ['openExternalApplication', { id: leave }],
      ['createApiKey', { name: 'x', scopes: ['*:read'], days: 1 }],
    ] as const;
    for (const [call, args] of further)
      expect([call, (await visitor.call(call, args, { token })).status]).toEqual([call, 403]);
  });

  test('P11 P33 a ticket of support opens one session, in its workspace, and no other ticket', async () => {
    await owner.done('giveSupportConsent');
    const ask = async () => ticketIn(await root.call('createSupportTicket', { id: acme }));
    expect(await use(await ask(), 'root', 'globex.localhost:4300')).toMatchObject({ status: 404 });
    expect(await use(await ask(), 'root', 'acme.localhost:4300', { 'user-agent': 'thief' })).toMatchObject({
      status: 404,
    });
    expect(await use(await ask(), 'owner', 'acme.localhost:4300')).toMatchObject({ status: 404 });
    const ticket = await ask();
    const answers = await Promise.all(Array.from({ length: 10 }, () => use(ticket, 'root', 'acme.localhost:4300')));
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    const [first] = opened;
    const token = first && pairIn(first).accessToken;
    const inside = api.visitor('acme.localhost:4300');
    for (const [call, args] of [
      ['createHandover', {}],
      ['createWorkspaceTicket', { ws_id: globex }],
      ['createShadowTicket', { application_id: leave, user_id: idOf('appuser') }],
    ] as const)
      expect([call, (await inside.call(call, args, { token })).status]).toEqual([call, 403]);
    // A consent that is given again is another one.
    const early = await ask();
    await owner.done('endSupportConsent');
    await owner.done('giveSupportConsent');
    expect(await use(early, 'root', 'acme.localhost:4300')).toMatchObject({ status: 403, code: 'support_not_allowed' });
    expect((await inside.call('getUserInfo', {}, { token })).status).toBeGreaterThanOrEqual(401);
    await owner.done('endSupportConsent');
  });

  test('P33 tickets of external applications open no session, and those of sessions name nobody', async () => {
    const both = await createCaller(api, 'both', 'acme');
    const ticket = ticketIn(await both.call('createWorkspaceTicket', { ws_id: globex }));
    const args = { application_id: leave, ticket };
    const named = await owner.call('exchangeExternalTicket', args);
    const unknown = await owner.call('exchangeExternalTicket', { ...args, ticket: 'pwx_unknown' });
    expect([named.status, named.data]).toEqual([unknown.status, unknown.data]);
    expect(named.status).toBeGreaterThanOrEqual(400);
    expect(await use('pwx_unknown', 'both')).toMatchObject({ status: 404 });
  });
});
