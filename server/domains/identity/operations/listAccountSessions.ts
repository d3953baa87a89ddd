import type { Handler } from '#server/kernel/call/handler.ts';
import { requireRank } from '../account/ranks.ts';
import { findSubject, rankOf, workspaceOf } from '../account/subject.ts';
import { presentSession } from '../session/present-sessions.ts';
import { lastUsed, sessionsOf } from '../session/sessions-of.ts';

/** Where a person is signed in to the caller's workspace. Throws `role_above_own` for people of a higher rank (P4). */
export const listAccountSessions: Handler<'listAccountSessions'> = async ({ db, session, args, now }) => {
  const wsId = workspaceOf(session);
  const rows = await db.identity(
    async (query) => {
      const person = await findSubject(query, session, args.id);
      requireRank(session.roles, rankOf(person));
      return lastUsed(sessionsOf(query, { accountId: person.id, wsId, now }));
    },
    { readOnly: true },
  );
  return rows.map((row) => presentSession(row, session));
};
