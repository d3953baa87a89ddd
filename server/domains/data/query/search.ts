import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { containing } from '#server/kernel/lists/index.ts';
import { isSearchedText, mostSearched } from '../design/searched-texts.ts';
import type { TableDesign } from '../design/table-design.ts';
import { lowered, loweredText } from '../store/expressions.ts';
import { anyThrough } from './rows-field.ts';
import type { Links } from './links.ts';
import { type ReachableField, reachableField } from './reachable.ts';
import type { VisibleFields } from '../design/visible-design.ts';

/** Which fields a search may look into. */
interface Searched {
  design: TableDesign;
  visible: VisibleFields;
  links?: Links | undefined;
  /** It is looked into whatever the design says. */
  also?: string | undefined;
}

/** The fields that the design's search box looks into: its quick ones, which may be those of linked records, else all texts. */
function searchedFields({ design, visible, links, also }: Searched): ReachableField[] {
  const quick = (design.config.list?.search ?? []).filter(({ is_quick }) => is_quick).map(({ field }) => field);
  const own = [...design.fields.values()].filter(({ column }) => column).map(({ id }) => id);
  const ids = [...(also === undefined ? [] : [also]), ...(quick.length === 0 ? own : quick)];
  return [...new Set(ids)]
    .flatMap((id) => reachableField(design, visible, id, links) ?? [])
    .filter(({ kind }) => kind && isSearchedText(kind))
    .slice(0, mostSearched);
}

function containsSql({ column, through }: ReachableField, pattern: string): RawBuilder<SqlBool> {
  if (through) return anyThrough(through, containsSql(through.inner, pattern));
  return sql<SqlBool>`${loweredText(column)} like ${pattern}`;
}

/** The records in which a text field contains the text, whatever the case of its letters; none where there is no such field. */
export function searchSql(into: Searched, text: string): RawBuilder<SqlBool> {
  const pattern = containing(lowered(text));
  const parts = searchedFields(into).map((field) => containsSql(field, pattern));
  return parts.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
}
