import type { Handler } from '#server/kernel/call/handler.ts';
import { removePerson } from '../account/remove-person.ts';

/** Deletes several accounts as deleteAccount does, all of them or none (ORG-11). */
export const batchDeleteAccounts: Handler<'batchDeleteAccounts'> = async (call) => {
  // In one order, so that two batches do not wait for each other.
  const ids = call.args.ids.toSorted();
  const successorId = call.args.successor_id;
  await call.db.identity(async (query) => {
    for (const id of ids) {
      await removePerson(query, call, { id, action: 'batchDeleteAccounts', successorId, leaving: ids });
    }
  });
  return null;
};
