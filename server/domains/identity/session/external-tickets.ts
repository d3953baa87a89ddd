import { randomBytes } from 'node:crypto';
import type { Query } from '#server/kernel/db/index.ts';
import { after, lifetimes } from '../access/lifetimes.ts';
import { hashToken } from '../access/token.ts';
import { isMakerThere } from './ticket-maker.ts';

/** Who opened which external application, and by which session or API key. */
interface ExternalTicket {
  wsId: string;
  appId: string;
  accountId: string;
  madeBy: string;
}

/**
 * Makes the ticket by which an external application learns who opened it: 256 random bits, of which only a hash is stored, apart
 * from the tickets that open sessions (APP-21). A session has one for an application: the last one.
 */
export async function storeExternalTicket(
  query: Query,
  { wsId, appId, accountId, madeBy, now }: ExternalTicket & { now: Date },
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = `pwx_${randomBytes(32).toString('base64url')}`;
  const expiresAt = after(now, lifetimes.externalTicket);
  await query
    .deleteFrom('external_tickets')
    .where(({ eb, or, and }) =>
      or([
        eb('expires_at', '<=', now),
        and([eb('ws_id', '=', wsId), eb('app_id', '=', appId), eb('made_by', '=', madeBy)]),
      ]),
    )
    .execute();
  const hash = hashToken(ticket);
  await query
    .insertInto('external_tickets')
    .values({
      hash,
      ws_id: wsId,
      app_id: appId,
      account_id: accountId,
      made_by: madeBy,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { ticket, expiresAt };
}

/**
 * Uses a ticket of a workspace up, also one of another application. Undefined when it is unknown, has ended, is another
 * application's, or when the session that it was made with has ended.
 */
export async function spendExternalTicket(
  query: Query,
  { ticket, wsId, appId, now }: { ticket: string; wsId: string; appId: string; now: Date },
): Promise<{ accountId: string } | undefined> {
  const row = await query
    .deleteFrom('external_tickets')
    .where('hash', '=', hashToken(ticket))
    .where('ws_id', '=', wsId)
    .returning(['app_id', 'account_id', 'made_by', 'expires_at'])
    .executeTakeFirst();
  if (!row || row.app_id !== appId || row.expires_at <= now) return undefined;
  return (await isMakerThere(query, { madeBy: row.made_by, now })) ? { accountId: row.account_id } : undefined;
}
