import { sql } from 'kysely';
import { json, type Query, ulid } from '#server/kernel/db/index.ts';

/** Whose preference: a workspace's or the platform's own, or one account's there. */
export interface PreferenceOwner {
  wsId: string | null;
  accountId: string | null;
}

/** What is stored under the key of an owner, and how often it was changed. */
export interface StoredPreference {
  value: unknown;
  version: number;
}

function preferenceOf(query: Query, owner: PreferenceOwner, key: string) {
  return query
    .selectFrom('preferences')
    .where('ws_id', owner.wsId === null ? 'is' : '=', owner.wsId)
    .where('account_id', owner.accountId === null ? 'is' : '=', owner.accountId)
    .where('key', '=', key)
    .where('deleted_at', 'is', null);
}

/** What an owner has stored under a key; undefined where nothing is. */
export function readPreference(
  query: Query,
  owner: PreferenceOwner,
  key: string,
): Promise<StoredPreference | undefined> {
  return preferenceOf(query, owner, key).select(['value', 'version']).executeTakeFirst();
}

/** What the platform sets for everybody. */
export function readPlatformPreference(query: Query, key: string): Promise<StoredPreference | undefined> {
  return readPreference(query, { wsId: null, accountId: null }, key);
}

/**
 * What is stored, locked until the transaction ends, so that two changes follow one another; also while nothing is stored, when
 * there is no row to hold.
 */
export async function lockPreference(
  query: Query,
  owner: PreferenceOwner,
  key: string,
): Promise<StoredPreference | undefined> {
  const name = `preference ${owner.wsId ?? ''} ${owner.accountId ?? ''} ${key}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(query);
  return preferenceOf(query, owner, key).select(['value', 'version']).forUpdate().executeTakeFirst();
}

interface Write extends PreferenceOwner {
  key: string;
  value: unknown;
  by: string;
  now: Date;
}

/** Stores the value, counting its version up. @returns the new version */
export async function writePreference(query: Query, { wsId, accountId, key, value, by, now }: Write): Promise<number> {
  const changed = await query
    .updateTable('preferences')
    .set((row) => ({ value: json(value), updated_at: now, version: row('version', '+', 1) }))
    .where('ws_id', wsId === null ? 'is' : '=', wsId)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('key', '=', key)
    .returning('version')
    .executeTakeFirst();
  if (changed) return changed.version;
  const made = await query
    .insertInto('preferences')
    .values({
      id: ulid(),
      ws_id: wsId,
      account_id: accountId,
      key,
      value: json(value),
      created_by: by,
      created_at: now,
      updated_at: now,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return made.version;
}
