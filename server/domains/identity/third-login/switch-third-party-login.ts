import type { Database } from '#server/kernel/db/index.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { type LogSource, writeLog } from '#server/kernel/audit/write-log.ts';
import { requireRank } from '../account/ranks.ts';
import { lockSubject, rankOf, workspaceOf } from '../account/subject.ts';

interface Caller extends LogSource {
  db: Database;
  session: Session;
}

interface Switch {
  id: string;
  /** The operation, for the log. */
  action: string;
  isEnabled: boolean;
}

/** Turns third-party sign-in on or off for a person of the workspace; nothing is written when it is so already (ORG-12). */
export async function switchThirdPartyLogin(caller: Caller, { id, action, isEnabled }: Switch): Promise<null> {
  const { db, session, now } = caller;
  const wsId = workspaceOf(session);
  await db.identity(async (query) => {
    const row = await lockSubject(query, session, id);
    requireRank(session.roles, rankOf(row));
    if (row.hasThirdPartyLogin === isEnabled) return;
    await query
      .updateTable('memberships')
      .set((membership) => ({
        third_party_login_enabled: isEnabled,
        version: membership('version', '+', 1),
        updated_at: now,
      }))
      .where('ws_id', '=', wsId)
      .where('account_id', '=', id)
      .execute();
    const [before, after] = [!isEnabled, isEnabled].map((value) => ({ third_party_login_enabled: value }));
    await writeLog(query, caller, { module: 'account', action, target: id, before, after });
  });
  return null;
}
