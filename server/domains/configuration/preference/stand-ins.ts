import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { peopleOf } from '#server/domains/organisation/index.ts';
import type { SettingValue } from './workspace-setting.ts';

type StandIns = Extract<SettingValue, { setting: 'standin' }>['items'];

/** Throws `NotFound` at the first name that does not belong to the workspace (P2). */
export async function requireStandIns(query: Query, wsId: string, items: StandIns): Promise<void> {
  const named = [...new Set(items.flatMap(({ user_id, stand_in_id }) => [user_id, stand_in_id]))];
  if (named.length === 0) return;
  const found = await peopleOf(query, wsId)
    .where('memberships.account_id', '=', sql<string>`any(${named})`)
    .select('memberships.account_id')
    .execute();
  const known = new Set(found.map(({ account_id }) => account_id));
  for (const [at, item] of items.entries()) {
    for (const field of ['user_id', 'stand_in_id'] as const) {
      if (!known.has(item[field])) throw new NotFound({ pointer: `/value/items/${at}/${field}` });
    }
  }
}
