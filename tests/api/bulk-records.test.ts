import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

const equals = (name: string, value: string): Schemas['FilterConditions'] => ({
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: name, operator: 'eq', value }],
});
const fields = [
  field('title', { type: 'text' }, { is_required: true }),
  field('status', { type: 'text' }),
  field('code', { type: 'text' }, { is_unique: true }),
  field('cost', { type: 'number' }),
];
const rules: Schemas['FormConfig']['rules'] = [
  {
    id: 'priced',
    when: equals('status', 'done'),
    then: [{ do: 'state', targets: ['cost'], is_required: true }],
  },
];

describeOnEachDatabase('bulk changes of records', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let menu: MenuOfTable;
  let ids: string[];
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });
  beforeEach(async () => {
    menu = await makeMenuOfTable(owner, { fields, rest: { rules } });
    ids = [];
    for (const title of ['A', 'B', 'C', 'D']) {
      ids.push(await menu.add({ title, status: 'open', code: title, ...(title !== 'C' && { cost: 1 }) }));
    }
  });

  const update = (by: Caller, args: Partial<Schemas['RecordBulkUpdate']>) =>
    by.call('bulkUpdateMenuRecords', { id: menu.menuId, ...args }, inLeave);
  const choice = (...list: string[]) => list.map((record_id) => ({ record_id }));
  const statuses = async () =>
    (await owner.done('listPhysicalRecords', { id: menu.tableId, sort: ['title'] }, inLeave)).items.map(
      ({ data }) => data['status'],
    );
  const eventsOf = async (rid: string) =>
    (await owner.done('listTableRecordHistory', { id: menu.tableId, rid }, inLeave)).items.map(({ action }) => action);

  test('REC-08 changes what matches by the rules of the form, and names what it left out', async () => {
    const answer = await update(owner, { match: { filter: equals('status', 'open') }, data: { status: 'done' } });
    expect(answer).toMatchObject({
      status: 200,
      data: {
        done: 3,
        unchanged: 0,
        left_out: 1,
        reasons: [{ record_id: ids[2], title: 'C', code: 'invalid_request', message: 'cost：此项为必填。' }],
      },
    });
    expect(await statuses()).toEqual(['done', 'done', 'open', 'done']);
    expect(await eventsOf(ids[0] ?? '')).toEqual(['changed', 'created']);
    expect(await eventsOf(ids[2] ?? '')).toEqual(['created']);
    const again = await update(owner, { records: choice(ids[0] ?? ''), data: { status: 'done' } });
    expect(again.data).toEqual({ done: 0, unchanged: 1, left_out: 0, reasons: [], changed: [] });
  });

  test('REC-08 REC-11 a change of many records is taken back by their versions: all of it, or none and why', async () => {
    await menu.grant(['query', 'edit']);
    const undo = async (by: Caller, { changed = [] }: Schemas['RecordBulkResult']) =>
      by.done(
        'undoMenuUpdate',
        { id: menu.menuId, records: changed.map(({ record_id, version }) => ({ record_id, seen_version: version })) },
        inLeave,
      );
    const first = (await update(appuser, { match: {}, data: { status: 'new' } })).data as Schemas['RecordBulkResult'];
    expect(first.changed?.map(({ version }) => version)).toEqual([2, 2, 2, 2]);
    expect(await undo(appuser, first)).toMatchObject({ done: 4, left_out: 0, reasons: [] });
    expect(await statuses()).toEqual(['open', 'open', 'open', 'open']);
    const second = (await update(appuser, { match: {}, data: { status: 'new' } })).data as Schemas['RecordBulkResult'];
    await owner.done('updatePhysicalRecord', { id: menu.tableId, rid: ids[1] ?? '', data: { cost: 7 } }, inLeave);
    expect(await undo(appuser, second)).toMatchObject({
      done: 0,
      left_out: 1,
      reasons: [{ record_id: ids[1], title: 'B', code: 'version_conflict' }],
    });
    expect(await statuses()).toEqual(['new', 'new', 'new', 'new']);
    const ofOthers = { id: menu.tableId, records: [{ record_id: ids[0] ?? '', seen_version: 4 }] };
    expect(await owner.done('undoTableUpdate', ofOthers, inLeave)).toMatchObject({ done: 1 });
    expect(await statuses()).toEqual(['open', 'new', 'new', 'new']);
  });

  test('REC-08 a change of many records is taken back also where a field of it is gone, or is computed otherwise by now', async () => {
    const double = (expression: string) => field('double', { type: 'formula', expression, result: 'number' });
    menu = await makeMenuOfTable(owner, { fields: [...fields, double('cost * 2')] });
    const rid = await menu.add({ title: 'A', status: 'open', code: 'A', cost: 1 });
    const answer = await update(owner, { match: {}, data: { status: 'done', code: 'B', cost: 2 } });
    const { changed = [] } = answer.data as Schemas['RecordBulkResult'];
    const design = [...fields.filter(({ id }) => id !== 'code'), double('cost * 3')];
    const formConfig = { formLabel: 'Requests', fields: design };
    await owner.done('configurePhysicalTable', { id: menu.tableId, formConfig }, inLeave);
    const records = changed.map(({ record_id, version }) => ({ record_id, seen_version: version }));
    expect(await owner.done('undoMenuUpdate', { id: menu.menuId, records }, inLeave)).toMatchObject({
      done: 1,
      left_out: 0,
      reasons: [],
    });
    const { data } = await owner.done('getMenuRecord', { id: menu.menuId, rid }, inLeave);
    expect(data).toMatchObject({ status: 'open', cost: 1, double: 3 });
  });

  test('REC-08 a record that was changed meanwhile, a unique value and an unknown record are left out; the rest is saved', async () => {
    await owner.done('updatePhysicalRecord', { id: menu.tableId, rid: ids[0] ?? '', data: { status: 'new' } }, inLeave);
    const unknown = '01JD3Q4V9M8X2T6W5R7Y1Z0ABC';
    const records = [...ids, unknown].map((record_id) => ({ record_id, seen_version: 1 }));
    const answer = await update(owner, { records, data: { code: 'X' } });
    expect(answer).toMatchObject({ data: { done: 1, left_out: 4 } });
    const reasons = (answer.data as Schemas['RecordBulkResult']).reasons.map(({ record_id, code }) => [
      record_id,
      code,
    ]);
    expect(Object.fromEntries(reasons)).toEqual({
      [ids[0] ?? '']: 'version_conflict',
      [ids[2] ?? '']: 'value_taken',
      [ids[3] ?? '']: 'value_taken',
      [unknown]: 'not_found',
    });
  });

  test('REC-11 changes and deletes only the rows and fields that were granted, and tells nothing of others', async () => {
    await menu.grant(['query', 'edit', 'delete'], {
      data_scope: { kind: 'filter', filter: equals('title', 'A') },
      visible_fields: { kind: 'listed', fields: [{ field: 'status', can_edit: true }] },
    });
    const answer = await update(appuser, { records: choice(ids[0] ?? '', ids[1] ?? ''), data: { status: 'x' } });
    expect(answer.data).toEqual({
      done: 1,
      unchanged: 0,
      left_out: 1,
      reasons: [{ record_id: ids[1], code: 'not_found', message: expect.any(String) }],
      changed: [{ record_id: ids[0], version: 2 }],
    });
    expect(await update(appuser, { match: {}, data: { cost: 2 } })).toMatchObject({
      data: { done: 0, left_out: 1, reasons: [{ code: 'invalid_request' }] },
    });
    expect(await update(appuser, { match: { filter: equals('code', 'A') }, data: { status: 'y' } })).toMatchObject({
      status: 422,
      data: { pointer: '/match/filter/children/0/field' },
    });
    const removed = await appuser.done('bulkDeleteMenuRecords', { id: menu.menuId, match: {} }, inLeave);
    expect(removed).toEqual({ done: 1, unchanged: 0, left_out: 0, reasons: [] });
    expect(await statuses()).toEqual(['open', 'open', 'open']);
  });

  test('REC-11 without the right nothing is changed or deleted, record by record', async () => {
    await menu.grant(['query']);
    expect(await update(appuser, { match: {}, data: { status: 'x' } })).toMatchObject({
      data: { done: 0, left_out: 4, reasons: [{ code: 'not_allowed' }, {}, {}, {}] },
    });
    const removed = await appuser.done('bulkDeleteMenuRecords', { id: menu.menuId, records: choice(...ids) }, inLeave);
    expect(removed).toMatchObject({ done: 0, left_out: 4 });
    expect(await statuses()).toHaveLength(4);
  });

  test('REC-03 deletes what can be deleted, and leaves out what was changed meanwhile', async () => {
    const records = ids.map((record_id, index) => ({ record_id, seen_version: index === 0 ? 2 : 1 }));
    const removed = await owner.done('bulkDeleteTableRecords', { id: menu.tableId, records }, inLeave);
    expect(removed).toMatchObject({ done: 3, left_out: 1, reasons: [{ record_id: ids[0], code: 'version_conflict' }] });
    expect(await statuses()).toEqual(['open']);
  });

  test.each([
    ['/match', {}],
    ['/match', { records: [{ record_id: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC' }], match: {} }],
  ])('REC-08 a selection is either records or a filter: %s', async (pointer, args) => {
    expect(await update(owner, { ...args, data: { status: 'x' } })).toMatchObject({ status: 422, data: { pointer } });
  });

  test('REC-11 a list names the fields of which many records can get the same value, as far as they were granted', async () => {
    const named = async (by: Caller) =>
      (await by.done('getMenuTable', { id: menu.menuId }, inLeave)).bulk_fields.map(({ field: id }) => id);
    expect(await named(owner)).toEqual(['title', 'status', 'cost']);
    await menu.grant(['query', 'edit'], {
      visible_fields: {
        kind: 'listed',
        fields: [
          { field: 'title', can_edit: false },
          { field: 'cost', can_edit: true },
        ],
      },
    });
    expect(await named(appuser)).toEqual(['cost']);
  });

  test('REC-11 who may change no record is offered no field to change', async () => {
    await menu.grant(['query', 'add']);
    const { bulk_fields } = await appuser.done('getMenuTable', { id: menu.menuId }, inLeave);
    expect(bulk_fields).toEqual([]);
  });

  test('TABLE-01 REC-07 a record may leave the view’s filter by a change, or be added outside of it', async () => {
    const open = await makeMenuOfTable(owner, { fields, filter: equals('status', 'open') });
    const rid = await open.add({ title: 'A', status: 'open' });
    const changed = { id: open.menuId, rid, data: { status: 'shut' } };
    expect(await owner.call('updateMenuRecord', changed, inLeave)).toMatchObject({
      status: 200,
      data: { data: { status: 'shut' } },
    });
    expect(await owner.call('getMenuRecord', { id: open.menuId, rid }, inLeave)).toMatchObject({ status: 404 });
    const added = await owner.call('createMenuRecord', { id: open.menuId, data: { title: 'B', status: 'x' } }, inLeave);
    expect(added).toMatchObject({ status: 200, data: { data: { status: 'x' } } });
  });
});
