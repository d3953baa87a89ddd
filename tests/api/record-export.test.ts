import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';

const inLeave = { headers: { application_id: seedId('application acme Leave and absence') } };
const inShanghai = { headers: { ...inLeave.headers, clientTimeZone: 'Asia/Shanghai', 'accept-language': 'en-US' } };
const field = (id: string, kind: Schemas['FieldKind'], label = id) => ({ node: 'field' as const, id, label, kind });
const words = { 'zh-CN': '打开', 'en-US': 'Open' };
const formConfig: Schemas['FormConfig'] = {
  formLabel: 'Orders',
  fields: [
    field('title', { type: 'text' }, 'Title'),
    field('amount', { type: 'number', style: 'money', currency: 'CNY', precision: 2 }, 'Amount'),
    field('due', { type: 'date', granularity: 'day' }, 'Due'),
    field('at', { type: 'date', granularity: 'minute' }, 'At'),
    field(
      'status',
      { type: 'select', options: { source: 'fixed', options: [{ value: 'open', label: words }] } },
      'Status',
    ),
    field('done', { type: 'boolean' }, 'Done'),
    field('secret', { type: 'text', widget: 'password' }, 'Secret'),
  ],
};
const fields = ['title', 'amount', 'due', 'at', 'status', 'done'];

describeOnEachDatabase('records as files', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let tableId: string;
  let menuId: string;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    const { id: categoryId } = await owner.done('createCategory', { category_name: 'Exports' }, inLeave);
    const made = { formConfig, physical_table_category_id: categoryId };
    const table = await owner.done('createPhysicalTable', made, inLeave);
    tableId = table.table_id;
    menuId = (await owner.done('createMenu', { menu_name: 'Orders', c_id: categoryId }, inLeave)).id;
    const view = table.children[0]?.logical_table_id ?? '';
    const front_meta = { model_type: 'logical_table' as const, logical_table_id: view };
    await owner.done('createMenuLink', { menu_id: menuId, front_meta }, inLeave);
    await add({
      title: '=1+1',
      amount: 1250.5,
      due: '2026-11-30',
      at: '2026-11-21T10:30:00.000Z',
      status: 'open',
      done: true,
    });
    await add({ title: 'Plain', amount: -3, done: false });
    return () => api.close();
  });
  const add = (data: Schemas['RecordData']) => owner.done('createPhysicalRecord', { id: tableId, data }, inLeave);
  const grant = (held: (keyof Schemas['MenuRights'])[], rest: Partial<Schemas['MenuAuthConfigInput']> = {}) => {
    const has = (name: keyof Schemas['MenuRights']) => held.includes(name);
    return owner.done(
      'createMenuAuthConfig',
      {
        menu_id: menuId,
        subject_type: 'user',
        subject_id: idOf('appuser'),
        rights: {
          query: has('query'),
          add: has('add'),
          edit: has('edit'),
          delete: has('delete'),
          export: has('export'),
          import: has('import'),
        },
        visible_fields: { kind: 'all' },
        data_scope: { kind: 'all' },
        ...rest,
      },
      inLeave,
    );
  };
  const ungrant = (id: string) => owner.done('deleteMenuAuthConfig', { id }, inLeave);
  const csvOf = (bytes: Buffer): string[][] => Papa.parse<string[]>(bytes.toString('utf8').slice(1).trimEnd()).data;
  const args = { fields, sort: ['title'] };

  test('REC-11 P29 a file has dates and numbers as such, labels as they read, and no formula', async () => {
    const answer = await owner.call('exportTableRecords', { id: tableId, ...args }, inShanghai);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename\*=UTF-8''Orders%20\d{4}-\d\d-\d\d\.xlsx$/,
    );
    // Spreadsheets have fractions of days.
    const whole = (cell: unknown) => (cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell);
    const rows = (await readSheet(answer.bytes)).map((row) => row.map(whole));
    expect(rows[0]).toEqual(['Title', 'Amount', 'Due', 'At', 'Status', 'Done']);
    // Cells with a type of their own: a formula would read as what it comes to.
    const [due, at] = [new Date('2026-11-30T00:00:00Z'), new Date('2026-11-21T18:30:00Z')];
    expect(rows[1]).toEqual(['=1+1', 1250.5, due, at, 'Open', 'Yes']);
    expect(rows[2]).toEqual(['Plain', -3, null, null, null, 'No']);
  });

  test('REC-11 P29 a text file can be opened by spreadsheets: marked as UTF-8, and its formulas are texts', async () => {
    const answer = await owner.call('exportRecords', { id: menuId, ...args, format: 'csv' }, inShanghai);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(csvOf(answer.bytes)).toEqual([
      ['Title', 'Amount', 'Due', 'At', 'Status', 'Done'],
      ["'=1+1", '1250.5', '2026-11-30', '2026-11-21 18:30:00', 'Open', 'Yes'],
      ['Plain', '-3', '', '', '', 'No'],
    ]);
  });

  test('REC-11 a file has what the list’s filter and search leave, or the records that are named', async () => {
    const filter = {
      logicalOperator: 'all',
      children: [{ kind: 'condition', field: 'amount', operator: 'lt', value: 0 }],
    };
    const of = async (more: object) =>
      csvOf(
        (await owner.call('exportRecords', { id: menuId, fields: ['title'], format: 'csv', ...more }, inLeave)).bytes,
      ).length - 1;
    expect(await of({ filter })).toBe(1);
    expect(await of({ search: 'plain' })).toBe(1);
    const { items } = await owner.done('listMenuRecords', { id: menuId }, inLeave);
    expect(await of({ ids: [items[0]?.record_id] })).toBe(1);
    const unknown = await owner.call(
      'exportRecords',
      { id: menuId, fields: ['title'], ids: [seedId('none')] },
      inLeave,
    );
    expect(unknown).toMatchObject({ status: 404 });
  });

  test('MENU-22 REC-11 only those with the right export, and the records and fields that they see', async () => {
    const { id: query } = await grant(['query']);
    const refused = await appuser.call('exportRecords', { id: menuId, ...args }, inLeave);
    expect(refused).toMatchObject({ status: 403, code: 'not_allowed' });
    await ungrant(query);
    const own = { kind: 'filter' as const, filter: { logicalOperator: 'all' as const, children: [] } };
    const negative = { kind: 'condition' as const, field: 'amount', operator: 'lt' as const, value: 0 };
    const { id } = await grant(['query', 'export'], {
      visible_fields: { kind: 'listed', fields: [{ field: 'title', can_edit: false }] },
      data_scope: { ...own, filter: { logicalOperator: 'all', children: [negative] } },
    });
    const answer = await appuser.call('exportRecords', { id: menuId, fields: ['title'], format: 'csv' }, inLeave);
    expect(csvOf(answer.bytes)).toEqual([['Title'], ['Plain']]);
    for (const name of ['amount', 'secret', 'nothing']) {
      const hidden = await appuser.call('exportRecords', { id: menuId, fields: ['title', name] }, inLeave);
      expect(hidden).toMatchObject({ status: 422, data: { pointer: '/fields/1' } });
    }
    await ungrant(id);
  });

  test('REC-11 P29 a password leaves in no file', async () => {
    const answer = await owner.call('exportTableRecords', { id: tableId, fields: ['secret'] }, inLeave);
    expect(answer).toMatchObject({ status: 422, data: { pointer: '/fields/0' } });
  });
});
