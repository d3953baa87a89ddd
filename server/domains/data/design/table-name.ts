import type { Schemas } from '#openapi';
import { type Query, violatedConstraint } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import type { TableOwner } from './table-rows.ts';

const longest = 50;

/** A database name made of a label: letters, digits and underscores (TABLE-19). */
function nameFrom(label: string): string {
  const plain = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return plain === '' ? 'table' : plain.slice(0, longest);
}

/** Where the records of a new table are: as it was sent, or under a name made of the label that no other table has. */
export async function newDbConfig(
  query: Query,
  { wsId, appId }: TableOwner,
  { label, sent }: { label: string; sent: Schemas['TableDbConfig'] | undefined },
): Promise<Schemas['TableDbConfig']> {
  if (sent) return sent;
  const base = nameFrom(label);
  const rows = await query
    .selectFrom('physical_tables')
    .select('db_table_name')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .execute();
  const taken = new Set(rows.map(({ db_table_name }) => db_table_name.toLowerCase()));
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = `${base}_${number}`;
  return { datasource_type: 'falconTable', db_table_name: name };
}

/** Throws `database_table_name_taken` where another table of the application has the name, at `pointer` where a caller sent it. */
export async function onTakenName<T>(work: Promise<T>, pointer?: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violatedConstraint(error) === 'physical_tables_name')
      throw new Failure('database_table_name_taken', undefined, { pointer });
    throw error;
  }
}
