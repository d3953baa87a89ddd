import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Operation, type OperationId, operations } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';
import { logged } from './log-rows.ts';
import type { Answered } from './visitor.ts';

const acme = seedId('workspace acme');
const globex = seedId('workspace globex');
const customers = seedId('application acme Customers');
const minute = 60_000;

interface Ticket {
  origin: string | null;
  ticket: string;
  user_id: string;
}

interface Pair {
  accessToken: string;
  refreshToken: string;
}

describeOnEachDatabase('support by the consent of a customer', (open) => {
  let api: Api;
  let owner: Caller;
  let root: Caller;

  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });

  beforeEach(async () => {
    [owner, root] = await createCallers(api, 'owner', 'root');
    await owner.done('endSupportConsent');
  });

  const ask = (caller = root, id = acme) => caller.call('createSupportTicket', { id });
  const spend = (ticket: Ticket, host = 'acme.localhost:4300') =>
    api.visitor(host).call('createTokenByUserId', { user_id: ticket.user_id, ticket: ticket.ticket });

  /** A session of support, as a caller. */
  async function look(): Promise<Pair & { call(id: OperationId, args?: Record<string, unknown>): Promise<Answered> }> {
    await owner.done('giveSupportConsent');
    // Safe: answers are validated against the contract.
    const opened = await spend((await ask()).data as Ticket);
    expect(opened).toMatchObject({ status: 200, data: { ws_id: acme, roles: ['WORKSPACE_ADMIN'], alone: true } });
    const pair = opened.data as Pair;
    const visitor = api.visitor('acme.localhost:4300');
    return { ...pair, call: (id, args = {}) => visitor.call(id, args, { token: pair.accessToken }) };
  }

  test('PH-14 P2 without a consent there is no way in, and only the super administrator of the customer gives one', async () => {
    expect(await ask()).toMatchObject({ status: 403, code: 'support_not_allowed' });
    expect(await root.done('getCustomerDetail', { id: acme })).toMatchObject({ support: null });
    const admin = await createCaller(api, 'admin');
    expect(await admin.call('giveSupportConsent')).toMatchObject({ status: 403, code: 'not_allowed' });
    const given = await owner.done('giveSupportConsent');
    expect(given.consent).not.toBeNull();
    const { given_at, ends_at } = given.consent ?? { given_at: '', ends_at: '' };
    expect(Date.parse(ends_at) - Date.parse(given_at)).toBe(60 * minute);
    expect(await owner.done('giveSupportConsent'), 'asking again makes it no longer').toEqual(given);
    expect(await root.done('getCustomerDetail', { id: acme })).toMatchObject({ support: given.consent });
    expect(await root.done('getCustomerDetail', { id: globex }), 'of one customer alone').toMatchObject({
      support: null,
    });
    expect(await ask(root, globex)).toMatchObject({ code: 'support_not_allowed' });
    expect(await ask(admin)).toMatchObject({ status: 403, code: 'not_allowed' });
  });

  test('AUTH-36 P2 a ticket works once, in its workspace, and not after the consent has ended', async () => {
    await owner.done('giveSupportConsent');
    const ticket = (await ask()).data as Ticket;
    expect(await spend(ticket, 'globex.localhost:4300')).toMatchObject({ status: 404 });
    expect(await spend(ticket), 'it was used up').toMatchObject({ status: 404 });
    const second = (await ask()).data as Ticket;
    await owner.done('endSupportConsent');
    expect(await spend(second)).toMatchObject({ status: 403, code: 'support_not_allowed' });
  });

  test('PH-14 ROLE-03 support reads the workspace as an administrator, under its own name', async () => {
    const support = await look();
    expect((await support.call('getUserInfo')).data).toMatchObject({
      role: ['WORKSPACE_ADMIN'],
      user: { ws_id: acme, username: 'root', support: { customer_name: 'Acme' } },
    });
    expect(await support.call('listAccounts')).toMatchObject({ status: 200 });
    expect(await support.call('getAppInfo', { id: customers })).toMatchObject({
      status: 200,
      data: { can_edit: false },
    });
    expect(await root.call('getPlatformConfig'), 'the own session continues').toMatchObject({ status: 200 });
    expect(await support.call('getPlatformConfig')).toMatchObject({ status: 403 });
  });

  test('PH-14 P11 every served call that changes something is denied by one rule, whatever it is', async () => {
    const support = await look();
    const changes = Object.entries<Operation>(operations).filter(
      ([, { safe, planned, roles, session }]) => !safe && !planned && roles !== 'public' && session !== 'closes',
    );
    expect(changes.length).toBeGreaterThan(100);
    for (const [id] of changes) {
      // Safe: the key of the table.
      const answer = await support.call(id as OperationId);
      expect([id, answer.status, answer.code]).toEqual([id, 403, 'support_read_only']);
    }
    const tries = await logged(api, 'createAccount', acme);
    expect(tries[0]).toMatchObject({ result: 'failed', detail: { code: 'support_read_only' } });
  });

  test('PH-14 P42 keys, sessions, exports and files of the workspace are not read in it', async () => {
    const support = await look();
    const closed = [
      'listApiKeys',
      'listAccountSessions',
      'listOwnSessions',
      'exportOperationLog',
      'exportRecords',
      'exportTableRecords',
      'packFiles',
      'testIntegration',
      'testExternalDatabase',
      'createSupportTicket',
    ] as const;
    for (const id of closed) expect([id, (await support.call(id)).code]).toEqual([id, 'support_read_only']);
    const value = {
      setting: 'sms',
      provider: 'http',
      gateway_url: 'https://sms.example.com/send',
      access_key: 'k',
      access_secret: 'hidden-4711',
    };
    const saved = await owner.call('saveWorkspaceSetting', { key: 'sms', value } as never);
    const read = await support.call('getWorkspaceSetting', { key: 'sms' });
    expect([saved.status, read.status], saved.message).toEqual([200, 200]);
    expect(JSON.stringify(read.data)).not.toContain('hidden-4711');
  });

  test('P42 the entry, what is read, and who it was are in the log of the customer', async () => {
    const support = await look();
    for (let times = 0; times < 3; times += 1) await support.call('getAppInfo', { id: customers });
    await support.call('getUserInfo');
    const [entry] = await logged(api, 'beginSupport', acme);
    expect(entry).toMatchObject({ module: 'support', result: 'succeeded' });
    expect(entry?.user_name).toContain('root');
    const since = entry?.created_at ?? new Date();
    const reads = (await logged(api, 'getAppInfo', acme)).filter(({ created_at }) => created_at >= since);
    expect(reads.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(reads[0]).toMatchObject({ target: customers, application_id: customers, user_name: entry?.user_name });
    expect(await logged(api, 'getUserInfo', acme), 'nothing of the workspace was read by it').toEqual([]);
    expect(await logged(api, 'getAppInfo', globex)).toEqual([]);
    const [made] = await logged(api, 'createSupportTicket');
    expect(made).toMatchObject({ target: acme, user_name: 'root' });
    const [given] = await logged(api, 'giveSupportConsent', acme);
    expect(given).toMatchObject({ user_name: 'owner' });
  });

  test('P11 the session ends at once when the consent is ended, and no refresh brings it back', async () => {
    const support = await look();
    await owner.done('endSupportConsent');
    expect(await support.call('getUserInfo')).toMatchObject({ status: 401, code: 'support_ended' });
    const visitor = api.visitor('acme.localhost:4300');
    expect(await visitor.call('refreshToken', { refresh_token: support.refreshToken })).toMatchObject({
      status: 401,
      code: 'support_ended',
    });
    await owner.done('giveSupportConsent');
    expect(await support.call('getUserInfo'), 'another consent is not its own').toMatchObject({
      code: 'support_ended',
    });
  });

  test('P11 who loses the role of the platform looks no longer', async () => {
    const support = await look();
    const set = (system_roles: string[]) =>
      api.database.identity((query) =>
        query.updateTable('accounts').set({ system_roles }).where('username_key', '=', 'root').execute(),
      );
    await set([]);
    expect(await support.call('getUserInfo')).toMatchObject({ status: 401, code: 'support_ended' });
    await set(['SYSTEM_SUPER_ADMIN']);
    expect(await support.call('getUserInfo')).toMatchObject({ status: 200 });
  });

  test('SESS-14 leaving ends the session, and is the one call beside reads that it makes', async () => {
    const support = await look();
    expect(await support.call('logout')).toMatchObject({ status: 200 });
    expect(await support.call('getUserInfo')).toMatchObject({ status: 401 });
    expect(await root.call('getPlatformConfig')).toMatchObject({ status: 200 });
  });

  test('ACC-11 an application whose owner keeps the platform out keeps its support out', async () => {
    const support = await look();
    const set = (admin_edit_disabled: boolean) =>
      owner.done('saveApplicationGlobalConfig', { application_id: customers, config: { admin_edit_disabled } });
    await set(true);
    expect(await support.call('getAppInfo', { id: customers })).toMatchObject({ code: 'invalid_app_auth' });
    await set(false);
    expect(await support.call('getAppInfo', { id: customers })).toMatchObject({ status: 200 });
  });

  test('P11 the session ends with the hour', async () => {
    const support = await look();
    api.advance(61 * minute);
    const answer = await support.call('getUserInfo');
    expect(answer.status).toBe(401);
    const visitor = api.visitor('acme.localhost:4300');
    expect(await visitor.call('refreshToken', { refresh_token: support.refreshToken })).toMatchObject({
      code: 'support_ended',
    });
    const [again] = await createCallers(api, 'owner');
    expect((await again.done('getSupportConsent')).consent).toBeNull();
    expect((await again.done('giveSupportConsent')).consent, 'a new hour may begin').not.toBeNull();
  });
});
