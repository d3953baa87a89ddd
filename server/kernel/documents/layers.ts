import type { DocumentSource } from '#engine/runtime';
import { applyOverlay, type Overlay, type OverlayConflict, rebaseOverlay } from '#engine/compiler';
import { LRUCache } from 'lru-cache';
import { contentHash } from './content-hash.ts';

/** One layer of changes, the platform's or a workspace's. */
export interface Layer {
  wsId: string | null;
  /** Of the overlay's content. */
  hash: string;
  overlay: Overlay;
}

/** An overlay over the document beneath it as that is today. */
export interface Laid {
  /** The document beneath, and its hash. */
  base: { hash: string; document: DocumentSource };
  /** Made on that base: what cannot be made on it is open. */
  overlay: Overlay;
  document: DocumentSource;
  /** The open changes; those that an upgrade has overtaken since the overlay was saved come first, by their index. */
  conflicts: OverlayConflict[];
}

interface LayersParts {
  /** The document on which an overlay of this place was made; undefined when it is not kept any more. */
  storedBase(place: { key: string; wsId: string | null; hash: string }): Promise<DocumentSource | undefined>;
  /** Whether the changed document may be shown: asked when the one beneath is not what the overlay was made on. */
  isGood(key: string, document: DocumentSource): boolean;
}

export interface Layers {
  lay(key: string, beneath: DocumentSource, layer: Layer): Promise<Laid>;
  hashOf(document: DocumentSource): string;
}

/** Results that are kept; the least recently used make room. */
const kept = 2_000;

/**
 * Lays overlays over documents. After an upgrade the first reading takes an overlay over to the new document; the result
 * follows from the hashes of both, by which it is kept.
 */
export function createLayers({ storedBase, isGood }: LayersParts): Layers {
  const hashes = new WeakMap<DocumentSource, string>();
  const laid = new LRUCache<string, Laid>({ max: kept });

  function hashOf(document: DocumentSource): string {
    const known = hashes.get(document) ?? contentHash(document);
    hashes.set(document, known);
    return known;
  }

  async function layAnew(key: string, beneath: DocumentSource, { wsId, overlay }: Layer): Promise<Laid> {
    const hash = hashOf(beneath);
    const isOther = overlay.base !== undefined && overlay.base !== hash;
    const old = isOther ? await storedBase({ key, wsId, hash: overlay.base ?? '' }) : undefined;
    const test = isOther ? (document: DocumentSource): boolean => isGood(key, document) : undefined;
    const rebased = rebaseOverlay(old ?? beneath, beneath, overlay, test);
    const { document } = applyOverlay(beneath, rebased.overlay);
    return {
      base: { hash, document: beneath },
      overlay: { ...rebased.overlay, base: hash },
      document,
      conflicts: rebased.conflicts,
    };
  }

  return {
    hashOf,
    async lay(key, beneath, layer) {
      const name = [key, layer.wsId, hashOf(beneath), layer.hash].join('|');
      const known = laid.get(name);
      if (known) return known;
      const made = await layAnew(key, beneath, layer);
      laid.set(name, made);
      return made;
    },
  };
}
