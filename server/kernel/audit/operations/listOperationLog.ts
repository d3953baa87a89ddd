import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '../../db/index.ts';
import type { Handler } from '../../call/handler.ts';
import { type ListRules, listRows, timeSort } from '../../lists/index.ts';
import { inScope } from '../../scope/in-scope.ts';
import { cutValuesOf } from '../large-values.ts';
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
    result: 'operation_log.result',
    application_id: 'operation_log.application_id',
  },
  ranges: [{ column: 'operation_log.created_at', from: 'begin', to: 'end' }],
};

/** Who did what and when: the platform's log for system roles, else the workspace's (WB-08, WB-09). */
export const listOperationLog: Handler<'listOperationLog'> = async ({ args, db, session }) => {
  const wsId = session.wsId ?? null;
  if (wsId !== null) await requireReadableLog(db, session, { wsId, applicationId: args.application_id });
  return inScope(
    db,
    wsId,
    (query) => listRows(query, { rows: entries(query, wsId, args.size), rules, args, present: presentEntry }),
    { singleRead: true },
  );
};

/** What the values of one page may be together, in bytes. */
const bytesOfPage = 1024 * 1024;

/** The value, unless it is more than its part of the page: the database leaves it out before it is sent. */
const shortValue = (name: 'before' | 'after', most: number) =>
  sql<unknown>`case when octet_length(operation_log.${sql.ref(name)}::text) <= ${most} then operation_log.${sql.ref(name)} end`;

/** The length of a value that is left out. */
const cutLength = (name: 'before' | 'after', most: number) =>
  sql<number | null>`case when octet_length(operation_log.${sql.ref(name)}::text) > ${most}
    then octet_length(operation_log.${sql.ref(name)}::text) end`;

const entries = (query: Query, wsId: string | null, size = 20, most = Math.floor(bytesOfPage / size / 2)) =>
  query
    .selectFrom('operation_log')
    .where('ws_id', wsId === null ? 'is' : '=', wsId)
    .select([
      'id',
      'created_at',
      'user_id',
      'user_name',
      'ip',
      'module',
      'action',
      'target',
      'result',
      'detail',
      'count',
      'application_id',
      'request_id',
    ])
    .select([shortValue('before', most).as('before'), shortValue('after', most).as('after')])
    .select([cutLength('before', most).as('before_length'), cutLength('after', most).as('after_length')]);

type Entry = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>;

/** An entry as it is on the wire. */
const presentEntry = (row: Entry): Schemas['OperationLog'] => ({
  id: row.id,
  time: row.created_at.toISOString(),
  user_id: row.user_id,
  user_name: row.user_name,
  ip: row.ip,
  module: row.module,
  action: row.action,
  target: row.target,
  result: row.result,
  before: row.before ?? null,
  after: row.after ?? null,
  detail: row.detail,
  count: row.count,
  cut: {
    ...cutValuesOf(row.detail),
    ...(row.before_length === null ? {} : { before: row.before_length }),
    ...(row.after_length === null ? {} : { after: row.after_length }),
  },
  application_id: row.application_id,
  request_id: row.request_id,
});
