import { beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Fields, fields, items } from './answer-fields.ts';
import { type Caller, createCaller } from './caller.ts';
import { logged } from './log-rows.ts';

const acme = seedId('workspace acme');
const globex = seedId('workspace globex');
const unknown = '01JD3Q4V9M8X2T6W5R7Y1Z0ABC';
const day = 24 * 60 * 60 * 1000;

describeOnEachDatabase('customers', (open) => {
  let api: Api;
  let root: Caller;
  let number = 0;

  beforeAll(async () => {
    api = await startApi(await open());
    root = await createCaller(api, 'root');
    return () => api.close();
  });

  async function create(more: Fields = {}): Promise<Fields> {
    number += 1;
    const answer = await root.call('createCustomer', { customer_name: `Customer ${number}`, ...more });
    expect(answer.status, answer.message).toBe(200);
    return fields(answer);
  }

  describe('making', () => {
    test('PH-04 PH-09 a customer is made with its default data, its term and the default quota', async () => {
      const made = await create({ subdomain: 'north', telephone: '13912345678', au_config: { credit_code: '91X' } });
      expect(made).toMatchObject({
        ws_id: made['id'],
        subdomain: 'north',
        au_config: { customer_name: made['customer_name'], credit_code: '91X' },
        status: 10,
        api_status: 0,
        quota: { max_users: 50, max_apps: 20 },
        usage: { users: 0, apps: 0 },
        administrators: [],
        version: 1,
      });
      const term = Date.parse(String(made['expire_at'])) - Date.parse(String(made['begin_at']));
      expect(term).toBe(30 * day);
      const preferences = await api.database.tenant(String(made['id']), (query) =>
        query.selectFrom('preferences').select('key').where('ws_id', '=', String(made['id'])).execute(),
      );
      expect(preferences).toEqual([{ key: 'workspace' }]);
      const groups = await api.database.tenant(String(made['id']), (query) =>
        query.selectFrom('user_groups').select(['is_everybody', 'enabled']).execute(),
      );
      expect(groups).toEqual([{ is_everybody: true, enabled: true }]);
    });

    test('PH-04 the first administrator is the workspace super administrator', async () => {
      const administrator = { username: 'South-Owner', real_name: 'Anna Li' };
      const made = await create({ administrator, expire_at: null, quota: { max_users: null } });
      expect(made).toMatchObject({
        expire_at: null,
        quota: { max_users: null, max_apps: 20 },
        administrators: [{ username: 'South-Owner', real_name: 'Anna Li' }],
        usage: { users: 1 },
      });
      expect(fields(await root.call('getCustomerDetail', { id: made['id'] }))).toEqual(made);
      const before = fields(await root.call('listCustomers', { total: 'exact' }))['total'];
      expect(
        await root.call('createCustomer', { customer_name: 'Copy', administrator: { username: 'SOUTH-owner' } }),
      ).toMatchObject({ status: 409, code: 'username_taken' });
      expect(fields(await root.call('listCustomers', { total: 'exact' }))['total']).toBe(before);
    });

    test.each([
      ['taken', 'acme'],
      ['reserved', 'www'],
      ['reserved', 'billing'],
      ['shown as other letters', 'xn--acme-xyz'],
    ])('PH-04 a subdomain that is %s is refused', async (_, subdomain) => {
      const denial = { status: 409, code: 'subdomain_taken' };
      expect(await root.call('createCustomer', { customer_name: 'Other', subdomain })).toMatchObject(denial);
      expect(await root.call('updateCustomer', { id: globex, subdomain })).toMatchObject(denial);
    });

    test('PH-05 a subdomain that became reserved later stays with its customer', async () => {
      const made = await create({});
      const id = String(made['id']);
      await api.database.platform((query) =>
        query.updateTable('workspaces').set({ subdomain: 'support' }).where('id', '=', id).execute(),
      );
      const changed = await root.call('updateCustomer', { id, subdomain: 'support', customer_name: 'Still here' });
      expect(fields(changed)).toMatchObject({ subdomain: 'support', customer_name: 'Still here' });
    });

    test('PH-04 VAL-09 numbers and terms that cannot be are refused', async () => {
      expect(await root.call('createCustomer', { customer_name: 'Other', telephone: '12345678901' })).toMatchObject({
        status: 422,
        code: 'telephone_refused',
      });
      const term = { begin_at: '2026-02-01T00:00:00.000Z', expire_at: '2026-01-01T00:00:00.000Z' };
      expect(await root.call('createCustomer', { customer_name: 'Other', ...term })).toMatchObject({
        status: 422,
        data: { detail: { faults: [{ pointer: '/expire_at' }] } },
      });
    });

    test('P42 making a customer is logged', async () => {
      const made = await create();
      const [row] = await logged(api, 'createCustomer');
      expect(row).toMatchObject({ module: 'customer', target: made['id'], user_name: 'root', before: null });
      expect(row?.['after']).toMatchObject({ customer_name: made['customer_name'] });
    });
  });

  describe('reading', () => {
    test('PH-04 customers are listed, sorted, searched and filtered', async () => {
      const found = items(await root.call('listCustomers', { search: 'GLOB' }));
      expect(found).toMatchObject([{ id: globex, customer_name: 'Globex' }]);
      const names = items(await root.call('listCustomers', { sort: 'customer_name', size: 100 })).map((row) =>
        String(row['customer_name']).toLowerCase(),
      );
      expect(names).toEqual([...names].sort());
      const normal = items(await root.call('listCustomers', { status: 20, size: 100 }));
      expect(normal.map(({ id }) => id)).toEqual(expect.arrayContaining([acme, globex]));
      expect(new Set(normal.map(({ status }) => status))).toEqual(new Set([20]));
    });

    test('PH-04 customers are filtered by the end of their term, both ends included', async () => {
      const expire_at = '2031-05-05T00:00:00.000Z';
      const { id } = await create({ expire_at });
      const found = await root.call('listCustomers', { expire_at_from: expire_at, expire_at_to: expire_at });
      expect(items(found).map((row) => row['id'])).toEqual([id]);
    });

    test('PH-05 one customer is read, and P2 an unknown one is not found', async () => {
      expect(fields(await root.call('getCustomer', { id: acme }))).toMatchObject({ id: acme, subdomain: 'acme' });
      for (const id of ['getCustomer', 'getCustomerDetail'] as const) {
        expect(await root.call(id, { id: unknown })).toMatchObject({ status: 404, code: 'not_found' });
      }
    });

    test('PH-08 the detail counts what the workspace uses and names who administers it', async () => {
      const detail = fields(await root.call('getCustomerDetail', { id: acme }));
      expect(detail['administrators']).toMatchObject([{ username: 'owner' }]);
      expect(detail['usage']).toMatchObject({ users: 9, tables: 0, records: 0 });
    });
  });

  describe('changing', () => {
    test('PH-05 what is sent changes and the rest stays', async () => {
      const made = await create({ email: 'a@example.com', subdomain: 'east' });
      const changes = { customer_name: 'Renamed', subdomain: '', status: 20, au_config: { credit_code: 'C1' } };
      const changed = fields(await root.call('updateCustomer', { id: made['id'], ...changes }));
      expect(changed).toMatchObject({
        customer_name: 'Renamed',
        subdomain: '',
        status: 20,
        email: 'a@example.com',
        au_config: { credit_code: 'C1' },
        begin_at: made['begin_at'],
        version: 2,
      });
      expect(fields(await root.call('getCustomer', { id: made['id'] }))).toEqual(changed);
      const [row] = await logged(api, 'updateCustomer');
      expect(row).toMatchObject({
        before: { customer_name: made['customer_name'] },
        after: { customer_name: 'Renamed' },
      });
    });

    test('PH-05 a change that came too late is refused with both values', async () => {
      const { id } = await create();
      await root.call('updateCustomer', { id, real_name: 'First' });
      const later = await root.call('updateCustomer', { id, real_name: 'Second' }, { version: 1 });
      expect(later).toMatchObject({
        status: 409,
        code: 'version_conflict',
        data: { detail: { version: 2, stored: { real_name: 'First' }, sent: { real_name: 'Second' } } },
      });
    });

    test('PH-05 a change that changes nothing is neither written nor logged', async () => {
      const { id, customer_name } = await create();
      const before = (await logged(api, 'updateCustomer')).length;
      expect(fields(await root.call('updateCustomer', { id, customer_name }))['version']).toBe(1);
      expect(await logged(api, 'updateCustomer')).toHaveLength(before);
    });

    test('PH-05 a stopped customer is not opened by an update', async () => {
      const { id } = await create();
      await root.call('disableCustomer', { id });
      expect(await root.call('updateCustomer', { id, status: 20 })).toMatchObject({
        status: 422,
        code: 'invalid_request',
      });
      expect(await root.call('updateCustomer', { id, real_name: 'Somebody' })).toMatchObject({ status: 200 });
    });

    test('PH-07 limits that are sent are set and the others stay', async () => {
      const { id } = await create();
      const quota = fields(await root.call('configureCustomerQuota', { id, quota: { max_users: 3, max_apps: null } }));
      expect(quota).toMatchObject({ max_users: 3, max_apps: null, max_tables: 500 });
      expect(fields(await root.call('getCustomerDetail', { id }))['quota']).toEqual(quota);
      const [row] = await logged(api, 'configureCustomerQuota');
      expect(row).toMatchObject({ target: id, after: { quota: { max_users: 3 } } });
    });
  });

  describe('states', () => {
    test('PH-06 ACC-05 P11 the people of a stopped workspace are refused from the next request on', async () => {
      const globexOwner = await createCaller(api, 'globex');
      expect(await globexOwner.call('listApplications')).toMatchObject({ status: 200 });
      expect(await root.call('disableCustomer', { id: globex })).toMatchObject({ status: 200, data: null });
      expect(await globexOwner.call('listApplications')).toMatchObject({ status: 403, code: 'workspace_out_of_use' });
      expect(await root.call('enableCustomer', { id: globex })).toMatchObject({ status: 200 });
      expect(await globexOwner.call('listApplications')).toMatchObject({ status: 200 });
      const [stopped] = await logged(api, 'disableCustomer');
      expect(stopped).toMatchObject({ target: globex, before: { status: 20 }, after: { status: 40 } });
    });

    test('PH-06 enabling makes a stopped customer a normal one and leaves a trial alone', async () => {
      const { id } = await create();
      await root.call('enableCustomer', { id });
      expect(fields(await root.call('getCustomer', { id }))['status']).toBe(10);
      await root.call('disableCustomer', { id });
      await root.call('enableCustomer', { id });
      expect(fields(await root.call('getCustomer', { id }))['status']).toBe(20);
    });

    test("PH-10 the API setting shows in the workspace's environment", async () => {
      const setting = async () =>
        fields(await api.visitor('acme.localhost:4300').call('getEnvironment'))['globalConfig'];
      expect(await setting()).toMatchObject({ api_status: 0 });
      await root.call('enableCustomerApi', { id: acme });
      expect(await setting()).toMatchObject({ api_status: 10 });
      await root.call('disableCustomerApi', { id: acme });
      expect(await setting()).toMatchObject({ api_status: 0 });
    });

    test('PH-10 repair makes what is missing, and is safe to repeat', async () => {
      const { id } = await create();
      const wsId = String(id);
      const preferences = () =>
        api.database.tenant(wsId, (query) =>
          query.selectFrom('preferences').select('id').where('ws_id', '=', wsId).execute(),
        );
      const [stored] = await preferences();
      await root.call('repairCustomer', { id });
      expect(await preferences()).toEqual([stored]);
      await api.database.tenant(wsId, async (query) => {
        for (const table of ['preferences', 'user_groups'] as const)
          await query.deleteFrom(table).where('ws_id', '=', wsId).execute();
      });
      await root.call('repairCustomer', { id });
      expect(await preferences()).toHaveLength(1);
      expect(await logged(api, 'repairCustomer')).toMatchObject([
        { detail: { made: ['preference', 'userGroup'] } },
        { detail: { made: [] } },
      ]);
    });

    test.each([
      'enableCustomer',
      'disableCustomer',
      'enableCustomerApi',
      'disableCustomerApi',
      'repairCustomer',
    ] as const)('P2 %s answers an unknown id with not_found', async (id) => {
      expect(await root.call(id, { id: unknown })).toMatchObject({ status: 404, code: 'not_found' });
    });
  });
});
