import { beforeAll, expect, test } from 'vitest';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';

const leave = seedId('application acme Leave and absence');
const inLeave = { headers: { application_id: leave, 'accept-language': 'en-US' } };
const fields = [{ node: 'field' as const, id: 'title', label: 'Title', kind: { type: 'text' as const } }];
const everything = { logicalOperator: 'all' as const, children: [] };

describeOnEachDatabase('tables by their calls', (opening) => {
  let api: Api;
  let owner: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    return () => api.close();
  });
  const category = async (name: string): Promise<string> =>
    (await owner.done('createCategory', { category_name: name }, inLeave)).id;

  test('TABLE-02 a table has the fields of the specification: its form, its category by both names, its records, its state and its views', async () => {
    const categoryId = await category('Fields');
    const formConfig = { formLabel: 'Fields of a table', fields };
    const made = { formConfig, physical_table_category_id: categoryId };
    const { table_id: id } = await owner.done('createPhysicalTable', made, inLeave);
    for (const title of ['One', 'Two', 'Gone'])
      await owner.done('createPhysicalRecord', { id, data: { title } }, inLeave);
    const { items } = await owner.done('listPhysicalRecords', { id }, inLeave);
    const gone = items.filter(({ data }) => data['title'] === 'Gone').map(({ record_id }) => record_id);
    await owner.done('deletePhysicalRecords', { id, ids: gone }, inLeave);
    const view = { table_id: id, logical_table_name: 'Open', filter_conditions: everything };
    await owner.done('createLogicalTable', view, inLeave);
    const table = await owner.done('getPhysicalTable', { id }, inLeave);
    expect(table).toMatchObject({
      table_id: id,
      table_name: 'Fields of a table',
      db_table_name: 'fields_of_a_table',
      physical_table_category_id: categoryId,
      category_id: categoryId,
      count: 2,
      isConfigured: true,
      isDefault: false,
      isShared: false,
      form_config: formConfig,
      db_config: { datasource_type: 'falconTable', db_table_name: 'fields_of_a_table' },
      children: [{ logical_table_name: 'Fields of a table', is_default: true }, { logical_table_name: 'Open' }],
    });
    for (const [cloneWithLogical, views] of [
      [true, 2],
      [false, 1],
    ] as const) {
      const copied = await owner.done('copyPhysicalTable', { id, category_id: categoryId, cloneWithLogical }, inLeave);
      expect(copied.children, `cloneWithLogical ${cloneWithLogical}`).toHaveLength(views);
    }
    const unconfigured = await owner.done(
      'createPhysicalTable',
      { formConfig: { formLabel: 'Only a name' }, physical_table_category_id: categoryId },
      inLeave,
    );
    const plain = await owner.done('getPhysicalTable', { id: unconfigured.table_id }, inLeave);
    expect(plain).toMatchObject({ isConfigured: false, count: 0 });
    const [user] = await createCallers(api, 'appuser');
    const seen = await user.call('getPhysicalTable', { id }, inLeave);
    expect(JSON.stringify(seen.data), 'who does not see all records does not learn how many there are').not.toContain(
      '"count"',
    );
  });

  test('TABLE-17 tables and views are made, renamed, configured, moved, copied and deleted under their paths', async () => {
    const [from, to] = [await category('From'), await category('To')];
    const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
      const answer = await api.visitor().request({
        method,
        url,
        headers: { authorization: `Bearer ${owner.token}`, application_id: leave },
        ...(payload && { payload }),
      });
      expect(answer.status, `${method} ${url} ${JSON.stringify(answer.data)}`).toBe(200);
      // Safe: answers are validated against the contract.
      return answer.data as Record<string, string>;
    };
    const made = { formConfig: { formLabel: 'Repairs' }, physical_table_category_id: from };
    const { table_id: id } = await send('POST', '/api/p/table', made);
    await send('PUT', '/api/p/table/rename', { formLabel: 'Repair orders', tableId: id });
    await send('PUT', `/api/p/table/${id}/config`, { formConfig: { formLabel: 'Repair orders', fields } });
    const view = await send('POST', '/api/l/table', {
      table_id: id,
      logical_table_name: 'Open',
      filter_conditions: everything,
    });
    const viewId = view['logical_table_id'];
    await send('PUT', `/api/l/table/${viewId}`, { logical_table_name: 'Still open', filter_conditions: everything });
    const copy = await send('POST', `/api/l/table/${viewId}/copy`, { logical_table_name: 'Open (2)' });
    await send('DELETE', `/api/l/table/${copy['logical_table_id']}`);
    await send('PUT', '/api/p/table/batch-move', { category_id: to, table_ids: [id] });
    expect(await owner.done('getPhysicalTable', { id: id ?? '' }, inLeave)).toMatchObject({
      table_name: 'Repair orders',
      category_id: to,
      isConfigured: true,
      children: [{ is_default: true }, { logical_table_name: 'Still open' }],
    });
    await send('DELETE', `/api/p/table/${id}`);
    expect(await owner.call('getPhysicalTable', { id }, inLeave)).toMatchObject({ status: 404 });
  });
});
