import { Failure, Unauthenticated } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { changesOf } from '../account/changes.ts';
import { presentOwn } from '../account/present.ts';
import { findAccount, lockAccount } from '../account/queries.ts';
import { writePerson } from '../account/write-person.ts';

/** Changes the caller's own data; the real name in the workspace that the caller is in (SESS-28). */
export const updateCurrentUser: Handler<'updateCurrentUser'> = async (call) => {
  const { db, session, args, now } = call;
  const { accountId, wsId } = session;
  const row = await db.identity(async (query) => {
    await lockAccount(query, accountId, wsId);
    const found = await findAccount(query, accountId, wsId);
    if (!found) return undefined;
    const { real_name, email, avatar, introduction } = presentOwn(found, session.roles);
    const { color_scheme } = found;
    const changes = changesOf({ real_name, email, avatar, introduction, color_scheme }, args);
    if (!changes) return found;
    const { color_scheme: chosen, ...change } = args;
    // Not a fact about the person: whoever edits the account meanwhile has no conflict with it.
    if (chosen) await query.updateTable('accounts').set({ color_scheme: chosen }).where('id', '=', accountId).execute();
    // Codes for a forgotten password go there: it would be more than the key may (0254).
    if (changes.after.email !== undefined && session.key) throw new Failure('api_key_scope', { rule: 'people only' });
    if (Object.keys(change).length > 0) await writePerson(query, { row: found, wsId, change, by: accountId, now });
    await writeLog(query, call, { module: 'account', action: 'updateCurrentUser', target: accountId, ...changes });
    return findAccount(query, accountId, wsId);
  });
  // The account was deleted at this moment.
  if (!row) throw new Unauthenticated('invalid_auth');
  return presentOwn(row, session.roles);
};
