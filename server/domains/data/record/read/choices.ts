import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { ListPage } from '#server/kernel/lists/index.ts';
import type { DesignField, TableDesign } from '../../design/table-design.ts';
import type { VisibleFields } from '../../design/visible-design.ts';
import { visibleTitle } from '../../design/visible-title.ts';
import { refuseField } from '../../query/issues.ts';
import { listRecords } from '../../query/list-records.ts';
import type { FilterContext } from '../../query/operand.ts';
import { readableFields, type StoredRecord } from '../../query/record-rows.ts';
import { searchSql } from '../../query/search.ts';
import type { RelatedTables, TableSight, ReadAccess } from '../access/record-access.ts';
import { filterContext, type RecordCaller } from '../access/caller.ts';
import { displayOf } from '../present/display.ts';
import { type RelationScope, relationScope } from '../access/relation-scope.ts';

/** What a call asks about the choices of a field. */
type ChoiceQuery = Schemas['RelationChoiceQuery'] & { field: string };

type Choice = Schemas['RelationChoice'];
type Relation = Extract<DesignField['kind'], { type: 'relation' }>;

/** How many of a relation's `display_fields` are answered. */
const details = 3;

/** The relation of a path, which may be one in the rows of a sub-table. Throws for all others, hidden ones among them. */
function relationAt({ design, visible }: TableSight, path: string): Relation {
  const [id = '', inner] = path.split('.');
  const isVisible = visible === 'all' || (visible.has(id) && visible.has(path));
  const field = isVisible ? design.fields.get(id) : undefined;
  const found = inner === undefined ? field : field?.rows.find((row) => row.id === inner);
  if (found?.kind.type !== 'relation' || found.kind.reverse_field !== undefined) return refuseField('/field', path);
  return found.kind;
}

const empty = { items: [], page: 1, size: 20, not_readable: true };

/** A page of choices, and whether there are none since the caller reads nothing of the other table. */
type Choices = ListPage<Choice> & { not_readable?: boolean };

/**
 * One page of the records that a relation of the caller's form may be set to, by their title, within the scope `records`. Throws
 * `Invalid` for a field that is no relation of the caller's.
 */
export async function listChoices(
  query: Query,
  call: RecordCaller,
  access: ReadAccess,
  { field, form, search = '', ...page }: ChoiceQuery,
): Promise<Choices> {
  const relation = relationAt(access, field);
  const own = await filterContext(query, access.design.wsId, call);
  // Safe: the values of a record are what conditions compare.
  const context: FilterContext = { ...own, form: (form ?? {}) as NonNullable<FilterContext['form']> };
  const scope = await relationScope(query, { access, context }, relation);
  if (!scope) return { ...empty, ...(page.size !== undefined && { size: page.size }) };
  const { design, visible } = scope.other;
  const title = visibleTitle(design, visible);
  const text = search.trim();
  const found = await listRecords(query, {
    design,
    scope: {
      visible,
      rows: [...scope.rows, ...(text === '' ? [] : [searchSql({ design, visible, also: title?.id }, text)])],
    },
    query: { ...page, total: 'none', ...(title && { sort: [title.id] }) },
    context: own,
  });
  return { ...found, items: await presentChoices(query, access, { scope, relation, records: found.items }) };
}

interface Found {
  scope: RelationScope;
  relation: Relation;
  records: readonly StoredRecord[];
}

/** The fields of the other table that are shown beside the title, as far as the caller sees them. */
function detailFields(
  design: TableDesign,
  visible: VisibleFields,
  { display_fields: wanted = [] }: Relation,
): DesignField[] {
  const title = visibleTitle(design, visible)?.id;
  const shown = new Map(readableFields(design, visible).map((field) => [field.id, field]));
  return wanted
    .filter((id) => id !== title)
    .flatMap((id) => shown.get(id) ?? [])
    .slice(0, details);
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'object' ? '' : String(value);
};

async function presentChoices(
  query: Query,
  { others }: Pick<RelatedTables, 'others'>,
  { scope, relation, records }: Found,
): Promise<Choice[]> {
  const { design, visible } = scope.other;
  const title = visibleTitle(design, visible);
  const beside = detailFields(design, visible, relation);
  const fields = [...(title ? [title] : []), ...beside];
  const texts = await displayOf(query, { design, others }, { fields, records, locale: design.locale });
  return records.map(({ id, values }, index) => {
    const shown = (field: DesignField): string => textOf(texts[index]?.[field.id] ?? values[field.id]);
    return {
      id,
      title: (title && shown(title)) || id,
      details: beside
        .map((field) => ({
          field: field.id,
          label: design.form.fields.get(field.id)?.label ?? field.id,
          text: shown(field),
        }))
        .filter(({ text }) => text !== ''),
    };
  });
}
