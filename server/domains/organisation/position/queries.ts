import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';

/** What is read of a position. */
export const positionColumns = ['id', 'tag_name', 'domain', 'enabled', 'created_at', 'version'] as const;

export function positionsOf(query: Query, wsId: string) {
  return query
    .selectFrom('positions')
    .where('positions.ws_id', '=', wsId)
    .where('positions.deleted_at', 'is', null)
    .select(positionColumns);
}

export type PositionRow = Awaited<ReturnType<ReturnType<typeof positionsOf>['execute']>>[number];

/** One position, locked until the transaction ends. Throws `NotFound` for any other id. */
export async function lockPosition(query: Query, wsId: string, id: string): Promise<PositionRow> {
  const row = await positionsOf(query, wsId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** A position as it is on the wire. */
export function presentPosition(row: PositionRow): Schemas['Position'] {
  return {
    id: row.id,
    tagName: row.tag_name,
    domain: row.domain,
    enabled: row.enabled,
    created_at: row.created_at.toISOString(),
    version: row.version,
  };
}

/** What the log records of a position. */
export const positionFacts = ({ tag_name, domain, enabled }: Pick<PositionRow, 'tag_name' | 'domain' | 'enabled'>) => ({
  tagName: tag_name,
  domain,
  enabled,
});
