import type { DocumentSource, Overlay } from '#engine/document';
import { sql } from 'kysely';
import type { Database, Query } from '../db/index.ts';
import type { OverlayLayer } from './overlay-applier.ts';

/** One overlay of a shipped document, as it is published. */
export interface PublishedOverlay extends OverlayLayer {
  documentId: string;
}

const select = (query: Query) =>
  query
    .selectFrom('configurations')
    .innerJoin('configuration_versions', (join) =>
      join
        .onRef('configuration_versions.id', '=', 'configurations.published_id')
        .onRef('configuration_versions.ws_id', 'is not distinct from', 'configurations.ws_id'),
    )
    .select([
      'configurations.key',
      'configurations.ws_id',
      'configurations.scope',
      'configuration_versions.hash',
      'configuration_versions.value',
    ])
    .where('configurations.kind', '=', 'overlay')
    .where('configurations.deleted_at', 'is', null);

/** The published overlays that a visitor of the workspace gets, the platform's before the workspace's. */
export async function publishedOverlays(db: Database, wsId: string | undefined): Promise<PublishedOverlay[]> {
  const rows = wsId
    ? await db.tenant(
        wsId,
        (query) =>
          select(query)
            .where((where) =>
              where.or([where('configurations.ws_id', '=', wsId), where('configurations.ws_id', 'is', null)]),
            )
            .orderBy('configurations.scope')
            .execute(),
        { readOnly: true },
      )
    : await db.platform((query) => select(query).where('configurations.ws_id', 'is', null).execute(), {
        readOnly: true,
      });
  // Safe: an overlay is validated before it is stored.
  return rows.map((row) => ({ documentId: row.key, wsId: row.ws_id, hash: row.hash, overlay: row.value as Overlay }));
}

/** The document that an overlay of the configuration was made on, by its hash; undefined when no version has it any more. */
export async function storedBase(
  db: Database,
  { key, wsId, hash }: { key: string; wsId: string | null; hash: string },
): Promise<DocumentSource | undefined> {
  const find = (query: Query) =>
    query
      .selectFrom('configuration_versions')
      .select('base')
      .where('kind', 'in', ['overlay', 'page'])
      .where('key', '=', key)
      .where('ws_id', 'is not distinct from', wsId)
      .where(sql`value ->> 'base'`, '=', hash)
      .where('base', 'is not', null)
      .limit(1)
      .executeTakeFirst();
  const row =
    wsId === null ? await db.platform(find, { readOnly: true }) : await db.tenant(wsId, find, { readOnly: true });
  // Safe: documents are stored there and nothing else.
  return row?.base ? (row.base as DocumentSource) : undefined;
}
