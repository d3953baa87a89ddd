import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';
import { uploadFile } from './upload-file.ts';

type Value = Schemas['RecordValue'];

const label = (en: string, zh: string) => ({ 'en-US': en, 'zh-CN': zh });
const options = {
  source: 'fixed' as const,
  options: [
    { value: 'plain', label: label('Plain', '普通') },
    { value: 'comma', label: label('Red, green', '红、绿') },
    { value: 'red', label: label('Red', '红') },
    { value: 'green', label: label('green', '绿') },
    { value: 'marks', label: label('The "A" team', '“甲”组，"A"') },
    { value: 'formula', label: label('=sum', '＝合计') },
    // A value that another one is called.
    { value: 'Plain', label: label('Other', '其他') },
  ],
};
const range = (from: string | null, to: string | null) => ({ kind: 'range' as const, from, to });

/** Kinds that are the same in every workspace, with values that are hard to write. */
const kinds: Record<string, { kind: Schemas['FieldKind']; values: readonly Value[] }> = {
  text: {
    kind: { type: 'text' },
    values: [
      '007',
      '=1+1',
      "'quoted",
      "'=1+1",
      "''=1",
      'two\nlines',
      'He said "no"',
      ' at both ends ',
      ' ',
      'a;b\tc|d',
      ';=1',
      '1e5',
      'true',
      '2026-11-30',
      '12345678901234567890',
    ],
  },
  note: { kind: { type: 'richText' }, values: ['<p>One, "two"</p>', '<p>= three</p>'] },
  plain: { kind: { type: 'number' }, values: [0, -3, 1.234, 12.345, 1234.567, 0.125, 1e-7, 123_456_789.125] },
  percent: { kind: { type: 'number', style: 'percent', precision: 3 }, values: [0.125, 0.12345, 1, -0.285, 0] },
  money: {
    kind: { type: 'number', style: 'money', currency: 'EUR', precision: 2 },
    values: [1250.5, -0.01, 1_000_000],
  },
  unit: { kind: { type: 'number', unit: 'kg', precision: 3 }, values: [1.234, 250] },
  grouped: { kind: { type: 'number', is_grouped: true, precision: 3 }, values: [1_234_567.891, 1.234] },
  share: { kind: { type: 'percent' }, values: [0.125, 0.0725, 1, 0] },
  spent: { kind: { type: 'duration' }, values: [5400, 0, 432_000] },
  lap: { kind: { type: 'duration', granularity: 'second' }, values: [72, 3600] },
  flag: { kind: { type: 'boolean' }, values: [true, false] },
  named: {
    kind: { type: 'boolean', on_label: label('Paid, all', '已付'), off_label: label('Owed', '未付') },
    values: [true, false],
  },
  turned: {
    kind: { type: 'boolean', on_label: label('No', '否'), off_label: label('Yes', '是') },
    values: [true, false],
  },
  half: { kind: { type: 'boolean', on_label: label('No', '否') }, values: [true, false] },
  year: { kind: { type: 'date', granularity: 'year' }, values: ['2026', '1850'] },
  month: { kind: { type: 'date', granularity: 'month' }, values: ['2026-11'] },
  day: { kind: { type: 'date', granularity: 'day' }, values: ['2025-01-09', '1850-02-03'] },
  minute: {
    kind: { type: 'date', granularity: 'minute' },
    values: ['2025-01-09T02:30:00.000Z', '2025-01-08T16:00:00.000Z'],
  },
  second: { kind: { type: 'date', granularity: 'second' }, values: ['2025-01-09T02:30:15.000Z'] },
  months: { kind: { type: 'dateRange', granularity: 'month' }, values: [range('2026-01', '2026-03')] },
  days: {
    kind: { type: 'dateRange', granularity: 'day' },
    values: [range('2025-01-09', '2025-02-01'), range(null, '2025-02-01'), range('2025-01-09', null)],
  },
  moments: {
    kind: { type: 'dateRange', granularity: 'minute' },
    values: [range('2025-01-09T02:30:00.000Z', '2025-01-09T03:00:00.000Z'), range(null, '2025-01-09T03:00:00.000Z')],
  },
  time: { kind: { type: 'time' }, values: ['09:05', '00:00'] },
  seconds: { kind: { type: 'time', granularity: 'second' }, values: ['09:05:07'] },
  one: { kind: { type: 'select', options }, values: options.options.map(({ value }) => value) },
  some: {
    kind: { type: 'multiSelect', options },
    values: [['comma'], ['red', 'green'], ['comma', 'plain'], ['marks', 'formula'], ['formula', 'red'], ['Plain']],
  },
  open: {
    kind: { type: 'multiSelect', options, is_open: true },
    values: [
      ['red', 'Made up'],
      ['comma', 'Typed, here'],
    ],
  },
  colour: { kind: { type: 'colour' }, values: ['#2f6bff'] },
};

describeOnEachDatabase('import(export(records))', (opening) => {
  let api: Api;
  let owner: Caller;
  let menu: MenuOfTable;
  let values: Record<string, readonly Value[]>;
  beforeAll(async () => {
    api = await startApi(await opening());
    const [builder, hr] = await createCallers(api, 'owner', 'hr');
    owner = builder;
    const { user } = await owner.done('getUserInfo', {});
    const department = await hr.done('createDepartment', { department_name: 'Sales, "north"', father_id: null });
    const parts = await makeMenuOfTable(owner, {
      fields: [field('name', { type: 'text' })],
      rest: { title_field: 'name' },
    });
    const linked: string[] = [];
    for (const name of ['Bolt, large', 'Bolt', 'large', 'The "A" part', '=part'])
      linked.push(await parts.add({ name }));
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = linked;
    const link = { type: 'relation' as const, logical_table_id: parts.viewId };
    const more: typeof kinds = {
      who: { kind: { type: 'user' }, values: [user.id] },
      they: { kind: { type: 'user', is_multiple: true }, values: [[user.id]] },
      where: { kind: { type: 'department' }, values: [department.id] },
      wheres: { kind: { type: 'department', is_multiple: true }, values: [[department.id]] },
      part: { kind: link, values: linked },
      parts: {
        kind: { ...link, is_multiple: true },
        values: [[first], [second, third], [first, fourth], [fifth, second]],
      },
    };
    const all = { ...kinds, ...more };
    values = Object.fromEntries(Object.entries(all).map(([id, one]) => [id, one.values]));
    const fields = Object.entries(all).map(([id, { kind }]) => field(id, kind));
    menu = await makeMenuOfTable(owner, { fields: [field('nr', { type: 'number', precision: 0 }), ...fields] });
    return () => api.close();
  });

  const inLanguage = (locale: string) => ({
    headers: { ...inLeave.headers, clientTimeZone: 'Asia/Shanghai', 'accept-language': locale },
  });
  const stored = async () => {
    const { items } = await owner.done('listPhysicalRecords', { id: menu.tableId, sort: ['nr'], size: 100 }, inLeave);
    return items.map(({ record_id, data }) => ({ record_id, data }));
  };

  test.each([
    ['csv', 'en-US'],
    ['csv', 'zh-CN'],
    ['xlsx', 'en-US'],
    ['xlsx', 'zh-CN'],
  ] as const)('REC-11 TPL-09 what a %s file in %s holds of each kind is imported as it was', async (format, locale) => {
    const most = Math.max(...Object.values(values).map((own) => own.length));
    const written = Array.from({ length: most }, (_, nr) => ({
      nr,
      ...Object.fromEntries(Object.entries(values).flatMap(([id, own]) => (nr < own.length ? [[id, own[nr]]] : []))),
    }));
    const ids: string[] = [];
    // Safe: the values are those of the contract.
    for (const data of written) ids.push(await menu.add(data as Schemas['RecordData']));
    const before = (await stored()).map(({ data }) => data);
    const fields = ['nr', ...Object.keys(values)];
    const asked = { id: menu.tableId, fields, format, ids };
    const file = await owner.call('exportTableRecords', asked, inLanguage(locale));
    expect(file.status).toBe(200);
    await owner.done('deletePhysicalRecords', { id: menu.tableId, ids }, inLeave);
    const file_id = await uploadFile(api, owner, file.bytes, `records.${format}`);
    const mapping = fields.map((id) => ({ column: id, field: id }));
    const done = await owner.done('importTableRecords', { id: menu.tableId, file_id, mapping }, inLanguage(locale));
    expect(done.issues).toEqual([]);
    const after = await stored();
    expect(after.map(({ data }) => data)).toEqual(before);
    const made = after.map(({ record_id }) => record_id);
    await owner.done('deletePhysicalRecords', { id: menu.tableId, ids: made }, inLeave);
  });
});
