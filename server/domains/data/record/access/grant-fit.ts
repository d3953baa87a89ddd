import type { Schemas } from '#openapi';
import { findMenuLink } from '#server/domains/navigation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';
import { allPaths } from '../../design/granted-columns.ts';
import { designOf, type TableDesign } from '../../design/table-design.ts';
import { columnsOf, findTable, logicalTables, type TableOwner } from '../../design/table-rows.ts';
import { filterSql } from '../../query/filter.ts';
import type { FilterContext } from '../../query/operand.ts';
import { filterContext, type RecordCaller } from './caller.ts';
import { storedLinks } from './stored-links.ts';

/** The part of an authorisation that depends on the design of the menu's table. */
export interface GrantParts {
  visible_fields?: Schemas['MenuVisibleFields'] | undefined;
  data_scope?: Schemas['MenuDataScope'] | undefined;
}

/** The design of the table that a menu opens; undefined for a menu that opens none, or one without a form. */
export async function designOfMenu(
  query: Query,
  owner: TableOwner,
  { menuId, locale }: { menuId: string; locale: string },
): Promise<TableDesign | undefined> {
  const viewId = await findMenuLink(query, owner, menuId);
  if (viewId === undefined) return undefined;
  const view = await logicalTables(query, owner).where('id', '=', viewId).executeTakeFirst();
  if (!view) return undefined;
  const row = await findTable(query, owner, view.table_id);
  if (!row.is_configured) return undefined;
  return designOf(row, await columnsOf(query, owner.wsId, row.id).execute(), locale);
}

/** So many names are listed as a hint. */
const mostNames = 12;

function fieldIssues(design: TableDesign, visible: Schemas['MenuVisibleFields']): RequestIssue[] {
  if (visible.kind === 'all') return [];
  const { fields } = design;
  const named = new Set(allPaths(design));
  const names = [...fields.keys()].slice(0, mostNames).join(', ');
  return visible.fields.flatMap(({ field }, index): RequestIssue[] =>
    named.has(field)
      ? []
      : [
          {
            pointer: `/visible_fields/fields/${index}/field`,
            message: { 'en-US': `The table has no field "${field}".`, 'zh-CN': `该表没有字段“${field}”。` },
            hint: { 'en-US': `Its fields are ${names}.`, 'zh-CN': `可用字段：${names}。` },
          },
        ],
  );
}

/** What of a right's filter a table does not know: the first condition, or nothing. */
export async function filterIssues(
  query: Query,
  design: TableDesign,
  filter: Schemas['FilterConditions'],
  context: FilterContext,
): Promise<readonly RequestIssue[]> {
  const links = await storedLinks(query, design, { context, filters: [filter] });
  try {
    filterSql({ design, visible: 'all', context, links, isStored: true }, filter, '/data_scope/filter');
    return [];
  } catch (error) {
    if (error instanceof Invalid) return error.issues;
    throw error;
  }
}

/** What of an authorisation does not fit a table: fields that it has not, and the first condition that it does not know. */
export async function grantIssues(
  query: Query,
  design: TableDesign,
  { visible_fields: visible, data_scope: scope }: GrantParts,
  caller: RecordCaller,
): Promise<RequestIssue[]> {
  return [
    ...(visible ? fieldIssues(design, visible) : []),
    ...(scope?.kind === 'filter'
      ? await filterIssues(query, design, scope.filter, await filterContext(query, design.wsId, caller))
      : []),
  ];
}

/** Throws `Invalid` for an authorisation that does not fit the table which its menu opens (MENU-22). */
export async function requireGrantFit(
  query: Query,
  owner: TableOwner,
  { menuId, ...parts }: GrantParts & { menuId: string },
  caller: RecordCaller,
): Promise<void> {
  const design = await designOfMenu(query, owner, { menuId, locale: caller.locale });
  const issues = design ? await grantIssues(query, design, parts, caller) : [];
  if (issues.length > 0) throw new Invalid({ issues });
}
