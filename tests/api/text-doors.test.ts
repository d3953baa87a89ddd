import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { datesNotation, numbersNotation } from '#schemas/values';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { pastedCell } from '#widgets/kit/record/paste/pasted-cell.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

const options = {
  source: 'fixed' as const,
  options: [
    { value: 'open', label: { 'en-US': 'Open, new', 'zh-CN': '打开' } },
    { value: 'done', label: { 'en-US': 'Done', 'zh-CN': '完成' } },
  ],
};

/** Each kind with a field of it. */
const kinds: Record<string, Schemas['FieldKind']> = {
  text: { type: 'text' },
  number: { type: 'number' },
  money: { type: 'number', style: 'money', precision: 2 },
  percent: { type: 'number', style: 'percent' },
  share: { type: 'percent' },
  spent: { type: 'duration' },
  day: { type: 'date', granularity: 'day' },
  month: { type: 'date', granularity: 'month' },
  time: { type: 'time' },
  flag: {
    type: 'boolean',
    on_label: { 'en-US': 'Paid', 'zh-CN': '已付' },
    off_label: { 'en-US': 'Owed', 'zh-CN': '未付' },
  },
  one: { type: 'select', options },
  some: { type: 'multiSelect', options },
};

/** Refused at its cell or field. */
const no = Symbol('refused');
/** What people write, with its value; and whether a call takes it for a value, which is stricter and never reads another one. */
const texts: readonly [kind: string, text: string, meant: unknown][] = [
  ['text', '007', '007'],
  ['text', ' a ', ' a '],
  ['text', "'=1", "'=1"],
  ['number', '1,250.50', 1250.5],
  ['number', '12.5', 12.5],
  ['number', '15,50', 15.5],
  ['number', '1.234,50', 1234.5],
  ['number', 'many', no],
  // A double would make it .94, and two ids one.
  ['money', '90071992547409.93', no],
  ['money', '9007199254740993', no],
  ['number', '12345678901234567', no],
  ['percent', '12.5%', 0.125],
  ['percent', '12.5', 0.125],
  ['share', '12.5%', 0.125],
  ['share', '12.5', 0.125],
  ['share', 'half', no],
  ['spent', '1:30', 5400],
  ['spent', '90 min', 5400],
  ['spent', '1小时30分', 5400],
  ['spent', '90', no],
  ['spent', '1:30:15', no],
  ['day', '2025-01-15', '2025-01-15'],
  ['day', '2025年1月15日', '2025-01-15'],
  ['day', '15-01-2025', '2025-01-15'],
  ['day', '01/15/2025', '2025-01-15'],
  ['day', '09-01-2025', no],
  ['day', '2025-02-30', no],
  ['day', '2025-01', no],
  ['day', '2025-01-15 10:30', no],
  ['month', '2025-01', '2025-01'],
  ['month', '2025', no],
  ['time', '9:05', '09:05'],
  ['time', '1:05 PM', '13:05'],
  ['time', '9:05:30', no],
  ['time', '25:00', no],
  ['flag', 'paid', true],
  ['flag', '未付', false],
  ['flag', '是', true],
  ['flag', 'off', false],
  ['flag', 'x', no],
  ['flag', 'perhaps', no],
  ['one', 'Open, new', 'open'],
  ['one', '完成', 'done'],
  ['one', 'late', no],
  ['some', 'Open, new, Done', ['open', 'done']],
  ['some', '"Open, new"', ['open']],
  ['some', 'Done; late', no],
];

describeOnEachDatabase('one text at every door', (opening) => {
  let api: Api;
  let owner: Caller;
  let menu: MenuOfTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    const fields = Object.entries(kinds).map(([id, kind]) => field(id, kind));
    menu = await makeMenuOfTable(owner, { fields: [field('key', { type: 'text' }), ...fields] });
    return () => api.close();
  });
  const storedValue = async (rid: string, id: string): Promise<unknown> =>
    (await owner.done('getPhysicalRecord', { id: menu.tableId, rid }, inLeave)).data[id];

  test.each(texts)(
    'REC-07 REC-08 REC-11 TPL-09 in a field of %s the text %j is read the same way everywhere',
    async (id, text, meant) => {
      const kind = kinds[id];
      const pasted = pastedCell(kind ? { type: 'own', kind } : { type: 'closed' }, text, {
        timeZone: 'Asia/Shanghai',
        notations: { dates: datesNotation([text]), numbers: numbersNotation([text]) },
      });
      expect('value' in pasted ? pasted.value : no, 'a pasted cell').toEqual(meant);

      const rid = await menu.add({ key: text });
      const cells = { changes: [{ record_id: rid, seen_version: 1, cells: [{ field: id, text }] }] };
      const edited = await owner.call('editMenuCells', { id: menu.menuId, ...cells }, inLeave);
      expect(edited.status, 'a cell of a list').toBe(meant === no ? 422 : 200);
      if (meant !== no) expect(await storedValue(rid, id)).toEqual(meant);

      const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
      // A text of a sheet has the apostrophe of a text in front, as spreadsheets and exports have it.
      const sheet = `key\t${id}\n${quoted('row')}\t${quoted(text.replace(/^'/, "''"))}`;
      const mapping = ['key', id].map((name) => ({ column: name, field: name }));
      const args = { id: menu.tableId, text: sheet, mapping };
      const trial = await owner.done('checkTableImport', args, inLeave);
      expect(trial.issues.length, 'an import').toBe(meant === no ? 1 : 0);
      if (meant !== no) {
        await owner.done('importTableRecords', args, inLeave);
        const { items } = await owner.done(
          'listPhysicalRecords',
          { id: menu.tableId, sort: ['-created_at'], size: 1 },
          inLeave,
        );
        expect(items[0]?.data[id], 'an import').toEqual(meant);
      }

      // A call takes values: a text that is one already, or none.
      const created = await owner.call('createPhysicalRecord', { id: menu.tableId, data: { [id]: text } }, inLeave);
      if (created.status === 201 || created.status === 200)
        expect(await storedValue(Object(created.data).record_id, id), 'a value of a call').toEqual(meant);
      else expect(created.status).toBe(422);
    },
  );

  test('REC-07 REC-11 a list edits a percent as a number, and says that 12.5 is typed for 0.125', async () => {
    const { columns } = await owner.done('getMenuTable', { id: menu.menuId }, inLeave);
    const typed = columns.filter(({ editor, add_editor }) => editor === 'number' && add_editor === 'number');
    expect(typed.map((column) => [column.field, column.is_percent])).toEqual([
      ['number', undefined],
      ['money', undefined],
      ['percent', true],
      ['share', true],
    ]);
  });

  test('TABLE-05 a call does not round an amount that no number holds, and says the bound', async () => {
    const add = (money: number) => owner.call('createPhysicalRecord', { id: menu.tableId, data: { money } }, inLeave);
    const refused = await add(Number('90071992547409.93'));
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.data)).toContain('90071992547409.9');
    expect((await add(-90_071_992_547_409.9)).status).toBeLessThan(300);
  });

  test('REC-08 the dates of a field in one call are in one order, and an unclear one is read as the cell says', async () => {
    const ids = [await menu.add({ key: 'a' }), await menu.add({ key: 'b' })];
    const edit = (cells: readonly Schemas['RecordCell'][]) =>
      owner.call(
        'editMenuCells',
        {
          id: menu.menuId,
          changes: cells.map((cell, at) => ({ record_id: ids[at] ?? '', seen_version: 1, cells: [cell] })),
        },
        inLeave,
      );
    const refused = await edit([{ field: 'day', text: '09-01-2025' }]);
    expect(JSON.stringify(refused.data)).toContain('2025年9月1日');
    expect(
      (
        await edit([
          { field: 'day', text: '15-01-2025' },
          { field: 'day', text: '09-01-2025' },
        ])
      ).status,
    ).toBe(200);
    expect(await storedValue(ids[1] ?? '', 'day')).toBe('2025-01-09');
    const last = await menu.add({ key: 'c' });
    ids.unshift(last);
    expect((await edit([{ field: 'day', text: '09-01-2025', dates: 'monthFirst' }])).status).toBe(200);
    expect(await storedValue(last, 'day')).toBe('2025-09-01');
  });
});
