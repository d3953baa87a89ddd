import { sql, type SqlBool } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { languageOf, NotAllowed } from '#server/kernel/errors/index.ts';
import { logicalTables } from '../design/table-rows.ts';
import { viewNameIn } from '../design/present.ts';
import { filterContext, type MenuCaller, type RecordCaller } from '../record/access/caller.ts';
import { withLinks } from '../record/access/links.ts';
import { mayQuery, viewAccess } from '../record/access/menu-access.ts';
import type { ReadAccess, RecordAccess } from '../record/access/record-access.ts';
import { labelOf } from '../record/present/record-columns.ts';
import { ownFields } from '../record/present/record-filters.ts';

/** What a caller may read of a logical table. */
export type Source = RecordAccess;

/** A logical table with its name. */
export interface NamedSource {
  id: string;
  name: string;
}

const ownerOf = ({ application }: Pick<MenuCaller, 'application'>) => ({
  wsId: application.wsId,
  appId: application.row.id,
});

/** The application that a logical table of the workspace is in; undefined for an unknown one. */
export async function applicationOfSource(query: Query, wsId: string, id: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('logical_tables')
    .where('ws_id', '=', wsId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('app_id')
    .executeTakeFirst();
  return row?.app_id;
}

/** The logical tables of the open application whose records the caller may read, of these or of all. */
export async function readableSources(query: Query, call: MenuCaller, ids?: readonly string[]): Promise<NamedSource[]> {
  const all = logicalTables(query, ownerOf(call));
  const rows = await (ids ? all.where('id', 'in', [...ids]) : all).execute();
  const found: NamedSource[] = [];
  for (const row of rows) {
    if (await mayQuery(query, call, { viewId: row.id })) found.push({ id: row.id, name: viewNameIn(row, call.locale) });
  }
  return found;
}

/**
 * What the caller may read of a logical table by all menus that are linked to it, within the scope `records`. Throws `NotFound`
 * where that is nothing.
 */
export const openSource = (query: Query, call: MenuCaller, id: string): Promise<Source> =>
  viewAccess(query, call, { viewId: id });

/** The same with the tables that these names of fields lead to. */
export async function withNamed(
  query: Query,
  call: RecordCaller,
  access: ReadAccess,
  names: readonly string[],
): Promise<ReadAccess> {
  const context = await filterContext(query, access.design.wsId, call);
  return withLinks(query, access, { context, asked: names, fields: names });
}

/** What readers call fields of a source, in this order. */
export async function fieldLabels(
  query: Query,
  call: RecordCaller,
  access: Source,
  names: readonly string[],
): Promise<string[]> {
  const linked = await withNamed(query, call, access, names);
  const language = languageOf(call.locale);
  return names.map((name) => {
    const own = ownFields.find(({ field }) => field === name && !access.design.fields.has(name));
    return own ? own.label[language] : labelOf(linked, name);
  });
}

/** The same of the records alone that the caller may export. Throws `NotAllowed` without the right. */
export function exportableSource(source: Source): Source {
  const { readable, exportable } = source;
  if (!exportable) throw new NotAllowed({ detail: { rule: 'menuAuthorization.export' } });
  return { ...source, readable: sql<SqlBool>`(${readable} and ${exportable})` };
}
