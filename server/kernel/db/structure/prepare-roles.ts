import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseSetup } from '../errors.ts';
import { allRoles, databaseRoles, idleRole, mayActAs } from '../rights/roles.ts';
import type { SessionClient } from '../driver/session/session.ts';

interface RoleState {
  name: string;
  present: boolean;
  usable: boolean;
}

async function states(client: SessionClient): Promise<RoleState[]> {
  const { rows } = await client.query(
    `select wanted.name, r.oid is not null as present, r.oid is not null and ${mayActAs} as usable
     from unnest($1::text[]) as wanted(name) left join pg_roles r on r.rolname = wanted.name`,
    [allRoles],
  );
  // The three columns are named in the statement.
  return rows as RoleState[];
}

/** What an administrator has to do, by the state in which the roles are now. */
async function setupHint(client: SessionClient): Promise<DatabaseSetup> {
  const user = String((await client.query('select session_user as name')).rows[0]?.name);
  const lacking = (await states(client)).filter(({ usable }) => !usable);
  const lines = lacking.flatMap(({ name, present }) => [
    ...(present ? [] : [`  create role ${name};`]),
    `  grant ${name} to ${pg.escapeIdentifier(user)};`,
  ]);
  const missingRight = lacking.every(({ present }) => present) ? 'act as' : 'create';
  return new DatabaseSetup(
    `The database user ${user} may not ${missingRight} the roles that keep workspaces apart. ` +
      `Let an administrator of the database run these lines once:\n${lines.join('\n')}`,
  );
}

const isCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);

async function createMissing(client: SessionClient): Promise<void> {
  for (const { name, present, usable } of await states(client)) {
    // Roles belong to the whole cluster: another database's server may be creating them at this moment.
    if (!present) {
      await client.query(`do $$ begin create role ${name} nologin;
        exception when duplicate_object or unique_violation then null; end $$`);
    }
    if (!usable) await client.query(`grant ${name} to session_user`);
  }
}

/** Everybody may use the schema unless an administrator took that away. */
async function allowSchema(client: SessionClient): Promise<void> {
  for (const role of Object.values(databaseRoles)) {
    const { rows } = await client.query(`select has_schema_privilege($1, 'public', 'usage') as usable`, [role]);
    if (!rows[0]?.usable) await client.query(`grant usage on schema public to ${role}`);
  }
}

/**
 * Creates the roles where they are missing and lets the connection's user act as them.
 * Throws `DatabaseSetup`, with the statements for an administrator, when the user may not.
 */
export async function prepareRoles(client: SessionClient): Promise<void> {
  await client.query('reset role');
  for (let attempt = 1; ; attempt += 1) {
    try {
      await createMissing(client);
      break;
    } catch (error) {
      if (isCode(error, '42501')) throw await setupHint(client);
      // XX000 is "tuple concurrently updated": two servers granted the same role.
      if (attempt === 5 || !isCode(error, 'XX000', '40001')) throw error;
      await wait(50 * attempt);
    }
  }
  if ((await states(client)).some(({ usable }) => !usable)) throw await setupHint(client);
  await allowSchema(client);
  await client.query(`set role ${idleRole}`);
}
