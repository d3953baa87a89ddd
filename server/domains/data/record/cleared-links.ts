import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { type PointingField, pointingFields } from '../design/pointing-fields.ts';
import type { TableDesign } from '../design/table-design.ts';
import { fromSql } from '../query/record-rows.ts';
import { readRowsOf } from '../rows/read-rows.ts';
import { type StoredRow, subTablesOf } from '../rows/sub-tables.ts';
import { columnOf } from '../store/expressions.ts';
import { columnName, historyOf, recordsOf } from '../store/identifiers.ts';
import { type Author, type ClearedLink, recordChanges, updateRecord } from './store-record.ts';

/** Links that a deletion took away, by the record to which they led. */
export type ClearedLinks = Map<string, ClearedLink[]>;

interface Leading {
  pointing: PointingField;
  record: string;
  row?: string;
}

/** Remembers which of these records a relation named, and where among its values. */
export function rememberLinks(
  cleared: ClearedLinks,
  { pointing, record, row }: Leading,
  { value, ids }: { value: unknown; ids: ReadonlySet<string> },
): void {
  const { design, field, subTable } = pointing;
  [value].flat().forEach((one, at) => {
    const id = String(one);
    if (!ids.has(id)) return;
    const inRow = { ...(subTable && { sub_table: subTable.id }), ...(row !== undefined && { row }) };
    cleared.set(id, [...(cleared.get(id) ?? []), { table: design.tableId, field: field.id, record, at, ...inRow }]);
  });
}

interface Returning extends ClearedLink {
  /** The record that is back. */
  target: string;
}

/** A relation's value with the links that are back: into a field that is still empty, or among the other records of one that has many. */
function withLinks(value: unknown, links: readonly Returning[], isMany: boolean): unknown {
  if (!isMany) return value ?? links[0]?.target ?? null;
  const names: unknown[] = Array.isArray(value) ? [...value] : [];
  for (const { target, at } of links) if (!names.includes(target)) names.splice(at, 0, target);
  return names;
}

async function restoreIn(
  query: Query,
  pointing: PointingField,
  { links, author }: { links: readonly Returning[]; author: Author },
): Promise<void> {
  const { design, field, columnId, storage } = pointing;
  const ids = [...new Set(links.map(({ record }) => record))];
  const { rows } = await sql<{ id: string; version: number; value: unknown }>`
    select r.id, r.version, ${columnOf(columnId)} as value from ${fromSql(design)}
    where r.id = any(${ids}::text[]) order by r.id for update`.execute(query);
  const changed = rows.flatMap(({ id, version, value }) => {
    const own = links.filter(({ record }) => record === id);
    const after = withLinks(value, own, storage === 'texts');
    return JSON.stringify(after) === JSON.stringify(value) ? [] : [{ id, version: version + 1, value, after }];
  });
  for (const { id, after } of changed) {
    const stored = storage === 'texts' ? sql`${after}::text[]` : sql`${after}`;
    await sql`update ${recordsOf(design)}
      set ${sql.id(columnName(columnId))} = ${stored}, version = version + 1, updated_at = ${author.now}, updated_by = ${author.accountId}
      where id = ${id}`.execute(query);
  }
  recordChanges(query, design, author, {
    action: 'changed',
    cause: 'linked_restored',
    changes: changed.map(({ id, version, value, after }) => ({
      id,
      version,
      changes: { [field.id]: [value, after] as const },
    })),
  });
}

/** The same for a relation in the rows of a sub-table; rows that are gone stay gone. */
async function restoreInRows(
  query: Query,
  pointing: PointingField,
  { links, author }: { links: readonly Returning[]; author: Author },
): Promise<void> {
  const { design, field, storage, subTable } = pointing;
  const ids = [...new Set(links.map(({ record }) => record))];
  const { rows: found } = await sql<{ id: string; version: number }>`
    select r.id, r.version from ${fromSql(design)}
    where r.id = any(${ids}::text[]) order by r.id for update`.execute(query);
  const subTables = subTablesOf(design).filter(({ id }) => id === subTable?.id);
  const rowsOfRecords = await readRowsOf(query, design.wsId, { subTables, recordIds: found.map(({ id }) => id) });
  for (const { id, version } of found) {
    const before = rowsOfRecords.get(id) ?? {};
    const back = (row: StoredRow): StoredRow => {
      const own = links.filter((link) => link.record === id && link.row === row.row_id);
      const value = row.data[field.id];
      return own.length === 0
        ? row
        : { ...row, data: { ...row.data, [field.id]: withLinks(value, own, storage === 'texts') } };
    };
    const after = Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows.map(back)] as const));
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    await updateRecord(query, design, { id, version, before, after, author, cause: 'linked_restored' });
  }
}

/**
 * Gives other records back the links to records that come out of the trash, as far as their deletion took them away and nothing else is
 * there now. It needs no right in the other tables, as clearing needed none.
 */
export async function restoreLinks(
  query: Query,
  design: TableDesign,
  ids: readonly string[],
  author: Author,
): Promise<void> {
  const { rows } = await sql<{ id: string; links: ClearedLink[] | null }>`
    select distinct on (record_id) record_id as id, changes -> '$links' as links from ${historyOf(design)}
    where record_id = any(${ids}::text[]) and action = 'deleted' order by record_id, version desc`.execute(query);
  const returning = rows
    .flatMap(({ id, links }) => (links ?? []).map((link): Returning => ({ ...link, target: id })))
    .sort((one, other) => one.at - other.at);
  if (returning.length === 0) return;
  for (const pointing of await pointingFields(query, design, { inRows: true })) {
    const links = returning.filter(
      ({ table, field, sub_table }) =>
        table === pointing.design.tableId && field === pointing.field.id && sub_table === pointing.subTable?.id,
    );
    if (links.length === 0) continue;
    await (pointing.subTable ? restoreInRows : restoreIn)(query, pointing, { links, author });
  }
}
