import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { presentMember } from '../account/present-members.ts';
import { findSubject } from '../account/subject.ts';
import { lockInTrash, takeOutOfTrash } from '../account/trash.ts';

/** Takes an account out of the trash, with its membership and its roles in applications. */
export const restoreAccount: Handler<'restoreAccount'> = (call) => {
  const { db, session, args, now } = call;
  return db.identity(
    async (query) => {
      const { id, username, real_name, ws_id } = await lockInTrash(query, session, args.id);
      await takeOutOfTrash(query, { id, wsId: session.wsId, now });
      await writeLog(query, call, {
        module: 'account',
        action: 'restoreAccount',
        target: id,
        after: { username, real_name },
      });
      return presentMember(query, await findSubject(query, { wsId: ws_id }, id), now);
    },
    { retry: true },
  );
};
