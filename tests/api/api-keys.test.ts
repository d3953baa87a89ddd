import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperationId } from '#openapi';
import { hashToken } from '#server/domains/identity/access/token.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Fields, fields, items } from './answer-fields.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';
import { add, enter } from './people.ts';
import { logged } from './log-rows.ts';

const acme = seedId('workspace acme');
const day = 24 * 60 * 60 * 1000;

interface Made {
  key: Fields;
  secret: string;
}

describeOnEachDatabase('API keys', (open) => {
  let api: Api;
  let owner: Caller;
  let builder: Caller;
  let root: Caller;

  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });

  // Sessions end while tests move the clock.
  beforeEach(async () => {
    [owner, builder, root] = await createCallers(api, 'owner', 'builder', 'root');
    await root.call('enableCustomerApi', { id: acme });
  });

  async function make(caller: Caller, scopes: string[], more: Fields = {}): Promise<Made> {
    const answer = await caller.call('createApiKey', { name: 'Nightly', scopes, ...more });
    expect(answer.status, answer.message).toBe(200);
    // Safe: answers are validated against the contract.
    return answer.data as unknown as Made;
  }

  const use = (secret: string, id: OperationId, args: Fields = {}) => api.visitor().call(id, args, { token: secret });

  describe('making', () => {
    test('a key tells its secret once, and only a hash of it is kept', async () => {
      const { key, secret } = await make(owner, ['application:read'], { days: 7 });
      expect(secret).toMatch(/^pwk_[\w-]{43}$/);
      expect(key).toMatchObject({
        name: 'Nightly',
        prefix: secret.slice(0, 10),
        status: 'active',
        user_name: 'Olivia Stone',
        last_used_at: null,
        revoked_at: null,
      });
      expect(Date.parse(String(key['expires_at'])) - Date.parse(String(key['created_at']))).toBe(7 * day);
      const stored = await api.database.tenant(acme, (query) =>
        query
          .selectFrom('api_keys')
          .selectAll()
          .where('ws_id', '=', acme)
          .where('id', '=', String(key['id']))
          .execute(),
      );
      expect(stored[0]?.hash).toBe(hashToken(secret));
      expect(JSON.stringify(stored)).not.toContain(secret);
      const [row] = await logged(api, 'createApiKey', acme);
      expect(row).toMatchObject({ module: 'api-key', target: key['id'], after: { scopes: ['application:read'] } });
      expect(JSON.stringify(row)).not.toContain(secret);
    });

    test.each(['nowhere:read', 'auth:write', 'api-key:write'])('a key for %s is refused', async (scope) => {
      expect(await owner.call('createApiKey', { name: 'x', scopes: ['application:read', scope] })).toMatchObject({
        status: 422,
        data: { detail: { faults: [{ pointer: '/scopes/1' }] } },
      });
    });

    test('a workspace has at most 100 working keys', async () => {
      const globexOwner = await createCaller(api, 'globex');
      for (let made = 0; made < 100; made += 1) await make(globexOwner, ['*:read']);
      const refused = await globexOwner.call('createApiKey', { name: 'x', scopes: ['*:read'] });
      expect(refused).toMatchObject({ status: 409, code: 'api_key_limit' });
    });
  });

  describe('calling', () => {
    test("AUTH-12 a key calls without any sign-in, as its maker and in its maker's workspace", async () => {
      const { key, secret } = await make(owner, ['application:read', 'account:read']);
      const mine = items(await owner.call('listApplications')).map(({ id }) => id);
      expect(items(await use(secret, 'listApplications')).map(({ id }) => id)).toEqual(mine);
      expect(fields(await use(secret, 'showCurrentUser'))).toMatchObject({ username: 'owner' });
      const [listed] = items(await owner.call('listApiKeys', { search: String(key['prefix']) }));
      expect(String(listed?.['last_used_at'])).toMatch(/:00:00\.000Z$/);
    });

    test('a key reaches the areas of its scopes only, and read does not write', async () => {
      const reader = (await make(owner, ['application:read', 'preference:read'])).secret;
      expect(await use(reader, 'showCurrentUser')).toMatchObject({
        status: 403,
        code: 'api_key_scope',
        data: { detail: { rule: 'account:read' } },
      });
      const write = { theme_color: 'Purple' };
      expect(await use(reader, 'getWorkspacePreference')).toMatchObject({ status: 200 });
      expect(await use(reader, 'setWorkspacePreference', write)).toMatchObject({ code: 'api_key_scope' });
      const writer = (await make(owner, ['preference:write'])).secret;
      expect(await use(writer, 'setWorkspacePreference', write)).toMatchObject({ status: 200 });
      expect(await use(writer, 'getWorkspacePreference')).toMatchObject({ status: 200 });
      const everywhere = (await make(owner, ['*:read'])).secret;
      expect(await use(everywhere, 'listApplications')).toMatchObject({ status: 200 });
      expect(await use(everywhere, 'setWorkspacePreference', write)).toMatchObject({ code: 'api_key_scope' });
    });

    test('P1 people, roles and secrets are reached only by a key that names them', async () => {
      const everywhere = (await make(owner, ['*:read', '*:write'])).secret;
      const other = seedId('account user');
      for (const id of ['showCurrentUser', 'listAccounts', 'getWorkspacePreference'] as const) {
        expect(await use(everywhere, id), id).toMatchObject({ status: 403, code: 'api_key_scope' });
      }
      expect(await use(everywhere, 'resetAccountSecret', { id: other })).toMatchObject({
        code: 'api_key_scope',
        data: { detail: { rule: 'account:write' } },
      });
      const named = (await make(owner, ['*:read', 'account:write'])).secret;
      expect(await use(named, 'getAccount', { id: other })).toMatchObject({ status: 200 });
    });

    test('P42 what a key does is logged with its maker and its id', async () => {
      const { key, secret } = await make(owner, ['preference:write']);
      await use(secret, 'setWorkspacePreference', { theme_color: 'GeekBlue' });
      const [row] = await logged(api, 'setWorkspacePreference', acme);
      expect(row).toMatchObject({ user_name: 'owner', detail: { with_key: key['id'] } });
    });

    test('P11 a key changes no address to which codes for a forgotten password go', async () => {
      const { secret } = await make(owner, ['account:write']);
      const answer = await use(secret, 'updateCurrentUser', { email: 'key@example.com' });
      expect(answer).toMatchObject({ status: 403, code: 'api_key_scope' });
      expect(await use(secret, 'updateCurrentUser', { introduction: 'By a key' })).toMatchObject({ status: 200 });
    });

    test('a key manages neither keys nor sessions', async () => {
      const { secret } = await make(owner, ['*:write']);
      const calls = [
        use(secret, 'createApiKey', { name: 'x', scopes: ['*:write'] }),
        use(secret, 'listApiKeys'),
        use(secret, 'revokeApiKey', { id: 'x' }),
        use(secret, 'logout'),
      ];
      for (const answer of await Promise.all(calls)) {
        expect(answer).toMatchObject({ status: 403, code: 'api_key_scope' });
      }
    });

    test("P1 a key has no more rights than its maker's roles of this moment", async () => {
      const { secret } = await make(builder, ['*:write']);
      expect(await use(secret, 'listCustomers')).toMatchObject({ status: 403, code: 'not_allowed' });
      expect(await use(secret, 'listOperationLog')).toMatchObject({ status: 403, code: 'invalid_app_auth' });
      const setRoles = (roles: string[]) =>
        api.database.identity((query) =>
          query
            .updateTable('memberships')
            .set({ roles })
            .where('ws_id', '=', acme)
            .where('account_id', '=', seedId('account builder'))
            .execute(),
        );
      await setRoles(['WORKSPACE_ADMIN']);
      expect(await use(secret, 'listOperationLog')).toMatchObject({ status: 200 });
      await setRoles(['WORKSPACE_APP_ADMIN']);
      expect(await use(secret, 'listOperationLog')).toMatchObject({ status: 403 });
    });
  });

  describe('ending', () => {
    const refused = { status: 401, code: 'api_key_is_invalid' };

    test('an unknown key is refused', async () => {
      expect(await use(`pwk_${'x'.repeat(43)}`, 'listApplications')).toMatchObject(refused);
    });

    test('P11 a revoked key is refused from the next request on, and stays listed', async () => {
      const { key, secret } = await make(owner, ['application:read']);
      expect(await use(secret, 'listApplications')).toMatchObject({ status: 200 });
      expect(await owner.call('revokeApiKey', { id: key['id'] })).toMatchObject({ status: 200, data: null });
      expect(await use(secret, 'listApplications')).toMatchObject(refused);
      const [listed] = items(await owner.call('listApiKeys', { search: String(key['prefix']), status: 'revoked' }));
      expect(listed).toMatchObject({ id: key['id'], status: 'revoked', revoked_at: expect.any(String) });
      const times = (await logged(api, 'revokeApiKey', acme)).length;
      expect(await owner.call('revokeApiKey', { id: key['id'] })).toMatchObject({ status: 200 });
      expect(await logged(api, 'revokeApiKey', acme)).toHaveLength(times);
    });

    test('P11 a forced reset ends the keys of an account, and ending sessions does where it is ticked', async () => {
      const { secret } = await make(builder, ['application:read']);
      const { accountId: id } = builder;
      const works = async (token: string) =>
        (await api.visitor().call('listApplications', {}, { token })).status === 200;
      await owner.done('revokeAccountSessions', { id });
      expect(await works(secret)).toBe(true);
      await owner.done('revokeAccountSessions', { id, api_keys: true });
      expect(await works(secret)).toBe(false);

      const again = await createCaller(api, 'builder');
      const own = (await make(again, ['application:read'])).secret;
      await again.done('revokeOtherSessions');
      expect(await works(own)).toBe(true);
      await again.done('revokeOtherSessions', { api_keys: true });
      expect(await works(own)).toBe(false);
      expect(await logged(api, 'revokeOtherSessions', acme)).toContainEqual(
        expect.objectContaining({ detail: expect.objectContaining({ revoked_keys: 1 }) }),
      );

      const person = await add(owner, { roles: ['WORKSPACE_APP_ADMIN'] });
      const { token } = await enter(api, owner, person);
      const made = await api.visitor().call('createApiKey', { name: 'x', scopes: ['application:read'] }, { token });
      const last = (made.data as unknown as Made).secret;
      expect(await works(last)).toBe(true);
      await owner.done('resetAccountSecret', { id: person.id });
      expect(await works(last)).toBe(false);
    });

    test('an expired key is refused', async () => {
      const { key, secret } = await make(owner, ['application:read'], { days: 1 });
      api.advance(day);
      expect(await use(secret, 'listApplications')).toMatchObject(refused);
      const listed = items(await (await createCaller(api, 'owner')).call('listApiKeys', { status: 'expired' }));
      expect(listed.map(({ id }) => id)).toContain(key['id']);
    });

    test('P11 the key of someone who left the workspace is refused', async () => {
      const { secret } = await make(builder, ['application:read']);
      const setStatus = (status: 'active' | 'disabled') =>
        api.database.identity((query) =>
          query
            .updateTable('memberships')
            .set({ status })
            .where('ws_id', '=', acme)
            .where('account_id', '=', seedId('account builder'))
            .execute(),
        );
      await setStatus('disabled');
      expect(await use(secret, 'listApplications')).toMatchObject(refused);
      await setStatus('active');
      expect(await use(secret, 'listApplications')).toMatchObject({ status: 200 });
    });

    test('PH-10 a disabled API refuses keys, and nothing else', async () => {
      const { secret } = await make(owner, ['application:read']);
      await root.call('disableCustomerApi', { id: acme });
      expect(await use(secret, 'listApplications')).toMatchObject({ status: 403, code: 'api_disabled' });
      expect(await owner.call('listApplications')).toMatchObject({ status: 200 });
      await root.call('enableCustomerApi', { id: acme });
      expect(await use(secret, 'listApplications')).toMatchObject({ status: 200 });
    });

    test('ACC-05 a stopped workspace refuses keys like people', async () => {
      const { secret } = await make(owner, ['application:read']);
      await root.call('disableCustomer', { id: acme });
      expect(await use(secret, 'listApplications')).toMatchObject({ status: 403, code: 'workspace_out_of_use' });
      await root.call('enableCustomer', { id: acme });
    });
  });

  describe('listing', () => {
    test("P2 an application administrator sees and revokes its own keys, and another's looks unknown", async () => {
      const mine = await make(builder, ['application:read'], { name: 'Mine' });
      const other = await make(owner, ['application:read'], { name: 'Other' });
      const names = items(await builder.call('listApiKeys', { size: 100 })).map(({ user_name }) => user_name);
      expect(new Set(names)).toEqual(new Set(['Ben Okafor']));
      const unknown = await builder.call('revokeApiKey', { id: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC' });
      expect(await builder.call('revokeApiKey', { id: other.key['id'] })).toMatchObject({
        status: 404,
        data: unknown.data,
      });
      expect(await use(other.secret, 'listApplications')).toMatchObject({ status: 200 });
      expect(await owner.call('revokeApiKey', { id: mine.key['id'] })).toMatchObject({ status: 200 });
      expect(await use(mine.secret, 'listApplications')).toMatchObject({ status: 401 });
    });

    test('keys are searched, filtered and sorted, and never show a secret', async () => {
      const { secret } = await make(owner, ['application:read'], { name: 'Zebra' });
      const answer = await owner.call('listApiKeys', { search: 'ZEB', status: 'active', sort: 'name' });
      expect(items(answer)).toMatchObject([{ name: 'Zebra' }]);
      expect(answer.bytes.toString()).not.toContain(secret);
    });
  });
});
