import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { addRecord, type ChangingCaller } from './change-records.ts';
import { requireRoomForRecords } from './records-quota.ts';
import { type TableCaller, tableAccess } from '../access/table-access.ts';

/**
 * Adds several records to a table as `createPhysicalRecord` adds one, without reading them again; answers their ids in the same order.
 * Throws what it throws for one, and `quota_exceeded` when there is no room for all of them.
 */
export async function addRecords(
  query: Query,
  call: ChangingCaller & TableCaller,
  { tableId, records }: { tableId: string; records: readonly Schemas['RecordData'][] },
): Promise<string[]> {
  const access = await tableAccess(query, call, tableId);
  await requireRoomForRecords(query, access.design.wsId, records.length);
  const ids: string[] = [];
  for (const data of records) ids.push(await addRecord(query, call, access, data));
  return ids;
}
