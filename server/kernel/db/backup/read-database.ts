import { DatabaseSetup } from '../errors.ts';
import { recordSchema, workspaceRole } from '../rights/roles.ts';
import { migrations } from '../migrations/index.ts';
import type { SessionClient } from '../driver/session/session.ts';
import { sharedTables, tablesToEmpty, workspacesWithRecords } from './described-tables.ts';
import { exactTexts, quoted, readRows } from './rows.ts';
import { readStructure } from './record-structure.ts';

/** A part of the archived database; `rows` where it is a piece of a table. */
export interface DatabasePart {
  name: string;
  bytes: Buffer;
  rows?: number;
}

/** The last value of a sequence, by its schema and name. */
export interface ArchivedSequence {
  schema: string;
  name: string;
  last: string;
  isCalled: boolean;
}

const jsonPart = (name: string, value: unknown): DatabasePart => ({ name, bytes: Buffer.from(JSON.stringify(value)) });

const piece = (number: number): string => `${String(number).padStart(7, '0')}.json`;

/** The names of the migrations that the rows fit. */
export const migrationNames = (): string[] => migrations.map(({ name }) => name);

/**
 * The user of the connection sees the rows of everybody: it passes by row-level security, or owns the tables and takes itself out of
 * their policies. That needs them for itself, and is undone with the transaction.
 */
async function seeAllRows(client: SessionClient): Promise<void> {
  await client.query(`select set_config('role', 'none', true)`);
  const { rows } = await client.query(
    'select rolsuper or rolbypassrls as "seesAll" from pg_roles where rolname = session_user',
    [],
  );
  if (rows[0]?.seesAll) {
    await client.query('set transaction read only; set local row_security = off');
    return;
  }
  const forced = (await tablesToEmpty(client)).filter(({ isForced }) => isForced);
  await client.query(`set local lock_timeout = '5s'`);
  try {
    for (const { name } of forced)
      await client.query(`alter table ${quoted('public', name)} no force row level security`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '55P03')) throw error;
    throw new DatabaseSetup(
      'Other connections use the tables. Stop the server for the backup, or let an administrator of the database allow its user ' +
        'to read beside it: alter role … bypassrls.',
      { cause: error },
    );
  }
}

async function* readSequences(client: SessionClient, schemas: readonly string[]): AsyncGenerator<ArchivedSequence> {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any($1) order by 1, 2`,
    [schemas],
  );
  for (const { schema, name } of rows as { schema: string; name: string }[]) {
    const last = await client.query(
      `select last_value::text as last, is_called as "isCalled" from ${quoted(schema, name)}`,
      [],
    );
    yield { schema, name, ...(last.rows[0] as { last: string; isCalled: boolean }) };
  }
}

async function* readWorkspace(client: SessionClient, wsId: string): AsyncGenerator<DatabasePart> {
  const structure = await readStructure(client, wsId);
  yield jsonPart(`records/${wsId}/structure.json`, structure);
  // The policies of records know this role alone, to which they show every row.
  await client.query('set local row_security = on');
  await client.query(`select set_config('role', $1, true)`, [workspaceRole('records', wsId)]);
  for (const table of structure.tables) {
    let number = 0;
    for await (const { rows, bytes } of readRows(client, recordSchema(wsId), table)) {
      number += 1;
      yield { name: `records/${wsId}/${table.name}/${piece(number)}`, bytes, rows };
    }
  }
  await client.query(`select set_config('role', 'none', true)`);
}

/** All rows of the database as they are at one moment, in parts of about a megabyte. Its transaction is rolled back. */
export async function* readDatabase(client: SessionClient): AsyncGenerator<DatabasePart> {
  await client.query('begin isolation level repeatable read');
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
  await client.query(exactTexts);
  await seeAllRows(client);
  const tables = await sharedTables(client);
  const workspaces = await workspacesWithRecords(client);
  yield jsonPart('database/tables.json', tables);
  for (const table of tables) {
    let number = 0;
    for await (const { rows, bytes } of readRows(client, 'public', table)) {
      number += 1;
      yield { name: `database/${table.name}/${piece(number)}`, bytes, rows };
    }
  }
  for (const wsId of workspaces) yield* readWorkspace(client, wsId);
  const sequences: ArchivedSequence[] = [];
  for (const wsId of workspaces) {
    await client.query(`select set_config('role', $1, true)`, [workspaceRole('definition', wsId)]);
    for await (const sequence of readSequences(client, [recordSchema(wsId)])) sequences.push(sequence);
    await client.query(`select set_config('role', 'none', true)`);
  }
  for await (const sequence of readSequences(client, ['public'])) sequences.push(sequence);
  yield jsonPart('database/sequences.json', sequences);
  await client.query('rollback');
}
