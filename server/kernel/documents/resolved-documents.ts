import type { DocumentSource } from '#engine/document';
import type { OverlayApplier } from './overlay-applier.ts';
import type { OverlayInForce } from './node-locations.ts';
import type { PublishedOverlay } from './published-overlays.ts';
import { referencesOf } from './references.ts';

/** The documents that a scope sees: the shipped ones with its published overlays applied. */
export interface ResolvedDocuments {
  /** The resolved document; undefined when there is none of this id. */
  source(id: string): DocumentSource | undefined;
  /** The documents that have changes, by id. */
  changed(): Record<string, DocumentSource>;
  /** The overlays of a document as they are in force today, the platform's before the workspace's. */
  inForce(id: string): readonly OverlayInForce[];
  /** The published overlays that a document depends on: its own, and those of the documents that are compiled into it. */
  overlaysOf(id: string): readonly PublishedOverlay[];
}

type Shipped = ReadonlyMap<string, DocumentSource>;

/** As the product ships them. */
export function shippedDocuments(shipped: Shipped): ResolvedDocuments {
  return { source: (id) => shipped.get(id), changed: () => ({}), inForce: () => [], overlaysOf: () => [] };
}

/** Applies every overlay to the document that is beneath it today; the platform's come before the workspace's. */
export async function resolveDocuments(
  shipped: Shipped,
  overlays: readonly PublishedOverlay[],
  { apply }: OverlayApplier,
): Promise<ResolvedDocuments> {
  const changed = new Map<string, DocumentSource>();
  const inForce = new Map<string, OverlayInForce[]>();
  const source = (id: string): DocumentSource | undefined => changed.get(id) ?? shipped.get(id);
  for (const { documentId, ...layer } of overlays) {
    const base = source(documentId);
    if (!base) continue;
    const { document, overlay } = await apply(documentId, base, layer);
    changed.set(documentId, document);
    inForce.set(documentId, [...(inForce.get(documentId) ?? []), { wsId: layer.wsId, overlay }]);
  }
  return {
    source,
    changed: () => Object.fromEntries(changed),
    inForce: (id) => inForce.get(id) ?? [],
    overlaysOf(id) {
      const own = source(id);
      const parts = new Set(own ? [id, ...referencesOf(own, source)] : []);
      return overlays.filter(({ documentId }) => parts.has(documentId));
    },
  };
}
