import { sql } from 'kysely';
import { ownFields } from '#server/domains/data/drafts/own-fields.ts';
import { trashAccess, wholeTable } from '#server/domains/data/record/access/record-access.ts';
import { filesInTable } from '#server/domains/data/record/access/files-in-table.ts';
import { listInScope } from '#server/domains/data/record/read/list.ts';
import { menuAccess } from '#server/domains/data/record/access/menu-access.ts';
import { otherTables } from '#server/domains/data/record/access/other-tables.ts';
import { restoreVersion } from '#server/domains/data/record/write/restore-version.ts';
import { moveAll } from '#server/domains/data/record/write/move-records.ts';
import { writeChange } from '#server/domains/data/record/write/change-records.ts';
import { historyOf, recordsOf } from '#server/domains/data/store/identifiers.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { NotAllowed, NotFound } from '#server/kernel/errors/index.ts';
import type { Schemas } from '#openapi';
import { callerOf } from './ask.ts';
import { changingCaller, tried } from './ask-change.ts';
import type { Case } from './each-question.ts';
import type { World } from './world.ts';

/** `unknown` where the caller may see nothing, `denied` without the right. */
export type Outcome<T> = T | 'unknown' | 'denied';

async function outcomeOf<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NotFound) return 'unknown';
    if (error instanceof NotAllowed) return 'denied';
    throw error;
  }
}

const readBy = <T>({ api, wsId }: World, read: (query: Query) => Promise<T>): Promise<Outcome<T>> =>
  outcomeOf(api.database.records(wsId, read, { readOnly: true }));

/** Puts more of the records of a table into the trash, behind the product's back: most tables have few of them there. */
export async function deleteMore({ api, wsId }: World, { table, seed }: Case): Promise<void> {
  const deleted = table.records.filter((record) => !record.isDeleted && seed.isTrue(0.4));
  for (const record of deleted) record.isDeleted = true;
  const ids = deleted.map(({ id }) => id);
  await api.database.records(wsId, (query) =>
    sql`update ${recordsOf(table.design)} set deleted_at = now() where id = any(${ids}::text[])`.execute(query),
  );
}

/** The records of the trash that a question finds, in the order of their ids. */
export const askTrash = (world: World, { table, question }: Case): Promise<Outcome<string[]>> =>
  readBy(world, async (query) => {
    const caller = callerOf(world, question);
    const access = trashAccess(await menuAccess(query, caller, table.menuId));
    const args = { ...question.query, size: 100, sort: ['record_id'] };
    const { items } = await listInScope(query, caller, access, { args, isTrash: true });
    return items.map(({ record_id }) => record_id);
  });

/** What becomes of records of the trash that the caller takes out of it. */
export const askRestore = (world: World, one: Case, ids: readonly string[]): Promise<Outcome<'done'>> =>
  outcomeOf(
    tried(world, async (query) => {
      const call = changingCaller(world, one, 'restoreMenuRecords');
      await moveAll(query, call, await menuAccess(query, call, one.table.menuId), { ids, to: 'table' });
      return 'done' as const;
    }),
  );

/** The fields that come back of a change which a builder made, and those that are left out. */
export interface Restored {
  back: string[];
  leftOut: string[];
}

export const askRestoreVersion = (
  world: World,
  one: Case,
  { rid, data }: { rid: string; data: Schemas['RecordData'] },
): Promise<Outcome<Restored>> =>
  outcomeOf(
    tried(world, async (query) => {
      const call = changingCaller(world, one, 'restoreMenuRecordVersion');
      await writeChange(query, call, wholeTable(one.table.design, { canEdit: true }), { id: rid, data });
      const access = await menuAccess(query, call, one.table.menuId);
      const { record, left_out } = await restoreVersion(query, call, access, { rid, to_version: 1 });
      const leftOut = left_out.map(({ field }) => field).sort();
      // A version behind the builder's: something came back, and all of it is in one change.
      const back =
        record.version > 2 || Object.keys(data).length === 0 ? await changedBy(query, one, rid, record.version) : [];
      return { back, leftOut };
    }),
  );

async function changedBy(query: Query, { table }: Case, rid: string, version: number): Promise<string[]> {
  const { rows } = await sql<{
    field: string;
  }>`select jsonb_object_keys(changes) as field from ${historyOf(table.design)}
    where record_id = ${rid} and version = ${version}`.execute(query);
  return rows.map(({ field }) => field).sort();
}

/** The files that the caller may read, of one in each field of each record: `record field`. */
export const askFiles = (world: World, { table, question }: Case): Promise<Outcome<string[]>> =>
  readBy(world, async (query) => {
    const others = await otherTables(query, callerOf(world, question));
    const held = table.records.flatMap(({ id }) =>
      table.fields.map((field) => ({ id: `${id} ${field.id}`, record_id: id, field_id: field.id })),
    );
    const seen = await filesInTable(query, others, [table.design.tableId, held]);
    return seen.map(({ record_id, field_id }) => `${record_id} ${field_id}`).sort();
  });

/** The fields of a draft that are stored, of one that names all of them. */
export const askDraft = (world: World, { table, question }: Case, isNew: boolean): Promise<Outcome<string[]>> =>
  readBy(world, async (query) => {
    const access = await menuAccess(query, callerOf(world, question), table.menuId);
    const sent = Object.fromEntries(table.fields.map(({ id }) => [id, 'x']));
    return Object.keys(ownFields(access, sent, isNew)).sort();
  });
