import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { lockedUntil } from '../passwords/locks.ts';
import { presentUser } from './present.ts';
import type { AccountRow } from './queries.ts';
import { rankOf } from './subject.ts';

/** People as their workspace sees them: with the roles of the workspace, and until when wrong passwords slow them down. */
export async function presentMembers(query: Query, rows: readonly AccountRow[], now: Date): Promise<Schemas['User'][]> {
  const names = rows.map(({ username_key }) => username_key);
  const locks = await lockedUntil(query, names, now);
  return rows.map((row) => presentUser(row, rankOf(row), locks.get(row.username_key)));
}

/** The same for one. */
export async function presentMember(query: Query, row: AccountRow, now: Date): Promise<Schemas['User']> {
  const locks = await lockedUntil(query, [row.username_key], now);
  return presentUser(row, rankOf(row), locks.get(row.username_key));
}
