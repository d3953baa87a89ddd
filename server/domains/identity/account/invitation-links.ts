import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { after, lifetimes } from '../access/lifetimes.ts';
import { hashToken } from '../access/token.ts';

interface NewLink {
  accountId: string;
  wsId: string;
  by: string;
  now: Date;
}

/** Makes a link of 256 random bits, of which only a hash is stored; earlier ones of the account end. */
export async function makeInvitationLink(
  query: Query,
  { accountId, wsId, by, now }: NewLink,
): Promise<{ token: string; expiresAt: Date }> {
  const token = `pwi_${randomBytes(32).toString('base64url')}`;
  const expiresAt = after(now, lifetimes.invitation);
  await query
    .deleteFrom('invitation_links')
    .where((where) => where.or([where('account_id', '=', accountId), where('expires_at', '<=', now)]))
    .execute();
  await query
    .insertInto('invitation_links')
    .values({
      hash: hashToken(token),
      account_id: accountId,
      ws_id: wsId,
      created_by: by,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

const isMakerThere = sql<boolean>`exists(
  select from memberships maker
  join accounts on accounts.id = maker.account_id and accounts.deleted_at is null and accounts.status = 'active'
  where maker.account_id = link.created_by and maker.ws_id = link.ws_id
    and maker.status = 'active' and maker.deleted_at is null
)`;

const isElsewhere = sql<boolean>`exists(
  select from memberships elsewhere
  join workspaces on workspaces.id = elsewhere.ws_id and workspaces.deleted_at is null
  where elsewhere.account_id = link.account_id and elsewhere.ws_id <> link.ws_id
    and elsewhere.status <> 'invited' and elsewhere.deleted_at is null
)`;

/**
 * Whom a link is for, as long as it is good: the person still belongs to the workspace and to no other one, and has not signed in yet;
 * the workspace is in use, and whoever made the link still works there.
 */
export function findInvitationLink(query: Query, { token, now }: { token: string; now: Date }) {
  return query
    .selectFrom('invitation_links as link')
    .innerJoin('accounts', 'accounts.id', 'link.account_id')
    .innerJoin('workspaces', 'workspaces.id', 'link.ws_id')
    .innerJoin('memberships', (join) =>
      join.onRef('memberships.account_id', '=', 'link.account_id').onRef('memberships.ws_id', '=', 'link.ws_id'),
    )
    .where('link.hash', '=', hashToken(token))
    .where('link.expires_at', '>', now)
    .where('accounts.deleted_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .where('accounts.last_sign_in_at', 'is', null)
    .where('memberships.status', '=', 'active')
    .where('memberships.deleted_at', 'is', null)
    .where('workspaces.deleted_at', 'is', null)
    .where('workspaces.status', '<>', 40)
    .where(isMakerThere)
    .where(sql<boolean>`not ${isElsewhere}`)
    .select(['accounts.id', 'accounts.username', 'accounts.username_key', 'memberships.real_name', 'link.ws_id'])
    .select(['workspaces.customer_name', 'workspaces.logo', 'link.expires_at'])
    .executeTakeFirst();
}

/** Uses a link up; false when another request was faster. */
export async function spendInvitationLink(query: Query, token: string): Promise<boolean> {
  const row = await query
    .deleteFrom('invitation_links')
    .where('hash', '=', hashToken(token))
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}
