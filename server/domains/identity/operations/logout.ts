import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { revokeFamily } from '../session/families.ts';
import { hashToken } from '../access/token.ts';

/** Ends the caller's session, or the one of his that the given access token belongs to (SESS-14, P11). */
export const logout: Handler<'logout'> = async (call) => {
  const { args, db, session, now } = call;
  const given = args.token;
  await db.identity(async (query) => {
    const named =
      given === undefined
        ? undefined
        : await query
            .selectFrom('tokens')
            .select('family_id')
            .where('hash', '=', hashToken(given))
            .where('kind', '=', 'access')
            .where('account_id', '=', session.accountId)
            .executeTakeFirst();
    await revokeFamily(query, named?.family_id ?? session.id, 'logout', now);
    await writeLog(query, call, { module: 'auth', action: 'logout', target: named?.family_id ?? session.id });
  });
  return null;
};
