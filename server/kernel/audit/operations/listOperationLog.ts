import type { Schemas } from '#openapi';
import type { Query } from '../../db/index.ts';
import type { Handler } from '../../call/handler.ts';
import { type ListRules, listRows, timeSort } from '../../lists/index.ts';
import { inScope } from '../../scope/in-scope.ts';
import { requireReadableLog } from '../policy.ts';

/** How the operation log is sorted, searched and filtered (WB-08). */
const rules: ListRules<'listOperationLog'> = {
  name: 'listOperationLog',
  id: 'operation_log.id',
  sorts: { time: timeSort('operation_log.created_at') },
  defaultSort: '-time',
  search: ['operation_log.target'],
  equal: {
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
    (query) => listRows(query, { rows: entries(query, wsId), rules, args, present: presentEntry }),
    { singleRead: true },
  );
};

const entries = (query: Query, wsId: string | null) =>
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
      'before',
      'after',
      'detail',
      'application_id',
      'request_id',
    ]);

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
  application_id: row.application_id,
  request_id: row.request_id,
});
