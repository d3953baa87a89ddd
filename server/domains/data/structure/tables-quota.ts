import type { Query } from '#server/kernel/db/index.ts';
import { lockQuota, requireQuota } from '#server/kernel/limits/quota.ts';

const quota = 'max_tables';

/** Throws `quota_exceeded` when so many more tables are more than the workspace may have; what is in the trash is not counted (PH-09). */
export async function requireRoomForTables(query: Query, wsId: string, more: number): Promise<void> {
  await lockQuota(query, wsId, quota);
  const { tables } = await query
    .selectFrom('physical_tables')
    .where('ws_id', '=', wsId)
    .where('deleted_at', 'is', null)
    .select((row) => row.fn.countAll<number>().as('tables'))
    .executeTakeFirstOrThrow();
  await requireQuota(query, { wsId, quota, used: Number(tables) + more });
}
