import { sql } from 'kysely';
import { type Database, type Query, recordSchema } from '#server/kernel/db/index.ts';
import { compareStructure } from './compare-structure.ts';

/** Twice, because a design may be saved between two statements. */
async function lastingDifferences(db: Database, wsId: string): Promise<string[]> {
  const compare = (): Promise<string[]> =>
    db.records(wsId, (query) => compareStructure(query, wsId), { readOnly: true });
  const first = await compare();
  if (first.length === 0) return first;
  const again = new Set(await compare());
  return first.filter((difference) => again.has(difference));
}

/** Whether a workspace has tables, or the schema in which those were. */
async function hasRecords(query: Query, wsId: string): Promise<boolean> {
  const { rows } = await sql<{
    is_used: boolean;
  }>`select to_regnamespace(quote_ident(${recordSchema(wsId)})) is not null
    or exists (select from physical_tables where ws_id = ${wsId}) as is_used`.execute(query);
  return rows[0]?.is_used ?? false;
}

/** Where the record tables of all workspaces are not as their designs say; workspaces without a difference are left out. */
export async function structureDifferences(db: Database): Promise<{ wsId: string; differences: string[] }[]> {
  const workspaces = await db.identity((query) => query.selectFrom('workspaces').select('id').orderBy('id').execute());
  const found: { wsId: string; differences: string[] }[] = [];
  for (const { id: wsId } of workspaces) {
    const isUsed = await db.tenant(wsId, (query) => hasRecords(query, wsId), { readOnly: true });
    const differences = isUsed ? await lastingDifferences(db, wsId) : [];
    if (differences.length > 0) found.push({ wsId, differences });
  }
  return found;
}
