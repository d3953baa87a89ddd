import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { lockQuota, requireQuota } from '#server/kernel/limits/quota.ts';

const quota = 'max_configuration_mb';

/** Throws `quota_exceeded` when the drafts and versions of a workspace, the one just written among them, are too big. */
export async function requireRoomForDraft(query: Query, wsId: string | null, pointer: string): Promise<void> {
  if (wsId === null) return;
  await lockQuota(query, wsId, quota);
  const { bytes } = await query
    .selectFrom('configuration_versions')
    .where('ws_id', '=', wsId)
    .select(sql<number>`coalesce(sum(bytes), 0)::int8`.as('bytes'))
    .executeTakeFirstOrThrow();
  await requireQuota(query, { wsId, quota, used: bytes, pointer });
}
