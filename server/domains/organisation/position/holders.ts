import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';

/** The positions that a person holds, in the person's order. */
export async function positionIdsOf(query: Query, wsId: string, accountId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('position_holders')
    .where('ws_id', '=', wsId)
    .where('account_id', '=', accountId)
    .select('position_id')
    .orderBy('sort')
    .orderBy('position_id')
    .execute();
  return rows.map(({ position_id: id }) => id);
}

interface Holding {
  accountId: string;
  /** In the person's order. */
  ids: readonly string[];
  /** What the person holds already, which may be disabled. */
  held: readonly string[];
  by: string;
}

/** Gives the person exactly these positions. Throws `NotFound` unless all of them are positions to choose or held. */
export async function setPositions(query: Query, wsId: string, { accountId, ids, held, by }: Holding): Promise<void> {
  const choice = { domain: 'duty', held, pointer: '/position_ids' } as const;
  await requirePositions(query, wsId, ids, choice);
  await query.deleteFrom('position_holders').where('ws_id', '=', wsId).where('account_id', '=', accountId).execute();
  if (ids.length === 0) return;
  await query
    .insertInto('position_holders')
    .values(ids.map((id, sort) => ({ ws_id: wsId, position_id: id, account_id: accountId, sort, created_by: by })))
    .execute();
}

interface Choice {
  domain: 'duty' | 'team';
  held: readonly string[];
  pointer: string;
}

/**
 * Keeps positions from being changed until the transaction ends. Throws `NotFound` at the pointer unless each of them
 * belongs to the domain and is enabled or held already.
 */
export async function requirePositions(
  query: Query,
  wsId: string,
  ids: readonly string[],
  { domain, held, pointer }: Choice,
): Promise<void> {
  const found = await query
    .selectFrom('positions')
    .where('ws_id', '=', wsId)
    .where('domain', '=', domain)
    .where('deleted_at', 'is', null)
    .where('id', '=', sql<string>`any(${ids})`)
    .where((row) => row.or([row('enabled', '=', true), row('id', '=', sql<string>`any(${held})`)]))
    .select('id')
    .orderBy('id')
    .forShare()
    .execute();
  if (found.length < new Set(ids).size) throw new NotFound({ pointer });
}

/** The account ids of everybody in the workspace who holds the position, as a duty or in a team. */
export async function holdersOf(query: Query, wsId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select held.account_id from (
      select account_id from position_holders where ws_id = ${wsId} and position_id = ${id}
      union
      select account_id from team_member_tags where ws_id = ${wsId} and position_id = ${id}
    ) held
    join memberships m on m.ws_id = ${wsId} and m.account_id = held.account_id and m.deleted_at is null`.execute(query);
  return rows.map(({ account_id: accountId }) => accountId);
}
