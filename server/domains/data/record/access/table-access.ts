import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { viewNameIn } from '../../design/present.ts';
import type { LogicalRow, TableOwner } from '../../design/table-rows.ts';
import { designOfView } from '../../design/view-display.ts';
import { filterSql } from '../../query/filter.ts';
import { type RecordAccess, wholeTable } from './record-access.ts';
import { filterContext, type RecordCaller } from './caller.ts';
import { storedLinks } from './stored-links.ts';
import { type FixedValues, fixedValues } from './fixed-values.ts';
import { cachedIsTable, cachedView, requireCachedDesign } from './cached-answers.ts';

/** The part of a call by which those who build a table access its records. */
export interface TableCaller extends RecordCaller {
  application: OpenApplication;
}

const ownerOf = ({ application }: TableCaller): TableOwner => ({ wsId: application.wsId, appId: application.row.id });

/** The view with this id, where it is none of a table. Throws `NotFound` for an id of neither. */
export async function findViewUnlessTable(
  query: Query,
  owner: TableOwner,
  id: string,
): Promise<LogicalRow | undefined> {
  if (await cachedIsTable(query, owner, id)) return undefined;
  const view = await cachedView(query, owner, id);
  if (!view) throw new NotFound();
  return view;
}

/**
 * A builder's access to a table by its id, or by that of one of its views: then to the view's rows, listed as the view lists them
 * (ROUTE-106, ROUTE-107; docs/decisions/0188). Throws `NotFound`, and `table_not_configured` for a table without a form.
 */
export async function tableAccess(query: Query, call: TableCaller, id: string): Promise<RecordAccess> {
  const owner = ownerOf(call);
  const { canEdit } = call.application;
  const view = await findViewUnlessTable(query, owner, id);
  const design = await requireCachedDesign(query, owner, { id: view?.table_id ?? id, locale: call.locale });
  if (!view) return wholeTable(design, { canEdit });
  const context = await filterContext(query, owner.wsId, call);
  // Safe: only what the contract describes is ever written there.
  const filter = view.filter_conditions as Schemas['FilterConditions'];
  const links = await storedLinks(query, design, { context, filters: [filter] });
  const rows = filterSql({ design, visible: 'all', context, links }, filter, '/filter_conditions');
  return within(wholeTable(designOfView(design, view), { canEdit }), rows, {
    id: view.id,
    viewName: viewNameIn(view, call.locale),
    fixed: fixedValues(design, [filter]),
  });
}

function within(
  whole: RecordAccess,
  rows: RawBuilder<SqlBool>,
  { id, viewName, fixed }: { id: string; viewName: string; fixed: FixedValues },
): RecordAccess {
  const { changeable, deletable, exportable } = whole;
  const narrow = (open: RawBuilder<SqlBool> | undefined) => open && sql<SqlBool>`(${rows} and ${open})`;
  return {
    ...whole,
    readable: rows,
    changeable: narrow(changeable),
    deletable: narrow(deletable),
    exportable: narrow(exportable),
    fixed,
    viewId: id,
    viewName,
  };
}
