import { type Query, ulid } from '#server/kernel/db/index.ts';
import type { LoginTag } from './set-up.ts';

/** A person of a third party in one workspace. */
export interface Outsider {
  wsId: string;
  tag: LoginTag;
  /** The installation that says who it is. */
  source: string;
  subject: string;
}

/** The account that is bound to a person there. */
export function findBinding(query: Query, { wsId, tag, source, subject }: Outsider) {
  return query
    .selectFrom('third_party_logins')
    .innerJoin('accounts', 'accounts.id', 'third_party_logins.account_id')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.account_id', '=', 'third_party_logins.account_id')
        .onRef('memberships.ws_id', '=', 'third_party_logins.ws_id')
        .on('memberships.deleted_at', 'is', null),
    )
    .where('third_party_logins.ws_id', '=', wsId)
    .where('third_party_logins.tag', '=', tag)
    .where('third_party_logins.source', '=', source)
    .where('third_party_logins.subject', '=', subject)
    .where('accounts.deleted_at', 'is', null)
    .select(['accounts.id as accountId', 'accounts.username_key as usernameKey'])
    .select('memberships.third_party_login_enabled as isEnabled')
    .executeTakeFirst();
}

/** What is bound to an account in a workspace. */
export function bindingsOf(query: Query, { wsId, accountId }: { wsId: string; accountId: string }) {
  return query
    .selectFrom('third_party_logins')
    .where('ws_id', '=', wsId)
    .where('account_id', '=', accountId)
    .select(['tag', 'name', 'created_at'])
    .execute();
}

interface Binding extends Outsider {
  accountId: string;
  name: string;
  now: Date;
}

/**
 * Binds a person there to an account, replacing the person bound to it by the same tag. @returns false when another
 * account is bound already
 */
export async function bind(query: Query, binding: Binding): Promise<boolean> {
  const { wsId, tag, source, subject, accountId, name, now } = binding;
  await query
    .deleteFrom('third_party_logins')
    .where('ws_id', '=', wsId)
    .where('tag', '=', tag)
    .where('account_id', '=', accountId)
    .execute();
  const made = await query
    .insertInto('third_party_logins')
    .values({
      id: ulid(),
      ws_id: wsId,
      account_id: accountId,
      tag,
      source,
      subject,
      name,
      created_by: accountId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['ws_id', 'tag', 'source', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** @returns false when nothing was bound */
export async function unbind(
  query: Query,
  { wsId, accountId, tag }: { wsId: string; accountId: string; tag: LoginTag },
): Promise<boolean> {
  const gone = await query
    .deleteFrom('third_party_logins')
    .where('ws_id', '=', wsId)
    .where('account_id', '=', accountId)
    .where('tag', '=', tag)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
