import type { Schemas } from '#openapi';
import { type AuthorizationRow, presentAuthorization } from '#server/domains/navigation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { localized } from '#server/kernel/errors/index.ts';
import type { TableDesign } from '../../design/table-design.ts';
import type { TableOwner } from '../../design/table-rows.ts';
import type { RecordCaller } from './caller.ts';
import { designOfMenu, grantIssues } from './grant-fit.ts';

/** Authorisations as they are on the wire, with what of them no longer fits the tables of their menus (MENU-22). */
export async function presentGrants(
  query: Query,
  owner: TableOwner,
  rows: readonly AuthorizationRow[],
  caller: RecordCaller,
): Promise<Schemas['MenuAuthConfig'][]> {
  // Safe: callers have one of the languages that the product has texts in.
  const locale = caller.locale as Parameters<typeof localized>[0];
  const designs = new Map<string, TableDesign | undefined>();
  const presented: Schemas['MenuAuthConfig'][] = [];
  for (const row of rows) {
    const { menu_id: menuId } = row;
    // Grants without fields and filters fit every table.
    const isFree = row.visible_fields.kind === 'all' && row.data_scope.kind !== 'filter';
    if (!isFree && !designs.has(menuId)) {
      designs.set(menuId, await designOfMenu(query, owner, { menuId, locale: caller.locale }));
    }
    const design = isFree ? undefined : designs.get(menuId);
    const issues = design ? await grantIssues(query, design, row, caller) : [];
    const found = issues.map(({ pointer, message }) => ({ pointer, message: localized(locale, message) }));
    presented.push({ ...presentAuthorization(row), ...(found.length > 0 && { faults: found }) });
  }
  return presented;
}
