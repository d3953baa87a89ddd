import { type Operation, type OperationId, operations } from '#openapi';
import type { Change } from '../world/state.ts';

/** What changes beside what a call is for: counters, signals, and which imports can be taken back; records that go with one are logged. */
const besideChanges: ReadonlySet<string> = new Set([
  'captchas',
  'idempotency_keys',
  'notification_signals',
  'rate_limits',
  'record_imports',
]);

/**
 * WB-09: whether a granted call that changed these tables was logged as the contract says. A change is an entry of the
 * operation log, unless the operation gives a reason (`x-unlogged`): then it is none.
 */
export function judgeLog(id: OperationId, changes: readonly Change[]): string[] {
  const { safe, unlogged }: Operation = operations[id];
  const changed = changes.map(({ table }) => table);
  const isLogged = changed.includes('operation_log');
  if (unlogged !== undefined) return isLogged ? [`it is logged although the contract says: ${unlogged}`] : [];
  const tables = changed.filter((table) => !besideChanges.has(table));
  if (safe || isLogged || tables.length === 0) return [];
  return [`it changed ${[...new Set(tables)].join(', ')}, and no entry of the operation log says so`];
}
