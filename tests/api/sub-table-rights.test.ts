import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { orders } from './orders-form.ts';

const inLeave = { headers: { application_id: seedId('application acme Leave and absence') } };
const held = { query: true, add: true, edit: true, delete: false, export: false, import: false };

type Row = Schemas['RecordRow'];
type Grant = Extract<Schemas['MenuVisibleFields'], { kind: 'listed' }>['fields'];

describeOnEachDatabase('rights on sub-tables', (open) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });

  /** A menu of orders in which the person sees and changes these fields, and one order. */
  async function granted(fields: Grant, more: Partial<Schemas['FormConfig']> = {}) {
    rounds += 1;
    const { id: categoryId } = await owner.done('createCategory', { category_name: `Rows ${rounds}` }, inLeave);
    const design = { formConfig: { ...orders(`Rows ${rounds}`), ...more }, physical_table_category_id: categoryId };
    const table = await owner.done('createPhysicalTable', design, inLeave);
    const { id } = await owner.done('createMenu', { menu_name: `Rows ${rounds}`, c_id: categoryId }, inLeave);
    const front_meta = {
      model_type: 'logical_table' as const,
      logical_table_id: table.children?.[0]?.logical_table_id ?? '',
    };
    await owner.done('createMenuLink', { menu_id: id, front_meta }, inLeave);
    const grant = { subject_type: 'user' as const, subject_id: idOf('appuser'), data_scope: { kind: 'all' as const } };
    const visible_fields = { kind: 'listed' as const, fields };
    await owner.done('createMenuAuthConfig', { menu_id: id, ...grant, rights: held, visible_fields }, inLeave);
    const data = { supplier: 'Acme', lines: [{ kind: 'row' as const, data: { article: 'Desk', price: 5 } }] };
    const record = await owner.done('createPhysicalRecord', { id: table.table_id, data }, inLeave);
    return { id, tableId: table.table_id, record, rid: record.record_id };
  }

  test('MENU-20 REC-11 rows that are hidden are neither answered nor changed, nor lost by a change of what is seen', async () => {
    const { id, tableId, record, rid } = await granted([{ field: 'supplier', can_edit: true }]);
    const seen = await appuser.done('getMenuRecord', { id, rid }, inLeave);
    expect(seen.data).toEqual({ supplier: 'Acme' });
    const lines = [{ kind: 'row' as const, data: { article: 'Stolen' } }];
    expect(await appuser.call('updateMenuRecord', { id, rid, data: { lines } }, inLeave)).toMatchObject({
      data: { detail: { faults: [{ pointer: '/data/lines' }] } },
    });
    await appuser.done('updateMenuRecord', { id, rid, data: { supplier: 'Globex' } }, inLeave);
    const whole = await owner.done('getPhysicalRecord', { id: tableId, rid }, inLeave);
    expect(whole.data).toEqual({ ...record.data, supplier: 'Globex' });
  });

  test('MENU-20 REC-11 rows that may only be read are sent again unharmed, also as a form sends them, and never changed', async () => {
    const { id, record, rid } = await granted([
      { field: 'supplier', can_edit: true },
      { field: 'lines', can_edit: false },
    ]);
    const rows = record.data['lines'] as Row[];
    const [stored] = rows;
    const { row_id = '', data }: Row = stored ?? { kind: 'row', data: {} };
    expect((await appuser.done('getMenuRecord', { id, rid }, inLeave)).data).toEqual({ supplier: 'Acme', lines: rows });
    const entered = { article: data['article'] ?? null, price: data['price'] ?? null };
    const sent = { supplier: 'Globex', lines: [{ kind: 'row' as const, row_id, data: entered }] };
    const changed = await appuser.done('updateMenuRecord', { id, rid, data: sent }, inLeave);
    expect(changed.data).toEqual({ supplier: 'Globex', lines: rows });
    for (const lines of [[], null, [{ kind: 'row' as const, row_id, data: { price: 6 } }], [...rows, ...sent.lines]]) {
      expect(await appuser.call('updateMenuRecord', { id, rid, data: { lines } }, inLeave)).toMatchObject({
        data: { detail: { faults: [{ pointer: '/data/lines' }] } },
      });
    }
    const added = { id, data: { supplier: 'New', lines: [{ kind: 'row' as const, data: { article: 'x' } }] } };
    expect(await appuser.call('createMenuRecord', added, inLeave)).toMatchObject({
      data: { detail: { faults: [{ pointer: '/data/lines' }] } },
    });
  });

  const see = (...fields: string[]): Grant =>
    fields.map((field) => ({ field: field.replace('!', ''), can_edit: field.endsWith('!') }));
  const rowsOf = (record: Schemas['Record']) => record.data['lines'] as Row[];

  test('MENU-20 REC-11 a column that is not granted is in no answer: record, form, list, filter, measure, choices', async () => {
    const { id, rid, record } = await granted(see('supplier!', 'lines', 'lines.article!', 'lines.count'));
    const seen = await appuser.done('getMenuRecord', { id, rid }, inLeave);
    expect(rowsOf(seen)).toEqual([
      { kind: 'row', row_id: rowsOf(record)[0]?.row_id, data: { article: 'Desk', count: 1 } },
    ]);
    const table = await appuser.done('getMenuTable', { id }, inLeave);
    const lines = table.form_config.fields?.find((one) => one.node === 'field' && one.id === 'lines');
    expect(JSON.stringify(lines)).toContain('"article"');
    for (const part of [lines, table.filters, table.columns])
      expect(JSON.stringify(part)).not.toMatch(/price|amount|secret/);
    const filter = (field: string): Schemas['FilterConditions'] => ({
      logicalOperator: 'all',
      children: [{ kind: 'condition', field, operator: 'eq', value: field.endsWith('article') ? 'Desk' : 5 }],
    });
    const list = (field: string) => appuser.call('listMenuRecords', { id, filter: filter(field) }, inLeave);
    expect(await list('lines.article')).toMatchObject({ status: 200, data: { items: [{ record_id: rid }] } });
    const unknown = await list('lines.nothing');
    const hidden = await list('lines.price');
    expect([hidden.status, hidden.code]).toEqual([unknown.status, unknown.code]);
    expect(JSON.stringify(hidden.data).replaceAll('price', 'nothing')).toBe(JSON.stringify(unknown.data));
    const choices = (field: string) => appuser.call('listRelationChoices', { id, field }, inLeave);
    expect(JSON.stringify((await choices('lines.buyer')).data).replaceAll('buyer', 'nothing')).toBe(
      JSON.stringify((await choices('lines.nothing')).data),
    );
    const fields = await appuser.done('getVisibleFields', { id, type: 'edit' }, inLeave);
    expect(fields.map(({ field, can_edit }) => (can_edit ? `${field}!` : field))).toEqual([
      'supplier!',
      'lines!',
      'lines.article!',
      'lines.count',
    ]);
  });

  test('MENU-20 REC-11 granted columns are changed, and no others; hidden values are neither lost nor guessed', async () => {
    const { id, tableId, rid, record } = await granted(see('supplier!', 'lines', 'lines.article!', 'lines.count'));
    const [{ row_id = '' } = {}] = rowsOf(record);
    const row = (data: Row['data'], key: string | null = row_id): Row => ({
      kind: 'row',
      ...(key !== null && { row_id: key }),
      data,
    });
    const change = (lines: Row[] | null) => appuser.call('updateMenuRecord', { id, rid, data: { lines } }, inLeave);
    const changed = await change([row({ article: 'Table', count: 1 })]);
    expect(changed).toMatchObject({
      status: 200,
      data: { data: { lines: [{ data: { article: 'Table', count: 1 } }] } },
    });
    const whole = await owner.done('getPhysicalRecord', { id: tableId, rid }, inLeave);
    expect(rowsOf(whole)[0]?.data).toMatchObject({ article: 'Table', count: 1, price: 5, amount: 10 });
    const refusedAt = async (lines: Row[] | null) => {
      const { status, data } = await change(lines);
      const pointers = [...JSON.stringify(data).matchAll(/"pointer":"([^"]+)"/g)].map(([, pointer]) => pointer);
      return [status, [...new Set(pointers)]];
    };
    expect(await refusedAt([row({ count: 2 })])).toEqual([422, ['/data/lines/0/data/count']]);
    for (const price of [5, 6]) expect(await refusedAt([row({ price })])).toEqual([422, ['/data/lines/0/data/price']]);
    for (const lines of [[], null, [row({}), row({ article: 'New' }, null)]])
      expect(await refusedAt(lines)).toEqual([422, ['/data/lines']]);
  });

  test('MENU-20 REC-07 who may change the rows adds and removes them with the columns that are granted', async () => {
    const { id, tableId, rid } = await granted(see('supplier!', 'lines!', 'lines.article!', 'lines.count'));
    const added: Row = { kind: 'row', data: { article: 'Chair', count: null } };
    const lines = [...rowsOf(await appuser.done('getMenuRecord', { id, rid }, inLeave)), added];
    await appuser.done('updateMenuRecord', { id, rid, data: { lines } }, inLeave);
    const rows = async () => rowsOf(await owner.done('getPhysicalRecord', { id: tableId, rid }, inLeave));
    expect((await rows()).map(({ data: { article, count, price } }) => [article, count, price])).toEqual([
      ['Desk', 1, 5],
      ['Chair', 1, null],
    ]);
    const remaining = rowsOf(await appuser.done('getMenuRecord', { id, rid }, inLeave)).slice(1);
    await appuser.done('updateMenuRecord', { id, rid, data: { lines: remaining } }, inLeave);
    expect((await rows()).map(({ data }) => data['article'])).toEqual(['Chair']);
    const made = await appuser.done('createMenuRecord', { id, data: { supplier: 'New', lines: [added] } }, inLeave);
    expect(rowsOf(made)[0]?.data).toEqual({ article: 'Chair', count: 1 });
  });

  test('REC-08 REC-11 the history and what is restored by it say nothing of a column that is not granted', async () => {
    const { id, tableId, rid, record } = await granted(see('supplier!', 'lines', 'lines.article!'));
    const [{ row_id = '' } = {}] = rowsOf(record);
    const change = (data: Row['data']) =>
      owner.done(
        'updatePhysicalRecord',
        { id: tableId, rid, data: { lines: [{ kind: 'row', row_id, data }] } },
        inLeave,
      );
    await change({ price: 7 });
    await change({ article: 'Table', price: 8 });
    const history = await appuser.done('listMenuRecordHistory', { id, rid }, inLeave);
    expect(history.items.map(({ version }) => version)).toEqual([3, 1]);
    expect(JSON.stringify(history.items.map(({ changes }) => changes))).not.toMatch(/price|amount|"[578]/);
    const back = await appuser.done('restoreMenuRecordVersion', { id, rid, to_version: 1 }, inLeave);
    expect([rowsOf(back.record)[0]?.data, back.left_out]).toEqual([{ article: 'Desk' }, []]);
    const [row] = rowsOf(await owner.done('getPhysicalRecord', { id: tableId, rid }, inLeave));
    expect(row?.data).toMatchObject({ article: 'Desk', price: 8 });
  });

  test('REC-08 REC-11 a removed row comes back whole, and what else is left of a column that is only read is said', async () => {
    const { id, tableId, rid, record } = await granted(see('supplier!', 'lines!', 'lines.article!', 'lines.due'));
    const change = (lines: Row[]) => owner.done('updatePhysicalRecord', { id: tableId, rid, data: { lines } }, inLeave);
    const [{ row_id = '' } = {}] = rowsOf(record);
    const buyer = idOf('hr');
    const row = (data: Row['data']): Row => ({ kind: 'row', row_id, data });
    await change([row({ count: 4, due: '2026-11-26', buyer })]);
    await change([row({ due: '2026-11-27' })]);
    const back = (to_version: number) => appuser.done('restoreMenuRecordVersion', { id, rid, to_version }, inLeave);
    const rows = async () => rowsOf(await owner.done('getPhysicalRecord', { id: tableId, rid }, inLeave));
    const held = [{ field: 'lines', label: 'lines', message: '您无权修改此字段。' }];
    expect((await back(2)).left_out).toEqual(held);
    expect((await rows())[0]?.data).toMatchObject({ due: '2026-11-27' });
    await change([row({ article: 'Table' })]);
    expect((await back(2)).left_out).toEqual(held);
    expect((await rows())[0]?.data).toMatchObject({ article: 'Desk', due: '2026-11-27' });
    await change([]);
    const { record: seen, left_out } = await back(2);
    expect([rowsOf(seen)[0]?.data, left_out]).toEqual([{ article: 'Desk', due: '2026-11-26' }, []]);
    const whole = { article: 'Desk', count: 4, price: 5, amount: 40, due: '2026-11-26', buyer };
    expect((await rows()).map(({ data }) => data)).toMatchObject([whole]);
  });

  test('REC-11 a form says nothing of a column that is not granted by a check of rows', async () => {
    const check = (id: string, expression: string) => ({ id, expression, message: `By ${id}.` });
    const checks = [
      check('priced', 'lines.all(i, i.price >= 0)'),
      check('named', "lines.all(i, i.article != '')"),
      check('supplied', "supplier != ''"),
    ];
    const { id } = await granted(see('supplier!', 'lines!', 'lines.article!'), { checks });
    const { form_config, add_form_config } = await appuser.done('getMenuTable', { id }, inLeave);
    for (const form of [form_config, add_form_config])
      expect(form?.checks?.map((one) => one.id)).toEqual(['named', 'supplied']);
    const data = { supplier: 'New', lines: [{ kind: 'row' as const, data: { article: 'Chair' } }] };
    expect((await appuser.call('createMenuRecord', { id, data }, inLeave)).status, 'price is empty').toBe(422);
  });

  test('MENU-20 REC-07 who may change the rows and none of their columns removes them', async () => {
    const { id, rid } = await granted(see('supplier', 'lines!', 'lines.article'));
    const fields = await appuser.done('getVisibleFields', { id, type: 'edit' }, inLeave);
    expect(fields.map(({ field, can_edit }) => (can_edit ? `${field}!` : field))).toEqual([
      'supplier',
      'lines!',
      'lines.article',
    ]);
    const changed = await appuser.done('updateMenuRecord', { id, rid, data: { lines: [] } }, inLeave);
    expect(rowsOf(changed)).toEqual([]);
  });

  test('MENU-20 REC-07 a new row is not asked for a required column that is only read', async () => {
    const { id } = await granted(see('supplier!', 'lines!', 'lines.article', 'lines.count!'));
    const { form_config } = await appuser.done('getMenuTable', { id }, inLeave);
    const lines = form_config.fields?.find((one) => one.node === 'field' && one.id === 'lines');
    expect(lines).toMatchObject({
      kind: { fields: [{ id: 'article', is_read_only: true, is_required: false }, { id: 'count' }] },
    });
  });

  test('MENU-22 an authorisation that names an unknown column is refused at its place', async () => {
    const { id } = await granted(see('supplier'));
    const grant = {
      menu_id: id,
      subject_type: 'user' as const,
      subject_id: idOf('hr'),
      data_scope: { kind: 'all' as const },
      rights: held,
      visible_fields: { kind: 'listed' as const, fields: see('lines.article', 'lines.gone', 'supplier.x') },
    };
    expect(await owner.call('createMenuAuthConfig', grant, inLeave)).toMatchObject({
      status: 422,
      data: {
        detail: {
          faults: [{ pointer: '/visible_fields/fields/1/field' }, { pointer: '/visible_fields/fields/2/field' }],
        },
      },
    });
  });
});
