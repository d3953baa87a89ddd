import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Query } from '../db/index.ts';
import type { Keys } from '../foundation/keys.ts';
import { seal, unseal } from '../foundation/sealing.ts';

/** Which transactions had ended at a time: all before `from`, none from `to`, and of those between not the `running` ones. */
export interface Position {
  from: string;
  to: string;
  running: readonly string[];
}

/** A list of more running transactions is not stored; then what those between have written is new once more. */
const mostRunning = 200;

const positionIn = (snapshot: string): Position => {
  const [from = '', to = '', running = ''] = snapshot.split(':');
  return { from, to, running: running === '' ? [] : running.split(',') };
};

/** The position of the next statement or an earlier one. */
export async function currentPosition(query: Query): Promise<Position> {
  const { rows } = await sql<{ now: string }>`select pg_current_snapshot()::text as now`.execute(query);
  const position = positionIn(rows[0]?.now ?? '');
  return position.running.length > mostRunning ? { from: position.from, to: position.from, running: [] } : position;
}

/**
 * The position sealed for callers, in a context that it says something of. Its numbers are counted up by all workspaces, and would
 * show how much the others write.
 */
export const sealPosition = (keys: Keys, context: string, { from, to, running }: Position): string =>
  seal(keys.key('list-positions'), context, `${from}:${to}:${running.join(',')}`);

/** The position again. Throws for anything that was not sealed in this context. */
export const unsealPosition = (keys: Keys, context: string, sealed: string): Position =>
  positionIn(unseal(keys.key('list-positions'), context, sealed));

/** True for a row whose transaction, in `column`, was not committed yet at that position. */
export const isNewer = ({ from, to, running }: Position, column: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${column} >= ${from}::xid8 and (${column} >= ${to}::xid8 or ${column} = any(${[...running]}::xid8[])))`;

/** The same of a transaction that is known by its number. */
export const wasLater = ({ from, to, running }: Position, transaction: string): boolean =>
  BigInt(transaction) >= BigInt(from) && (BigInt(transaction) >= BigInt(to) || running.includes(transaction));
