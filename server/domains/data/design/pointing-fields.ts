import { sql, type SqlBool } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { type DesignField, designOf, type TableDesign } from './table-design.ts';
import { columnsOf, logicalTables, physicalTables, type TableOwner } from './table-rows.ts';
import type { FieldKind, Storage } from '../store/storage.ts';

export type Relation = Extract<FieldKind, { type: 'relation' }>;

/** A stored relation of a table, whose records point at those of another table. */
export interface PointingField {
  design: TableDesign;
  field: DesignField;
  kind: Relation;
  columnId: string;
  storage: Storage;
}

/** The stored relations of a design that lead to one of these views. */
function pointingIn(design: TableDesign, viewIds: ReadonlySet<string>): PointingField[] {
  return [...design.fields.values()].flatMap((field): PointingField[] => {
    const { kind, column } = field;
    if (kind.type !== 'relation' || !column || kind.reverse_field !== undefined) return [];
    const { columnId, storage } = column;
    return viewIds.has(kind.logical_table_id) ? [{ design, field, kind, columnId, storage }] : [];
  });
}

/** Every stored relation of the application that leads to a table, by the tables' ids. */
export async function pointingFields(
  query: Query,
  { wsId, appId, tableId, locale }: TableOwner & { tableId: string; locale: string },
): Promise<PointingField[]> {
  const owner = { wsId, appId };
  const views = await logicalTables(query, owner).where('table_id', '=', tableId).execute();
  const named = views.map(({ id }) => `%"${id}"%`);
  if (named.length === 0) return [];
  // The text of a design is searched first, so that only designs with such a relation are compiled.
  const rows = await physicalTables(query, owner)
    .where('is_configured', '=', true)
    .where(sql<SqlBool>`form_config::text like any(${named}::text[])`)
    .orderBy('id')
    .execute();
  const viewIds = new Set(views.map(({ id }) => id));
  const found: PointingField[] = [];
  for (const row of rows) {
    const design = designOf(row, await columnsOf(query, wsId, row.id).execute(), locale);
    found.push(...pointingIn(design, viewIds));
  }
  return found;
}
