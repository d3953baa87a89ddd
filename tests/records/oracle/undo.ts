import { sql } from 'kysely';
import { undoImport } from '#server/domains/data/exchange/imports.ts';
import { menuAccess } from '#server/domains/data/record/access/menu-access.ts';
import { recordsOf } from '#server/domains/data/store/identifiers.ts';
import { ulid } from '#server/kernel/db/index.ts';
import { NotAllowed } from '#server/kernel/errors/index.ts';
import { isReached, rightsOf } from './ask.ts';
import { changingCaller, tried } from './ask-change.ts';
import type { Case } from './each-question.ts';
import type { PlainRecord } from './plain-field.ts';
import { appId, type World } from './world.ts';

/** Records that somebody imported, and those among them that were changed since. */
export interface Imported {
  by: string;
  records: readonly PlainRecord[];
  changed: readonly PlainRecord[];
}

/** The records that go into the trash, and those that stay. */
export type Undone = { done: string[]; leftOut: string[]; rest: number } | 'unknown' | 'denied';

/** Some records of a table as an import of the caller, or of another person. */
export function randomImport({ names }: World, { table, seed, question }: Case): Imported {
  const records = seed.some(table.records, 0.4);
  const by = seed.isTrue(0.8) ? question.person.accountId : seed.one(names.people);
  return { by, records, changed: seed.some(records, 0.2) };
}

/** Takes an import back by the product; nothing of it stays. */
export async function askUndo(world: World, one: Case, { by, records, changed }: Imported): Promise<Undone> {
  const { wsId } = world;
  const { design, menuId } = one.table;
  const idsOf = (some: readonly PlainRecord[]) => some.map(({ id }) => id);
  const wasDeleted = idsOf(one.table.records.filter(({ isDeleted }) => isDeleted));
  try {
    return await tried(world, async (query) => {
      const importId = ulid();
      const caller = changingCaller(world, one, 'undoMenuImport');
      const owned = { ws_id: wsId, app_id: appId, table_id: design.tableId, account_id: by };
      await query
        .insertInto('record_imports')
        .values({ ...owned, id: importId, sheet: 'Oracle', created_at: caller.now })
        .execute();
      for (const part of [records.slice(0, 5), records.slice(5)]) {
        if (part.length === 0) continue;
        const values = { id: ulid(), ws_id: wsId, import_id: importId, record_ids: idsOf(part) };
        await query.insertInto('record_import_parts').values(values).execute();
      }
      await sql`update ${recordsOf(design)} set version = 2 where id = any(${idsOf(changed)}::text[])`.execute(query);
      const access = await menuAccess(query, caller, menuId);
      const { done, reasons, left_out, rest } = await undoImport(query, caller, access, importId);
      const { rows } = await sql<{ id: string }>`select id from ${recordsOf(design)}
        where deleted_at is not null and id <> all(${wasDeleted}::text[]) order by id`.execute(query);
      if (done !== rows.length || left_out !== reasons.length)
        throw new Error('The numbers are not those of the records.');
      return { done: rows.map(({ id }) => id), leftOut: reasons.map(({ record_id }) => record_id).sort(), rest };
    });
  } catch (error) {
    if (error instanceof NotAllowed) return 'denied';
    throw error;
  }
}

/** The same by the records in memory: what nobody changed since, as far as the caller sees and may delete it. */
export function undonePlainly(world: World, one: Case, { by, records, changed }: Imported): Undone {
  const rights = rightsOf(world, one);
  if (!rights.mayDo('query')) return 'unknown';
  if (!rights.mayDo('delete')) return 'denied';
  const { accountId, access } = one.question.person;
  if (access !== 'editor' && accountId !== by) return { done: [], leftOut: [], rest: 0 };
  const goes = (record: PlainRecord): boolean =>
    !changed.includes(record) && isReached(world, one, record) && rights.reaches('delete', record);
  const idsOf = (some: readonly PlainRecord[]) => some.map(({ id }) => id).sort();
  return { done: idsOf(records.filter(goes)), leftOut: idsOf(records.filter((record) => !goes(record))), rest: 0 };
}
