import { sql, type SqlBool } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { columnPath } from './granted-columns.ts';
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
  /** Of a relation in the rows of a sub-table: that sub-table. */
  subTable?: DesignField;
}

/** What somebody has to see to know of the relation. */
export const pathOfPointing = ({ field, subTable }: PointingField): string =>
  subTable ? columnPath(subTable.id, field.id) : field.id;

/** The stored relations of a design, those in the rows of its sub-tables among them, that lead to one of these views. */
function pointingIn(design: TableDesign, viewIds: ReadonlySet<string>): PointingField[] {
  const pointing = (field: DesignField, subTable?: DesignField): PointingField[] => {
    const { kind, column } = field;
    if (kind.type !== 'relation' || !column || kind.reverse_field !== undefined) return [];
    const { columnId, storage } = column;
    if (!viewIds.has(kind.logical_table_id)) return [];
    return [{ design, field, kind, columnId, storage, ...(subTable && { subTable }) }];
  };
  return [...design.fields.values()].flatMap((field) => [
    ...pointing(field),
    ...field.rows.flatMap((inner) => pointing(inner, field)),
  ]);
}

/** Every stored relation of the application that leads to a table, by the tables' ids; with `inRows`, those in the rows of sub-tables too. */
export async function pointingFields(
  query: Query,
  { wsId, appId, tableId, locale }: TableOwner & { tableId: string; locale: string },
  { inRows = false }: { inRows?: boolean } = {},
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
    found.push(...pointingIn(design, viewIds).filter(({ subTable }) => inRows || !subTable));
  }
  return found;
}
