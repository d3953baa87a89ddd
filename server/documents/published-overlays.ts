import type { Overlay } from '#engine/compile';
import type { Database, Query } from '../db/index.ts';

/** One layer over a shipped document, as it is published. */
export interface PublishedOverlay {
  documentId: string;
  /** The workspace whose layer it is, or null for the platform's. */
  wsId: string | null;
  hash: string;
  overlay: Overlay;
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
