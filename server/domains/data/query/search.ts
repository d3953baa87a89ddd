import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { foldCase } from '#schemas/values';
import { foldedSql } from '#server/kernel/db/index.ts';
import { containing } from '#server/kernel/lists/index.ts';
import { isSearchedText, mostSearched } from '../design/searched-texts.ts';
import type { TableDesign } from '../design/table-design.ts';
import { anyThrough } from './rows-field.ts';
import type { Links, SearchedNames } from './links.ts';
import { isSearchedName, namedSql } from './search-names.ts';
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

/** The fields that the design's search box looks into: its quick ones, which may be those of linked records, else all; so many of texts and of others. */
function searchedFields({ design, visible, links, also }: Searched): ReachableField[] {
  const quick = (design.config.list?.search ?? []).filter(({ is_quick }) => is_quick).map(({ field }) => field);
  const own = [...design.fields.values()].filter(({ column }) => column).map(({ id }) => id);
  const ids = [...(also === undefined ? [] : [also]), ...(quick.length === 0 ? own : quick)];
  const fields = [...new Set(ids)].flatMap((id) => reachableField(design, visible, id, links) ?? []);
  return [...fields.filter(isText).slice(0, mostSearched), ...fields.filter(isSearchedName).slice(0, mostSearched)];
}

const isText = ({ kind }: ReachableField): boolean => kind !== undefined && isSearchedText(kind);

/** The records in which people read the text in a field; undefined where nothing can be read with it. */
function containsSql(field: ReachableField, text: string, names?: SearchedNames): RawBuilder<SqlBool> | undefined {
  const { column, through } = field;
  if (through) {
    // Titles are known by the relations of the table itself.
    const inner = containsSql(through.inner, text, names && { ...names, titles: new Map() });
    return inner && anyThrough(through, inner);
  }
  if (isText(field)) return sql<SqlBool>`${foldedSql(column)} like ${containing(foldCase(text))}`;
  return namedSql(field, text, names);
}

/**
 * The records that people read with the text in a field, whatever the case of its letters: in texts and serial numbers, in labels of options
 * in any language, in names of people and departments, in titles of linked records, and as a number. None where there is no such field.
 */
export function searchSql(into: Searched, text: string): RawBuilder<SqlBool> {
  const parts = searchedFields(into).flatMap((field) => containsSql(field, text, into.links?.searched) ?? []);
  return parts.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
}
