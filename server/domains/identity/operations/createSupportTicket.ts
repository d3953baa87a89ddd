import { findConsent } from '#server/domains/tenancy/index.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { Failure, NotFound } from '#server/kernel/errors/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';
import { workspaceAddress } from '#server/kernel/foundation/workspace-address.ts';
import { hashToken } from '../access/token.ts';
import { handoverCookie, handoverCookieOptions, handoverMark } from '../session/handover-cookie.ts';
import { storeTicket, userAgentOf } from '../session/tickets.ts';

/**
 * A one-time ticket by which the caller looks at a customer's workspace (decision 0260). Throws `support_not_allowed` without a consent
 * of the customer that holds now.
 */
export const createSupportTicket: Handler<'createSupportTicket', { keys: Keys; settings: Settings }> = async (call) => {
  const { args, db, headers, host, now, reply, services, session } = call;
  const { publicOrigin, subdomains } = services.settings;
  const { accountId, id: familyId } = session;
  const cookie = handoverCookieOptions(publicOrigin);
  const browser = handoverMark(services.keys, familyId);
  const made = await db.identity(async (query) => {
    const customer = await query
      .selectFrom('workspaces')
      .select(['id', 'subdomain', 'customer_name'])
      .where('id', '=', args.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!customer) throw new NotFound({ pointer: '/id' });
    const consent = await findConsent(query, customer.id, now);
    if (!consent) throw new Failure('support_not_allowed');
    const { ticket } = await storeTicket(query, {
      accountId,
      wsId: customer.id,
      appId: null,
      familyId: null,
      browserHash: cookie ? hashToken(browser) : null,
      userAgent: userAgentOf(headers['user-agent']),
      madeBy: familyId,
      consentId: consent.id,
      createdBy: accountId,
      now,
    });
    const { customer_name } = customer;
    await writeLog(query, call, {
      module: 'support',
      action: 'createSupportTicket',
      target: customer.id,
      detail: { customer_name },
    });
    return { ticket, subdomain: customer.subdomain };
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
