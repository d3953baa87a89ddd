import { sql } from 'kysely';
import type { Database } from '#server/kernel/db/index.ts';
import { type ListPage, presentPage } from '#server/kernel/lists/index.ts';

/** The pictures of accounts, by account id; empty for none. */
async function avatarsOf(db: Database, accountIds: readonly string[]): Promise<(accountId: string) => string> {
  if (accountIds.length === 0) return () => '';
  const rows = await db.identity(
    (query) =>
      query.selectFrom('accounts').where('id', '=', sql<string>`any(${accountIds})`).select(['id', 'avatar']).execute(),
    { readOnly: true },
  );
  const pictures = new Map(rows.map(({ id, avatar }) => [id, avatar ?? '']));
  return (accountId) => pictures.get(accountId) ?? '';
}

/** Presents a page of people with their pictures. Opens a scope of its own: call it after the workspace's. */
export async function presentPeople<Row extends { id: string }, Item>(
  db: Database,
  page: ListPage<Row>,
  present: (row: Row, avatar: string) => Item,
): Promise<ListPage<Item>> {
  const avatarOf = await avatarsOf(
    db,
    page.items.map(({ id }) => id),
  );
  return presentPage(page, (row) => present(row, avatarOf(row.id)));
}
