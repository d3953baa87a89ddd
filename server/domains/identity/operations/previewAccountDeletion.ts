import type { Handler } from '#server/kernel/call/handler.ts';
import { readDeletion } from '../account/deletion-preview.ts';
import { mayNameSuccessor } from '../account/hand-over.ts';
import { requireRemovable } from '../account/remove-person.ts';
import { managesAccount, workspaceOf } from '../account/subject.ts';

/** What deleting these people would take along (ORG-11). Throws what the deletion would. */
export const previewAccountDeletion: Handler<'previewAccountDeletion'> = async ({ db, session, args, now }) => {
  const wsId = workspaceOf(session);
  const ids = args.ids.toSorted();
  // Not read-only: it holds the super administrators for a moment, as the deletion does.
  const deleted = await db.identity(async (query) => {
    let count = 0;
    for (const id of ids) if (managesAccount(session, await requireRemovable(query, session, id, ids))) count += 1;
    return count;
  });
  return {
    deleted,
    leaving: ids.length - deleted,
    ...(await readDeletion(db, { wsId, ids, now })),
    may_choose_successor: mayNameSuccessor(session.roles),
  };
};
