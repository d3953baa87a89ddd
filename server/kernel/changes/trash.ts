import { writeLog } from '../audit/write-log.ts';
import type { Query } from '../db/index.ts';
import type { ChangingCall, LoggedAs } from './change-row.ts';
import { type RowKey, type RowTable, updateRow } from './update-row.ts';

interface RowDeletion<Row> extends RowKey, Pick<LoggedAs, 'module' | 'applicationId'> {
  table: RowTable;
  /** The row, locked until the transaction ends. Throws `NotFound` when this caller has none of that id. */
  lock(): Promise<Row>;
  /** Throws when the row has to stay, such as a row that others still use. */
  requireUnused?(row: NoInfer<Row>): Promise<void> | void;
  /** Removes what belongs to the row alone. */
  removeParts?(row: NoInfer<Row>): Promise<void>;
  /** What the operation log records of the row. */
  facts(row: NoInfer<Row>): object;
}

/** Marks a row as deleted within a scope's transaction and logs it there (P42). Throws what the members throw. */
export async function deleteRow<Row>(
  query: Query,
  call: ChangingCall,
  { table, wsId, id, lock, requireUnused, removeParts, facts, ...logged }: RowDeletion<Row>,
): Promise<null> {
  const row = await lock();
  await requireUnused?.(row);
  await removeParts?.(row);
  await updateRow(query, table, { wsId, id, now: call.now }, { deleted_at: call.now });
  await writeLog(query, call, {
    ...logged,
    action: call.operation,
    target: id,
    wsId,
    before: facts(row),
  });
  return null;
}

interface RowRestoration<Row, Shown> extends RowKey, Pick<LoggedAs, 'module' | 'applicationId'> {
  table: RowTable;
  /** The deleted row, locked until the transaction ends. Throws `NotFound` when this caller has none of that id. */
  lockDeleted(): Promise<Row>;
  /** Throws when the row cannot come back, such as below a parent that is deleted. */
  requireFitting?(row: NoInfer<Row>): Promise<void> | void;
  /** What the operation log records of the row. */
  facts(row: NoInfer<Row>): object;
  /** The row as the operation answers it, read after it is back. */
  read(): Promise<Shown>;
}

/** Takes a row out of the trash within a scope's transaction and logs it there (P42). Throws what the members throw. */
export async function restoreRow<Row, Shown>(
  query: Query,
  call: ChangingCall,
  { table, wsId, id, lockDeleted, requireFitting, facts, read, ...logged }: RowRestoration<Row, Shown>,
): Promise<Shown> {
  const row = await lockDeleted();
  await requireFitting?.(row);
  await updateRow(query, table, { wsId, id, now: call.now }, { deleted_at: null });
  await writeLog(query, call, { ...logged, action: call.operation, target: id, wsId, after: facts(row) });
  return read();
}
