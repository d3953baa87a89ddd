import { createHash } from 'node:crypto';
import { DatabaseSetup } from './errors.ts';
import { type Migration, migrations } from './migrations/index.ts';
import { protect } from './policies.ts';
import { databaseRoles } from './roles.ts';
import type { SessionClient } from './session.ts';

/** Two servers that start at once migrate one after the other. The number is ours and means nothing else. */
const lockKey = 7_246_813_205;

const createMigrations = [
  'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  ...protect('migrations', { platform: ['select', 'insert'] }),
];

const checksum = ({ statements }: Migration): string =>
  createHash('sha256').update(statements.join(';\n')).digest('hex');

/** Stands for the structure that this program expects; a prepared data directory is used only when it has the same. */
export function structureHash(list: readonly Migration[] = migrations): string {
  const hash = createHash('sha256').update(createMigrations.join(';\n'));
  for (const migration of list) hash.update(`${migration.name} ${checksum(migration)}\n`);
  return hash.digest('hex');
}

async function asOwner(client: SessionClient): Promise<void> {
  await client.query(`select set_config('role', 'none', true)`);
}

/** The owner too is under row-level security, so the list of migrations is kept as the platform. */
async function asPlatform(client: SessionClient): Promise<void> {
  await client.query(
    `select set_config('role', '${databaseRoles.platform}', true), set_config('app.scope', 'platform', true)`,
  );
}

async function applied(client: SessionClient): Promise<Map<string, string>> {
  const found = await client.query(`select to_regclass('public.migrations') is not null as present`);
  if (!found.rows[0]?.present) for (const statement of createMigrations) await client.query(statement);
  await asPlatform(client);
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

async function apply(client: SessionClient, list: readonly Migration[]): Promise<string[]> {
  const done = await applied(client);
  check(done, list);
  const missing = list.filter(({ name }) => !done.has(name));
  for (const migration of missing) {
    await asOwner(client);
    for (const statement of migration.statements) await client.query(statement);
    await asPlatform(client);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [
      migration.name,
      checksum(migration),
    ]);
  }
  return missing.map(({ name }) => name);
}

/**
 * Runs the missing migrations in one transaction, so a database is never between two versions.
 * After an error the session must be closed, which rolls back. Gives the names of those it ran; throws `DatabaseSetup` when the database does not fit this program.
 */
export async function migrate(client: SessionClient, list: readonly Migration[] = migrations): Promise<string[]> {
  await client.query('begin');
  await asOwner(client);
  await client.query('set local statement_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
  const names = await apply(client, list);
  await client.query('commit');
  return names;
}
