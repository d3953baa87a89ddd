import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import { Invalid } from '#server/kernel/errors/index.ts';
import type { OpenedFields, RowAlternative } from '#server/domains/navigation/index.ts';
import type { TableDesign } from '../design/table-design.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import { openOn, someFields, withOpen } from '../query/fields-by-record.ts';
import { filterSql } from '../query/filter.ts';
import type { FilterContext } from '../query/operand.ts';

type Bool = RawBuilder<SqlBool>;

/** For what the rows of authorisations are compiled. */
export interface Frame {
  design: TableDesign;
  context: FilterContext;
}

/**
 * The rows of a right's filter. What a right depends on need not be visible to whom it is given. A filter that the design no
 * longer knows opens no row; editors are notified of it where they see the authorisation.
 */
function soundFilterSql({ design, context }: Frame, filter: Schemas['FilterConditions']): Bool {
  try {
    return filterSql({ design, visible: 'all', context }, filter, '/data_scope/filter');
  } catch (error) {
    if (error instanceof Invalid) return sql<SqlBool>`false`;
    throw error;
  }
}

/** The rows of one alternative; undefined for every row. */
function rowsSql({ design, context }: Frame, alternative: RowAlternative): Bool | undefined {
  switch (alternative.kind) {
    case 'all':
      return undefined;
    case 'own':
      return sql<SqlBool>`r.created_by = ${context.accountId}`;
    case 'departments':
      return sql<SqlBool>`r.department_id = any(${[...alternative.ids]}::text[])`;
    case 'filter':
      return soundFilterSql({ design, context }, alternative.filter);
  }
}

/** The rows of a right: open when one of its alternatives opens them; undefined without any. */
export function anyOf(frame: Frame, alternatives: readonly RowAlternative[]): Bool | undefined {
  if (alternatives.length === 0) return undefined;
  const parts = alternatives.map((one) => rowsSql(frame, one));
  const narrow = parts.filter((part): part is Bool => part !== undefined);
  return narrow.length < parts.length ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(narrow, sql` or `)})`;
}

const isEveryRow = ({ rows }: Pick<OpenedFields, 'rows'>): boolean => rows.kind === 'all';

/** Whether the rows of some authorisations are, as far as their text says, those of all of them. */
function coversAll(some: readonly OpenedFields[], all: readonly OpenedFields[]): boolean {
  const known = new Set(some.map(({ rows }) => JSON.stringify(rows)));
  return some.some(isEveryRow) || all.every(({ rows }) => known.has(JSON.stringify(rows)));
}

/**
 * Fields by the records in which they are open: a field is, in the rows of each authorisation that names it, and not in those of the
 * others (docs/decisions/0216). Where all authorisations name the same fields, or open the same rows, no record is asked.
 */
export function fieldsByRecord(frame: Frame, fields: VisibleFields, opened: readonly OpenedFields[]): VisibleFields {
  if (opened.length < 2) return fields;
  const ids = fields === 'all' ? [...frame.design.fields.keys()] : [...fields];
  const onlyOn = new Map<string, Bool>();
  const conditions = new Map<string, Bool>();
  for (const id of ids) {
    const naming = opened.filter((one) => one.fields === 'all' || one.fields.has(id));
    if (coversAll(naming, opened)) continue;
    const key = naming.map((one) => opened.indexOf(one)).join();
    const rows = naming.map((one) => one.rows);
    const condition = conditions.get(key) ?? anyOf(frame, rows) ?? sql<SqlBool>`false`;
    conditions.set(key, condition);
    onlyOn.set(id, condition);
  }
  return onlyOn.size === 0 ? fields : someFields(ids, onlyOn);
}

/** A view of a table as somebody reads it. */
interface ReadView {
  visible: VisibleFields;
  /** Its records `r`. */
  readable: Bool;
  /** These are all of the table. */
  isWhole: boolean;
}

/** The fields that are seen by one of several views of a table: each in the records of the views that show it. */
export function fieldsOfViews(design: TableDesign, views: readonly ReadView[]): VisibleFields {
  const [first] = views;
  if (first && views.length === 1) return first.visible;
  const hasAll = views.some(({ visible }) => visible === 'all');
  const named = views.flatMap(({ visible }) => (visible === 'all' ? [] : [...visible]));
  const ids = new Set(hasAll ? design.fields.keys() : named);
  const onlyOn = new Map<string, Bool>();
  const known: { parts: readonly (Bool | undefined)[]; condition: Bool }[] = [];
  for (const id of ids) {
    const showing = views.filter(({ visible }) => visible === 'all' || visible.has(id));
    const limits = showing.map(({ visible }) => openOn(visible, id));
    const isEverywhere = showing.length === views.length && limits.every((one) => one === undefined);
    if (isEverywhere || showing.some(({ isWhole }, at) => isWhole && limits[at] === undefined)) continue;
    const parts = showing.flatMap(({ readable }, index) => [readable, limits[index]]);
    const same = known.find(
      (one) => one.parts.length === parts.length && one.parts.every((part, at) => part === parts[at]),
    );
    const rows = showing.map(({ readable, visible }) => withOpen(readable, visible, id));
    const condition = same?.condition ?? sql<SqlBool>`(${sql.join(rows, sql` or `)})`;
    if (!same) known.push({ parts, condition });
    onlyOn.set(id, condition);
  }
  if (onlyOn.size > 0) return someFields(ids, onlyOn);
  return hasAll ? 'all' : ids;
}
