import type { Database } from '#server/kernel/db/index.ts';

/**
 * Remembers how the callers sign in; what comes back lets them in again after a request has changed a password, locked
 * an account or closed one.
 */
export async function rememberCallers(database: Database): Promise<() => Promise<void>> {
  const accounts = await database.identity((query) =>
    query
      .selectFrom('accounts')
      .select(['id', 'username', 'username_key', 'password_hash', 'status', 'must_change_password'])
      .execute(),
  );
  return () =>
    database.identity(async (query) => {
      for (const { id, ...kept } of accounts) {
        await query.updateTable('accounts').set(kept).where('id', '=', id).execute();
      }
    });
}
