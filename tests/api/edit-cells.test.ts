import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

const option = (value: string, label: string) => ({ value, label });
const fields = [
  field('title', { type: 'text' }, { is_required: true }),
  field('state', {
    type: 'select',
    options: { source: 'fixed', options: [option('open', 'Open'), option('done', 'Done')] },
  }),
  field('code', { type: 'text' }, { is_unique: true }),
  field('cost', { type: 'number', precision: 2 }),
  field('who', { type: 'user' }),
  field('any', { type: 'number' }),
  field('whole', { type: 'number', precision: 0 }),
];

describeOnEachDatabase('cells of a list of records', (opening) => {
  let api: Api;
  let owner: Caller;
  let menu: MenuOfTable;
  let ids: string[];
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    return () => api.close();
  });
  beforeEach(async () => {
    menu = await makeMenuOfTable(owner, { fields });
    ids = [];
    for (const title of ['A', 'B', 'C']) ids.push(await menu.add({ title, code: title, cost: 1 }));
  });

  const edit = (changes: Schemas['RecordCellEdit']['changes'], by = owner) =>
    by.call('editMenuCells', { id: menu.menuId, changes }, inLeave);
  const change = (at: number, cells: Schemas['RecordCell'][], seen_version = 1) => ({
    record_id: ids[at] ?? '',
    seen_version,
    cells,
  });
  const stored = async () =>
    (await owner.done('listPhysicalRecords', { id: menu.tableId, sort: ['title'] }, inLeave)).items.map(
      ({ data, version }) => ({ ...data, version }),
    );
  const issuesOf = (answer: Awaited<ReturnType<typeof edit>>) =>
    Object(answer.data).detail.faults.map(({ pointer, message }: { pointer: string; message: string }) => [
      pointer,
      message,
    ]);

  test('REC-08 a number without decimals of its own keeps those that are typed', async () => {
    const typed = (text: string) => [
      { field: 'any', text },
      { field: 'whole', value: 3 },
    ];
    expect(await edit([change(0, typed('12.5')), change(1, typed('0.00001'))])).toMatchObject({ status: 200 });
    expect((await stored()).slice(0, 2).map((record) => [Object(record).any, Object(record).whole])).toEqual([
      [12.5, 3],
      [0.00001, 3],
    ]);
    const refused = await edit([change(2, [{ field: 'whole', text: '12.5' }])]);
    expect(issuesOf(refused)).toEqual([['/changes/0/cells/0', expect.stringContaining('0')]]);
  });

  test('REC-08 REC-11 several records get values of their own at once, typed words by their kinds', async () => {
    const { user } = await owner.done('getUserInfo', {});
    const answer = await edit([
      change(1, [
        { field: 'state', text: ' done ' },
        { field: 'cost', text: '1,250.50' },
      ]),
      change(0, [
        { field: 'title', value: 'First' },
        { field: 'who', text: user.real_name },
      ]),
      change(2, [{ field: 'cost', text: '' }]),
    ]);
    expect(answer).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject([
      { title: 'B', state: 'done', cost: 1250.5, version: 2 },
      { title: 'C', cost: null, version: 2 },
      { title: 'First', who: expect.any(String), version: 2 },
    ]);
  });

  test.each<[string, string[], number[], ('point' | 'comma')?]>([
    ['a decimal comma is read as in a form', ['15,50'], [15.5]],
    ['the texts of a field tell how all of them are written', ['15,50', '1.234'], [15.5, 1234]],
    ['what they do not tell is read as the caller writes numbers', ['1,550'], [1550]],
    ['or as its cell says', ['1,550'], [1.55], 'comma'],
    ['but not against what they tell', ['15.50', '1,550'], [15.5, 1550], 'comma'],
  ])('REC-08 numbers that are typed or pasted: %s', async (_, texts, costs, numbers) => {
    const cell = (text: string): Schemas['RecordCell'] => ({ field: 'cost', text, ...(numbers && { numbers }) });
    expect(await edit(texts.map((text, at) => change(at, [cell(text)])))).toMatchObject({ status: 200 });
    expect((await stored()).map((record) => Object(record).cost)).toEqual(expect.arrayContaining(costs));
  });

  test('REC-08 a number that fits no notation of its field is refused with what it would mean', async () => {
    const answer = await edit(['15,50', '15.50', '1,550'].map((text, at) => change(at, [{ field: 'cost', text }])));
    expect(issuesOf(answer)).toEqual([['/changes/0/cells/0', expect.stringContaining('15.5')]]);
  });

  test('REC-08 nothing is saved when one cell is wrong, and every issue names its cell', async () => {
    const answer = await edit([
      change(0, [{ field: 'title', value: 'First' }]),
      change(1, [
        { field: 'cost', text: 'many' },
        { field: 'state', text: 'lost' },
      ]),
      change(2, [
        { field: 'title', value: null },
        { field: 'code', value: 'A' },
      ]),
    ]);
    expect(answer).toMatchObject({ status: 422, data: { code: 'invalid_request' } });
    expect(issuesOf(answer)).toEqual([
      ['/changes/1/cells/0', '该值与字段类型不符。'],
      ['/changes/1/cells/1', '不在可选项之内。'],
      ['/changes/2/cells/0', expect.any(String)],
    ]);
    expect(await stored()).toMatchObject([
      { title: 'A', version: 1 },
      { title: 'B', version: 1 },
      { title: 'C', version: 1 },
    ]);
  });

  test('REC-08 a record that someone changed meanwhile is refused with the value that it has now', async () => {
    await owner.done('updatePhysicalRecord', { id: menu.tableId, rid: ids[0] ?? '', data: { title: 'New' } }, inLeave);
    const answer = await edit([change(0, [{ field: 'title', value: 'Mine' }])]);
    expect(issuesOf(answer)).toEqual([['/changes/0/cells/0', '该记录刚刚被他人修改，现在的值是：New']]);
  });

  test('REC-08 an unknown record, a record twice, an unknown field and a cell of two values are refused', async () => {
    const unknown = { record_id: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC', cells: [{ field: 'title', value: 'X' }] };
    expect(issuesOf(await edit([unknown]))).toEqual([['/changes/0', '内容不存在或无权查看。']]);
    const twice = [change(0, [{ field: 'title', value: 'X' }]), change(0, [{ field: 'title', value: 'Y' }])];
    expect(issuesOf(await edit(twice))).toEqual([['/changes', '同一条记录出现了多次。']]);
    expect(issuesOf(await edit([change(0, [{ field: 'none', text: 'X' }])]))).toEqual([
      ['/changes/0/cells/0', expect.stringContaining('none')],
    ]);
    const both = await edit([change(0, [{ field: 'title', value: 'X', text: 'X' }])]);
    expect(issuesOf(both)).toEqual([['/changes/0/cells/0', expect.any(String)]]);
  });

  test('REC-11 the list says which of its columns are edited, and by what', async () => {
    const { columns } = await owner.done('getMenuTable', { id: menu.menuId }, inLeave);
    expect(columns.map((column) => [column.field, column.editor])).toEqual([
      ['title', 'text'],
      ['state', 'tag'],
      ['code', 'text'],
      ['cost', 'number'],
      ['who', 'user'],
      ['any', 'number'],
      ['whole', 'number'],
    ]);
  });
});
