import type { Schemas } from '#openapi';
import { findAuthorizations, menusOfView } from '#server/domains/navigation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { Failure, type RequestIssue } from '#server/kernel/errors/index.ts';
import type { TableDesign } from '../design/table-design.ts';
import { logicalTables, type TableOwner } from '../design/table-rows.ts';
import { filterContext, type RecordCaller } from './caller.ts';
import { filterIssues } from './grant-fit.ts';

interface StoredFilter {
  of: 'view' | 'menu';
  name: string;
  filter: Schemas['FilterConditions'];
}

/** Every filter that decides which records somebody reaches: of the table's logical tables, and of grants in their menus. */
async function storedFilters(query: Query, owner: TableOwner, tableId: string): Promise<StoredFilter[]> {
  const found: StoredFilter[] = [];
  for (const view of await logicalTables(query, owner).where('table_id', '=', tableId).execute()) {
    // Safe: only what the contract describes is ever written there.
    const filter = view.filter_conditions as Schemas['FilterConditions'];
    found.push({ of: 'view', name: view.logical_table_name, filter });
    for (const menu_id of await menusOfView(query, owner, view.id)) {
      for (const { data_scope: scope, menu_name } of await findAuthorizations(query, owner, { menu_id })) {
        if (scope.kind === 'filter') found.push({ of: 'menu', name: menu_name, filter: scope.filter });
      }
    }
  }
  return found.filter(({ filter }) => filter.children.length > 0);
}

const broken = ({ of, name }: StoredFilter): RequestIssue =>
  of === 'view'
    ? {
        pointer: '/formConfig/fields',
        message: {
          'en-US': `The view "${name}" chooses its records by a field that this form would no longer have as it is.`,
          'zh-CN': `视图“${name}”按某个字段筛选记录，而该字段将被移除或更改类型。`,
        },
        hint: { 'en-US': 'Change the conditions of the view first.', 'zh-CN': '请先修改该视图的筛选条件。' },
      }
    : {
        pointer: '/formConfig/fields',
        message: {
          'en-US': `Access in the menu "${name}" is given by a field that this form would no longer have as it is.`,
          'zh-CN': `菜单“${name}”按某个字段授权，而该字段将被移除或更改类型。`,
        },
        hint: { 'en-US': 'Change that access first.', 'zh-CN': '请先修改该授权。' },
      };

/**
 * Throws `form_design_invalid` for each filter by which somebody reaches records and which a changed design breaks: without it a
 * logical table would refuse its list, and a grant open nothing (docs/decisions/0188).
 */
export async function requireFilters(
  query: Query,
  owner: TableOwner,
  { before, after }: { before: TableDesign; after: TableDesign },
  caller: RecordCaller,
): Promise<void> {
  const filters = await storedFilters(query, owner, after.tableId);
  if (filters.length === 0) return;
  const context = await filterContext(query, owner.wsId, caller);
  const isSound = (design: TableDesign, filter: Schemas['FilterConditions']) =>
    filterIssues(design, filter, context).length === 0;
  const faults = filters.filter(({ filter }) => isSound(before, filter) && !isSound(after, filter)).map(broken);
  if (faults.length > 0) throw new Failure('form_design_invalid', { faults });
}
