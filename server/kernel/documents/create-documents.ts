import { own } from '#schemas';
import type { CompiledDocument, Overlay } from '#engine/document';
import { createListKeys, diffDocuments } from '#engine/overlays';
import { createCatalogue } from '#engine/compiler';
import type { Database } from '../db/index.ts';
import type { PageEntry } from '#openapi';
import { CompiledDocuments, type Variants } from './compiled-documents.ts';
import type { AppliedOverlay, Documents } from './documents.ts';
import { contentHash } from './content-hash.ts';
import { createDocumentChecker } from './document-checker.ts';
import { nodeLocations } from './node-locations.ts';
import { createOverlayApplier } from './overlay-applier.ts';
import { pageEntry } from './page-entries.ts';
import { type PublishedOverlay, publishedOverlays, storedBase } from './published-overlays.ts';
import { type ResolvedDocuments, resolveDocuments, shippedDocuments } from './resolved-documents.ts';
import type { Shipped } from './shipped.ts';

/** What `/login?safe=1` asks for: the pages as they were shipped, without changes. */
export interface DocumentScope {
  wsId?: string;
  shippedOnly?: boolean;
}

export interface DocumentService extends Documents {
  pages(scope: DocumentScope): Promise<readonly PageEntry[]>;
  /** The page's or layout's document for the scope, in one language. */
  byId(id: string, locale: string, scope: DocumentScope): Promise<CompiledDocument | undefined>;
  byHash(hash: string, scope?: DocumentScope): Promise<{ document: CompiledDocument; json: string } | undefined>;
}

/** Names everything that goes into a document of these overlays. */
const contentOf = (id: string, overlays: readonly PublishedOverlay[]): string =>
  [id, ...overlays.map(({ documentId, hash }) => `${documentId}@${hash}`)].join('|');

/** Resolves shipped ← platform ← workspace, and compiles each distinct content once (`CompiledDocuments`). */
export function createDocuments(db: Database, shipped: Shipped): DocumentService {
  const catalogue = createCatalogue({ widgets: shipped.widgets, actions: shipped.actions });
  const keys = createListKeys(catalogue);
  const checker = createDocumentChecker(shipped, catalogue);
  const overlays = createOverlayApplier({ storedBase: (of) => storedBase(db, of), isSound: checker.isSound });
  const compiled = new CompiledDocuments();
  const asShipped = shippedDocuments(shipped.documents);

  const resolved = async (scope: DocumentScope): Promise<ResolvedDocuments> =>
    scope.shippedOnly
      ? asShipped
      : resolveDocuments(shipped.documents, await publishedOverlays(db, scope.wsId), overlays);

  function variantsOf(id: string, documents: ResolvedDocuments): Variants | undefined {
    const source = documents.source(id);
    if (!source) return undefined;
    const applied = documents.overlaysOf(id);
    const content = contentOf(id, applied);
    const wsId = applied.find((overlay) => overlay.wsId !== null)?.wsId ?? undefined;
    const isShipped = applied.length === 0;
    return compiled.variants({ content, wsId }, (locale) => {
      const changes = isShipped ? undefined : contentHash(content);
      return checker.compile(source, documents, { locale, isShipped, changes });
    });
  }

  async function pages(scope: DocumentScope): Promise<PageEntry[]> {
    const documents = await resolved(scope);
    return [...shipped.documents.values()].flatMap(({ id, kind }) => {
      if (kind !== 'page' && kind !== 'layout') return [];
      const variants = variantsOf(id, documents);
      return (variants && pageEntry(kind, variants)) ?? [];
    });
  }

  return {
    pages,
    async byId(id, locale, scope) {
      return variantsOf(id, await resolved(scope))?.[locale]?.document;
    },
    async byHash(hash, scope = {}) {
      // A replica that has not compiled it yet does so now; a hash of an older version is gone, and the caller reads the pages again.
      if (!compiled.find(hash, scope.wsId)) await pages(scope);
      return compiled.find(hash, scope.wsId);
    },
    async locations(hash, scope) {
      const found = compiled.find(hash, scope.wsId);
      if (!found) return undefined;
      const { id, locale } = found.document;
      // The sign-in page may be on the screen as it was shipped; what was published since then is nowhere.
      for (const documents of [await resolved(scope), asShipped]) {
        if (variantsOf(id, documents)?.[locale]?.hash !== hash) continue;
        return nodeLocations({
          compiled: found.document,
          documents: documents.source,
          shipped,
          overlays: documents.inForce,
        });
      }
      return undefined;
    },
    async reachOf({ id, version }, scope) {
      const documents = await resolved(scope);
      const applied = documents.source(id) ? documents.overlaysOf(id) : [];
      if (applied.length === 0 || contentHash(contentOf(id, applied)) !== version) return undefined;
      const wsId = applied.find((overlay) => overlay.wsId !== null)?.wsId;
      return wsId ? { wsId } : {};
    },
    check: async (source, scope) => checker.check(source, await resolved(scope)),
    rights: checker.rights,
    theme: checker.theme,
    async applyOverlays(id, layers) {
      let base = shipped.documents.get(id);
      let applied: AppliedOverlay | undefined;
      for (const { wsId, overlay } of layers) {
        if (!base) break;
        // Safe: the caller has checked the overlay's shape, now or before it was stored.
        applied = await overlays.apply(id, base, { wsId, overlay: overlay as Overlay, hash: contentHash(overlay) });
        base = applied.document;
      }
      if (!applied) throw new Error(`There is no document ${id}, or no overlay to apply to it.`);
      return applied;
    },
    diff: (before, after) => diffDocuments(before, after, keys),
    message: (key, locale) => own(shipped.messages[locale], key),
    source: (id) => shipped.documents.get(id),
    texts: (locale) => shipped.shellMessages[locale] ?? {},
    firstTexts: (locale) => shipped.firstMessages[locale] ?? {},
  };
}
