import { Failure, NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';
import { workspaceAddress } from '#server/kernel/foundation/workspace-address.ts';
import { readPlatformSettings } from '#server/domains/tenancy/index.ts';
import { hashToken } from '../access/token.ts';
import { handoverCookie, handoverCookieOptions, handoverMark } from '../session/handover-cookie.ts';
import { storeTicket, userAgentOf } from '../session/tickets.ts';
import { personOf } from '../sign-in/person-of.ts';
import { asksAfterPassword } from '../sign-in/second-step.ts';

/**
 * A one-time ticket by which the caller's session goes on in another workspace of the same person; it ends here when the ticket is
 * used. Only what began with the account's own password may: a directory or a third party vouches for its workspace alone. Throws
 * `NotFound` for a workspace of others, and `sign_in_to_switch`.
 */
export const createWorkspaceTicket: Handler<'createWorkspaceTicket', { keys: Keys; settings: Settings }> = async (
  call,
) => {
  const { args, db, headers, host, now, reply, services, session } = call;
  const { publicOrigin, subdomains } = services.settings;
  const { accountId, id: familyId } = session;
  const cookie = handoverCookieOptions(publicOrigin);
  const browser = handoverMark(services.keys, familyId);
  const made = await db.identity(async (query) => {
    const family = await query
      .selectFrom('token_families')
      .select('by_password')
      .where('id', '=', familyId)
      .where('app_id', 'is', null)
      .executeTakeFirst();
    const person = await personOf(query, accountId);
    const to = person?.options.find(({ wsId }) => wsId === args.ws_id);
    if (!person || !to || to.wsId === session.wsId) throw new NotFound();
    const { security } = await readPlatformSettings(query);
    const asksSms = security.sms_secondary_verification || to.asksCode;
    // Which codes the session has passed is not known, and what its workspace asks for now is not what it asked for then.
    const asks = asksAfterPassword({ account: person, wsId: to.wsId, asksSms, totp: to.totp, entered: undefined });
    if (family?.by_password !== true || asks) throw new Failure('sign_in_to_switch');
    const workspace = await query
      .selectFrom('workspaces')
      .select('subdomain')
      .where('id', '=', to.wsId)
      .executeTakeFirstOrThrow();
    const { ticket } = await storeTicket(query, {
      accountId,
      wsId: to.wsId,
      appId: null,
      familyId,
      browserHash: cookie ? hashToken(browser) : null,
      userAgent: userAgentOf(headers['user-agent']),
      madeBy: familyId,
      createdBy: accountId,
      now,
    });
    return { ticket, subdomain: workspace.subdomain };
  });
  if (cookie) reply.cookie(handoverCookie, browser, cookie);
  // At the address of a workspace no other one is entered.
  const leaves = subdomains || host.workspace !== undefined;
  return {
    origin: leaves ? workspaceAddress({ publicOrigin, subdomains: true }, made.subdomain) : null,
    ticket: made.ticket,
    user_id: accountId,
  };
};
