import { sameJson, own, isObject, pointerKeys } from '#schemas';
import type { Database, Query } from '#server/kernel/db/index.ts';

/** Names of accounts; those who are gone have none. */
export async function namesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.identity(
    (query) => query.selectFrom('accounts').select(['id', 'real_name']).where('id', 'in', ids).execute(),
    { readOnly: true },
  );
  return new Map(rows.map(({ id, real_name }) => [id, real_name]));
}

/** One change, as the operation log has it. */
export interface LoggedChange {
  user_id: string | null;
  user_name: string | null;
  created_at: Date;
  before: unknown;
  after: unknown;
}

/** How far back an author is looked for. */
const mostChanges = 50;

/** What was changed, as the operation log names it. */
export interface LoggedTarget {
  wsId: string | null;
  module: string;
  target: string;
  actions: readonly string[];
}

/** The latest changes of a target, newest first. */
export function changesOf(query: Query, { wsId, module, target, actions }: LoggedTarget): Promise<LoggedChange[]> {
  return query
    .selectFrom('operation_log')
    .where('ws_id', wsId === null ? 'is' : '=', wsId)
    .where('module', '=', module)
    .where('target', '=', target)
    .where('action', 'in', actions)
    .select(['user_id', 'user_name', 'created_at', 'before', 'after'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostChanges)
    .execute();
}

function at(value: unknown, pointer: string): unknown {
  let part = value;
  for (const key of pointerKeys(pointer)) {
    part = Array.isArray(part) ? part[Number(key)] : isObject(part) ? own(part, key) : undefined;
  }
  return part;
}

/** The change that last touched a field, of a list with the newest first. */
export function lastChangeOf(changes: readonly LoggedChange[], pointer: string): LoggedChange | undefined {
  return changes.find(({ before, after }) => !sameJson(at(before, pointer), at(after, pointer)));
}
