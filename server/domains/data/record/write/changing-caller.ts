import { type LogSource, writeLogs } from '#server/kernel/audit/write-log.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { NotAllowed } from '#server/kernel/errors/index.ts';
import type { DesignedTable } from '../access/record-access.ts';
import type { RecordCaller } from '../access/caller.ts';

/** The part of a call by which records are changed. */
export interface ChangingCaller extends LogSource, RecordCaller {
  operation: string;
  args: unknown;
  ifMatch?: number | undefined;
  session: RecordCaller['session'] & NonNullable<LogSource['session']>;
}

export const denied = (rule: string): NotAllowed => new NotAllowed({ detail: { rule } });

/** Writes a row of the log for each of these records; the values are in their own history. */
export function logged(
  query: Query,
  call: ChangingCaller,
  { design }: DesignedTable,
  targets: readonly string[],
): void {
  const { wsId, appId, tableId } = design;
  const of = { module: 'record', action: call.operation, applicationId: appId, wsId, detail: { table: tableId } };
  writeLogs(
    query,
    call,
    targets.map((target) => ({ ...of, target })),
  );
}

/** Who changes records by a call, and when. */
export const authorOf = ({ session, now }: ChangingCaller) => ({ accountId: session.accountId, now });
