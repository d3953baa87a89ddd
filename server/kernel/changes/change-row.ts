import { isDeepStrictEqual } from 'node:util';
import { type LogEntry, type LogSource, writeLog } from '../audit/write-log.ts';
import type { Query } from '../db/index.ts';
import { Failure } from '../errors/index.ts';
import { isStale, requireVersion } from './require-version.ts';

/** The part of a call that a change needs: who acts, by which operation, with which `If-Match`. */
export interface ChangingCall extends LogSource {
  operation: string;
  args: unknown;
  ifMatch?: number | undefined;
}

/**
 * Where a change is logged: under its area, `module`; with the application that it was made in, whose editors may read the
 * entry; and in another workspace than the session's when `wsId` names it, as system roles have none of their own.
 */
export type LoggedAs = Pick<LogEntry, 'module' | 'applicationId' | 'wsId'>;

/** One change of one row. The members are called in the order in which they are declared. */
interface RowChange<Row extends { version: number }, Shown extends { version: number }> extends LoggedAs {
  /** The row's id, for the operation log. */
  target: string;
  /** The row, locked until the transaction ends. Throws `NotFound` when this caller has none of that id. */
  lock(): Promise<Row>;
  /** Whether the whole row is replaced by what was sent, so that a call without `If-Match` could undo what it has not seen. */
  mustMatch?(row: NoInfer<Row>): boolean;
  /** The row as the operation answers it; a version conflict shows it too. */
  present(row: NoInfer<Row>): Shown | Promise<Shown>;
  /** The row as the caller wants it. Throws when the caller may not have it so. */
  wanted(stored: NoInfer<Row>): NoInfer<Row> | Promise<NoInfer<Row>>;
  /** What the operation log records of the row. When it stays equal, nothing is written. */
  facts(row: NoInfer<Row>): object;
  /** Makes the checks that only a real change needs, writes, and returns the row for `present` and the log. */
  write(wanted: NoInfer<Row>, stored: NoInfer<Row>): Promise<NoInfer<Row>>;
  /** What a version conflict shows as sent; without it the arguments. */
  sent?: unknown;
}

/**
 * Changes a row within a scope's transaction: lock, require the version of `If-Match`, compare, write, log (P42). Returns
 * the row as it is afterwards. Throws what the members throw, `Conflict` with both values for a stale version, and
 * `version_required` without one where it must match.
 */
export async function changeRow<Row extends { version: number }, Shown extends { version: number }>(
  query: Query,
  call: ChangingCall,
  { lock, mustMatch, present, wanted, facts, write, sent = call.args, ...logged }: RowChange<Row, Shown>,
): Promise<Shown> {
  const stored = await lock();
  if (call.ifMatch === undefined && mustMatch?.(stored)) throw new Failure('version_required');
  // A presentation may read: it is made once, for the answer or for the conflict.
  if (isStale(call.ifMatch, stored)) requireVersion({ ifMatch: call.ifMatch, args: sent }, await present(stored));
  const asked = await wanted(stored);
  const before = facts(stored);
  if (isDeepStrictEqual(facts(asked), before)) return present(stored);
  const written = await write(asked, stored);
  await writeLog(query, call, { ...logged, action: call.operation, before, after: facts(written) });
  return present(written);
}
