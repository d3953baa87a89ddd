import { type RawBuilder, sql } from 'kysely';
import type { Args } from '#openapi';
import { type ListRules, timeSort } from '../lists/index.ts';
import type { Query } from '../db/index.ts';
import { type AskedColumns, entriesOf } from './entry-row.ts';

/** How the operation log is sorted, searched and filtered (WB-08). */
export const logRules: ListRules<'listOperationLog'> = {
  name: 'listOperationLog',
  id: 'operation_log.id',
  sorts: { time: timeSort('operation_log.created_at') },
  defaultSort: '-time',
  search: ['operation_log.target'],
  equal: {
    id: 'operation_log.id',
    user_id: 'operation_log.user_id',
    module: 'operation_log.module',
    action: 'operation_log.action',
    target: 'operation_log.target',
    application_id: 'operation_log.application_id',
  },
  ranges: [{ column: 'operation_log.created_at', from: 'begin', to: 'end' }],
};

/** When a day begins in a time zone; one later when so many days are added. */
const dayBegin = (day: string, timeZone: string, later = 0): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone ${timeZone})`;

interface AskedEntries extends AskedColumns {
  args: Pick<Args<'listOperationLog'>, 'from_day' | 'to_day' | 'result' | 'targets'>;
  timeZone: string;
}

/** The entries of one log by days, targets and result; the other filters are in the rules. */
export function askedEntries(query: Query, wsId: string | null, { args, timeZone, ...columns }: AskedEntries) {
  let rows = entriesOf(query, wsId, columns);
  if (args.from_day !== undefined)
    rows = rows.where('operation_log.created_at', '>=', dayBegin(args.from_day, timeZone));
  if (args.to_day !== undefined) rows = rows.where('operation_log.created_at', '<', dayBegin(args.to_day, timeZone, 1));
  if (args.targets) rows = rows.where('operation_log.target', 'in', args.targets);
  // Written out, so that the index of failures is known to hold them.
  if (args.result === 'failed') return rows.where(sql<boolean>`operation_log.result = 'failed'`);
  if (args.result === 'succeeded') return rows.where(sql<boolean>`operation_log.result = 'succeeded'`);
  return rows;
}
