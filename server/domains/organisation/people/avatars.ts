import { sql } from 'kysely';
import type { Database } from '#server/kernel/db/index.ts';
import { type ListPage, presentPage } from '#server/kernel/lists/index.ts';

interface Shown {
  username: string;
  /** Empty for none. */
  avatar: string;
}

/** Names and pictures of accounts, by account id. Opens a scope of its own: call it after the workspace's. */
export async function accountsOf(db: Database, accountIds: readonly string[]): Promise<(accountId: string) => Shown> {
  const nothing: Shown = { username: '', avatar: '' };
  if (accountIds.length === 0) return () => nothing;
  const rows = await db.identity(
    (query) =>
      query
        .selectFrom('accounts')
        .where('id', '=', sql<string>`any(${accountIds})`)
        .select(['id', 'username', 'avatar'])
        .execute(),
    { readOnly: true },
  );
  const shown = new Map(rows.map(({ id, username, avatar }) => [id, { username, avatar: avatar ?? '' }]));
  return (accountId) => shown.get(accountId) ?? nothing;
}

/** Presents a page of people with their pictures. Opens a scope of its own: call it after the workspace's. */
export async function presentPeople<Row extends { id: string }, Item>(
  db: Database,
  page: ListPage<Row>,
  present: (row: Row, avatar: string) => Item,
): Promise<ListPage<Item>> {
  const accountOf = await accountsOf(
    db,
    page.items.map(({ id }) => id),
  );
  return presentPage(page, (row) => present(row, accountOf(row.id).avatar));
}
