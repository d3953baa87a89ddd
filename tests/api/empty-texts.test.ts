import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

const options = { source: 'fixed' as const, options: [{ value: 'open', label: 'Open' }] };
const filled = { amount: 5, day: '2026-11-21', is_paid: true, state: 'open', tags: ['open'], at: '10:00' };
const emptied = { amount: '', day: '', is_paid: '', state: '', tags: '', at: '' };
const none = { amount: null, day: null, is_paid: null, state: null, tags: null, at: null };

describeOnEachDatabase('empty texts for values that are no texts', (opening) => {
  let api: Api;
  let owner: Caller;
  let menu: MenuOfTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    const rows = [field('count', { type: 'number' }), field('what', { type: 'text' })];
    menu = await makeMenuOfTable(owner, {
      fields: [
        field('name', { type: 'text' }),
        field('amount', { type: 'number' }),
        field('day', { type: 'date', granularity: 'day' }),
        field('is_paid', { type: 'boolean' }),
        field('state', { type: 'select', options }),
        field('tags', { type: 'multiSelect', options }),
        field('at', { type: 'time' }),
        field('twice', { type: 'formula', expression: 'amount * 2', result: 'number' }),
        field('lines', { type: 'subTable', fields: rows }),
        { ...field('due', { type: 'number' }), is_required: true },
      ],
      rest: { title_field: 'name' },
    });
    return () => api.close();
  });
  const read = async (rid: string) => (await owner.done('getMenuRecord', { id: menu.menuId, rid }, inLeave)).data;
  const isNone = (data: Schemas['Record']['data']) => {
    const { is_paid: flag, ...others } = Object.fromEntries(Object.keys(none).map((id) => [id, data[id] ?? null]));
    return [flag ?? false, others];
  };
  const asNone = isNone(none);

  test('REC-07 REC-08 an empty text empties a number, a date, a flag or a choice, in one record, in many and in cells', async () => {
    const added = await menu.add({ name: 'Added', due: 1, ...emptied });
    const one = await menu.add({ name: 'One', due: 1, ...filled });
    const many = await menu.add({ name: 'Many', due: 1, ...filled });
    const cells = await menu.add({ name: 'Cells', due: 1, ...filled });
    expect(isNone(await read(added))).toEqual(asNone);

    await owner.done('updateMenuRecord', { id: menu.menuId, rid: one, data: { ...emptied, name: '' } }, inLeave);
    expect(isNone(await read(one))).toEqual(asNone);
    const again = { id: menu.menuId, rid: one, data: { amount: '' } };
    const before = await owner.done('getMenuRecord', { id: menu.menuId, rid: one }, inLeave);
    await owner.done('updateMenuRecord', again, inLeave);
    const after = await owner.done('getMenuRecord', { id: menu.menuId, rid: one }, inLeave);
    expect(after.version, 'nothing changed').toBe(before.version);

    const bulk = { id: menu.menuId, records: [{ record_id: many }], data: emptied };
    expect(await owner.done('bulkUpdateMenuRecords', bulk, inLeave)).toMatchObject({ done: 1, left_out: 0 });
    expect(isNone(await read(many))).toEqual(asNone);

    const changes = [{ record_id: cells, cells: Object.keys(emptied).map((id) => ({ field: id, value: '' })) }];
    await owner.done('editMenuCells', { id: menu.menuId, changes }, inLeave);
    expect(isNone(await read(cells))).toEqual(asNone);
    expect(await read(cells)).toMatchObject({ name: 'Cells', twice: null });
  });

  test('REC-07 REC-08 an empty text empties the cell of a row, and a required number says that it is missing', async () => {
    const data = { name: 'Rows', due: 1, lines: [{ kind: 'row' as const, data: { count: '', what: '' } }] };
    const rid = await menu.add(data);
    expect(await read(rid)).toMatchObject({ lines: [{ data: { count: null, what: '' } }] });
    const refused = await owner.call('updateMenuRecord', { id: menu.menuId, rid, data: { due: '' } }, inLeave);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused)).toContain('/data/due');
  });
});
