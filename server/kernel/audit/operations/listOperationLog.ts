import type { Schemas } from '#openapi';
import type { Query } from '../../db/index.ts';
import type { Handler } from '../../call/handler.ts';
import { presentPage, readList } from '../../lists/index.ts';
import { operationLogList } from '../operation-log-list.ts';
import { requireReadableLog } from '../policy.ts';

/** Who did what and when: the platform's log for system roles, else the workspace's (WB-08, WB-09). */
export const listOperationLog: Handler<'listOperationLog'> = async ({ args, db, session }) => {
  const { wsId } = session;
  const read = (query: Query) => readList(query, entries(query, wsId ?? null), operationLogList, args);
  if (wsId !== undefined) await requireReadableLog(db, session, { wsId, applicationId: args.application_id });
  const page = await (wsId === undefined
    ? db.platform(read, { singleRead: true })
    : db.tenant(wsId, read, { singleRead: true }));
  return presentPage(page, presentEntry);
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
