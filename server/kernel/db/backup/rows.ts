import pg from 'pg';
import type { SessionClient } from '../driver/session/session.ts';
import type { ArchivedTable } from './described-tables.ts';

/** Bytes that one piece of rows should have; a single row may have more. */
const wanted = 1024 * 1024;
const mostRows = 2000;

const cursor = 'archived_rows';

export const quoted = (...names: string[]): string => names.map((name) => pg.escapeIdentifier(name)).join('.');

/** How values become text and come back the same, whatever the server is set to. */
export const exactTexts = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'`;

/**
 * The rows of a table, some at a time: an array of texts for each row, and null for what is not there. Rows that come back as text are
 * the same on every version of the database. Memory holds one piece, whose size follows the one before.
 */
export async function* readRows(
  client: SessionClient,
  schema: string,
  { name, columns }: ArchivedTable,
): AsyncGenerator<{ rows: number; bytes: Buffer }> {
  const values = columns.map((column) => `${quoted(column.name)}::text`);
  await client.query(
    `declare ${cursor} no scroll cursor for select json_build_array(${values.join(', ')})::text as line from ${quoted(schema, name)}`,
  );
  for (let count = 20; ; ) {
    const { rows } = await client.query(`fetch ${count} from ${cursor}`);
    if (rows.length === 0) break;
    const bytes = Buffer.from(`[${rows.map((row: { line: string }) => row.line).join(',\n')}]\n`);
    yield { rows: rows.length, bytes };
    const fitting = Math.floor((rows.length * wanted) / bytes.length);
    // Not more than four times as many at once: the next rows may be longer.
    count = Math.max(1, Math.min(fitting, count * 4, mostRows));
  }
  await client.query(`close ${cursor}`);
}

/** Writes a piece of rows back. */
export async function writeRows(
  client: SessionClient,
  schema: string,
  { name, columns }: ArchivedTable,
  bytes: Buffer,
): Promise<number> {
  const names = columns.map((column) => quoted(column.name));
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`);
  const { rows } = await client.query(
    `with written as (
       insert into ${quoted(schema, name)} (${names.join(', ')}) overriding system value
       select ${values.join(', ')} from jsonb_array_elements($1::jsonb) with ordinality as lines (line, position) order by position
       returning 1)
     select count(*)::int as count from written`,
    [bytes.toString('utf8')],
  );
  return Number(rows[0]?.count);
}
