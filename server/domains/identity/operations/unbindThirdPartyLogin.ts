import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { unbind } from '../third-login/bindings.ts';
import { workspaceOf } from '../account/subject.ts';

/** Removes a binding of the caller's account; its sessions continue (ORG-12). */
export const unbindThirdPartyLogin: Handler<'unbindThirdPartyLogin'> = async (call) => {
  const { db, session, args } = call;
  const { thirdTypeTag: tag } = args;
  const { accountId } = session;
  await db.identity(async (query) => {
    if (!(await unbind(query, { wsId: workspaceOf(session), accountId, tag }))) return;
    const before = { thirdTypeTag: tag };
    await writeLog(query, call, { module: 'account', action: 'unbindThirdPartyLogin', target: accountId, before });
  });
  return null;
};
