import { readPlatformSettings } from '#server/domains/tenancy/index.ts';
import { actorName, writeLog } from '#server/kernel/audit/write-log.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import { closedBecause } from '#server/kernel/http/request/access-state.ts';
import { accessState } from '../access/access-state.ts';
import { openFamily } from './families.ts';
import { presentTokens } from './present-tokens.ts';
import { supportRoles } from './sessions.ts';
import type { Ticket } from './tickets.ts';

interface SupportTicket extends Ticket {
  consentId: string;
}

/** Everything that the ticket depends on, as it is now. */
function findBasis(query: Query, { accountId, wsId, consentId }: SupportTicket, now: Date) {
  return query
    .selectFrom('support_consents as consent')
    .innerJoin('workspaces', 'workspaces.id', 'consent.ws_id')
    .innerJoin('accounts', (join) => join.on('accounts.id', '=', accountId))
    .where('consent.id', '=', consentId)
    .where('consent.ws_id', '=', wsId)
    .where('consent.ended_at', 'is', null)
    .where('consent.ends_at', '>', now)
    .where('workspaces.deleted_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .select(['accounts.username', 'accounts.real_name', 'accounts.session_epoch', 'consent.ends_at'])
    .select(['workspaces.status', 'workspaces.maintain', 'workspaces.begin_at', 'workspaces.expire_at'])
    .executeTakeFirst();
}

const nameOf = (
  { username, real_name }: { username: string; real_name: string },
  accountId: string,
  consentId: string,
) => actorName({ accountId, username, realName: real_name, support: { consentId } });

/**
 * Opens the session of support that a ticket was made for; the entry is in the log of the customer, failed ones as well. That the person
 * holds a role of the platform is asked with every call of the session, the first one included.
 */
export async function openSupport(query: Query, call: Call<'createTokenByUserId'>, ticket: SupportTicket) {
  const { now, ip, headers } = call;
  const { accountId, wsId, consentId } = ticket;
  const basis = await findBasis(query, ticket, now);
  const { platform } = await readPlatformSettings(query);
  const closed = basis && closedBecause({ access: accessState(platform, basis, now), roles: supportRoles });
  const code = basis ? closed : 'support_not_allowed';
  await writeLog(query, call, {
    module: 'support',
    action: 'beginSupport',
    target: consentId,
    result: code === undefined ? 'succeeded' : 'failed',
    wsId,
    userId: accountId,
    userName: basis ? nameOf(basis, accountId, consentId) : null,
    detail: {
      for_support: consentId,
      ...(code === undefined ? { ends_at: basis?.ends_at.toISOString() } : { code }),
    },
  });
  if (!basis || code) return { refused: new Failure(code ?? 'support_not_allowed') };
  const pair = openFamily(query, {
    accountId,
    wsId,
    sessionEpoch: basis.session_epoch,
    now,
    ip,
    userAgent: headers['user-agent'],
    consentId,
  });
  return {
    answer: presentTokens({ pair, roles: supportRoles, wsId, platform, mustChangePassword: false, isSupport: true }),
  };
}
