import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { EffectiveRights, RowAlternative } from '#server/domains/navigation/index.ts';
import type { TableDesign } from '../../design/table-design.ts';
import { filterSql } from '../../query/filter.ts';
import type { FilterContext } from '../../query/operand.ts';
import type { OtherTables, RecordAccess } from './record-access.ts';
import { anyOf, fieldsByRecord, type GrantScope, scopedFieldsOf } from './granted-rows.ts';
import { fixedValues } from './fixed-values.ts';
import { storedLinks } from './stored-links.ts';

export type Bool = RawBuilder<SqlBool>;

interface GrantedView {
  design: TableDesign;
  viewId: string;
  menuId?: string;
  /** The view's own filter. */
  filter: Schemas['FilterConditions'];
  effective: EffectiveRights;
}

/** The rows that are open in a view: what may be read, and what deleted of it. */
export function rowsOf(scope: GrantScope, { filter, effective }: Pick<GrantedView, 'filter' | 'effective'>) {
  const ofView = filterSql({ ...scope, visible: 'all' }, filter, '/filter_conditions');
  const readable = anyOf(scope, effective.rows.query) ?? sql<SqlBool>`false`;
  const within = (rows: Bool | undefined): Bool | undefined => rows && sql<SqlBool>`(${readable} and ${rows})`;
  return { readable: sql<SqlBool>`(${ofView} and ${readable})`, within };
}

/** What a caller may do by these rights in a view. */
export function accessOf(
  { design, viewId, menuId, filter, effective }: GrantedView,
  scope: GrantScope,
  others: OtherTables,
): RecordAccess {
  const { readable, within } = rowsOf(scope, { filter, effective });
  const [addCondition, editCondition] = [anyOf(scope, effective.rows.add), anyOf(scope, effective.rows.edit)];
  const importCondition = anyOf(scope, effective.rows.import);
  return {
    design,
    visible: fieldsByRecord(design, effective.visibleFields, scopedFieldsOf(scope, effective.fieldGrants.query)),
    enterable: fieldsByRecord(design, effective.enterableFields, scopedFieldsOf(scope, effective.fieldGrants.add)),
    editable: fieldsByRecord(design, effective.editableFields, scopedFieldsOf(scope, effective.fieldGrants.edit)),
    readable,
    changeable: within(editCondition),
    deletable: within(anyOf(scope, effective.rows.delete)),
    mayAdd: effective.rights.add,
    others,
    mayImport: effective.rights.add && effective.rights.import,
    exportable: within(anyOf(scope, effective.rows.export)),
    ...(addCondition && { addCondition }),
    ...(importCondition && { importCondition }),
    ...(editCondition && { editCondition }),
    fixed: fixedValues(design, [filter, ...onlyFilter(effective.rows.add)]),
    viewId,
    ...(menuId !== undefined && { menuId }),
  };
}

/** For what the rows of rights to a view are compiled, with the tables to which their conditions lead. */
export async function grantScopeOf(
  query: Query,
  { design, filter, effective }: Pick<GrantedView, 'design' | 'filter' | 'effective'>,
  context: FilterContext,
): Promise<GrantScope> {
  const ofFields = Object.values(effective.fieldGrants).flatMap((each) => each.map(({ rows }) => rows));
  const alternatives = [...Object.values(effective.rows).flat(), ...ofFields];
  const ofRights = alternatives.flatMap((one) => (one.kind === 'filter' ? [one.filter] : []));
  return { design, context, links: await storedLinks(query, design, { context, filters: [filter, ...ofRights] }) };
}

/** The filter of the rows that are open, where it is the only way to them. */
function onlyFilter(alternatives: readonly RowAlternative[]): Schemas['FilterConditions'][] {
  const [only, ...more] = alternatives;
  return only?.kind === 'filter' && more.length === 0 ? [only.filter] : [];
}
