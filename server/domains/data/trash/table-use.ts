import { sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import { menuNamesOfViews } from '#server/domains/navigation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { tableNameIn, viewNameIn } from '../design/present.ts';
import { designOf } from '../design/table-design.ts';
import { type PhysicalRow, physicalTables, type TableOwner } from '../design/table-rows.ts';
import { recordsOf } from '../store/identifiers.ts';
import { viewsWith } from './deleted-tables.ts';

type Kind = Schemas['FieldKind'];

/** The view from which a field takes its records or its options. */
function sourceOf(kind: Kind): string | undefined {
  if (kind.type === 'relation') return kind.logical_table_id;
  return 'options' in kind && kind.options.source === 'table' ? kind.options.logical_table_id : undefined;
}

/** Fields of the other tables of the application that take their records or options from one of these views. */
async function fieldsFrom(
  query: Query,
  owner: TableOwner,
  { tableId, viewIds, locale }: { tableId: string; viewIds: readonly string[]; locale: string },
): Promise<Schemas['TableUse']['fields']> {
  if (viewIds.length === 0) return [];
  // The text of a design is searched first, so that only designs with such a field are compiled.
  const named = viewIds.map((id) => `%"${id}"%`);
  const rows = await physicalTables(query, owner)
    .where('id', '!=', tableId)
    .where(sql<SqlBool>`form_config::text like any(${named}::text[])`)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => {
    const table_name = tableNameIn(row, locale);
    const { form } = designOf(row, [], locale);
    return [...form.fields.values()]
      .flatMap((field) => [field, ...field.columns])
      .filter(({ kind }) => viewIds.includes(sourceOf(kind) ?? ''))
      .map(({ label }) => ({ table_name, label }));
  });
}

/** What hangs on a table: its records and views, menus that open it, and fields of other tables. */
export async function tableUse(
  query: Query,
  owner: TableOwner,
  { table, locale }: { table: PhysicalRow; locale: string },
): Promise<Schemas['TableUse']> {
  const views = await viewsWith(query, owner, table).execute();
  const viewIds = views.map(({ id }) => id);
  const stored = { wsId: owner.wsId, tableId: table.id };
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${recordsOf(stored)}`.execute(
    query,
  );
  return {
    records: rows[0]?.count ?? 0,
    views: views.filter(({ is_default }) => !is_default).map((view) => viewNameIn(view, locale)),
    menus: await menuNamesOfViews(query, owner, { viewIds, locale }),
    fields: await fieldsFrom(query, owner, { tableId: table.id, viewIds, locale }),
  };
}
