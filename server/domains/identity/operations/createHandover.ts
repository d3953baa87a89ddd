import type { Handler } from '#server/kernel/call/handler.ts';
import { handoverCookie, handoverCookieOptions, handoverMark } from '../session/handover-cookie.ts';
import { storeTicket, userAgentOf } from '../session/tickets.ts';
import { hashToken } from '../access/token.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';
import { workspaceAddress } from '#server/kernel/foundation/workspace-address.ts';

/** Where a session continues that was opened at the root address: at the workspace's own, by a one-time ticket (AUTH-25). */
export const createHandover: Handler<'createHandover', { keys: Keys; settings: Settings }> = async ({
  db,
  session,
  services,
  now,
  headers,
  reply,
}) => {
  const { publicOrigin, subdomains } = services.settings;
  const { wsId, accountId } = session;
  if (!subdomains || wsId === undefined) return { origin: null, ticket: null, user_id: accountId };
  const cookie = handoverCookieOptions(publicOrigin);
  const browser = handoverMark(services.keys, session.id);
  const made = await db.identity(async (query) => {
    const workspace = await query
      .selectFrom('workspaces')
      .select('subdomain')
      .where('id', '=', wsId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!workspace?.subdomain) return undefined;
    const { ticket } = await storeTicket(query, {
      accountId,
      wsId,
      appId: null,
      familyId: session.id,
      browserHash: cookie ? hashToken(browser) : null,
      userAgent: userAgentOf(headers['user-agent']),
      madeBy: session.id,
      createdBy: accountId,
      now,
    });
    return { origin: workspaceAddress(services.settings, workspace.subdomain), ticket };
  });
  if (!made) return { origin: null, ticket: null, user_id: accountId };
  if (cookie) reply.cookie(handoverCookie, browser, cookie);
  return { ...made, user_id: accountId };
};
