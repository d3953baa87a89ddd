import { eraseAccounts } from '#server/domains/identity/index.ts';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { ulid } from '#server/kernel/db/index.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { demoIds, holdsDemo, markDemo } from './demo-mark.ts';

/** What was taken away. */
export interface RemovedDemo {
  accounts: number;
  workspaces: number;
  /** Workspaces that people added, which stay. */
  otherWorkspaces: number;
}

/** The demo's accounts, and those that were made in its workspaces, in the trash or not: who made them used the printed password. */
async function findAccounts(query: Query): Promise<string[]> {
  const rows = await query
    .selectFrom('accounts')
    .select('id')
    .where('erased_at', 'is', null)
    .where((where) =>
      where.or([where('id', 'in', [...demoIds.accounts]), where('home_ws_id', 'in', [...demoIds.workspaces])]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends what the rows open: sessions, keys, tickets of third parties, memberships; then the accounts themselves. */
async function endAccounts(query: Query, accounts: readonly string[], now: Date): Promise<void> {
  const workspaces = [...demoIds.workspaces];
  const ids = accounts.length > 0 ? [...accounts] : ['none'];
  await query
    .updateTable('token_families')
    .set({ revoked_at: now, revoked_reason: 'deleted', updated_at: now })
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('account_id', 'in', ids), where('ws_id', 'in', workspaces)]))
    .execute();
  await query
    .updateTable('api_keys')
    .set({ revoked_at: now, updated_at: now })
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('account_id', 'in', ids), where('ws_id', 'in', workspaces)]))
    .execute();
  for (const table of ['application_members', 'third_party_logins'] as const) {
    await query
      .deleteFrom(table)
      .where((where) => where.or([where('account_id', 'in', ids), where('ws_id', 'in', workspaces)]))
      .execute();
  }
  await query
    .updateTable('memberships')
    .set({ deleted_at: now, updated_at: now })
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('account_id', 'in', ids), where('ws_id', 'in', workspaces)]))
    .execute();
  await eraseAccounts(query, accounts, now);
}

async function endWorkspaces(query: Query, now: Date): Promise<number> {
  const { numUpdatedRows } = await query
    .updateTable('workspaces')
    .set({ deleted_at: now, subdomain: null })
    .where('id', 'in', [...demoIds.workspaces])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Takes the demo away: its workspaces, its accounts and those made in its workspaces, with all that opens them. Their
 * names are free again. What was cut off is completed by the next call. @returns undefined when there is no demo
 */
export async function removeDemo(database: Database, now: Date): Promise<RemovedDemo | undefined> {
  if (!(await holdsDemo(database))) return undefined;
  const accounts = await database.identity(async (query) => {
    const found = await findAccounts(query);
    await endAccounts(query, found, now);
    return found.length;
  });
  return database.platform(async (query) => {
    const workspaces = await endWorkspaces(query, now);
    const others = await query.selectFrom('workspaces').select('id').where('deleted_at', 'is', null).execute();
    await markDemo(query, now, 'removed');
    const source = { requestId: ulid(), ip: 'console', now };
    const detail = { accounts, workspaces };
    await writeLog(query, source, { module: 'platform', action: 'removeDemo', wsId: null, detail });
    return { ...detail, otherWorkspaces: others.length };
  });
}
