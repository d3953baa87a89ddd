import type { Schemas } from '#openapi';
import { findAuthorizations, menusOfView } from '#server/domains/navigation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { Failure, type RequestIssue } from '#server/kernel/errors/index.ts';
import { viewNameIn } from '../../design/present.ts';
import type { TableDesign } from '../../design/table-design.ts';
import { namedFields } from '../../query/named-fields.ts';
import { logicalTables, type TableOwner } from '../../design/table-rows.ts';
import { filterContext, type RecordCaller } from './caller.ts';
import { filterIssues } from './grant-fit.ts';

type Filter = Schemas['FilterConditions'];

/** Safe: only what the contract describes is ever written there. */
const filterOf = (view: { filter_conditions: unknown }): Filter => view.filter_conditions as Filter;

const broken = (name: string): RequestIssue => ({
  pointer: '/formConfig/fields',
  message: {
    'en-US': `The view "${name}" chooses its records by a field that this form would no longer have as it is.`,
    'zh-CN': `视图“${name}”按某个字段筛选记录，而该字段将被移除或更改类型。`,
  },
  hint: { 'en-US': 'Change the conditions of the view first.', 'zh-CN': '请先修改该视图的筛选条件。' },
});

/**
 * Throws `form_design_invalid` for each logical table whose filter a changed design breaks: it would refuse its list to everybody
 * (docs/decisions/0188).
 */
export async function requireFilters(
  query: Query,
  owner: TableOwner,
  { before, after }: { before: TableDesign; after: TableDesign },
  caller: RecordCaller,
): Promise<void> {
  const views = await logicalTables(query, owner).where('table_id', '=', after.tableId).execute();
  const filtered = views.filter((view) => filterOf(view).children.length > 0);
  if (filtered.length === 0) return;
  const context = await filterContext(query, owner.wsId, caller);
  const isSound = async (design: TableDesign, filter: Filter) =>
    (await filterIssues(query, design, filter, context)).length === 0;
  const issues: RequestIssue[] = [];
  for (const view of filtered) {
    const isBroken = (await isSound(before, filterOf(view))) && !(await isSound(after, filterOf(view)));
    if (isBroken) issues.push(broken(viewNameIn(view, caller.locale)));
  }
  if (issues.length > 0) throw new Failure('form_design_invalid', { faults: issues });
}

/** The menus in which a grant opens nothing any more once these fields have left the form of a table. */
export async function menusClosedWithout(
  query: Query,
  owner: TableOwner,
  { tableId, locale }: { tableId: string; locale: string },
  gone: ReadonlySet<string>,
): Promise<Schemas['TableChangePreview']['closed_menus']> {
  const found = new Map<string, string>();
  if (gone.size === 0) return [];
  for (const view of await logicalTables(query, owner).where('table_id', '=', tableId).execute()) {
    for (const menu_id of await menusOfView(query, owner, view.id)) {
      for (const { data_scope: scope, menu_name } of await findAuthorizations(query, owner, { menu_id, locale })) {
        const names = scope.kind === 'filter' ? namedFields(scope.filter.children) : [];
        if (names.some((name) => gone.has(name.split('.')[0] ?? ''))) found.set(menu_id, menu_name);
      }
    }
  }
  return [...found].map(([menu_id, menu_name]) => ({ menu_id, menu_name }));
}
