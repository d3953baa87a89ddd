import type { Call } from '#server/kernel/call/handler.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { accessTo, type RecordList } from '../views/record-list.ts';
import { deleteDraft } from './queries.ts';

/** Drops the caller's own draft of a form, if there is one; the record may be gone by then. */
export function dropDraft(
  call: Call<'dropMenuDraft'> | Call<'dropTableDraft'>,
  listOf: (query: Query) => Promise<RecordList>,
): Promise<null> {
  return call.db.records(call.application.wsId, async (query) => {
    const list = await listOf(query);
    await accessTo(query, call, list);
    const of = { list, accountId: call.session.accountId, recordId: call.args.record_id ?? null };
    await deleteDraft(query, of, call.now);
    return null;
  });
}
