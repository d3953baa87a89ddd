import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { lockQuota } from '#server/kernel/limits/quota.ts';
import { answerInvitation } from '../account/invitations.ts';
import { requireJoinedWithinQuota } from '../account/people-quota.ts';

/** Joins a workspace that invited the caller (contradictions 68). Throws `NotFound` when there is no invitation, and `quota_exceeded`. */
export const acceptInvitation: Handler<'acceptInvitation'> = async (call) => {
  const { db, session, args, now } = call;
  const { accountId } = session;
  await db.identity(async (query) => {
    await lockQuota(query, args.ws_id, 'max_users');
    if (!(await answerInvitation(query, { accountId, wsId: args.ws_id, isAccepted: true, now }))) throw new NotFound();
    await requireJoinedWithinQuota(query, args.ws_id);
    // It is the workspace that has to know.
    await writeLog(query, call, { module: 'account', action: 'acceptInvitation', target: accountId, wsId: args.ws_id });
  });
  return null;
};
