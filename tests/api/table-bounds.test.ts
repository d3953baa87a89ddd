import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import type { Api } from './api.ts';
import type { Caller } from './caller.ts';
import { buildTable, field, inLeave } from './relations.ts';
import { startWithCategory } from './own-category.ts';

describeOnEachDatabase('bounds of tables, menus and records', (open) => {
  let api: Api;
  let owner: Caller;
  let categoryId: string;
  beforeAll(async () => {
    ({ api, owner, categoryId } = await startWithCategory(await open(), 'Bounds'));
    return () => api.close();
  });
  const create = (formConfig: Schemas['FormConfig'], dbTableName?: string) => {
    const dbConfig = { datasource_type: 'falconTable' as const, db_table_name: dbTableName ?? '' };
    const args = { formConfig, physical_table_category_id: categoryId, ...(dbTableName !== undefined && { dbConfig }) };
    return owner.call('createPhysicalTable', args, inLeave);
  };
  const tables = async (): Promise<number> =>
    JSON.stringify(await owner.done('listCategoryTables', {}, inLeave)).split('"table_id"').length;

  test('VAL-28 a table and a menu have a name that is more than spaces', async () => {
    const before = await tables();
    for (const formLabel of ['', '   ']) expect(await create({ formLabel })).toMatchObject({ status: 422 });
    expect(await tables()).toBe(before);
    for (const menu_name of ['', '   '])
      expect(await owner.call('createMenu', { menu_name, c_id: categoryId }, inLeave)).toMatchObject({ status: 422 });
  });

  test('VAL-29 a database name has letters, digits and underscores', async () => {
    for (const name of ['', 'a b', 'a-b', '表', "a'; drop table x; --", '1a'.repeat(40)])
      expect(await create({ formLabel: 'Named' }, name), name).toMatchObject({ status: 422 });
    expect(await create({ formLabel: 'Named' }, 'named_1')).toMatchObject({ status: 200 });
  });

  test('VAL-32 a table goes before one of its category, and a view before one of its table, or stays where it is', async () => {
    const [one, other] = [
      await buildTable(owner, 'One', [field('title', { type: 'text' })]),
      await buildTable(owner, 'Other', [field('title', { type: 'text' })]),
    ];
    const refused = { code: 'invalid_move' };
    const move = (args: { id: string; before_id: string }) => owner.call('sortPhysicalTables', args, inLeave);
    expect(await move({ id: one.tableId, before_id: other.tableId })).toMatchObject(refused);
    expect(await move({ id: one.tableId, before_id: other.viewId })).toMatchObject(refused);
    const view = { id: one.viewId, before_id: other.viewId };
    expect(await owner.call('sortLogicalTables', view, inLeave)).toMatchObject(refused);
    expect(await owner.call('sortLogicalTables', { ...view, before_id: other.tableId }, inLeave)).toMatchObject(
      refused,
    );
    expect(await owner.call('sortLogicalTables', { id: one.tableId, before_id: null }, inLeave)).toMatchObject({
      status: 404,
    });
  });

  test('VAL-34 TABLE-27 conditions and orders reach fields of linked records, and no further', async () => {
    const far = await buildTable(owner, 'Far', [field('city', { type: 'text' })]);
    const near = await buildTable(owner, 'Near', [
      field('name', { type: 'text' }),
      field('far', { type: 'relation', logical_table_id: far.viewId }),
    ]);
    const table = await buildTable(owner, 'Here', [field('near', { type: 'relation', logical_table_id: near.viewId })]);
    const list = (sort: string) => owner.call('listPhysicalRecords', { id: table.tableId, sort: [sort] }, inLeave);
    expect(await list('near.name')).toMatchObject({ status: 200 });
    expect(await list('near.far.city')).toMatchObject({ status: 422 });
    const columns = (path: string): Schemas['FormConfig'] => ({
      formLabel: 'Shown',
      fields: [field('near', { type: 'relation', logical_table_id: near.viewId })],
      list: { columns: [{ field: path }] },
    });
    expect(await create(columns('near.name'))).toMatchObject({ status: 200 });
    expect(await create(columns('near.far.city'))).toMatchObject({ status: 422 });
  });

  test('VAL-35 a design with the same identifier twice, an unsound control or no field is refused whole', async () => {
    const before = await tables();
    const text = field('title', { type: 'text' });
    const none = field('kind', { type: 'select', options: { source: 'fixed', options: [] } });
    for (const fields of [
      [text, text],
      [text, none],
      [field('sum', { type: 'formula', expression: 'title +', result: 'number' })],
    ])
      expect(await create({ formLabel: 'Unsound', fields })).toMatchObject({ status: 422 });
    expect(await tables()).toBe(before);
  });

  test('TABLE-28 serial numbers have no gaps, whatever records were refused at the same moment', async () => {
    const parts = [{ kind: 'counter' as const, digits: 3 }];
    const { tableId: id } = await buildTable(owner, 'Serial', [
      field('number', { type: 'serial', parts }),
      field('code', { type: 'text' }, { is_unique: true }),
    ]);
    const add = (code: string) => owner.call('createPhysicalRecord', { id, data: { code } }, inLeave);
    const answers = await Promise.all(Array.from({ length: 24 }, (_, at) => add(`code ${at % 12}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    const { items } = await owner.done('listPhysicalRecords', { id, sort: ['number'], size: 50 }, inLeave);
    expect(items.map(({ data }) => data['number'])).toEqual(
      Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(3, '0')),
    );
  });
});
