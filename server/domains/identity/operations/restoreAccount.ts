import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { lockQuota } from '#server/kernel/limits/quota.ts';
import { requirePeopleWithinQuota } from '../account/people-quota.ts';
import { presentMember } from '../account/present-members.ts';
import { findSubject } from '../account/subject.ts';
import { lockInTrash, takeOutOfTrash } from '../account/trash.ts';

/** Takes an account out of the trash, with its membership and its roles in applications. Throws `quota_exceeded`. */
export const restoreAccount: Handler<'restoreAccount'> = (call) => {
  const { db, session, args, now } = call;
  return db.identity(async (query) => {
    const { id, username, real_name, ws_id } = await lockInTrash(query, session, args.id);
    const joined = await takeOutOfTrash(query, { id, wsId: session.wsId, now });
    // In one order, so that two restorations do not wait for each other.
    for (const wsId of joined.sort()) {
      await lockQuota(query, wsId, 'max_users');
      await requirePeopleWithinQuota(query, wsId);
    }
    await writeLog(query, call, {
      module: 'account',
      action: 'restoreAccount',
      target: id,
      after: { username, real_name },
    });
    return presentMember(query, await findSubject(query, { wsId: ws_id }, id), now);
  });
};
