import type { Query } from '#server/kernel/db/index.ts';
import { overQuota, requireQuota } from '#server/kernel/limits/quota.ts';

const quota = 'max_users';

/** The people of a workspace. Who is invited has a place already; otherwise invitations would be without a limit. */
async function countPeople(query: Query, wsId: string, status?: 'active'): Promise<number> {
  let people = query.selectFrom('memberships').where('ws_id', '=', wsId).where('deleted_at', 'is', null);
  if (status) people = people.where('status', '=', status);
  const { count } = await people.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether one more person would be too many; exact under the lock of the quota. */
export async function isFull(query: Query, wsId: string): Promise<boolean> {
  return (await overQuota(query, { wsId, quota, used: (await countPeople(query, wsId)) + 1 })) !== undefined;
}

/** Throws `quota_exceeded` when the workspace has more people than it may have, those who were just added among them. */
export async function requirePeopleWithinQuota(query: Query, wsId: string): Promise<void> {
  await requireQuota(query, { wsId, quota, used: await countPeople(query, wsId) });
}

/**
 * The same of those who have joined: an invitation that was sent before the quota was lowered is no place, but one
 * that fits is not held up by others that wait.
 */
export async function requireJoinedWithinQuota(query: Query, wsId: string): Promise<void> {
  await requireQuota(query, { wsId, quota, used: await countPeople(query, wsId, 'active') });
}
