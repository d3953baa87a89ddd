import type { Query } from '#server/kernel/db/index.ts';
import { Failure, NotFound } from '#server/kernel/errors/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { closedBecause } from '#server/kernel/http/request/access-state.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { readPlatformSettings } from '#server/domains/tenancy/index.ts';
import { accessState } from '../access/access-state.ts';
import { personOf } from '../sign-in/person-of.ts';
import type { Person } from '../sign-in/sign-in-options.ts';
import { endLiving, openFamily } from '../session/families.ts';
import { handoverCookie } from '../session/handover-cookie.ts';
import { openSupport } from '../session/open-support.ts';
import { presentTokens } from '../session/present-tokens.ts';
import { spendTicket, type Ticket, userAgentOf } from '../session/tickets.ts';
import { hashToken } from '../access/token.ts';
import { isMakerThere } from '../session/ticket-maker.ts';

type Use = Call<'createTokenByUserId'>;

/** Opens the session that a ticket was made for, once (AUTH-36, AUTH-37). Every use is logged, refused ones as well. */
export const createTokenByUserId: Handler<'createTokenByUserId'> = async (call) => {
  const { db, args, now } = call;
  const outcome = await db.identity(async (query) => {
    const ticket = await spendTicket(query, args.ticket, now);
    if (
      !ticket ||
      !isFor(ticket, call) ||
      !(await isHere(query, ticket, call)) ||
      !(await isWorth(query, ticket, now))
    ) {
      await log(query, call, { ticket, code: 'not_found' });
      return { refused: new NotFound() };
    }
    const { consentId } = ticket;
    return consentId === null ? open(query, call, ticket) : openSupport(query, call, { ...ticket, consentId });
  });
  // Thrown here, so that the ticket stays used and the log written.
  if ('refused' in outcome) throw outcome.refused;
  return outcome.answer;
};

/** The same account, workspace and browser that it was made for. */
function isFor(ticket: Ticket, { args, cookies, headers }: Use): boolean {
  const cookie = cookies[handoverCookie];
  if (ticket.accountId !== args.user_id || (args.wsId && args.wsId !== ticket.wsId)) return false;
  if (ticket.browserHash !== null && (!cookie || hashToken(cookie) !== ticket.browserHash)) return false;
  return ticket.userAgent === null || ticket.userAgent === userAgentOf(headers['user-agent']);
}

/**
 * At no other workspace's address. At the root address a session only goes on when it enters another workspace; in its own it would
 * be there already.
 */
async function isHere(query: Query, { appId, consentId, familyId, wsId }: Ticket, { host }: Use): Promise<boolean> {
  if (host.workspace) return host.workspace.wsId === wsId;
  if (appId !== null || consentId !== null) return true;
  const family = await query.selectFrom('token_families').select('ws_id').where('id', '=', familyId).executeTakeFirst();
  return family !== undefined && family.ws_id !== wsId;
}

/** A ticket ends with what it was made by (P11). */
async function isWorth(query: Query, { madeBy }: Ticket, now: Date): Promise<boolean> {
  return madeBy !== null && (await isMakerThere(query, { madeBy, now }));
}

async function open(query: Query, call: Use, ticket: Ticket) {
  const { now, ip, headers } = call;
  const [person, { platform }] = await Promise.all([personOf(query, ticket.accountId), readPlatformSettings(query)]);
  const option = person?.options.find(({ wsId }) => wsId === ticket.wsId);
  const code = denialOf(person, option !== undefined);
  const closed = option && closedBecause({ access: accessState(platform, option, now), roles: option.roles });
  if (!person || !option || code || closed) {
    const refused = new Failure(closed ?? code ?? 'no_workspace');
    await log(query, call, { ticket, code: refused.code });
    return { refused };
  }
  const { accountId, wsId, appId, familyId } = ticket;
  const { sessionEpoch, mustChangePassword } = person;
  const ended =
    familyId === null
      ? { isEmbedded: false, mustSetUpTotp: false, byPassword: false }
      : await endLiving(query, { familyId, sessionEpoch, now });
  if (!ended) {
    await log(query, call, { ticket, person, code: 'not_found' });
    return { refused: new NotFound() };
  }
  const userAgent = headers['user-agent'];
  const pair = openFamily(query, { accountId, wsId, sessionEpoch, now, ip, userAgent, appId, ...ended });
  await log(query, call, { ticket, person });
  const { roles } = option;
  const { mustSetUpTotp } = ended;
  return { answer: presentTokens({ pair, roles, wsId, platform, mustChangePassword, mustSetUpTotp, appId }) };
}

function denialOf(person: Person | undefined, isMember: boolean): 'account_disabled' | 'no_workspace' | undefined {
  if (person && !person.isActive) return 'account_disabled';
  return isMember ? undefined : 'no_workspace';
}

function log(query: Query, call: Use, used: { ticket: Ticket | undefined; person?: Person; code?: string }) {
  const { ticket, person, code } = used;
  return writeLog(query, call, {
    module: 'auth',
    action: 'createTokenByUserId',
    result: code === undefined ? 'succeeded' : 'failed',
    wsId: ticket?.wsId ?? null,
    userId: ticket?.accountId ?? null,
    userName: person?.username ?? null,
    ...(ticket?.appId ? { applicationId: ticket.appId } : {}),
    detail: code === undefined ? { kind: ticket?.appId ? 'shadow' : 'handover' } : { code },
  });
}
