import type { Handler } from '#server/kernel/call/handler.ts';
import { inScope } from '#server/kernel/scope/place.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { noticeFacts } from '../notice/present.ts';
import { lockNotice } from '../notice/queries.ts';

/** Deletes a notice; nobody sees it any more (NOTE-03). */
export const deleteNotice: Handler<'deleteNotice'> = async (call) => {
  const { id } = call.args;
  const wsId = call.session.wsId ?? null;
  return inScope(call.db, wsId, async (query) => {
    const before = await lockNotice(query, wsId, id);
    await query
      .updateTable('notices')
      .set((row) => ({ deleted_at: call.now, updated_at: call.now, version: row('version', '+', 1) }))
      .where('ws_id', wsId === null ? 'is' : '=', wsId)
      .where('id', '=', id)
      .execute();
    await writeLog(query, call, { module: 'notice', action: call.operation, target: id, before: noticeFacts(before) });
    return null;
  });
};
