import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { eraseAccounts, lockInTrash, requireErasable } from '../account/trash.ts';

/** Erases an account that is in the trash; what the operation log says of it stays. */
export const eraseAccount: Handler<'eraseAccount'> = async (call) => {
  const { db, session, args, now } = call;
  await db.identity(async (query) => {
    const { id, username, real_name } = await lockInTrash(query, session, args.id);
    await requireErasable(query, session.wsId, id);
    await eraseAccounts(query, [id], now);
    await writeLog(query, call, {
      module: 'account',
      action: 'eraseAccount',
      target: id,
      before: { username, real_name },
    });
  });
  return null;
};
