import { deleteRow } from '#server/kernel/changes/index.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import { viewFacts } from './present-view.ts';
import { findListOf, lockView } from './queries.ts';
import { accessTo } from './record-list.ts';

/** Deletes a view; a shared one is for those who may edit the application. */
export function deleteView(call: Call<'deleteRecordView'>) {
  const { id } = call.args;
  return call.db.records(call.application.wsId, async (query) => {
    const list = await findListOf(query, call, id);
    // Whoever does not see the list knows nothing of its views (P2).
    await accessTo(query, call, list);
    return deleteRow(query, call, {
      table: 'record_views',
      module: 'record',
      applicationId: list.owner.appId,
      wsId: list.owner.wsId,
      id,
      lock: () => lockView(query, list, call, id),
      facts: viewFacts,
    });
  });
}
