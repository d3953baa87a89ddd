import { beforeAll, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import type { Answer } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { uploadFile } from './upload-file.ts';

const inLeave = {
  headers: {
    application_id: seedId('application acme Leave and absence'),
    clientTimeZone: 'Asia/Shanghai',
    'accept-language': 'en-US',
  },
};

const lines = [
  'Customer\t客户等级\tBudget\tSince\tActive\tShare\tMail',
  'Acme\tA\t¥1,250.50\t2026/11/30\tyes\t12.5%\ta@acme.example',
  'Globex\tB\t¥30\t2026/1/3\tno\t3%\tb@globex.example',
  'Initech\tA\t¥7.25\t2025/12/24\tyes\t40%\tc@initech.example',
  'Umbrella\tB\t¥1\t2024/2/29\tno\t1%\td@umbrella.example',
  'Hooli\tA\t¥2\t2024/3/1\tno\t2%\te@hooli.example',
  'Soylent\tB\t¥3\t2024/3/2\tno\t5%\tf@soylent.example',
];
const text = lines.join('\n');

/** What somebody chooses of a column that was proposed: all of it but what it tells of its cells. */
const chosen = ({
  examples: _examples,
  filled: _filled,
  numbers: _numbers,
  dates: _dates,
  ...column
}: Answer<'proposeSheetTable'>['columns'][number]) => column;

describeOnEachDatabase('tables from sheets', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let root: Caller;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser, root] = await createCallers(api, 'owner', 'appuser', 'root');
    return () => api.close();
  });
  const category = async (): Promise<string> => {
    rounds += 1;
    return (await owner.done('createCategory', { category_name: `Sheets ${rounds}` }, inLeave)).id;
  };
  const proposed = async () => {
    const { columns } = await owner.done('proposeSheetTable', { text }, inLeave);
    return columns.map(chosen);
  };

  test('TABLE-30 the columns of a sheet are proposed as fields of the kinds that they hold', async () => {
    const proposal = await owner.done('proposeSheetTable', { text }, inLeave);
    expect(proposal).toMatchObject({ sheets: [''], table_name: '', row_count: 6 });
    expect(proposal.columns.map(({ label, kind, is_required }) => [label, kind, is_required])).toEqual([
      ['Customer', 'text', true],
      ['客户等级', 'select', false],
      ['Budget', 'money', false],
      ['Since', 'date', false],
      ['Active', 'boolean', false],
      ['Share', 'percent', false],
      ['Mail', 'email', false],
    ]);
    expect(proposal.columns[1]?.options).toEqual(['A', 'B']);
    expect(proposal.columns[2]?.examples).toEqual(['¥1,250.50', '¥30', '¥7.25']);
  });

  test('TABLE-30 a sheet becomes a table with its rows as records', async () => {
    const columns = await proposed();
    const made = await owner.done(
      'createSheetTable',
      { table_name: ' Customers of a sheet ', physical_table_category_id: await category(), columns },
      inLeave,
    );
    expect(made).toMatchObject({ table_name: 'Customers of a sheet' });
    const id = made.table_id;
    const result = await owner.done('importTableRecords', { id, text, mapping: made.mapping }, inLeave);
    expect(result).toMatchObject({ added: 6, refused: 0, issues: [], next: null });
    const { items } = await owner.done('listPhysicalRecords', { id, sort: ['customer'] }, inLeave);
    expect(items[0]?.data).toMatchObject({
      customer: 'Acme',
      field: 'A',
      budget: 1250.5,
      since: '2026-11-30',
      active: true,
      share: 0.125,
      mail: 'a@acme.example',
    });
  });

  test('TABLE-30 REC-04 numbers are shown as they were written, codes stay text, and rows stand as in the sheet', async () => {
    const written = [
      ['Item', 'Weight', 'Volume', 'Rate', 'Part'],
      ['Nut', '12.50', '1,234.5', '12.50%', '007'],
      ['Bolt', '3.00', '12', '3.00%', '012'],
      ['Axle', '2', '1,000', '1%', '100'],
    ];
    const table = written.map((line) => line.join('\t')).join('\n');
    const { columns } = await owner.done('proposeSheetTable', { text: table }, inLeave);
    expect(columns.map(({ kind, precision, is_grouped }) => [kind, precision, is_grouped])).toEqual([
      ['text', 0, undefined],
      ['number', 2, false],
      ['number', 1, true],
      ['percent', 4, undefined],
      ['text', 0, undefined],
    ]);
    const made = await owner.done(
      'createSheetTable',
      {
        table_name: 'Parts of a sheet',
        physical_table_category_id: await category(),
        columns: columns.map(chosen),
      },
      inLeave,
    );
    const id = made.table_id;
    await owner.done('importTableRecords', { id, text: table, mapping: made.mapping }, inLeave);
    await owner.done('createPhysicalRecord', { id, data: { item: 'Last' } }, inLeave);
    const { columns: shown } = await owner.done('getRecordTable', { id }, inLeave);
    expect(shown[1]).toMatchObject({ kind: 'number', digits: 2, is_grouped: false });
    const { items } = await owner.done('listPhysicalRecords', { id }, inLeave);
    expect(items.map(({ data }) => data['item'])).toEqual(['Nut', 'Bolt', 'Axle', 'Last']);
    expect(items[0]?.data['part']).toBe('007');
    expect(items[0]?.display).toMatchObject({ volume: '1,234.5', rate: '12.50%' });
    expect(items[2]?.display).toMatchObject({ volume: '1,000.0' });
  });

  test('TABLE-30 a wrong guess is corrected, a column left out, and the trial names each cell that does not fit', async () => {
    const columns = (await proposed()).slice(0, 3).map((column) => {
      if (column.column === 'Customer') return { ...column, kind: 'number' as const };
      if (column.column === 'Budget') return { ...column, kind: 'text' as const, label: 'How much' };
      return { ...column, options: ['A'], is_required: true };
    });
    const trial = await owner.done('checkSheetTable', { text: `${text}\n7\t\t\t`, columns }, inLeave);
    expect(trial).toMatchObject({ row_count: 7, tried: 7, refused: 7, next: null });
    expect(trial.issues.slice(0, 3).map(({ row, column, code }) => [row, column, code])).toEqual([
      [2, 'Customer', 'kind'],
      [3, 'Customer', 'kind'],
      [3, '客户等级', 'option'],
    ]);
    expect(trial.issues.at(-1)).toMatchObject({ row: 8, column: '客户等级', code: 'missing' });
    expect(trial.issues.some(({ column }) => column === 'Budget')).toBe(false);
  });

  test('TABLE-30 each sheet of a workbook can become a table, under its own name', async () => {
    const path = [
      [['Name'], ['Bolt']],
      [['City'], ['Berlin'], ['Paris']],
    ].map((rows) => rows.map((row) => row.map((value) => ({ value, type: String }))));
    const bytes = await writeWorkbook(
      path.map((data, at) => ({ data, sheet: ['Sheet1', 'Places'][at] ?? '' })),
    ).toBuffer();
    const fileId = await uploadFile(api, owner, bytes, 'two.xlsx');
    const first = await owner.done('proposeSheetTable', { file_id: fileId }, inLeave);
    expect(first).toMatchObject({ sheets: ['Sheet1', 'Places'], sheet: 'Sheet1', table_name: '', row_count: 1 });
    const second = await owner.done('proposeSheetTable', { file_id: fileId, sheet: 'Places' }, inLeave);
    expect(second).toMatchObject({ table_name: 'Places', row_count: 2, columns: [{ column: 'City', kind: 'text' }] });
    expect(await appuser.call('proposeSheetTable', { file_id: fileId }, inLeave)).toMatchObject({ status: 403 });
    expect(await root.call('proposeSheetTable', { file_id: fileId }, inLeave), 'only who uploaded it').toMatchObject({
      status: 404,
    });
  });

  test('TABLE-30 nothing is made of columns that are no table', async () => {
    const args = { table_name: 'Wrong', physical_table_category_id: await category() };
    const choice = { column: 'A', label: 'A', kind: 'select' as const };
    const noOptions = await owner.call('createSheetTable', { ...args, columns: [choice] }, inLeave);
    expect(noOptions).toMatchObject({
      status: 422,
      data: { code: 'invalid_request', detail: { faults: [{ pointer: '/columns/0/options' }] } },
    });
    const twice = { column: 'A', label: 'A', kind: 'text' as const };
    const repeated = await owner.call('createSheetTable', { ...args, columns: [twice, twice] }, inLeave);
    expect(repeated.data).toMatchObject({ detail: { faults: [{ pointer: '/columns/1/column' }] } });
    const elsewhere = { ...args, physical_table_category_id: seedId('nowhere'), columns: [twice] };
    expect(await owner.call('createSheetTable', elsewhere, inLeave)).toMatchObject({ status: 404 });
    const tables = await owner.done('listCategoryTables', {}, inLeave);
    expect(JSON.stringify(tables)).not.toContain('"Wrong"');
  });
});
