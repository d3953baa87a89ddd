import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { readSecurityConfiguration } from '#server/domains/tenancy/index.ts';
import { findInvitationLink, spendInvitationLink } from '../account/invitation-links.ts';
import { challengeCookie, challengeCookieOptions, storeChallenge } from '../codes/challenges.ts';
import { forgetTries } from '../passwords/locks.ts';
import type { Passwords } from '../passwords/password.ts';
import { requireGoodPassword } from '../passwords/password-rules.ts';
import { storePassword } from '../passwords/store-password.ts';

/**
 * Sets the first password of a person by the link of an invitation, which works once. Throws `NotFound` for a link that is unknown, used
 * or too old; a password that is refused leaves the link as it is.
 */
export const joinByLink: Handler<'joinByLink', { passwords: Passwords }> = async (call) => {
  const { args, db, now, reply, services } = call;
  const { invitation: token, password } = args;
  const { password_pattern: pattern } = await readSecurityConfiguration(db);
  const invited = await db.identity((query) => findInvitationLink(query, { token, now }), { readOnly: true });
  if (!invited) throw new NotFound();
  const { id: accountId, username, username_key, ws_id: wsId } = invited;
  requireGoodPassword({ password, username, pattern }, '/password');
  const passwordHash = await services.passwords.hash(password);
  const cookie = await db.identity(async (query) => {
    if (!(await findInvitationLink(query, { token, now })) || !(await spendInvitationLink(query, token))) {
      throw new NotFound();
    }
    await storePassword(query, { accountId, passwordHash, mustChange: false, now });
    await forgetTries(query, username_key);
    const who = { target: accountId, wsId, userId: accountId, userName: username };
    await writeLog(query, call, { module: 'account', action: 'joinByLink', ...who });
    // As after a registration: this browser may send the password once without an image code, and a second step is asked for as always.
    return storeChallenge(query, { kind: 'workspaces', accountId, offered: [wsId], now });
  });
  reply.cookie(challengeCookie, cookie, challengeCookieOptions);
  return { username };
};
