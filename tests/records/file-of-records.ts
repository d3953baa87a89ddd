import { sql } from 'kysely';
import { type Database, recordSchema } from '#server/kernel/db/index.ts';
import { type RecordTable, recordTable } from '#server/domains/data/store/identifiers.ts';

/** The file in which the database keeps a table's records: another one once all of them were written again. */
export async function fileOfRecords(database: Database, { wsId, tableId }: RecordTable): Promise<string> {
  const name = `"${recordSchema(wsId)}"."${recordTable(tableId)}"`;
  const { rows } = await database.records(wsId, (query) =>
    sql<{ file: string }>`select pg_relation_filenode(to_regclass(${name}))::text as file`.execute(query),
  );
  const [row] = rows;
  if (!row?.file) throw new Error(`${name} has no file.`);
  return row.file;
}
