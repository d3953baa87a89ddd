import type { Handler } from '#server/kernel/call/handler.ts';
import { deleteRow } from '#server/kernel/changes/index.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { noticeFacts } from '../notice/present.ts';
import { lockNotice } from '../notice/queries.ts';
import { spreadFirst } from '../spread/spread-first.ts';

/** Deletes a notice, which no user sees any more (NOTE-03). */
export const deleteNotice: Handler<'deleteNotice'> = async (call) => {
  const { id } = call.args;
  const wsId = call.session.wsId ?? null;
  return inScope(call.db, wsId, async (query) => {
    const before = await lockNotice(query, wsId, id);
    await deleteRow(query, call, {
      table: 'notices',
      module: 'notice',
      wsId,
      id,
      lock: async () => before,
      facts: noticeFacts,
    });
    await spreadFirst(query, { id, wsId, before, now: call.now });
    return null;
  });
};
