import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import { json } from '#server/kernel/db/index.ts';
import type { Schemas } from '#openapi';
import { filterContext } from '../record/access/caller.ts';
import { requireRoom } from './create-view.ts';
import { presentView, viewFacts } from './present-view.ts';
import { clearDefaults, findListOf, lockView, requireSharing } from './queries.ts';
import { accessTo } from './record-list.ts';
import { requireSoundSettings, shownSettings } from './settings.ts';

/** Changes a view; what is not sent stays. Sharing it, and changing a shared one, is for those who may edit the application. */
export function updateView(call: Call<'updateRecordView'>): Promise<Schemas['RecordView']> {
  const { id, name, settings, is_shared: isShared, is_default: isDefault } = call.args;
  const { accountId } = call.session;
  return call.db.records(call.application.wsId, async (query) => {
    const list = await findListOf(query, call, id);
    const { owner } = list;
    const access = await accessTo(query, call, list, settings);
    const context = await filterContext(query, owner.wsId, call);
    requireSharing(call, isShared ?? false);
    if (settings) await requireSoundSettings(query, call, access, settings);
    return changeRow(query, call, {
      module: 'record',
      applicationId: owner.appId,
      wsId: owner.wsId,
      target: id,
      lock: () => lockView(query, list, call, id),
      present: (row) => presentView(call, access, row, { shown: shownSettings(access, row.settings, context) }),
      wanted: (stored) => ({
        ...stored,
        name: name?.trim() ?? stored.name,
        settings: settings ?? stored.settings,
        is_default: isDefault ?? stored.is_default,
        account_id: isShared === undefined ? stored.account_id : isShared ? null : accountId,
      }),
      facts: viewFacts,
      async write(wanted, stored) {
        const isMoved = (wanted.account_id === null) !== (stored.account_id === null);
        if (isMoved) await requireRoom(query, list, accountId, wanted.account_id === null);
        if (wanted.is_default) await clearDefaults(query, list, wanted);
        await updateRow(
          query,
          'record_views',
          { wsId: owner.wsId, id, now: call.now },
          {
            name: wanted.name,
            is_default: wanted.is_default,
            account_id: wanted.account_id,
            settings: json<Record<string, unknown>>({ ...wanted.settings }),
          },
        );
        return lockView(query, list, call, id);
      },
    });
  });
}
