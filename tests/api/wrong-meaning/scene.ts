import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { recordSchema } from '#server/kernel/db/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import type { TestDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from '../api.ts';
import { type Caller, createCallers, idOf } from '../caller.ts';
import { addApplications } from '../more-applications.ts';
import { addRecord, type BuiltTable, buildTable, field, grant, inLeave } from '../relations.ts';

/** An id that nothing has. */
export const nothing = '01JD3Q4V9M8X2T6W5R7Y1Z0ABC';

/** What belongs to another application or workspace. */
interface Foreign {
  tableId: string;
  viewId: string;
  categoryId: string;
  rid: string;
}

/** Two tables, their records, and what calls may wrongly name: things that are deleted, of another table, application or workspace. */
export interface Scene {
  api: Api;
  owner: Caller;
  categoryId: string;
  main: BuiltTable;
  near: BuiltTable;
  /** Of another application of the workspace, and of another workspace. */
  foreign: Foreign;
  abroad: Foreign;
  /** Records: two of the main table and one of the other; and one of each in the trash. */
  rows: Record<'first' | 'second' | 'near' | 'deleted' | 'deletedNear' | 'line', string>;
  /** A person and a department of another workspace. */
  stranger: string;
  strangers: string;
  /** An authorisation, a menu without a link, and a saved view of the main table. */
  authId: string;
  openMenu: string;
  draftView: string;
}

const options = { source: 'fixed' as const, options: ['open', 'done'].map((value) => ({ value, label: value })) };
const tree = {
  source: 'fixed' as const,
  options: [{ value: 'eu', label: 'Europe', children: [{ value: 'it', label: 'Italy' }] }],
};

/** One field of each kind that people fill in, and of those that are computed. */
const mainFields = (nearView: string): NonNullable<Schemas['FormConfig']['fields']> => [
  field('title', { type: 'text', max_length: 20 }),
  field('code', { type: 'text', pattern: { expression: '[A-Z]{2}[0-9]+' } }, { is_unique: true }),
  field('mail', { type: 'text', format: 'email' }),
  field('words', { type: 'richText', max_length: 50 }),
  field('status', { type: 'select', options }),
  field('tags', { type: 'multiSelect', options, max: 1 }),
  field('region', { type: 'cascade', options: tree, only_leaves: true }),
  field('amount', { type: 'number', precision: 2, min: 0, max: 1000 }),
  field('done', { type: 'boolean' }),
  field('day', { type: 'date', granularity: 'day' }),
  field('month', { type: 'date', granularity: 'month' }),
  field('at', { type: 'date', granularity: 'minute' }),
  field('clock', { type: 'time' }),
  field('period', { type: 'dateRange', granularity: 'day', max_days: 10 }),
  field('colour', { type: 'colour' }),
  field('person', { type: 'user' }),
  field('people', { type: 'user', is_multiple: true }),
  field('unit', { type: 'department' }),
  field('papers', { type: 'file', max_files: 1 }),
  field('address', { type: 'address', regions: tree.options, has_detail: true }),
  field('near', { type: 'relation', logical_table_id: nearView }),
  field('nears', { type: 'relation', logical_table_id: nearView, is_multiple: true }),
  field('lines', {
    type: 'subTable',
    max_rows: 2,
    fields: [
      field('part', { type: 'text' }, { is_required: true }),
      field('count', { type: 'number', precision: 0 }),
      field('to', { type: 'relation', logical_table_id: nearView }),
    ] as Extract<Schemas['FieldKind'], { type: 'subTable' }>['fields'],
  }),
  field('nearCity', { type: 'lookup', relation: 'near', field: 'city' }),
  field('twice', { type: 'formula', expression: 'amount * 2', result: 'number' }),
  field('number', { type: 'serial', parts: [{ kind: 'counter', digits: 3 }] }),
  field('made', { type: 'system', source: 'created_at' }),
];

/** A table of another application. */
async function buildForeign(by: Caller, application: string): Promise<Foreign> {
  const there = { headers: { ...inLeave.headers, application_id: seedId(`application ${application}`) } };
  const { id: categoryId } = await by.done('createCategory', { category_name: 'Foreign' }, there);
  const formConfig = { formLabel: 'Foreign', fields: [field('name', { type: 'text' })] };
  const args = { formConfig, physical_table_category_id: categoryId };
  const { table_id: tableId, children } = await by.done('createPhysicalTable', args, there);
  const { record_id: rid } = await by.done('createPhysicalRecord', { id: tableId, data: { name: 'One' } }, there);
  return { tableId, viewId: children[0]?.logical_table_id ?? '', categoryId, rid };
}

/** Starts a server with the tables; whoever starts it closes it. */
export async function openScene(opened: TestDatabase): Promise<Scene> {
  const api = await startApi(opened);
  await addApplications(api.database, 'globex', ['Abroad']);
  const [owner, globex] = await createCallers(api, 'owner', 'globex');
  const near = await buildTable(owner, 'Near', [
    field('name', { type: 'text' }),
    field('city', { type: 'text' }),
    field('size', { type: 'number' }),
  ]);
  const gone = field('gone', { type: 'text' });
  const fields = mainFields(near.viewId);
  const main = await buildTable(owner, 'Main', [...fields, gone]);
  const formConfig = { formLabel: 'Main', fields };
  await owner.done('configurePhysicalTable', { id: main.tableId, formConfig }, inLeave);
  const add = (table: BuiltTable, data: Schemas['RecordData']) => addRecord(owner, table.tableId, data);
  const nears = [await add(near, { name: 'One', city: 'Rome' }), await add(near, { name: 'Two' })];
  const [oneNear = '', deletedNear = ''] = nears;
  const lines: Schemas['RecordRow'][] = [{ kind: 'row', data: { part: 'Seal', count: 1 } }];
  const first = await add(main, { title: 'First', code: 'AB1', near: oneNear, lines });
  const second = await add(main, { title: 'Second', code: 'AB2' });
  const deleted = await add(main, { title: 'Deleted' });
  await owner.done('deletePhysicalRecords', { id: main.tableId, ids: [deleted] }, inLeave);
  await owner.done('deletePhysicalRecords', { id: near.tableId, ids: [deletedNear] }, inLeave);
  const read = await owner.done('getPhysicalRecord', { id: main.tableId, rid: first }, inLeave);
  const [line] = read.data['lines'] as Schemas['RecordRow'][];
  await grant(owner, main.menuId, ['query']);
  const grants = await owner.done('listMenuAuthConfigs', { menu_id: main.menuId }, inLeave);
  const { id: categoryId } = await owner.done('createCategory', { category_name: 'Wrong' }, inLeave);
  const { id: openMenu } = await owner.done('createMenu', { menu_name: 'Open', c_id: categoryId }, inLeave);
  const view = await owner.done('createTableView', { id: main.tableId, name: 'Kept', settings: {} }, inLeave);
  return {
    api,
    owner,
    categoryId,
    main,
    near,
    foreign: await buildForeign(owner, 'acme Customers'),
    abroad: await buildForeign(globex, 'globex Abroad'),
    rows: { first, second, near: oneNear, deleted, deletedNear, line: line?.row_id ?? '' },
    stranger: idOf('globex'),
    strangers: seedId('department globex Management'),
    authId: grants[0]?.id ?? '',
    openMenu,
    draftView: view.id,
  };
}

const watched = [
  'physical_tables',
  'logical_tables',
  'menus',
  'menu_authorizations',
  'categories',
  'record_views',
  'record_drafts',
  'record_events',
  'record_imports',
  'table_jobs',
];

/** What is stored of tables, rights and records, in one text: equal texts mean that nothing was saved in between. */
export async function storedNow({ api, owner: { wsId } }: Scene): Promise<string> {
  return api.database.records(wsId, async (query) => {
    const found = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = ${recordSchema(wsId)} order by 1`.execute(query);
    const of = (name: string, from: ReturnType<typeof sql.id>) =>
      sql`select ${name} || ' ' || count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as line from ${from} as t`;
    const parts = [
      ...watched.map((name) => of(name, sql.id(name))),
      ...found.rows.map(({ name }) => of(name, sql.id(recordSchema(wsId), name))),
    ];
    const { rows } = await sql<{ line: string }>`${sql.join(parts, sql` union all `)} order by 1`.execute(query);
    return rows.map(({ line }) => line).join('\n');
  });
}
