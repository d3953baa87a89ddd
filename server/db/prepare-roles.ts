import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSetup } from './errors.ts';
import { allRoles, databaseRoles, idleRole } from './roles.ts';
import type { SessionClient } from './session.ts';

interface RoleState {
  name: string;
  present: boolean;
  usable: boolean;
}

async function states(client: SessionClient): Promise<RoleState[]> {
  const { rows } = await client.query(
    `select wanted.name, r.rolname is not null as present,
       coalesce((select rolsuper from pg_roles where rolname = session_user)
         or (r.oid is not null and pg_has_role(session_user, r.oid,
           case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)), false) as usable
     from unnest($1::text[]) as wanted(name) left join pg_roles r on r.rolname = wanted.name`,
    [allRoles],
  );
  // The three columns are named in the statement.
  return rows as RoleState[];
}

function setupHint(user: string, problem: string): DatabaseSetup {
  const lines = allRoles.flatMap((role) => [`  create role ${role};`, `  grant ${role} to ${user};`]);
  return new DatabaseSetup(
    `The database user ${user} ${problem}. Let an administrator run these lines once, or give the user CREATEROLE:\n${lines.join('\n')}`,
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
  const user = String((await client.query('select session_user as name')).rows[0]?.name);
  await client.query('reset role');
  for (let attempt = 1; ; attempt += 1) {
    try {
      await createMissing(client);
      break;
    } catch (error) {
      if (isCode(error, '42501')) throw setupHint(user, 'may not create the roles that keep the workspaces apart');
      // XX000 is "tuple concurrently updated": two servers granted the same role.
      if (attempt === 5 || !isCode(error, 'XX000', '40001')) throw error;
      await wait(50 * attempt);
    }
  }
  const missing = (await states(client)).filter(({ usable }) => !usable);
  if (missing.length > 0) throw setupHint(user, `may not act as ${missing.map(({ name }) => name).join(', ')}`);
  await allowSchema(client);
  await client.query(`set role ${idleRole}`);
}
