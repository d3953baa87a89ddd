import type { Query } from '#server/kernel/db/index.ts';
import type { Api } from './api.ts';

/** What was logged of one operation in a workspace, or without one in the platform; the newest first. */
export function logged({ database }: Api, action: string, wsId: string | null = null) {
  const read = (query: Query) =>
    query
      .selectFrom('operation_log')
      .selectAll()
      .where('ws_id', wsId === null ? 'is' : '=', wsId)
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .execute();
  return wsId === null ? database.platform(read) : database.tenant(wsId, read);
}

/** The newest of them; throws when there is none. */
export async function lastLogOf(api: Api, wsId: string | undefined, action: string) {
  const [newest] = await logged(api, action, wsId);
  if (!newest) throw new Error(`Nothing was logged of ${action}.`);
  return newest;
}

/** The rows about one target in a workspace, oldest first. */
export function logOf({ database }: Api, wsId: string, target: string) {
  return database.tenant(wsId, (query) =>
    query
      .selectFrom('operation_log')
      .where('ws_id', '=', wsId)
      .where('target', '=', target)
      .select(['module', 'action', 'user_name', 'before', 'after'])
      .orderBy('id')
      .execute(),
  );
}
