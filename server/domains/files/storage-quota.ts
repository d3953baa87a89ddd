import { sql } from 'kysely';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { lockQuota, requireQuota } from '#server/kernel/limits/quota.ts';

const quota = 'max_storage_mb';
const pointer = '/file';

/**
 * Bytes of the workspace's files, also of those that went with a draft, until they are erased: they are on the disk. Variants are not
 * counted: they are ours, and at most about as much again.
 */
async function bytesOf(query: Query, wsId: string): Promise<number> {
  const { bytes } = await query
    .selectFrom('files')
    .where('ws_id', '=', wsId)
    .select(sql<number>`coalesce(sum(size), 0)::int8`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Throws `quota_exceeded` for more than the workspace may store. Before bytes are written: a refused file leaves none. */
export function requireRoomFor(db: Database, wsId: string | null, bytes: number): Promise<void> {
  const require = async (query: Query): Promise<void> => {
    if (wsId !== null) await requireQuota(query, { wsId, quota, used: (await bytesOf(query, wsId)) + bytes, pointer });
  };
  return wsId === null ? Promise.resolve() : inScope(db, wsId, require, { readOnly: true });
}

/** The same for files whose rows were just written, exactly: uploads at the limit follow one another. */
export async function requireRoom(query: Query, wsId: string | null): Promise<void> {
  if (wsId === null) return;
  await lockQuota(query, wsId, quota);
  await requireQuota(query, { wsId, quota, used: await bytesOf(query, wsId), pointer });
}
