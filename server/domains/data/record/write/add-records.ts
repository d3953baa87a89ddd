import type { Schemas } from '#openapi';
import { type Query, ulid } from '#server/kernel/db/index.ts';
import { type ChangingCaller, denied, authorOf } from './changing-caller.ts';
import { requireRoomForRecords } from './records-quota.ts';
import { type TableCaller, tableAccess } from '../access/table-access.ts';
import type { WriteAccess } from '../access/record-access.ts';
import { filterContext } from '../access/caller.ts';
import { namingOpen } from './open-names.ts';
import { requireReferences } from './references.ts';
import { withRowSerials, serialValues } from './serial.ts';
import { insertRecord } from './store-record.ts';
import { requireSendable, withoutUngranted, workNewRecord } from './work-record.ts';
import { knownToAdd, writtenPaths, written, withFields } from './written-record.ts';
import { readRecord } from '../read/read-record.ts';

type Data = Schemas['RecordData'];

/**
 * Adds several records to a table as `createPhysicalRecord` adds one, without reading them again; answers their ids in the same order.
 * Throws what it throws for one, and `quota_exceeded` when there is no room for all of them.
 */
export async function addRecords(
  query: Query,
  call: ChangingCaller & TableCaller,
  { tableId, records }: { tableId: string; records: readonly Data[] },
): Promise<string[]> {
  const access = await tableAccess(query, call, tableId);
  await requireRoomForRecords(query, access.design.wsId, records.length);
  const ids: string[] = [];
  for (const data of records) ids.push(await addRecord(query, call, access, data));
  return ids;
}

/** A new record by the rules of its form, as it would be added, and nothing is written. Throws what `createRecord` throws before. */
export async function prepareRecord(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
  data: Data,
  { isTrial = false } = {},
) {
  const { design } = access;
  if (!access.mayAdd) throw denied('menuAuthorization.add');
  const sender = knownToAdd(access);
  requireSendable(design, { stored: {}, data }, sender);
  const context = await filterContext(query, design.wsId, call);
  return namingOpen(sender, async () => {
    const { all } = workNewRecord(design, { data: withoutUngranted(design, data, sender), sender }, context);
    await requireReferences(query, access, { before: {}, after: all, context, isHeld: !isTrial });
    return { all, context };
  });
}

/** By what lists order records that are alike: where one of several that are added together comes. */
export interface NewRecord {
  id: string;
  createdAt: Date;
}

async function add<T>(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
  { data, identity, read }: { data: Data; identity?: NewRecord; read: (id: string) => Promise<T> },
): Promise<T> {
  const { design } = access;
  const { all, context } = await prepareRecord(query, call, access, data);
  const { now, timeZone } = call;
  const serials = await serialValues(query, design, { values: all, now, timeZone });
  const values = await withRowSerials(query, design, { values: { ...all, ...serials }, now, timeZone });
  const { id, createdAt } = identity ?? { id: ulid(), createdAt: call.now };
  const departmentId = context.departments[0] ?? null;
  const paths = writtenPaths(access.enterable, design, { data, before: {}, after: values });
  return written(query, call, access, {
    id,
    known: knownToAdd(access),
    condition: withFields(access.addCondition, access.enterable, paths),
    write: () => insertRecord(query, design, { id, values, departmentId, author: authorOf(call), createdAt }),
    read: () => read(id),
  });
}

/** Adds a record as `createRecord` does; answers its id. */
export function addRecord(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
  data: Data,
  identity?: NewRecord,
): Promise<string> {
  return add(query, call, access, { data, ...(identity && { identity }), read: async (id) => id });
}

/**
 * Adds a record by the rules of its form, within the scope `records`. Throws `quota_exceeded`, every issue of the record at once, `value_taken`, and
 * `not_allowed` for a caller without the right.
 */
export async function createRecord(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
  data: Data,
): Promise<Schemas['Record']> {
  await requireRoomForRecords(query, access.design.wsId, 1);
  const read = (id: string) => readRecord(query, access, id, call, { isWritten: true });
  return add(query, call, access, { data, read });
}
