import { sql, type SqlBool } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { PointingField } from '../../design/pointing-fields.ts';
import type { RequestWork } from '../../design/request-work.ts';
import type { TableDesign } from '../../design/table-design.ts';
import { historyOf } from '../../store/identifiers.ts';
import { changeLinks } from './change-links.ts';
import type { PointingTables } from './hold-pointing.ts';
import type { Author, ClearedLink } from './record-changes.ts';
import { lockWhole } from './whole-records.ts';

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

/**
 * Gives other records back the links to records that come out of the trash, as far as their deletion took them away and nothing else is
 * there now. It needs no right in the other tables, as clearing needed none.
 */
export async function restoreLinks(
  query: Query,
  design: TableDesign,
  {
    ids,
    author,
    work,
    pointing: all,
  }: { ids: readonly string[]; author: Author; work: RequestWork; pointing: PointingTables },
): Promise<void> {
  const { rows } = await sql<{ id: string; links: ClearedLink[] | null }>`
    select distinct on (record_id) record_id as id, changes -> '$links' as links from ${historyOf(design)}
    where record_id = any(${ids}::text[]) and action = 'deleted' order by record_id, version desc`.execute(query);
  const returning = rows
    .flatMap(({ id, links }) => (links ?? []).map((link): Returning => ({ ...link, target: id })))
    .sort((one, other) => one.at - other.at);
  if (returning.length === 0) return;
  for (const pointing of all.get(design.tableId) ?? []) {
    const links = returning.filter(
      ({ table, field, sub_table }) =>
        table === pointing.design.tableId && field === pointing.field.id && sub_table === pointing.subTable?.id,
    );
    if (links.length === 0) continue;
    const condition = sql<SqlBool>`r.id = any(${links.map(({ record }) => record)}::text[])`;
    const records = await lockWhole(query, pointing.design, { condition, most: links.length });
    const change = (value: unknown, id: string, row?: string): unknown => {
      const own = links.filter((link) => link.record === id && link.row === row);
      return own.length === 0 ? value : withLinks(value, own, pointing.storage === 'texts');
    };
    await changeLinks(query, pointing, records, { change, cause: 'linked_restored', author, work });
  }
}
