import type { Schemas } from '#openapi';
import type { KeyRow } from './queries.ts';

/** A key as it is on the wire; its status is that of the moment. */
export function presentKey(row: KeyRow, now: Date): Schemas['ApiKey'] {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    status: row.revoked_at ? 'revoked' : row.expires_at <= now ? 'expired' : 'active',
    user_id: row.account_id,
    user_name: row.real_name ?? '',
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}
