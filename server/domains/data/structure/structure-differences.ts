import type { Database } from '#server/kernel/db/index.ts';
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

/** Where the record tables of all workspaces are not as their designs say; workspaces without a difference are left out. */
export async function structureDifferences(db: Database): Promise<{ wsId: string; differences: string[] }[]> {
  const workspaces = await db.identity((query) => query.selectFrom('workspaces').select('id').orderBy('id').execute());
  const found: { wsId: string; differences: string[] }[] = [];
  for (const { id: wsId } of workspaces) {
    const anyTable = await db.tenant(
      wsId,
      (query) => query.selectFrom('physical_tables').select('id').where('ws_id', '=', wsId).limit(1).executeTakeFirst(),
      { readOnly: true },
    );
    const differences = anyTable ? await lastingDifferences(db, wsId) : [];
    if (differences.length > 0) found.push({ wsId, differences });
  }
  return found;
}
