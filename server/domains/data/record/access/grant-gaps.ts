import { sql } from 'kysely';
import { roleSets, type Role, type Schemas } from '#openapi';
import {
  allMenuRights,
  findAuthorizations,
  type EffectiveRights,
  type MenuReader,
  menusOfViews,
} from '#server/domains/navigation/index.ts';
import type { Subject } from '#server/domains/organisation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { rolesIn } from '#server/kernel/grants/index.ts';
import { type Leading, leadingFields } from '../../design/leading-fields.ts';
import { tableNameIn } from '../../design/present.ts';
import { findDesign, type TableDesign } from '../../design/table-design.ts';
import { logicalTables, type TableOwner } from '../../design/table-rows.ts';
import { viewTarget } from '../../design/view-target.ts';
import { designOfMenu } from './grant-fit.ts';

/** Which menu would be granted to whom, and which of its fields are shown; all of them without `fields`. */
interface Asked {
  menuId: string;
  subject: Subject;
  fields?: readonly string[] | undefined;
}

type Owner = TableOwner & { locale: string };

/** More menus of one table than anybody chooses from. */
const mostMenus = 20;

/** Whether somebody reads everything by a role, so that nothing has to be granted. */
async function isEditor(query: Query, { wsId, appId }: Owner, { subject_type, subject_id }: Subject): Promise<boolean> {
  if (subject_type !== 'user') return false;
  const found = await query
    .selectFrom('memberships')
    .where('ws_id', '=', wsId)
    .where('account_id', '=', subject_id)
    .where('deleted_at', 'is', null)
    .select(['roles', rolesIn(sql.val(appId), { wsId, accountId: subject_id }).as('held')])
    .executeTakeFirst();
  const editors: readonly string[] = roleSets.editors;
  return [...(found?.roles ?? []), ...(found?.held ?? [])].some((role: Role | string) => editors.includes(role));
}

/** What the subject reads of a table, by any menu that opens one of its views; undefined for nothing. */
function readOf(
  menus: readonly { id: string }[],
  effectiveIn: (menuId: string) => EffectiveRights,
): EffectiveRights['visibleFields'] | undefined {
  const effective = menus.map(({ id }) => effectiveIn(id)).filter(({ rights }) => rights.query);
  if (effective.length === 0) return undefined;
  if (effective.some(({ visibleFields }) => visibleFields === 'all')) return 'all';
  return new Set(effective.flatMap(({ visibleFields }) => (visibleFields === 'all' ? [] : [...visibleFields])));
}

const labelled = (design: TableDesign, field: string): Schemas['GrantGapField'] => ({
  field,
  label: design.form.fields.get(field)?.label ?? field,
});

/**
 * The fields of the other table that some fields show: those that are looked up, and the title that a relation reads as; with the
 * relation there that leads back, of which they are the other side.
 */
function neededOf(other: TableDesign, leading: readonly Leading[]): string[] {
  const title = other.titleField?.id ?? [...other.fields.keys()][0];
  const named = leading.flatMap(({ shows, through }) => [shows ?? title, through]);
  return [...new Set(named)].filter((id) => id !== undefined && other.fields.has(id)) as string[];
}

/** By table, the fields of a design that lead there. */
async function byTable(query: Query, owner: Owner, fields: readonly Leading[]): Promise<Map<string, Leading[]>> {
  const found = new Map<string, Leading[]>();
  for (const field of fields) {
    const target = await viewTarget(query, owner, field.viewId);
    if (target) found.set(target.tableId, [...(found.get(target.tableId) ?? []), field]);
  }
  return found;
}

/**
 * Tables of which a menu shows records and a subject reads none, or not the fields that are shown, each with the menus by which it
 * could. Relations are read by their reader's own menus (docs/decisions/0167), so without those the fields stay empty.
 */
export async function grantGaps(query: Query, owner: Owner, asked: Asked): Promise<Schemas['GrantGap'][]> {
  const { wsId, appId, locale } = owner;
  const { menuId, subject, fields } = asked;
  const design = await designOfMenu(query, owner, { menuId, locale });
  if (!design || (await isEditor(query, owner, subject))) return [];
  const reader: MenuReader = {
    wsId,
    appId,
    accountId: subject.subject_type === 'user' ? subject.subject_id : '',
    access: 'granted',
    isKey: false,
    lookedAtAs: subject,
  };
  const effectiveIn = await allMenuRights(query, reader);
  const granted = new Set((await findAuthorizations(query, owner, subject)).map((one) => one.menu_id));
  const gaps: Schemas['GrantGap'][] = [];
  for (const [tableId, leading] of await byTable(query, owner, leadingFields(design, fields))) {
    const other = await findDesign(query, owner, { id: tableId, locale });
    if (!other) continue;
    const views = await logicalTables(query, owner).where('table_id', '=', tableId).select('id').execute();
    const menus = await menusOfViews(query, owner, { viewIds: views.map(({ id }) => id), locale });
    const read = readOf(menus, effectiveIn);
    const isSeen = (id: string): boolean => read === 'all' || (read?.has(id) ?? false);
    const closed = leading.filter((one) => read === undefined || neededOf(other, [one]).some((id) => !isSeen(id)));
    if (closed.length === 0) continue;
    gaps.push({
      table_id: tableId,
      table_name: tableNameIn(other.row, locale),
      is_read: read !== undefined,
      fields: closed.map(({ path, label }) => ({ field: path, label })),
      needed: neededOf(other, closed).map((id) => labelled(other, id)),
      menus: menus.slice(0, mostMenus).map(({ id, menu_name }) => ({ id, menu_name, is_granted: granted.has(id) })),
    });
  }
  return gaps;
}
