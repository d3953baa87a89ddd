import Papa from 'papaparse';
import readWorkbook, { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { type BuiltTable, buildTable, field, inLeave } from './relations.ts';

const row = (data: Schemas['RecordRow']['data']) => ({ kind: 'row' as const, data });

describeOnEachDatabase('rows and linked records as files', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let orders: BuiltTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    const products = await buildTable(owner, 'Products', [
      field('name', { type: 'text' }),
      field('colour', { type: 'text' }),
    ]);
    const product: Schemas['FieldKind'] = { type: 'relation', logical_table_id: products.viewId };
    orders = await buildTable(owner, 'Orders', [
      field('title', { type: 'text' }),
      field('main', product),
      {
        ...field('items', {
          type: 'subTable',
          fields: [
            { node: 'field', id: 'product', label: 'product', kind: product },
            { node: 'field', id: 'count', label: 'count', kind: { type: 'number' } },
            { node: 'field', id: 'price', label: 'price', kind: { type: 'number' } },
            { node: 'field', id: 'code', label: 'code', kind: { type: 'text', widget: 'password' } },
          ],
        }),
      },
    ]);
    const add = async (id: string, data: Schemas['RecordData']) =>
      (await owner.done('createPhysicalRecord', { id, data }, inLeave)).record_id;
    const [desk, lamp] = [
      await add(products.tableId, { name: 'Desk', colour: 'brown' }),
      await add(products.tableId, { name: 'Lamp', colour: 'white' }),
    ];
    await add(orders.tableId, {
      title: 'First',
      main: desk,
      items: [row({ product: desk, count: 2, price: 5, code: 'hush' }), row({ product: lamp, count: 1, price: 3 })],
    });
    await add(orders.tableId, { title: 'Second', main: lamp, items: [row({ product: lamp, count: 4, price: 3 })] });
    const held = { query: true, add: false, edit: false, delete: false, export: true, import: false };
    const who = { subject_type: 'user' as const, subject_id: idOf('appuser'), rights: held };
    const grant = (menu_id: string, names: string[]) => {
      const fields = names.map((name) => ({ field: name, can_edit: false }));
      const visible_fields = { kind: 'listed' as const, fields };
      const grants = { menu_id, ...who, visible_fields, data_scope: { kind: 'all' as const } };
      return owner.done('createMenuAuthConfig', grants, inLeave);
    };
    await grant(orders.menuId, ['title', 'main', 'items.product', 'items.count']);
    await grant(products.menuId, ['name']);
    return () => api.close();
  });
  const exported = (by: Caller, fields: string[], format: 'xlsx' | 'csv') =>
    by.call('exportRecords', { id: orders.menuId, fields, format, sort: ['title'] }, inLeave);

  test('REC-11 an .xlsx file has a sheet of the rows of each sub-table, with titles of what they link to', async () => {
    const { bytes } = await exported(owner, ['title', 'main', 'main.colour', 'items'], 'xlsx');
    const sheets = await readWorkbook(bytes);
    expect(sheets.map(({ sheet }) => sheet)).toEqual([expect.stringMatching(/^All|^Orders/), 'items']);
    expect(await readSheet(bytes, 1)).toEqual([
      ['title', 'main', 'main · colour', 'items'],
      ['First', 'Desk', 'brown', 2],
      ['Second', 'Lamp', 'white', 1],
    ]);
    expect(await readSheet(bytes, 2)).toEqual([
      ['title', 'product', 'count', 'price'],
      ['First', 'Desk', 2, 5],
      ['First', 'Lamp', 1, 3],
      ['Second', 'Lamp', 4, 3],
    ]);
  });

  test('REC-11 a .csv file has the number of rows', async () => {
    const { bytes } = await exported(owner, ['title', 'items'], 'csv');
    const { data } = Papa.parse<string[]>(bytes.toString('utf8').slice(1).trimEnd());
    expect(data).toEqual([
      ['title', 'items'],
      ['First', '2'],
      ['Second', '1'],
    ]);
  });

  test('REC-11 MENU-20 columns and linked fields that are not granted are in no sheet', async () => {
    const { bytes } = await exported(appuser, ['title', 'items'], 'xlsx');
    expect(await readSheet(bytes, 2)).toEqual([
      ['title', 'product', 'count'],
      ['First', 'Desk', 2],
      ['First', 'Lamp', 1],
      ['Second', 'Lamp', 4],
    ]);
    expect(await exported(appuser, ['title', 'main.colour'], 'csv')).toMatchObject({ status: 422 });
    expect(await exported(appuser, ['title', 'items.price'], 'csv')).toMatchObject({ status: 422 });
    const { export_fields: offered } = await appuser.done('getMenuTable', { id: orders.menuId }, inLeave);
    expect(offered?.map(({ field: name }) => name)).toEqual(['title', 'main', 'items']);
  });
});
