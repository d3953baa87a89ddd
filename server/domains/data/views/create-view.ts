import { createRow } from '#server/kernel/changes/index.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import { json, type Query } from '#server/kernel/db/index.ts';
import { lockLimit } from '#server/kernel/limits/quota.ts';
import type { Schemas } from '#openapi';
import { refuse } from '../query/issues.ts';
import { filterContext } from '../record/access/caller.ts';
import { presentView, viewFacts } from './present-view.ts';
import { clearDefaults, mostViews, readView, requireSharing, viewsOf } from './queries.ts';
import { accessTo, type RecordList } from './record-list.ts';
import { requireSoundSettings, shownSettings } from './settings.ts';

/** Throws where the person, or the list for its shared views, has as many as there may be: new ones follow one another. */
export async function requireRoom(query: Query, list: RecordList, accountId: string, isShared: boolean): Promise<void> {
  const { owner, menuId, tableId, viewId } = list;
  const of = isShared ? [menuId, tableId, viewId] : [accountId, menuId, tableId, viewId];
  await lockLimit(query, `record views ${owner.wsId} ${of.join(' ')}`);
  const rows = await viewsOf(query, list, accountId)
    .where('account_id', isShared ? 'is' : '=', isShared ? null : accountId)
    .limit(mostViews)
    .execute();
  if (rows.length < mostViews) return;
  refuse(
    '',
    { 'en-US': `A list has at most ${mostViews} views.`, 'zh-CN': `一个列表最多 ${mostViews} 个视图。` },
    { 'en-US': 'Delete one that is not used any more.', 'zh-CN': '请先删除不再使用的视图。' },
  );
}

/** Saves a view of a list for the caller, or for everybody who sees the list. */
export function createView(
  call: Call<'createMenuView'> | Call<'createTableView'>,
  listOf: (query: Query) => Promise<RecordList>,
): Promise<Schemas['RecordView']> {
  const { name, settings, is_shared: isShared = false, is_default: isDefault = false } = call.args;
  const { accountId } = call.session;
  return call.db.records(call.application.wsId, async (query) => {
    const list = await listOf(query);
    const { owner, menuId, tableId, viewId } = list;
    const access = await accessTo(query, call, list, settings);
    const context = await filterContext(query, owner.wsId, call);
    requireSharing(call, isShared);
    await requireSoundSettings(query, call, access, settings);
    await requireRoom(query, list, accountId, isShared);
    return createRow(query, call, {
      module: 'record',
      applicationId: owner.appId,
      wsId: owner.wsId,
      async insert(columns) {
        const row = await query
          .insertInto('record_views')
          .values({
            ...columns,
            ws_id: owner.wsId,
            app_id: owner.appId,
            menu_id: menuId,
            table_id: tableId,
            view_id: viewId,
            account_id: isShared ? null : accountId,
            name: name.trim(),
            is_default: isDefault,
            settings: json<Record<string, unknown>>({ ...settings }),
          })
          .returning(['id', 'account_id', 'name', 'is_default', 'settings', 'updated_at', 'version'])
          .executeTakeFirstOrThrow();
        if (isDefault) await clearDefaults(query, list, row);
        return readView(row);
      },
      facts: viewFacts,
      present: (row) => presentView(call, access, row, { shown: shownSettings(access, row.settings, context) }),
    });
  });
}
