import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import { Invalid } from '#server/kernel/errors/index.ts';
import type { FieldGrant, RowAlternative } from '#server/domains/navigation/index.ts';
import { allPaths, withColumns } from '../../design/granted-columns.ts';
import type { TableDesign } from '../../design/table-design.ts';
import type { VisibleFields } from '../../design/visible-design.ts';
import { someFields } from '../../query/fields-by-record.ts';
import { filterSql } from '../../query/filter.ts';
import type { Links } from '../../query/links.ts';
import type { FilterContext } from '../../query/operand.ts';

type Bool = RawBuilder<SqlBool>;

/** For what the rows of authorisations are compiled. */
export interface GrantScope {
  design: TableDesign;
  context: FilterContext;
  /** To where their conditions lead (`storedLinks`). */
  links: Links;
}

/**
 * The rows of a right's filter. What a right depends on need not be visible to whom it is given. A filter that the design no
 * longer knows opens no row; editors are notified of it where they see the authorisation.
 */
function soundFilterSql(scope: GrantScope, filter: Schemas['FilterConditions']): Bool {
  try {
    return filterSql({ ...scope, visible: 'all' }, filter, '/data_scope/filter');
  } catch (error) {
    if (error instanceof Invalid) return sql<SqlBool>`false`;
    throw error;
  }
}

/**
 * The records that a person made, and those of people whom the workspace deleted and who left theirs to this person
 * (docs/decisions/0262). The second list is read once a statement; a person who is restored is on it no more.
 */
const ownRows = (
  wsId: string,
  accountId: string,
): Bool => sql<SqlBool>`(r.created_by = ${accountId} or r.created_by = any(array(
  select gone.account_id from account_successors gone
  join memberships m on m.ws_id = gone.ws_id and m.account_id = gone.account_id and m.deleted_at is not null
  where gone.ws_id = ${wsId} and gone.successor_id = ${accountId})))`;

/** The rows of one alternative; undefined for every row. */
function rowsSql(scope: GrantScope, alternative: RowAlternative): Bool | undefined {
  switch (alternative.kind) {
    case 'all':
      return undefined;
    case 'own':
      return ownRows(scope.design.wsId, scope.context.accountId);
    case 'departments':
      return sql<SqlBool>`r.department_id = any(${[...alternative.ids]}::text[])`;
    case 'filter':
      return soundFilterSql(scope, alternative.filter);
  }
}

/** The rows of a right: open when one of its alternatives opens them; undefined without any. */
export function anyOf(scope: GrantScope, alternatives: readonly RowAlternative[]): Bool | undefined {
  if (alternatives.length === 0) return undefined;
  const parts = alternatives.map((one) => rowsSql(scope, one));
  const narrow = parts.filter((part): part is Bool => part !== undefined);
  return narrow.length < parts.length ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(narrow, sql` or `)})`;
}

/** What one authorisation opens: fields, in the records that meet a condition. */
interface ScopedFields {
  fields: FieldGrant['fields'];
  /** Undefined for every record. */
  rows: Bool | undefined;
  /** Authorisations of one key open the same records. */
  key: string;
}

/** What authorisations open of a table; by a view of it, in its records alone. */
export function scopedFieldsOf(
  scope: GrantScope,
  grants: readonly FieldGrant[],
  ofView?: Schemas['FilterConditions'],
): ScopedFields[] {
  const isNarrow = ofView !== undefined && ofView.children.length > 0;
  const shown = isNarrow ? filterSql({ ...scope, visible: 'all' }, ofView, '/filter_conditions') : undefined;
  return grants.map(({ fields, rows }) => {
    const both = [shown, rowsSql(scope, rows)].filter((one) => one !== undefined);
    const condition = both.length === 0 ? undefined : sql<SqlBool>`(${sql.join(both, sql` and `)})`;
    return {
      fields: fields === 'all' ? fields : withColumns(scope.design, fields),
      rows: condition,
      key: JSON.stringify([isNarrow ? ofView : null, rows]),
    };
  });
}

/**
 * Fields by the records in which they are open: a field is, in the rows of each authorisation that names it, and not in those of the
 * others (docs/decisions/0216). Where all authorisations name the same fields, or open the same rows, no record is asked.
 */
export function fieldsByRecord(
  design: TableDesign,
  fields: VisibleFields,
  scopedFields: readonly ScopedFields[],
): VisibleFields {
  const keys = new Set(scopedFields.map(({ key }) => key));
  const open = fields === 'all' ? fields : withColumns(design, fields);
  const ids = open === 'all' ? allPaths(design) : [...open];
  const onlyOn = new Map<string, Bool>();
  const known = new Map<string, Bool>();
  for (const id of ids) {
    const naming = scopedFields.filter((one) => one.fields === 'all' || one.fields.has(id));
    const rows = naming.map((one) => one.rows).filter((one) => one !== undefined);
    const named = new Set(naming.map(({ key }) => key));
    if (rows.length < naming.length || named.size === keys.size) continue;
    const name = [...named].sort().join();
    const condition = known.get(name) ?? sql<SqlBool>`(${sql.join(rows, sql` or `)})`;
    known.set(name, condition);
    onlyOn.set(id, condition);
  }
  return onlyOn.size === 0 ? open : someFields(ids, onlyOn);
}
