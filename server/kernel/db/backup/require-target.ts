import type { SessionClient } from '../driver/session/session.ts';
import { quoted } from './rows.ts';

/** The database has workspaces or accounts already. */
export class NotEmpty extends Error {
  override name = 'NotEmpty';
}

/** The parts of the archive do not belong together, or not to this database. */
export class UnfitParts extends Error {
  override name = 'UnfitParts';
}

/** A server that runs on the database would go on with what it remembers of it. */
export async function requireAlone(client: SessionClient): Promise<void> {
  const { rows } = await client.query(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and application_name = 'pagewright' and pid <> pg_backend_pid()`,
  );
  if (Number(rows[0]?.others) > 0)
    throw new UnfitParts('A server runs on this database. Stop it before the restoration.');
}

/** Throws `NotEmpty`. Needs a transaction in which the tables are not under their policies. */
export async function requireEmpty(client: SessionClient): Promise<void> {
  const { rows } = await client.query(
    `select (select count(*) from workspaces)::int as workspaces, (select count(*) from accounts)::int as accounts`,
  );
  const [workspaces, accounts] = [Number(rows[0]?.workspaces), Number(rows[0]?.accounts)];
  if (workspaces + accounts === 0) return;
  throw new NotEmpty(
    `The database has ${workspaces} workspaces and ${accounts} accounts. Restore into an empty one, or say ` +
      '--replace: then all of them are deleted, with their records and files.',
  );
}

/**
 * Refuses a database that is in use or has data, before its structure is made or migrated; changes nothing. After an error the session
 * must be closed, which rolls back.
 */
export async function requireTarget(client: SessionClient, { mayReplace }: { mayReplace: boolean }): Promise<void> {
  await client.query(`begin; select set_config('role', 'none', true); set local lock_timeout = '5s'`);
  await requireAlone(client);
  const { rows } = await client.query(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname in ('workspaces', 'accounts')`,
  );
  if (!mayReplace && rows.length === 2) {
    for (const { name } of rows as { name: string }[])
      await client.query(`alter table ${quoted('public', name)} no force row level security`);
    await requireEmpty(client);
  }
  await client.query('rollback');
}
