import { createHmac } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

/** A seal as it is stored, without its hash. */
export interface SealedPart {
  number: number;
  sealed_from: Date | null;
  sealed_to: Date;
  entries: number;
  previous: string | null;
}

/** Rows of the scope: a workspace's, or the platform's own. */
export const ownRows = (wsId: string | null): RawBuilder<boolean> =>
  wsId === null ? sql<boolean>`ws_id is null` : sql<boolean>`ws_id = ${wsId}`;

/**
 * One text of all that an entry says. JSON keeps the values apart, whatever they contain; the time is a number, which no setting of a
 * connection changes.
 */
const entryText = sql`jsonb_build_array(id, ws_id, (extract(epoch from created_at) * 1000000)::bigint, user_id, user_name, ip,
  request_id, application_id, module, action, target, result, before, after, detail, count, denial_key)::text`;

/** The digest of the entries of a group, in their order. */
export const digestOfEntries = sql<string>`encode(sha256(convert_to(
  coalesce(string_agg(encode(sha256(convert_to(${entryText}, 'UTF8')), 'hex'), '' order by created_at, id), ''), 'UTF8')), 'hex')`;

/** The hash of a seal. It takes the server's key, so that access to the database alone is not enough to make one. */
export function sealHash(key: Buffer, wsId: string | null, seal: SealedPart, digest: string): string {
  const { number, sealed_from, sealed_to, entries, previous } = seal;
  const text = JSON.stringify([
    wsId,
    number,
    sealed_from?.toISOString() ?? null,
    sealed_to.toISOString(),
    entries,
    previous,
    digest,
  ]);
  return createHmac('sha256', key).update(text).digest('hex');
}
