import { type RawBuilder, sql } from 'kysely';
import type { Handler } from '../../call/handler.ts';
import { type ListRules, listRows, timeSort } from '../../lists/index.ts';
import { inScope } from '../../scope/in-scope.ts';
import { entriesOf, presentEntry } from '../entry-row.ts';
import { requireReadableLog } from '../policy.ts';

/** How the operation log is sorted, searched and filtered (WB-08). */
const rules: ListRules<'listOperationLog'> = {
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
    result: 'operation_log.result',
    application_id: 'operation_log.application_id',
  },
  ranges: [{ column: 'operation_log.created_at', from: 'begin', to: 'end' }],
};

/** What the values of one page may be together, in bytes. */
const bytesOfPage = 1024 * 1024;

/** When a day begins in a time zone; one later when so many days are added. */
const dayBegin = (day: string, timeZone: string, later = 0): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone ${timeZone})`;

/** Who did what and when: the platform's log for system roles, else the workspace's (WB-08, WB-09). */
export const listOperationLog: Handler<'listOperationLog'> = async ({ args, db, session, locale, timeZone }) => {
  const wsId = session.wsId ?? null;
  if (wsId !== null) await requireReadableLog(db, session, { wsId, applicationId: args.application_id });
  const most = Math.floor(bytesOfPage / (args.size ?? 20) / 2);
  return inScope(
    db,
    wsId,
    (query) => {
      let rows = entriesOf(query, wsId, most);
      if (args.from_day !== undefined)
        rows = rows.where('operation_log.created_at', '>=', dayBegin(args.from_day, timeZone));
      if (args.to_day !== undefined)
        rows = rows.where('operation_log.created_at', '<', dayBegin(args.to_day, timeZone, 1));
      return listRows(query, { rows, rules, args, present: (row) => presentEntry(row, locale) });
    },
    { singleRead: true },
  );
};
