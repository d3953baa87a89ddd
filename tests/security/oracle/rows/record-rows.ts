import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { applyDesign } from '#server/domains/data/design/apply-design.ts';
import { createRecordTable, dropRecordTable } from '#server/domains/data/store/define.ts';
import { recordsOf } from '#server/domains/data/store/identifiers.ts';
import { json, type Query } from '#server/kernel/db/index.ts';
import { idOf } from '../world/scopes.ts';
import type { RowKind, RowScope } from './row-kind.ts';

/** A row of an application, as these tables begin. */
function rowOf(kind: string, { wsId, appId, prefix, word }: RowScope, name: string) {
  if (wsId === null) throw new Error(`There is no ${kind} on the platform.`);
  const id = idOf(prefix, `${kind} ${appId} ${name}`);
  return { columns: { id, ws_id: wsId, app_id: appId }, text: `${word} ${kind} ${name}` };
}

/** A category of tables. */
export const category: RowKind = {
  scope: 'tenant',
  isOfApplication: true,
  async insert(query, scope, name) {
    const { columns, text } = rowOf('category', scope, name);
    await query
      .insertInto('categories')
      .values({ ...columns, category_name: text })
      .execute();
    return columns.id;
  },
};

const designOf = (formLabel: string): Schemas['FormConfig'] => ({
  formLabel,
  fields: [{ node: 'field', id: 'title', label: 'Title', kind: { type: 'text' } }],
});

async function insertTable(query: Query, scope: RowScope, name: string): Promise<string> {
  const { columns, text } = rowOf('physicalTable', scope, name);
  const category_id = await category.insert(query, scope, `of ${name}`);
  const design = designOf(text);
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
    return columns.id;
  },
});

export const tableRecord = recordAt('tableRecord', false);
export const deletedRecord = recordAt('deletedRecord', true);
