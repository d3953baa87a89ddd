import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';

/** The departments of one tree that a person of `memberships` belongs to, in the person's order. */
export function departmentsHeld(source: 'organize' | 'vorg') {
  return sql<{ id: string; department_name: string }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', d.id, 'department_name', d.department_name) order by m.sort, d.id)
    from department_members m join departments d on d.ws_id = m.ws_id and d.id = m.department_id
    where m.ws_id = memberships.ws_id and m.account_id = memberships.account_id
      and d.source = ${source} and d.deleted_at is null
  ), '[]')`;
}

/** The positions that a person of `memberships` holds, in the person's order. */
export const positionsHeld = sql<{ id: string; tagName: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', p.id, 'tagName', p.tag_name) order by h.sort, p.id)
  from position_holders h join positions p on p.ws_id = h.ws_id and p.id = h.position_id
  where h.ws_id = memberships.ws_id and h.account_id = memberships.account_id and p.deleted_at is null
), '[]')`;

const duties = sql<{ tag_name: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('tag_name', p.tag_name) order by h.sort, p.id)
  from position_holders h join positions p on p.ws_id = h.ws_id and p.id = h.position_id
  where h.ws_id = memberships.ws_id and h.account_id = memberships.account_id and p.deleted_at is null
), '[]')`;

/**
 * Memberships carry a copy of the names of departments and positions, so that a list of people reads one table.
 * Every change of the ties or of a name ends with this, in its transaction.
 */
export async function copyToPeople(query: Query, wsId: string, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return;
  await query
    .updateTable('memberships')
    .set({ departments: departmentsHeld('organize'), duty: duties })
    .where('ws_id', '=', wsId)
    .where('account_id', '=', sql<string>`any(${accountIds})`)
    .execute();
}
