import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { containing } from '#server/kernel/lists/index.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import { columnOf, lowered, loweredText } from '../store/expressions.ts';
import type { VisibleFields } from '../design/visible-design.ts';

const searched: ReadonlySet<string> = new Set(['text', 'richText', 'serial']);
/** A search looks into no more fields than this. */
const most = 10;

const isSearched = ({ kind }: DesignField): boolean =>
  searched.has(kind.type) && !(kind.type === 'text' && kind.widget === 'password');

/** The fields that the design's search box looks into: its quick ones, else all texts. */
function searchedFields(design: TableDesign, visible: VisibleFields): DesignField[] {
  const quick = new Set(
    (design.config.list?.search ?? []).filter(({ is_quick }) => is_quick).map(({ field }) => field),
  );
  return [...design.fields.values()]
    .filter((field) => isSearched(field) && (quick.size === 0 || quick.has(field.id)))
    .filter(({ id }) => visible === 'all' || visible.has(id))
    .slice(0, most);
}

/**
 * The records in which a text field contains the text, whatever the case of its letters; none where there is no such field. `also`
 * is a field that is looked into whatever the design says.
 */
export function searchSql(
  design: TableDesign,
  visible: VisibleFields,
  text: string,
  also?: string,
): RawBuilder<SqlBool> {
  const pattern = containing(lowered(text));
  const fields = searchedFields(design, visible);
  const more = also === undefined || fields.some(({ id }) => id === also) ? undefined : design.fields.get(also);
  const parts = [...fields, ...(more && isSearched(more) ? [more] : [])].flatMap(({ column }) =>
    column ? [sql`${loweredText(columnOf(column.columnId))} like ${pattern}`] : [],
  );
  return parts.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
}
