import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { lastLogOf } from './log-rows.ts';
import { repairs } from './repairs-form.ts';

const inLeave = { headers: { application_id: seedId('application acme Leave and absence') } };

describeOnEachDatabase('designed tables and their records', (open) => {
  let api: Api;
  let owner: Caller;
  let globex: Caller;
  let categoryId: string;
  let tableId: string;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, globex] = await createCallers(api, 'owner', 'globex');
    categoryId = (await owner.done('createCategory', { category_name: 'Things' }, inLeave)).id;
    return () => api.close();
  });
  beforeEach(async () => {
    rounds += 1;
    const table = { formConfig: repairs(`Repairs ${rounds}`), physical_table_category_id: categoryId };
    tableId = (await owner.done('createPhysicalTable', table, inLeave)).table_id;
  });

  const add = (data: Schemas['RecordData']) => owner.done('createPhysicalRecord', { id: tableId, data }, inLeave);
  const list = (args: Record<string, unknown> = {}) =>
    owner.done('listPhysicalRecords', { id: tableId, ...args }, inLeave);
  const titles = async (args: Record<string, unknown> = {}) =>
    (await list({ sort: ['title'], ...args })).items.map(({ data }) => data['title']);

  test('TABLE-05 TABLE-14 a table begins with a name, gets a default view, and is configured by its form', async () => {
    const made = await owner.done(
      'createPhysicalTable',
      { formConfig: { formLabel: ' Pumps ' }, physical_table_category_id: categoryId },
      inLeave,
    );
    expect(made).toMatchObject({
      table_name: 'Pumps',
      db_table_name: expect.stringMatching(/^pumps/),
      isConfigured: false,
      version: 1,
    });
    expect(made.children).toMatchObject([{ logical_table_name: 'Pumps', is_default: true }]);
    expect(await owner.call('listPhysicalRecords', { id: made.table_id }, inLeave)).toMatchObject({
      code: 'table_not_configured',
    });
    const saved = await owner.done(
      'configurePhysicalTable',
      { id: made.table_id, formConfig: repairs('Pumps'), 'If-Match': 1 },
      inLeave,
    );
    expect(saved).toMatchObject({ isConfigured: true, version: 2 });
    expect(
      await owner.call(
        'configurePhysicalTable',
        { id: made.table_id, formConfig: repairs('Late'), 'If-Match': 1 },
        inLeave,
      ),
    ).toMatchObject({
      status: 409,
      code: 'version_conflict',
    });
    expect((await owner.done('getPhysicalTable', { id: made.table_id }, inLeave)).form_config).toEqual(
      repairs('Pumps'),
    );
    expect(await lastLogOf(api, owner.wsId, 'configurePhysicalTable')).toMatchObject({ target: made.table_id });
  });

  test('TABLE-19 two tables of an application do not share a database name', async () => {
    const dbConfig = { datasource_type: 'falconTable' as const, db_table_name: `Twice_${rounds}` };
    const table = { formConfig: { formLabel: 'Twice' }, physical_table_category_id: categoryId, dbConfig };
    await owner.done('createPhysicalTable', table, inLeave);
    expect(
      await owner.call(
        'createPhysicalTable',
        { ...table, dbConfig: { ...dbConfig, db_table_name: `twice_${rounds}` } },
        inLeave,
      ),
    ).toMatchObject({
      status: 409,
      code: 'database_table_name_taken',
      data: { pointer: '/dbConfig/db_table_name' },
    });
  });

  test('TABLE-20 TABLE-21 TABLE-22 ERR-40 a design with issues is not saved, and each is named', async () => {
    const refused = async (fields: unknown[]) =>
      (await owner.call(
        'configurePhysicalTable',
        { id: tableId, formConfig: { formLabel: 'X', fields } },
        inLeave,
      )) as unknown;
    const name = { node: 'field', id: 'name', label: 'Name', kind: { type: 'text' } };
    expect(await refused([name, name])).toMatchObject({
      status: 422,
      code: 'form_design_invalid',
      data: { detail: { faults: [{ pointer: '/formConfig/fields/1/id' }] } },
    });
    expect(await refused([{ node: 'divider', id: 'line' }])).toMatchObject({ code: 'form_design_invalid' });
    expect((await owner.done('getPhysicalTable', { id: tableId }, inLeave)).version).toBe(1);
  });

  test('REC-01 REC-07 a record has its values, its number, its initial and its computed values', async () => {
    const record = await add({
      title: 'Broken pump',
      code: 'AB12',
      costs: 1250.5,
      urgent: true,
      due: '2026-11-30',
      seen: '2026-11-21T10:00:00.000Z',
      at: '10:30',
      period: { kind: 'range', from: '2026-11-01', to: null },
      tags: ['open', 'pump'],
      owner: owner.accountId,
    });
    expect(record).toMatchObject({
      p_table_id: tableId,
      version: 1,
      rights: { edit: true, delete: true },
      created_by: { id: owner.accountId },
      data: {
        number: 'R-0001',
        title: 'Broken pump',
        costs: 1250.5,
        status: 'open',
        urgent: true,
        due: '2026-11-30',
        seen: '2026-11-21T10:00:00.000Z',
        at: '10:30',
        period: { kind: 'range', from: '2026-11-01', to: null },
        tags: ['open', 'pump'],
        owner: owner.accountId,
        double: 2501,
      },
      display: { status: '待处理', tags: ['待处理', 'pump'] },
    });
    expect(await owner.done('getPhysicalRecord', { id: tableId, rid: record.record_id }, inLeave)).toEqual(record);
    expect((await add({ title: 'Second' })).data['number']).toBe('R-0002');
  });

  test('REC-07 every issue of a record is answered at its field, and nothing is saved', async () => {
    const refused = await owner.call(
      'createPhysicalRecord',
      { id: tableId, data: { code: 'x', costs: 1.234, status: 'gone', due: 'soon', number: 'R-1', other: 1 } },
      inLeave,
    );
    expect(refused).toMatchObject({ status: 422, code: 'invalid_request' });
    const data = { code: 'x', costs: 1.234, status: 'gone', due: 'soon', owner: 'nobody' };
    expect(await owner.call('createPhysicalRecord', { id: tableId, data }, inLeave)).toMatchObject({
      data: {
        detail: { faults: ['title', 'code', 'costs', 'status', 'due'].map((id) => ({ pointer: `/data/${id}` })) },
      },
    });
    expect(
      await owner.call('createPhysicalRecord', { id: tableId, data: { title: 'A', owner: globex.accountId } }, inLeave),
    ).toMatchObject({
      code: 'invalid_request',
      data: { detail: { faults: [{ pointer: '/data/owner' }] } },
    });
    expect((await list({ total: 'exact' })).total).toBe(0);
  });

  test('REC-07 a unique value is taken once, also by records that are written at once', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((title) =>
        owner.call('createPhysicalRecord', { id: tableId, data: { title, code: 'AA1' } }, inLeave),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      code: 'value_taken',
      data: { detail: { faults: [{ pointer: '/data/code' }] } },
    });
  });

  test('REC-08 a change counts the version up, keeps what is not sent, and a stale one shows both values', async () => {
    const { record_id: rid } = await add({ title: 'Pump', costs: 10 });
    const changed = await owner.done(
      'updatePhysicalRecord',
      { id: tableId, rid, data: { costs: 20 }, 'If-Match': 1 },
      inLeave,
    );
    expect(changed).toMatchObject({ version: 2, data: { title: 'Pump', costs: 20, double: 40 } });
    expect(
      await owner.call('updatePhysicalRecord', { id: tableId, rid, data: { costs: 5 }, 'If-Match': 1 }, inLeave),
    ).toMatchObject({
      code: 'version_conflict',
      data: { detail: { version: 2, stored: { data: { costs: 20 } }, sent: { data: { costs: 5 } } } },
    });
    expect(
      await owner.call('updatePhysicalRecord', { id: tableId, rid, data: { title: null } }, inLeave),
    ).toMatchObject({
      data: { detail: { faults: [{ pointer: '/data/title' }] } },
    });
  });

  test('REC-03 deleted records are in the trash and come back; all of them or none', async () => {
    const [first, second] = [await add({ title: 'A', code: 'AA1' }), await add({ title: 'B' })];
    const ids = [first.record_id, second.record_id];
    expect(
      await owner.call(
        'deletePhysicalRecords',
        { id: tableId, ids: [first.record_id, '01JD3Q4V9M8X2T6W5R7Y1Z0ABC'] },
        inLeave,
      ),
    ).toMatchObject({ status: 404 });
    expect(await titles()).toEqual(['A', 'B']);
    await owner.done('deletePhysicalRecords', { id: tableId, ids }, inLeave);
    expect(await titles()).toEqual([]);
    expect((await list({ type: 'trash' })).items.map(({ record_id }) => record_id).sort()).toEqual([...ids].sort());
    await add({ title: 'C', code: 'AA1' });
    expect(await owner.call('restorePhysicalRecords', { id: tableId, ids }, inLeave)).toMatchObject({
      code: 'value_taken',
    });
    await owner.done('restorePhysicalRecords', { id: tableId, ids: [second.record_id] }, inLeave);
    expect(await titles()).toEqual(['B', 'C']);
  });

  test('REC-02 TABLE-04 lists filter, search, sort and page by every kind', async () => {
    await add({
      title: 'Alpha',
      costs: 5,
      status: 'open',
      urgent: true,
      due: '2026-11-01',
      tags: ['x'],
      seen: '2026-11-20T23:30:00.000Z',
    });
    await add({ title: 'beta 50%', costs: 15.5, status: 'done', urgent: false, due: '2026-12-01', tags: ['x', 'y'] });
    await add({ title: 'Gamma', owner: owner.accountId });
    const by = (field: string, operator: string, rest: object = {}) =>
      titles({ filter: { logicalOperator: 'all', children: [{ kind: 'condition', field, operator, ...rest }] } });
    expect(await by('title', 'eq', { value: 'ALPHA' })).toEqual(['Alpha']);
    expect(await by('title', 'startsWith', { value: 'BE' })).toEqual(['beta 50%']);
    expect(await by('title', 'contains', { value: '0%' })).toEqual(['beta 50%']);
    expect(await by('title', 'in', { value: ['alpha', 'gamma'] })).toEqual(['Alpha', 'Gamma']);
    expect(await by('costs', 'between', { value: [5, 15] })).toEqual(['Alpha']);
    expect(await by('costs', 'ne', { value: 5 })).toEqual(['beta 50%', 'Gamma']);
    expect(await by('status', 'in', { value: ['done'] })).toEqual(['beta 50%']);
    expect(await by('urgent', 'eq', { value: true })).toEqual(['Alpha']);
    expect(await by('due', 'lt', { value: '2026-11-15' })).toEqual(['Alpha']);
    expect(await by('tags', 'containsAll', { value: ['x', 'y'] })).toEqual(['beta 50%']);
    expect(await by('tags', 'isEmpty')).toEqual(['Gamma']);
    expect(await by('owner', 'eq', { value_from: { kind: 'currentUser' } })).toEqual(['Gamma']);
    expect(await by('created_at', 'within', { value_from: { kind: 'period', unit: 'year' } })).toHaveLength(3);
    const day = {
      filter: {
        logicalOperator: 'all' as const,
        children: [{ kind: 'condition' as const, field: 'seen', operator: 'eq' as const, value: '2026-11-21' }],
      },
    };
    const inShanghai = { headers: { ...inLeave.headers, clientTimeZone: 'Asia/Shanghai' } };
    expect((await owner.done('listPhysicalRecords', { id: tableId, ...day }, inShanghai)).items).toHaveLength(1);
    expect((await list(day)).items).toHaveLength(0);
    expect(await titles({ search: 'PH' })).toEqual(['Alpha']);
    expect(await titles({ sort: ['-costs', 'title'] })).toEqual(['beta 50%', 'Alpha', 'Gamma']);
    const first = await list({ sort: ['-costs'], size: 2 });
    expect(first.items.map(({ data }) => data['title'])).toEqual(['beta 50%', 'Alpha']);
    const second = await list({ sort: ['-costs'], size: 2, cursor: first.next_cursor });
    expect(second.items.map(({ data }) => data['title'])).toEqual(['Gamma']);
    expect(second.next_cursor).toBeUndefined();
  });

  test('TABLE-04 a filter, an order and a cursor that the table does not know are named', async () => {
    const refused = async (args: Record<string, unknown>, pointer: string) =>
      expect(await owner.call('listPhysicalRecords', { id: tableId, ...args }, inLeave)).toMatchObject({
        status: 422,
        data: { detail: { faults: [{ pointer }] } },
      });
    const one = (child: object) => ({
      filter: { logicalOperator: 'all', children: [{ kind: 'condition', ...child }] },
    });
    await refused(one({ field: 'gone', operator: 'eq', value: 1 }), '/filter/children/0/field');
    await refused(one({ field: 'costs', operator: 'contains', value: 'a' }), '/filter/children/0/operator');
    await refused(one({ field: 'costs', operator: 'eq', value: 'a' }), '/filter/children/0/value');
    await refused({ sort: ['tags'] }, '/sort/0');
    await refused({ cursor: 'abc' }, '/cursor');
  });

  test('TABLE-20 a field that leaves the table keeps its values until it comes back', async () => {
    await add({ title: 'Pump', costs: 10 });
    const whole = repairs(`Repairs ${rounds}`);
    const fields = whole.fields?.filter((node) => !['costs', 'double'].includes(node.id));
    await owner.done('configurePhysicalTable', { id: tableId, formConfig: { ...whole, fields } }, inLeave);
    expect((await list()).items[0]?.data).not.toHaveProperty('costs');
    await owner.done('configurePhysicalTable', { id: tableId, formConfig: whole }, inLeave);
    expect((await list()).items[0]?.data['costs']).toBe(10);
  });

  test('TABLE-08 a deleted table and its records are unknown', async () => {
    await add({ title: 'A' });
    await owner.done('deletePhysicalTable', { id: tableId }, inLeave);
    expect(await owner.call('listPhysicalRecords', { id: tableId }, inLeave)).toMatchObject({ status: 404 });
    expect(await owner.call('getPhysicalTable', { id: tableId }, inLeave)).toMatchObject({ status: 404 });
  });

  test('TABLE-24 a list without an order of the call has that of the design, an empty one as well', async () => {
    const formConfig = { ...repairs(`Repairs ${rounds}`), list: { sort: ['-costs'] } };
    await owner.done('configurePhysicalTable', { id: tableId, formConfig }, inLeave);
    for (const [title, costs] of [
      ['little', 1],
      ['much', 3],
      ['some', 2],
    ] as const)
      await add({ title, costs });
    for (const args of [{}, { sort: [] }])
      expect((await list(args)).items.map(({ data }) => data['title'])).toEqual(['much', 'some', 'little']);
  });
});
