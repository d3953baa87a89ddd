import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { answerInvitation } from '../account/invitations.ts';

/** Refuses an invitation (contradictions 68). Throws `NotFound` when there is no invitation. */
export const declineInvitation: Handler<'declineInvitation'> = async (call) => {
  const { db, session, args, now } = call;
  const { accountId } = session;
  await db.identity(async (query) => {
    if (!(await answerInvitation(query, { accountId, wsId: args.ws_id, isAccepted: false, now }))) throw new NotFound();
    // It is the workspace that has to know.
    await writeLog(query, call, {
      module: 'account',
      action: 'declineInvitation',
      target: accountId,
      wsId: args.ws_id,
    });
  });
  return null;
};
