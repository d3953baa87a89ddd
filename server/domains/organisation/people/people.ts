import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { textSort, timeSort } from '#server/kernel/lists/index.ts';

/** The people of a workspace as colleagues see them: invitations that wait are left out. */
export function peopleOf(query: Query, wsId: string) {
  return query
    .selectFrom('memberships')
    .where('memberships.ws_id', '=', wsId)
    .where('memberships.deleted_at', 'is', null)
    .where('memberships.status', '<>', 'invited');
}

/** How every list of people is sorted and searched; with its `name` it is a list's rules. */
export const peopleList = {
  id: 'memberships.account_id',
  sorts: { real_name: textSort('memberships.real_name'), created_at: timeSort('memberships.created_at') },
  defaultSort: 'real_name',
  search: ['memberships.real_name'],
} as const;

/**
 * Locks the memberships of people until the transaction ends, so that changes of what they belong to follow one another.
 * Throws `NotFound` at the pointer unless all of them belong to the workspace; who is invited may be placed already.
 */
export async function lockPeople(query: Query, wsId: string, ids: readonly string[], pointer: string): Promise<void> {
  const found = await query
    .selectFrom('memberships')
    .where('ws_id', '=', wsId)
    .where('deleted_at', 'is', null)
    .where('account_id', '=', sql<string>`any(${ids})`)
    .select('account_id')
    // Always in one order: two that overlap wait for each other, and do not lock each other out.
    .orderBy('account_id')
    .forNoKeyUpdate()
    .execute();
  if (found.length < new Set(ids).size) throw new NotFound({ pointer });
}
