import type { Query } from '#server/kernel/db/index.ts';

const longest = 60;

/** A name as a third party or directory writes it, as we may store it: one line, without invisible characters. */
export function personName(given: string): string {
  const visible = given.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return Array.from(visible.trim()).slice(0, longest).join('').trim();
}

interface Renaming {
  wsId: string;
  accountId: string;
  name: string;
  now: Date;
}

/** Takes over what a person is called elsewhere; nothing is written when it is so already, or there is no name. */
export async function takeName(query: Query, { wsId, accountId, name, now }: Renaming): Promise<void> {
  if (name === '') return;
  await query
    .updateTable('memberships')
    .set((row) => ({ real_name: name, version: row('version', '+', 1), updated_at: now }))
    .where('ws_id', '=', wsId)
    .where('account_id', '=', accountId)
    .where('real_name', '<>', name)
    .where('deleted_at', 'is', null)
    .execute();
}
