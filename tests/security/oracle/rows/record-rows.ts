import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { applyDesign } from '#server/domains/data/structure/apply-design.ts';
import { createRecordTable, dropRecordTable } from '#server/domains/data/store/define.ts';
import { historyOf, recordsOf } from '#server/domains/data/store/identifiers.ts';
import { json, type Query } from '#server/kernel/db/index.ts';
import { accountIdOf } from '../world/people.ts';
import { foreign, idOf } from '../world/scopes.ts';
import type { RowKind, RowScope } from './row-kind.ts';

/** A row of an application, as these tables begin. */
function rowOf(kind: string, { wsId, appId, prefix, word }: RowScope, name: string) {
  if (wsId === null) throw new Error(`There is no ${kind} on the platform.`);
  const id = idOf(prefix, `${kind} ${appId} ${name}`);
  return { columns: { id, ws_id: wsId, app_id: appId }, text: `${word} ${kind} ${name}` };
}

/** A text, and a relation to a view of the same table. */
const designOf = (formLabel: string, viewId: string): Schemas['FormConfig'] => ({
  formLabel,
  fields: [
    { node: 'field', id: 'title', label: 'Title', kind: { type: 'text' } },
    { node: 'field', id: 'parent', label: 'Parent', kind: { type: 'relation', logical_table_id: viewId } },
  ],
});

/** The category of a table: of its own, so that others stay empty. */
async function insertCategory(query: Query, scope: RowScope, name: string): Promise<string> {
  const { columns, text } = rowOf('category of tables', scope, name);
  await query
    .insertInto('categories')
    .values({ ...columns, category_name: text, sort: 3 })
    .execute();
  return columns.id;
}

/** What has to be typed before one of the deleted tables is erased. */
export const deletedTableName = 'Deleted';

async function insertTable(query: Query, scope: RowScope, name: string): Promise<string> {
  const { columns, text } = rowOf('physicalTable', scope, name);
  const category_id = await insertCategory(query, scope, name);
  return insertTableOf(query, { scope, name, columns, text, category_id });
}

/** A table in the trash, in the category of the table of the same name. */
async function insertDeletedTable(query: Query, scope: RowScope, name: string): Promise<string> {
  const { columns } = rowOf('deletedTable', scope, name);
  const category_id = rowOf('category of tables', scope, name).columns.id;
  const id = await insertTableOf(query, { scope, name, columns, text: deletedTableName, category_id });
  await query
    .updateTable('physical_tables')
    .set({ deleted_at: new Date('2026-01-01T00:00:00Z') })
    .where('ws_id', '=', columns.ws_id)
    .where('id', '=', id)
    .execute();
  return id;
}

interface TableParts {
  scope: RowScope;
  name: string;
  columns: ReturnType<typeof rowOf>['columns'];
  text: string;
  category_id: string;
}

async function insertTableOf(query: Query, { scope, name, columns, text, category_id }: TableParts): Promise<string> {
  const design = designOf(text, rowOf('logicalTable', scope, name).columns.id);
  await query
    .insertInto('physical_tables')
    .values({
      ...columns,
      category_id,
      table_name: text,
      db_table_name: `table_${columns.id.toLowerCase()}`,
      form_config: json<unknown>(design),
      db_config: json<unknown>({ datasource_type: 'falconTable', db_table_name: `table_${columns.id.toLowerCase()}` }),
      is_configured: true,
    })
    .execute();
  const table = { wsId: columns.ws_id, tableId: columns.id };
  // A state that was put back knows the rows alone: the table may still be there.
  await dropRecordTable(query, table, []);
  await createRecordTable(query, table);
  await applyDesign(query, table, design);
  return columns.id;
}

/** A configured table with one text field. */
export const physicalTable: RowKind = { scope: 'definition', isOfApplication: true, insert: insertTable };
export const deletedTable: RowKind = { scope: 'definition', isOfApplication: true, insert: insertDeletedTable };

/** One record of the table of the same name; deleted ones are in its trash. */
const recordAt = (kind: string, isDeleted: boolean): RowKind => ({
  scope: 'records',
  isOfApplication: true,
  async insert(query, scope, name) {
    const { columns } = rowOf(kind, scope, name);
    const table = { wsId: columns.ws_id, tableId: rowOf('physicalTable', scope, name).columns.id };
    const now = new Date('2026-01-01T00:00:00Z');
    await sql`insert into ${recordsOf(table)} (id, created_at, updated_at, deleted_at)
      values (${columns.id}, ${now}, ${now}, ${isDeleted ? now : null})`.execute(query);
    await sql`insert into ${historyOf(table)} (record_id, version, action, created_at, changes)
      values (${columns.id}, 1, 'created', ${now}, '{}')`.execute(query);
    return columns.id;
  },
});

export const tableRecord = recordAt('tableRecord', false);
export const deletedRecord = recordAt('deletedRecord', true);

/** A view of the table of the same name that shows every record. */
const viewAt = (kind: string): RowKind => ({
  scope: 'tenant',
  isOfApplication: true,
  async insert(query, scope, name) {
    const { columns, text } = rowOf(kind, scope, name);
    await query
      .insertInto('logical_tables')
      .values({
        ...columns,
        table_id: rowOf('physicalTable', scope, name).columns.id,
        logical_table_name: text,
        filter_conditions: json<unknown>({ logicalOperator: 'all', children: [] }),
      })
      .execute();
    return columns.id;
  },
});

export const logicalTable = viewAt('logicalTable');
/** No menu leads to it. */
export const closedView = viewAt('closedView');

async function insertMenu(query: Query, scope: RowScope, { kind, name }: { kind: string; name: string }) {
  const { columns, text } = rowOf(kind, scope, name);
  const meta = { model_type: 'logical_table', logical_table_id: rowOf('logicalTable', scope, name).columns.id };
  await query
    .insertInto('menus')
    .values({ ...columns, menu_name: text, front_meta: json<Record<string, unknown> | null>(meta) })
    .execute();
  return columns.id;
}

/** A menu that opens the view; granted, with every right, to those who may not edit the application. */
export const tableMenu: RowKind = {
  scope: 'tenant',
  isOfApplication: true,
  async insert(query, scope, name) {
    const id = await insertMenu(query, scope, { kind: 'tableMenu', name });
    const { columns } = rowOf('tableMenu', scope, name);
    const names =
      columns.ws_id === foreign.wsId ? (['WORKSPACE_USER'] as const) : (['APP_USER', 'ownerElsewhere'] as const);
    const rights = { query: true, add: true, edit: true, delete: true, export: true, import: true };
    for (const one of names) {
      await query
        .insertInto('menu_authorizations')
        .values({
          id: rowOf(`table authorization ${one}`, scope, name).columns.id,
          ws_id: columns.ws_id,
          app_id: columns.app_id,
          menu_id: id,
          subject_type: 'user',
          subject_id: accountIdOf({ name: one }),
          rights: json(rights),
          visible_fields: json<Record<string, unknown>>({ kind: 'all' }),
          data_scope: json<Record<string, unknown>>({ kind: 'all' }),
          for_api: true,
        })
        .execute();
    }
    return id;
  },
};

/** The same, granted to nobody. */
export const closedMenu: RowKind = {
  scope: 'tenant',
  isOfApplication: true,
  insert: (query, scope, name) => insertMenu(query, scope, { kind: 'closedMenu', name }),
};

/** A shared view of the list of the menu of the same name. */
export const sharedView: RowKind = {
  scope: 'tenant',
  isOfApplication: true,
  async insert(query, scope, name) {
    const { columns, text } = rowOf('sharedView', scope, name);
    await query
      .insertInto('record_views')
      .values({
        ...columns,
        menu_id: rowOf('tableMenu', scope, name).columns.id,
        name: text,
        settings: json<Record<string, unknown>>({ sort: ['title'] }),
      })
      .execute();
    return columns.id;
  },
};

/** An import of an APP_USER into the table of the same name. */
export const recordImport: RowKind = {
  scope: 'tenant',
  isOfApplication: true,
  async insert(query, scope, name) {
    const { columns } = rowOf('recordImport', scope, name);
    const by = columns.ws_id === foreign.wsId ? 'WORKSPACE_USER' : 'APP_USER';
    await query
      .insertInto('record_imports')
      .values({
        ...columns,
        table_id: rowOf('physicalTable', scope, name).columns.id,
        account_id: accountIdOf({ name: by }),
        sheet: '',
        created_at: new Date(),
      })
      .execute();
    return columns.id;
  },
};

/** A sub-table that is no longer in the form of the table of the same name, and has no rows. */
export const leftColumn: RowKind = {
  scope: 'definition',
  isOfApplication: true,
  async insert(query, scope, name) {
    const { columns } = rowOf('leftColumn', scope, name);
    const table_id = rowOf('physicalTable', scope, name).columns.id;
    await query
      .insertInto('table_columns')
      .values({ id: columns.id, ws_id: columns.ws_id, table_id, field_id: 'left', storage: 'rows' })
      .execute();
    return columns.id;
  },
};

/** A job of the table of the same name that failed. */
export const failedJob: RowKind = {
  scope: 'definition',
  isOfApplication: true,
  async insert(query, scope, name) {
    const { columns } = rowOf('failedJob', scope, name);
    const table_id = rowOf('physicalTable', scope, name).columns.id;
    await query
      .insertInto('table_jobs')
      .values({
        ...columns,
        table_id,
        kind: 'recompute',
        fields: ['title'],
        state: 'failed',
        failure: 'Refused',
        created_at: new Date('2026-01-01T00:00:00Z'),
      })
      .execute();
    return columns.id;
  },
};

/** A report on the view of the same name, which its readers see. */
export const report: RowKind = {
  scope: 'tenant',
  async insert(query, scope, name) {
    const { columns, text } = rowOf('report', scope, name);
    const configuration = json<unknown>({
      kind: 'data',
      logical_table_id: rowOf('logicalTable', scope, name).columns.id,
      measures: [{ kind: 'count', id: 'all', label: text }],
      chart: { kind: 'table' },
    });
    const { id, ws_id } = columns;
    const published = { published_configuration: configuration, published_at: new Date('2026-01-01T00:00:00Z') };
    await query
      .insertInto('reports')
      .values({ id, ws_id, r_name: text, name_key: text.toLowerCase(), configuration, ...published })
      .execute();
    return id;
  },
};
