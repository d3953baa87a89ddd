import { LRUCache } from 'lru-cache';
import type { DocumentSource, Overlay } from '#engine/document';
import { contentHash } from './content-hash.ts';
import type { AppliedOverlay } from './documents.ts';
import type { DocumentWorkers } from './document-workers.ts';

/** One overlay, the platform's or a workspace's. */
export interface OverlayLayer {
  wsId: string | null;
  /** Of the overlay's content. */
  hash: string;
  overlay: Overlay;
}

interface OverlayApplierParts {
  /** The document on which an overlay of this document was made; undefined when it is no longer stored. */
  storedBase(of: { key: string; wsId: string | null; hash: string }): Promise<DocumentSource | undefined>;
  workers: DocumentWorkers;
}

export interface OverlayApplier {
  apply(id: string, base: DocumentSource, layer: OverlayLayer): Promise<AppliedOverlay>;
  /** The hash of a document's content, made once for each document object. */
  hashOf(document: DocumentSource): string;
}

/** How many results are cached; the least recently used are dropped first. */
const maxCached = 2_000;

/**
 * Applies overlays to documents. After an upgrade the first request rebases an overlay on the new document; the result
 * follows from the hashes of both, which are its key in the cache.
 */
export function createOverlayApplier({ storedBase, workers }: OverlayApplierParts): OverlayApplier {
  const hashes = new WeakMap<DocumentSource, string>();
  const results = new LRUCache<string, AppliedOverlay>({ max: maxCached });

  function hashOf(document: DocumentSource): string {
    const hash = hashes.get(document) ?? contentHash(document);
    hashes.set(document, hash);
    return hash;
  }

  async function rebaseAndApply(
    id: string,
    base: DocumentSource,
    { wsId, overlay }: OverlayLayer,
  ): Promise<AppliedOverlay> {
    const hash = hashOf(base);
    const isOther = overlay.base !== undefined && overlay.base !== hash;
    const old = isOther ? await storedBase({ key: id, wsId, hash: overlay.base ?? '' }) : undefined;
    const rebased = await workers(wsId, { do: 'apply', id, base, old, isOther, overlay });
    return {
      base: { hash, document: base },
      overlay: { ...rebased.overlay, base: hash },
      document: rebased.document,
      conflicts: rebased.conflicts,
    };
  }

  return {
    hashOf,
    async apply(id, base, layer) {
      const key = [id, layer.wsId, hashOf(base), layer.hash].join('|');
      const result = results.get(key) ?? (await rebaseAndApply(id, base, layer));
      results.set(key, result);
      return result;
    },
  };
}
