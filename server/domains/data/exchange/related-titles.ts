import { sql } from 'kysely';
import { foldCase, listTexts } from '#schemas/values';
import { orderedSql, textOrder } from '#server/kernel/db/index.ts';
import type { SheetCell } from '#server/domains/sheets/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import type { DesignField } from '../design/table-design.ts';
import { visibleTitle } from '../design/visible-title.ts';
import { openOn, whereOpen } from '../query/fields-by-record.ts';
import { fromSql } from '../query/record-rows.ts';
import type { RelatedTables } from '../record/access/record-access.ts';
import { filterContext, type RecordCaller } from '../record/access/caller.ts';
import { relationScope } from '../record/access/relation-scope.ts';
import { columnOf } from '../store/expressions.ts';

/** Of each relation by its path: the records that a title means, by `titleKey`; null for a title that several of them have. */
export type RelatedTitles = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

/** A cell with its field. */
interface FieldCells {
  field: DesignField;
  /** Where the field is, for one in the rows of a sub-table; else its id. */
  path?: string;
  cells: readonly SheetCell[];
}

/** Titles that are looked up at once for a field. */
const most = 2_000;

/** Titles are the same but for case; of letters that are no ASCII the database compares no case either. */
export const titleKey = (text: string): string => foldCase(text.trim());

function keysIn(cells: readonly SheetCell[]): string[] {
  const texts = listTexts(cells.flatMap((cell) => (cell === null ? [] : [String(cell)])));
  return [...new Set(texts.map(titleKey))].filter((key) => key !== '').slice(0, most);
}

/** Only records that the relation offers the caller are found: what somebody may not see has no title here (REC-11). */
async function titlesOf(
  query: Query,
  access: RelatedTables,
  { field: { kind }, cells }: FieldCells,
  context: Awaited<ReturnType<typeof filterContext>>,
): Promise<ReadonlyMap<string, string | null>> {
  const found = new Map<string, string | null>();
  const keys = keysIn(cells);
  const scope = kind.type === 'relation' && keys.length > 0 && (await relationScope(query, { access, context }, kind));
  if (!scope) return found;
  const { design, visible } = scope.other;
  const named = visibleTitle(design, visible);
  if (named?.column?.storage !== 'text') return found;
  const title = whereOpen(columnOf(named.column.columnId), openOn(visible, named.id));
  const { rows } = await sql<{ id: string; title: string }>`
    select r.id, ${title} as title from ${fromSql(design)}
    where ${sql.join(scope.rows, sql` and `)} and ${orderedSql(title)} = any(${keys.map(textOrder)}::text[])
    limit ${most * 2}`.execute(query);
  for (const { id, title: text } of rows) {
    const key = titleKey(text);
    found.set(key, found.has(key) ? null : id);
  }
  return found;
}

/** What the titles of linked records in some rows mean to the caller. */
export async function relatedTitles(
  query: Query,
  call: RecordCaller,
  access: RelatedTables,
  columns: readonly FieldCells[],
): Promise<RelatedTitles> {
  const relations = columns.filter(({ field }) => field.kind.type === 'relation');
  const found = new Map<string, ReadonlyMap<string, string | null>>();
  if (relations.length === 0) return found;
  const context = await filterContext(query, access.design.wsId, call);
  for (const one of relations) found.set(one.path ?? one.field.id, await titlesOf(query, access, one, context));
  return found;
}
