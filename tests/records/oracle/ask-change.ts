import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { bulkDelete, bulkUpdate } from '#server/domains/data/record/write/bulk.ts';
import { wholeTable } from '#server/domains/data/record/access/record-access.ts';
import type { ChangingCaller } from '#server/domains/data/record/write/changing-caller.ts';
import { writeChange } from '#server/domains/data/record/write/change-records.ts';
import { readHistory } from '#server/domains/data/record/read/history.ts';
import { menuAccess } from '#server/domains/data/record/access/menu-access.ts';
import { exportedRecords } from '#server/domains/data/exchange/export-file.ts';
import { recordsOf } from '#server/domains/data/store/identifiers.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { NotAllowed, NotFound } from '#server/kernel/errors/index.ts';
import { callerOf } from './ask.ts';
import type { Case } from './each-question.ts';
import type { RandomWrite } from './random-write.ts';
import type { World } from './world.ts';

class Undone extends Error {}

/** What a change answers within a transaction that is undone afterwards; `unknown` where the caller may see nothing. */
export async function tried<T>(world: World, change: (query: Query) => Promise<T>): Promise<T | 'unknown'> {
  let answer: T | 'unknown' = 'unknown';
  try {
    await world.api.database.records(world.wsId, async (query) => {
      answer = await change(query);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone) && !(error instanceof NotFound)) throw error;
  }
  return answer;
}

/** Who asks, as a call that changes something. */
export function changingCaller(
  world: World,
  { question }: Pick<Case, 'question'>,
  operation: string,
): ReturnType<typeof callerOf> & ChangingCaller {
  const caller = callerOf(world, question);
  const { accountId } = question.person;
  const session = { ...caller.session, accountId, username: 'oracle', wsId: world.wsId };
  // Safe: what is read of the call of a change.
  return { ...caller, session, operation, args: {}, requestId: 'oracle', ip: '127.0.0.1' } as never;
}

/** The records that a change in bulk changed, and those that it left out. */
export interface Changed {
  done: string[];
  unchanged: number;
  leftOut: string[];
}

const matchOf = ({ query: { filter, search, parameters, skip_empty } }: Case['question']): Schemas['RecordMatch'] => ({
  ...(filter && { filter }),
  ...(search !== undefined && { search }),
  ...(parameters && { parameters }),
  ...(skip_empty !== undefined && { skip_empty }),
});

async function outcome(
  query: Query,
  { table }: Case,
  { unchanged, reasons }: Schemas['RecordBulkResult'],
): Promise<Changed> {
  const before = table.records.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`select r.id from ${recordsOf(table.design)} as r
    where r.version > 1 or (r.deleted_at is not null and r.id <> all(${before}::text[])) order by r.id`.execute(query);
  return { done: rows.map(({ id }) => id), unchanged, leftOut: reasons.map(({ record_id }) => record_id).sort() };
}

/** Gives a field the same value in all records that a question finds. */
export const askBulkUpdate = (world: World, one: Case, { field, value }: RandomWrite): Promise<Changed | 'unknown'> =>
  tried(world, async (query) => {
    const call = changingCaller(world, one, 'bulkUpdateMenuRecords');
    const access = await menuAccess(query, call, one.table.menuId);
    const change = { match: matchOf(one.question), data: { [field.id]: value } };
    return outcome(query, one, await bulkUpdate(query, call, access, change));
  });

/** Deletes all records that a question finds. */
export const askBulkDelete = (world: World, one: Case): Promise<Changed | 'unknown'> =>
  tried(world, async (query) => {
    const call = changingCaller(world, one, 'bulkDeleteMenuRecords');
    const access = await menuAccess(query, call, one.table.menuId);
    return outcome(query, one, await bulkDelete(query, call, access, { match: matchOf(one.question) }));
  });

/** The cells of an export, true for those that say something; `denied` without the right. */
export async function askExport(
  world: World,
  one: Case,
  fields: readonly string[],
): Promise<boolean[][] | 'unknown' | 'denied'> {
  const { table, question } = one;
  const call = { ...changingCaller(world, one, 'exportRecords'), db: world.api.database };
  const { filter, search, parameters, skip_empty, sort } = question.query;
  const args = {
    ...matchOf(question),
    ...(sort && { sort }),
    fields: [...fields],
    filter,
    search,
    parameters,
    skip_empty,
  };
  // Safe: what is not there is left out.
  const given = Object.fromEntries(
    Object.entries(args).filter(([, value]) => value !== undefined),
  ) as Schemas['RecordExport'];
  const rows: boolean[][] = [];
  try {
    const access = (query: Query) => menuAccess(query, call, table.menuId);
    for await (const batch of exportedRecords(call, { wsId: world.wsId, args: given, access }))
      rows.push(...batch.map((cells) => cells.map((cell) => cell !== null && cell !== '')));
    return rows;
  } catch (error) {
    if (error instanceof NotFound) return 'unknown';
    if (error instanceof NotAllowed) return 'denied';
    throw error;
  }
}

/** The fields of each version that the history of a record tells, after a builder has changed it so. */
export const askHistory = (
  world: World,
  one: Case,
  { rid, data }: { rid: string; data: Schemas['RecordData'] },
): Promise<Record<number, string[]> | 'unknown'> =>
  tried(world, async (query) => {
    const call = changingCaller(world, one, 'updateMenuRecord');
    const whole = wholeTable(one.table.design, { canEdit: true });
    await writeChange(query, call, whole, { id: rid, data });
    const access = await menuAccess(query, call, one.table.menuId);
    const { items } = await readHistory(query, call, access, { rid });
    return Object.fromEntries(items.map(({ version, changes }) => [version, changes.map(({ field }) => field).sort()]));
  });
