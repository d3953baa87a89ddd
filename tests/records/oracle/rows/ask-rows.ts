import type { Schemas } from '#openapi';
import { readRecord } from '#server/domains/data/record/read/read-record.ts';
import { writeChange } from '#server/domains/data/record/write/change-records.ts';
import { deletionLinks } from '#server/domains/data/record/write/deletion-links.ts';
import { menuAccess } from '#server/domains/data/record/access/menu-access.ts';
import { readRows } from '#server/domains/data/rows/read-rows.ts';
import { subTablesOf } from '#server/domains/data/rows/sub-tables.ts';
import { Invalid, NotAllowed, NotFound } from '#server/kernel/errors/index.ts';
import { type Asked, callerOf } from '../ask.ts';
import { changingCaller, tried } from '../ask-change.ts';
import type { World } from '../world.ts';

/** The values of one record, or that there is none to see. */
export type Read = Record<string, unknown> | 'unknown';

export async function askRecord(world: World, { table, question }: Asked, rid: string): Promise<Read> {
  const caller = callerOf(world, question);
  try {
    return await world.api.database.records(
      world.wsId,
      async (query) => (await readRecord(query, await menuAccess(query, caller, table.menuId), rid, caller)).data,
      { readOnly: true },
    );
  } catch (error) {
    if (error instanceof NotFound) return 'unknown';
    throw error;
  }
}

/** What becomes of the rows of a record: their values in their order, or why they stay. */
export type Outcome = Record<string, unknown>[] | 'unchanged' | 'unknown' | 'denied' | 'refused';

/** Sends rows of a record; nothing of it stays. */
export async function askChange(
  world: World,
  one: Asked,
  { rid, rows }: { rid: string; rows: readonly Schemas['RecordRow'][] },
): Promise<Outcome> {
  const { design, menuId } = one.table;
  try {
    return await tried(world, async (query): Promise<Outcome> => {
      const call = changingCaller(world, one, 'updateMenuRecord');
      const access = await menuAccess(query, call, menuId);
      const isChanged = await writeChange(query, call, access, { id: rid, data: { items: [...rows] } });
      if (!isChanged) return 'unchanged';
      const { items = [] } = await readRows(query, design.wsId, { subTables: subTablesOf(design), recordId: rid });
      return items.map(({ data }) => data);
    });
  } catch (error) {
    if (error instanceof NotAllowed) return 'denied';
    if (error instanceof Invalid) return 'refused';
    throw error;
  }
}

/** How many orders lose a good that goes into the trash, by the path of the relation. */
export async function askDeletion(world: World, { table, question }: Asked, id: string): Promise<number | 'unknown'> {
  const caller = callerOf(world, question);
  try {
    return await world.api.database.records(
      world.wsId,
      async (query) => {
        const { links } = await deletionLinks(query, await menuAccess(query, caller, table.menuId), [id], 'en-US');
        return links.reduce((sum, { count }) => sum + count, 0);
      },
      { readOnly: true },
    );
  } catch (error) {
    if (error instanceof NotFound) return 'unknown';
    throw error;
  }
}
