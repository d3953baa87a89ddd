import { randomBytes } from 'node:crypto';
import type { Query } from '#server/kernel/db/index.ts';
import { after, lifetimes } from '../access/lifetimes.ts';
import { hashToken } from '../access/token.ts';

/** What a ticket opens, and for whom. */
export interface Ticket {
  accountId: string;
  wsId: string;
  /** The session's only application: the ticket is a shadow user's. */
  appId: string | null;
  /** The session that continues elsewhere; it ends when the ticket is used. */
  familyId: string | null;
  /** Of the cookie of the browser that asked for it. */
  browserHash: string | null;
  userAgent: string | null;
  /** The session or the API key that it was made with; null for those of earlier versions. */
  madeBy: string | null;
  /** The customer's consent by which a person of the platform looks at the workspace; null for everybody else. */
  consentId: string | null;
}

interface NewTicket extends Omit<Ticket, 'consentId'> {
  consentId?: string;
  createdBy: string;
  now: Date;
}

/** Browsers name themselves at length. */
export const userAgentOf = (header: string | undefined): string | null => header?.slice(0, 300) ?? null;

/** Makes a ticket of 256 random bits, of which only a hash is stored. @returns the ticket and its end */
export async function storeTicket(
  query: Query,
  { accountId, wsId, appId, familyId, browserHash, userAgent, madeBy, consentId, createdBy, now }: NewTicket,
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = `pwt_${randomBytes(32).toString('base64url')}`;
  const expiresAt = after(now, lifetimes.ticket);
  await query.deleteFrom('session_tickets').where('expires_at', '<=', now).execute();
  await query
    .insertInto('session_tickets')
    .values({
      hash: hashToken(ticket),
      kind: consentId === undefined ? (appId === null ? 'handover' : 'shadow') : 'support',
      account_id: accountId,
      ws_id: wsId,
      app_id: appId,
      family_id: familyId,
      browser_hash: browserHash,
      user_agent: userAgent,
      made_by: madeBy,
      consent_id: consentId ?? null,
      created_by: createdBy,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { ticket, expiresAt };
}

const columns = [
  'account_id',
  'ws_id',
  'app_id',
  'family_id',
  'browser_hash',
  'user_agent',
  'made_by',
  'consent_id',
] as const;

/** Whether there is such a ticket for this account; it stays. */
export async function hasTicket(
  query: Query,
  { ticket, accountId, now }: { ticket: string; accountId: string; now: Date },
): Promise<boolean> {
  const row = await query
    .selectFrom('session_tickets')
    .select('hash')
    .where('hash', '=', hashToken(ticket))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a ticket up. Undefined when it is unknown, has ended, or another request was faster. */
export async function spendTicket(query: Query, ticket: string, now: Date): Promise<Ticket | undefined> {
  const row = await query
    .deleteFrom('session_tickets')
    .where('hash', '=', hashToken(ticket))
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst();
  return (
    row && {
      accountId: row.account_id,
      wsId: row.ws_id,
      appId: row.app_id,
      familyId: row.family_id,
      browserHash: row.browser_hash,
      userAgent: row.user_agent,
      madeBy: row.made_by,
      consentId: row.consent_id,
    }
  );
}
