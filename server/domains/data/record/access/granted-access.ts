import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { HeldRights, RowAlternative } from '#server/domains/navigation/index.ts';
import type { TableDesign } from '../../design/table-design.ts';
import { filterSql } from '../../query/filter.ts';
import type { FilterContext } from '../../query/operand.ts';
import type { OtherTables, RecordAccess } from './record-access.ts';
import { anyOf, fieldsByRecord, type Frame, openingsOf } from './granted-rows.ts';
import { fixedValues } from './fixed-values.ts';
import { storedLinks } from './stored-links.ts';

export type Bool = RawBuilder<SqlBool>;

interface Reached {
  design: TableDesign;
  viewId: string;
  menuId?: string;
  /** The view's own filter. */
  filter: Schemas['FilterConditions'];
  held: HeldRights;
}

/** The rows that are open in a view: what may be read, and what deleted of it. */
export function rowsOf(frame: Frame, { filter, held }: Pick<Reached, 'filter' | 'held'>) {
  const ofView = filterSql({ ...frame, visible: 'all' }, filter, '/filter_conditions');
  const readable = anyOf(frame, held.rows.query) ?? sql<SqlBool>`false`;
  const within = (rows: Bool | undefined): Bool | undefined => rows && sql<SqlBool>`(${readable} and ${rows})`;
  return { readable: sql<SqlBool>`(${ofView} and ${readable})`, within };
}

/** What a caller may do by these rights in a view. */
export function accessOf(
  { design, viewId, menuId, filter, held }: Reached,
  frame: Frame,
  others: OtherTables,
): RecordAccess {
  const { readable, within } = rowsOf(frame, { filter, held });
  const [addable, keepable] = [anyOf(frame, held.rows.add), anyOf(frame, held.rows.edit)];
  const importable = anyOf(frame, held.rows.import);
  return {
    design,
    visible: fieldsByRecord(design, held.visibleFields, openingsOf(frame, held.opened.query)),
    enterable: fieldsByRecord(design, held.enterableFields, openingsOf(frame, held.opened.add)),
    editable: fieldsByRecord(design, held.editableFields, openingsOf(frame, held.opened.edit)),
    readable,
    changeable: within(keepable),
    deletable: within(anyOf(frame, held.rows.delete)),
    mayAdd: held.rights.add,
    others,
    mayImport: held.rights.add && held.rights.import,
    exportable: within(anyOf(frame, held.rows.export)),
    ...(addable && { addable }),
    ...(importable && { importable }),
    ...(keepable && { keepable }),
    fixed: fixedValues(design, [filter, ...onlyFilter(held.rows.add)]),
    viewId,
    ...(menuId !== undefined && { menuId }),
  };
}

/** For what the rows of rights to a view are compiled, with the tables to which their conditions lead. */
export async function frameOf(
  query: Query,
  { design, filter, held }: Pick<Reached, 'design' | 'filter' | 'held'>,
  context: FilterContext,
): Promise<Frame> {
  const opened = Object.values(held.opened).flatMap((each) => each.map(({ rows }) => rows));
  const alternatives = [...Object.values(held.rows).flat(), ...opened];
  const ofRights = alternatives.flatMap((one) => (one.kind === 'filter' ? [one.filter] : []));
  return { design, context, links: await storedLinks(query, design, { context, filters: [filter, ...ofRights] }) };
}

/** The filter of the rows that are open, where it is the only way to them. */
function onlyFilter(alternatives: readonly RowAlternative[]): Schemas['FilterConditions'][] {
  const [only, ...more] = alternatives;
  return only?.kind === 'filter' && more.length === 0 ? [only.filter] : [];
}
