import pg from 'pg';
import { type DatabaseLocation, openSessions } from '#server/kernel/db/driver/open.ts';
import { createDatabase } from '#server/kernel/db/driver/scope/create-database.ts';
import { seedDemo } from '#server/seeds/demo.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { silent } from '#tests/database/silent.ts';

/** The administrators of nine workspaces, with the password of the demo's people: the honest one's first. */
export const people: readonly string[] = Array.from({ length: 9 }, (_, at) => `crowd${at + 1}`);

/** The application of each of them. */
export const applicationOf = (at: number): string => seedId(`application crowd ${at + 1}`);

const numbers = `generate_series(1, ${people.length}) n`;
const statements = [
  `insert into workspaces (id, customer_name) select 'crowd-' || n, 'Crowd ' || n from ${numbers}`,
  `insert into accounts (id, username, username_key, password_hash, real_name)
    select 'crowd-' || n, 'crowd' || n, 'crowd' || n, demo.password_hash, 'Crowd ' || n
    from ${numbers}, accounts demo where demo.id = '${seedId('account owner')}'`,
  `insert into memberships (id, ws_id, account_id, roles, real_name)
    select 'crowd-' || n, 'crowd-' || n, 'crowd-' || n, '{WORKSPACE_SUPER_ADMIN}', 'Crowd ' || n from ${numbers}`,
  ...people.map(
    (
      _,
      at,
    ) => `insert into applications (id, ws_id, application_name, application_describe, icon, owner, created_by, sort)
    values ('${applicationOf(at)}', 'crowd-${at + 1}', 'Load', '', '{"type": 1, "uri": "star"}', 'crowd-${at + 1}', 'crowd-${at + 1}', 1)`,
  ),
  `insert into operation_log (id, ws_id, created_at, user_id, user_name, ip, request_id, module, action, target, detail, after)
    select 'crowd-' || n, 'crowd-' || n % ${people.length} + 1, timestamptz '2026-01-01' + n * interval '7 seconds', 'account-1', 'Person',
      '10.0.0.1', 'request', 'record', 'action', 'thing ' || n, '{}'::jsonb, jsonb_build_object('name', 'Thing ' || n)
    from generate_series(1, 20000) n`,
];

/** Fills a database that no server uses: the demo, and nine workspaces with an application and some 2,000 rows of log each. */
export async function makeCrowd(location: DatabaseLocation, superuser?: string): Promise<void> {
  const { pool, close } = await openSessions(location, { log: silent });
  await seedDemo(createDatabase(pool), { now: new Date() });
  if (superuser !== undefined) {
    await close();
    return runAs(superuser, location);
  }
  const client = await pool.connect();
  await client.query(`select set_config('role', 'none', false)`);
  for (const statement of statements) await client.query(statement);
  client.release();
  await close();
}

/** Where a database is and who enters it. */
function parsed(url: string): pg.ClientConfig {
  const { hostname: host, port, username: user, password } = new URL(url);
  return { host, port: Number(port), user, password };
}

/** On a PostgreSQL the program's own user is no superuser, and sees the rows of one workspace at a time. */
async function runAs(superuser: string, location: DatabaseLocation): Promise<void> {
  const database = 'url' in location ? new URL(location.url).pathname.slice(1) : undefined;
  const client = new pg.Client({ ...parsed(superuser), database });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
