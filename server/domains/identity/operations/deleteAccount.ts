import type { Handler } from '#server/kernel/call/handler.ts';
import { removePerson } from '../account/remove-person.ts';

/** Deletes an account at its home, or takes the person out of the workspace (ORG-11, contradictions 68). */
export const deleteAccount: Handler<'deleteAccount'> = async (call) => {
  const { id, successor_id: successorId } = call.args;
  await call.db.identity((query) =>
    removePerson(query, call, { id, action: 'deleteAccount', successorId, leaving: [id] }),
  );
  return null;
};
