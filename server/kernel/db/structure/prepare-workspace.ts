import pg from 'pg';
import { databaseRoles, mayActAs, recordSchema, workspaceRoles } from '../rights/roles.ts';
import { DatabaseSetup } from '../errors.ts';
import type { SessionClient } from '../driver/session/session.ts';

/** Two servers that prepare a workspace at once do it one after the other. The number is ours and means nothing else. */
const lockKey = 7_246_813_206;

/** Ids become parts of names in the database. */
const idPattern = /^[0-9A-Za-z_-]{1,40}$/;

function requireId(wsId: string): void {
  if (!idPattern.test(wsId)) throw new TypeError('The scopes of records need the id of a workspace.');
}

const missing = `select
    (select count(*) from pg_roles r where r.rolname = any($1) and ${mayActAs}) < 2
    or to_regnamespace($2) is null as missing`;

/** The two roles of the workspace, where they are missing; roles belong to the whole cluster. */
async function createRoles(client: SessionClient, records: string, owner: string): Promise<void> {
  for (const role of [records, owner]) {
    await client.query(`do $$ begin create role ${role} nologin;
      exception when duplicate_object or unique_violation then null; end $$`);
    await client.query(`grant ${role} to session_user`);
  }
  await client.query(`grant ${databaseRoles.tenant} to ${records}`);
  await client.query(`grant ${records} to ${owner}`);
}

/**
 * Makes the roles and the schema, within a transaction of the connection's own user. Throws `TypeError` for what is no id, and
 * `DatabaseSetup` when the user may not.
 */
export async function createWorkspace(client: SessionClient, wsId: string): Promise<void> {
  requireId(wsId);
  const [records, owner, schema] = [
    workspaceRoles.records + wsId,
    workspaceRoles.definition + wsId,
    recordSchema(wsId),
  ].map((name) => pg.escapeIdentifier(name)) as [string, string, string];
  try {
    await createRoles(client, records, owner);
    await client.query(`create schema if not exists ${schema} authorization ${owner}`);
    await client.query(`grant usage on schema ${schema} to ${records}`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '42501')) throw error;
    throw new DatabaseSetup(
      'The database user may not create what keeps the records of a workspace apart. It needs the right CREATEROLE, ' +
        `CREATE on the database, and ${databaseRoles.tenant} with ADMIN OPTION.`,
      { cause: error },
    );
  }
}

/**
 * Makes the roles and the schema of a workspace's records where they are missing. Throws `DatabaseSetup` when the database
 * user may not; afterwards the session is as it was.
 */
export async function prepareWorkspace(client: SessionClient, wsId: string): Promise<void> {
  requireId(wsId);
  const names = Object.values(workspaceRoles).map((prefix) => prefix + wsId);
  const asked = [names, pg.escapeIdentifier(recordSchema(wsId))];
  if (!(await client.query(missing, asked)).rows[0]?.missing) return;
  await client.query('begin');
  try {
    await client.query(`select set_config('role', 'none', true)`);
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await createWorkspace(client, wsId);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
