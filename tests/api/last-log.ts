import type { Query } from '#server/db/index.ts';
import type { Api } from './api.ts';

/** The newest entry of an operation in the log of a workspace, or without one of the platform. */
export async function lastLogOf({ database }: Api, wsId: string | undefined, action: string) {
  const read = (query: Query) =>
    query
      .selectFrom('operation_log')
      .selectAll()
      .where('action', '=', action)
      .where('ws_id', wsId === undefined ? 'is' : '=', wsId ?? null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  return wsId === undefined ? database.platform(read) : database.tenant(wsId, read);
}
