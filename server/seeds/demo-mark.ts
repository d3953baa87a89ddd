import { type Database, json, type Query } from '#server/kernel/db/index.ts';
import { demoAccounts, demoWorkspaces } from './demo-people.ts';
import { seedId } from './seed-id.ts';

/** Its presence says that the demo was seeded whole, so what people deleted since is not brought back. */
const mark = { id: seedId('demo'), key: 'demo.seeded' };

/** The ids of the demo's own rows; accounts and workspaces that people add to it have others. */
export const demoIds = {
  workspaces: demoWorkspaces.map(({ key }) => seedId(`workspace ${key}`)),
  accounts: demoAccounts.map(({ username }) => seedId(`account ${username}`)),
} as const;

/** Whether the demo was made whole, or made and removed: then it is not made again. */
export async function isSeeded(query: Query): Promise<boolean> {
  return (await query.selectFrom('preferences').select('id').where('key', '=', mark.key).execute()).length > 0;
}

/** Marks the demo as made whole, or, with `removed`, as gone for good. */
export async function markDemo(query: Query, now: Date, state: 'seeded' | 'removed'): Promise<void> {
  const value = json<unknown>({ at: now.toISOString(), ...(state === 'removed' ? { removed: true } : {}) });
  await query
    .insertInto('preferences')
    .values({ ...mark, value })
    .onConflict((on) => (state === 'removed' ? on.column('id').doUpdateSet({ value }) : on.doNothing()))
    .execute();
}

/**
 * Whether accounts with the printed password are in this database: the mark of the demo says so, and a demo whose
 * making was cut off has the accounts already.
 */
export async function holdsDemo(database: Database): Promise<boolean> {
  const accounts = await database.identity(
    (query) =>
      query
        .selectFrom('accounts')
        .select('id')
        .where('id', 'in', [...demoIds.accounts])
        .where('deleted_at', 'is', null)
        .limit(1)
        .execute(),
    { readOnly: true },
  );
  if (accounts.length > 0) return true;
  const [row] = await database.platform(
    (query) => query.selectFrom('preferences').select('value').where('key', '=', mark.key).execute(),
    { readOnly: true },
  );
  const value = row?.value;
  return row !== undefined && !(typeof value === 'object' && value !== null && 'removed' in value);
}

/** Production does not start on the data of a demo: everybody knows its password. */
export class DemoData extends Error {
  override name = 'DemoData';
  constructor(where: string) {
    super(
      `${where} holds the data of a demo, whose accounts have a password that everybody knows. ` +
        'Take the demo away with `npm run demo:remove` and make an administrator with `npm run admin:create`, or choose another DATA_DIR or DATABASE_URL.',
    );
  }
}
