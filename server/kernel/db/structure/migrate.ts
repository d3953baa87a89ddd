import { createHash } from 'node:crypto';
import { type Migration as KyselyMigration, Migrator } from 'kysely';
import { DatabaseSetup } from '../errors.ts';
import { type Migration, migrations } from '../migrations/index.ts';
import { protect } from '../rights/policies.ts';
import { databaseRoles } from '../rights/roles.ts';
import { kyselyIn } from '../driver/session/session-dialect.ts';
import type { SessionClient } from '../driver/session/session.ts';

/** Two servers that start at once migrate one after the other. The number is ours and means nothing else. */
const lockKey = 7_246_813_205;

/** What each migration was when it ran. Databases of earlier versions have this table alone. */
const createChecksums = [
  'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  ...protect('migrations', { platform: ['select', 'insert'] }),
];

/** The tables of Kysely's migrator as it would make them, under policies like all others. */
const createHistory = [
  'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
  ...protect('kysely_migration', { platform: ['select', 'insert'] }),
  'create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)',
  ...protect('kysely_migration_lock', { platform: ['select', 'insert'] }),
];

/** Takes over what an earlier version has run and Kysely's migrator does not know of. */
const carryOver = `insert into kysely_migration (name, timestamp)
  select name, to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from migrations
  on conflict do nothing`;

const checksum = ({ statements }: Migration): string =>
  createHash('sha256').update(statements.join(';\n')).digest('hex');

/** The hash of the structure that this program expects; a prepared data directory is used only when it has the same. */
export function structureHash(list: readonly Migration[] = migrations): string {
  const hash = createHash('sha256').update([...createChecksums, ...createHistory].join(';\n'));
  for (const migration of list) hash.update(`${migration.name} ${checksum(migration)}\n`);
  return hash.digest('hex');
}

async function asOwner(client: SessionClient): Promise<void> {
  await client.query(`select set_config('role', 'none', true)`);
}

/** The owner too is under row-level security, so the list of migrations is stored in the platform's scope. */
async function asPlatform(client: SessionClient): Promise<void> {
  await client.query(
    `select set_config('role', '${databaseRoles.platform}', true), set_config('app.scope', 'platform', true)`,
  );
}

async function createMissing(client: SessionClient, table: string, statements: readonly string[]): Promise<void> {
  const { rows } = await client.query(`select to_regclass('public.${table}') is not null as present`);
  if (!rows[0]?.present) for (const statement of statements) await client.query(statement);
}

/** Makes the tables of the history where they are missing, and gives the checksums of what has run. */
async function prepareHistory(client: SessionClient): Promise<Map<string, string>> {
  await createMissing(client, 'migrations', createChecksums);
  await createMissing(client, 'kysely_migration', createHistory);
  await asPlatform(client);
  await client.query(carryOver);
  const { rows } = await client.query('select name, checksum from migrations');
  return new Map(rows.map((row: { name: string; checksum: string }) => [row.name, row.checksum]));
}

/** Refuses a database that another version of the program made. */
function check(done: Map<string, string>, list: readonly Migration[]): void {
  for (const [name, sum] of done) {
    const known = list.find((migration) => migration.name === name);
    if (!known) {
      throw new DatabaseSetup(
        `The database has the migration ${name}, which this version does not know: it is of a newer version.`,
      );
    }
    if (checksum(known) !== sum) {
      throw new DatabaseSetup(
        `The migration ${name} was changed after this database was made. Undo the change and write a new migration; ` +
          'a database that only served development can be deleted instead.',
      );
    }
  }
}

/** The migration for Kysely: its statements run as the owner, and its checksum is written beside. */
function runnable(client: SessionClient, migration: Migration): KyselyMigration {
  return {
    async up() {
      await asOwner(client);
      for (const statement of migration.statements) await client.query(statement);
      await asPlatform(client);
      const values = [migration.name, checksum(migration)];
      await client.query('insert into migrations (name, checksum) values ($1, $2)', values);
    },
  };
}

/**
 * Refuses a database whose structure is not the one that this program expects; changes nothing. After an error the session must be
 * closed, which rolls back.
 */
export async function requireMigrated(client: SessionClient, list: readonly Migration[] = migrations): Promise<void> {
  await client.query('begin read only');
  const known = await client.query(`select to_regclass('public.migrations') is not null as present`);
  if (!known.rows[0]?.present) throw new DatabaseSetup('The database is empty: there is nothing to back up.');
  await asPlatform(client);
  const { rows } = await client.query('select name, checksum from migrations');
  const done = new Map(rows.map((row: { name: string; checksum: string }) => [row.name, row.checksum]));
  check(done, list);
  const pending = list.filter(({ name }) => !done.has(name)).map(({ name }) => name);
  if (pending.length > 0) {
    throw new DatabaseSetup(
      `The database is of an earlier version: these migrations have not run on it: ${pending.join(', ')}. ` +
        'Make the backup with that version, or start the server of this one first, which runs them.',
    );
  }
  await client.query('rollback');
}

async function runMissing(client: SessionClient, list: readonly Migration[]): Promise<string[]> {
  const migrator = new Migrator({
    db: kyselyIn(client),
    provider: {
      getMigrations: async () => Object.fromEntries(list.map((one) => [one.name, runnable(client, one)])),
    },
    // All run in the one transaction of `migrate`.
    disableTransactions: true,
    // Branches number theirs apart: a lower number may come later.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** What another process keeps of a workspace is not as migrations left it: the owner's changes make no revision. */
async function renewRevisions(client: SessionClient): Promise<void> {
  const { rows } = await client.query(`select to_regclass('public.workspace_revisions') is not null as present`);
  if (!rows[0]?.present) return;
  await asPlatform(client);
  await client.query('update workspace_revisions set revision = gen_random_uuid()');
}

/**
 * Runs the missing migrations in one transaction, so a database is never between two versions.
 * After an error the session must be closed, which rolls back. Gives the names of those that it ran; throws
 * `DatabaseSetup` when the database does not fit this program.
 */
export async function migrate(client: SessionClient, list: readonly Migration[] = migrations): Promise<string[]> {
  await client.query('begin');
  await asOwner(client);
  await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
  check(await prepareHistory(client), list);
  const names = await runMissing(client, list);
  if (names.length > 0) await renewRevisions(client);
  await client.query('commit');
  return names;
}
