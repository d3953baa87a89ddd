import { setImmediate as turn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { own } from '#schemas';
import type { CompiledDocument, CompiledTheme, Diagnostic, DocumentDiff, Overlay } from '#engine/document';
import { compiledJson, createDocumentChecker, type DocumentChecker } from '#engine/checker';
import { createCatalogue } from '#engine/compiler';
import type { Database } from '../db/index.ts';
import type { PageEntry } from '#openapi';
import { CompiledDocuments, type Variants } from './compiled-documents.ts';
import type { AppliedOverlay, Documents } from './documents.ts';
import { contentHash } from './content-hash.ts';
import { blankPage, customPageOf, publishedPage, withCustomPage } from './custom-pages.ts';
import { createDesignKit } from './design-kit.ts';
import { nodeLocations } from './node-locations.ts';
import { createOverlayApplier } from './overlay-applier.ts';
import { pageEntry } from './page-entries.ts';
import type { Precompiled } from './precompiled.ts';
import { type PublishedOverlay, publishedOverlays, storedBase } from './published-overlays.ts';
import { type ResolvedDocuments, resolveDocuments, shippedDocuments } from './resolved-documents.ts';
import type { Shipped } from './shipped.ts';
import { documentDiagnostic } from '#engine/written';
import { WorkExceeded } from '../workers/worker-pool.ts';
import { createDocumentWorkers } from './document-workers.ts';

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

/** A check that takes too long is answered with that: its author can make the document smaller. */
async function timed(check: () => Promise<readonly Diagnostic[]>): Promise<readonly Diagnostic[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof WorkExceeded) return [documentDiagnostic('PAGE_TOO_COSTLY', '')];
    throw error;
  }
}

/** Names everything that goes into a document of these overlays. */
const contentOf = (id: string, overlays: readonly PublishedOverlay[]): string =>
  [id, ...overlays.map(({ documentId, hash }) => `${documentId}@${hash}`)].join('|');
/** Milliseconds of compiling after which others get their turn of the thread: all pages together take seconds. */
const stretch = 20;
/** How many differences between two documents are cached; a reader of a draft asks for the same one each time. */
const maxCachedDiffs = 500;

/**
 * Resolves shipped ← platform ← workspace, and compiles each distinct content once (`CompiledDocuments`); an unchanged document is taken as
 * the build compiled it, where it did.
 */
export function createDocuments(
  db: Database,
  shipped: Shipped,
  precompiled: Precompiled = () => undefined,
): DocumentService {
  const catalogue = createCatalogue({ widgets: shipped.widgets, actions: shipped.actions });
  const checker = createDocumentChecker(shipped, catalogue);
  const workers = createDocumentWorkers(shipped);
  const overlays = createOverlayApplier({ storedBase: (of) => storedBase(db, of), workers });
  const compiled = new CompiledDocuments();
  const diffs = new LRUCache<string, DocumentDiff>({ max: maxCachedDiffs });
  const asShipped = shippedDocuments(shipped.documents);

  const resolved = async (scope: DocumentScope): Promise<ResolvedDocuments> =>
    scope.shippedOnly
      ? asShipped
      : resolveDocuments(shipped.documents, await publishedOverlays(db, scope.wsId), overlays);

  async function variantsOf(id: string, documents: ResolvedDocuments): Promise<Variants | undefined> {
    const source = documents.source(id);
    if (!source) return undefined;
    const applied = documents.overlaysOf(id);
    const content = contentOf(id, applied);
    const wsId = applied.find((overlay) => overlay.wsId !== null)?.wsId ?? undefined;
    return compiled.variants({ content, wsId }, (locale) =>
      applied.length === 0
        ? (precompiled(id, locale) ??
          compiledJson(checker.compile(source, documents, { locale, isShipped: true }).document))
        : workers(wsId, { do: 'compile', source, changed: documents.changed(), locale, changes: contentHash(content) }),
    );
  }

  /** A custom page as it is published, with the documents that its workspace sees. */
  async function customPage(page: string, wsId: string) {
    const published = await publishedPage(db, wsId, page);
    return published && { published, documents: await withCustomPage(await resolved({ wsId }), published, overlays) };
  }

  async function pages(scope: DocumentScope): Promise<PageEntry[]> {
    const documents = await resolved(scope);
    const entries: PageEntry[] = [];
    let began = performance.now();
    for (const { id, kind } of shipped.documents.values()) {
      if (kind !== 'page' && kind !== 'layout') continue;
      const variants = await variantsOf(id, documents);
      const entry = variants && pageEntry(kind, variants);
      if (entry) entries.push(entry);
      if (performance.now() - began > stretch) {
        await turn();
        began = performance.now();
      }
    }
    return entries;
  }

  return {
    pages,
    async byId(id, locale, scope) {
      return (await variantsOf(id, await resolved(scope)))?.[locale]?.document;
    },
    async byHash(hash, scope = {}) {
      // A replica that has not compiled it yet does so now; a hash of an older version is gone, and the caller reads the pages again.
      if (!compiled.find(hash, scope.wsId)) await pages(scope);
      if (!compiled.find(hash, scope.wsId)) await pages({ ...scope, shippedOnly: true });
      return compiled.find(hash, scope.wsId);
    },
    async locations(hash, scope) {
      const found = compiled.find(hash, scope.wsId);
      if (!found) return undefined;
      const { id, locale } = found.document;
      // The sign-in page may be on the screen as it was shipped; what was published since then is nowhere.
      for (const documents of [await resolved(scope), asShipped]) {
        if ((await variantsOf(id, documents))?.[locale]?.hash !== hash) continue;
        return nodeLocations({
          compiled: found.document,
          documents: documents.source,
          shipped,
          overlays: documents.inForce,
        });
      }
      return undefined;
    },
    async check(source, scope) {
      const changed = (await resolved(scope)).changed();
      return timed(() => workers(scope.wsId, { do: 'check', source, changed }));
    },
    checkOverlay: (overlay, { wsId }) => timed(() => workers(wsId, { do: 'checkOverlay', overlay })),
    async customPage(page, { wsId, locale }) {
      const found = await customPage(page, wsId);
      if (!found) return undefined;
      const { documentId, applicationId, name } = found.published;
      const document = (await variantsOf(documentId, found.documents))?.[locale]?.document;
      return document && { applicationId, name, document };
    },
    async reachOf({ id, version }, scope) {
      const page = customPageOf(id);
      if (page !== undefined) {
        const found = scope.wsId === undefined ? undefined : await customPage(page, scope.wsId);
        if (!found || contentHash(contentOf(id, found.documents.overlaysOf(id))) !== version) return undefined;
        return { ...scope, applicationId: found.published.applicationId };
      }
      const documents = await resolved(scope);
      const applied = documents.source(id) ? documents.overlaysOf(id) : [];
      if (applied.length === 0 || contentHash(contentOf(id, applied)) !== version) return undefined;
      const wsId = applied.find((overlay) => overlay.wsId !== null)?.wsId;
      return wsId ? { wsId } : {};
    },
    rights: (document, { wsId }) => workers(wsId, { do: 'rights', document }),
    restrictions: (base, { wsId }) => workers(wsId, { do: 'restrictions', base }),
    changed: async (scope) => (await resolved(scope)).changed(),
    kit: createDesignKit(shipped),
    theme: cacheThemes(checker.theme),
    async applyOverlays(id, layers) {
      let base = shipped.documents.get(id) ?? blankPage(id);
      let applied: AppliedOverlay | undefined;
      for (const { wsId, overlay } of layers) {
        if (!base) break;
        // A large overlay takes its time to hash and to send: others get their turn of this thread between two.
        await turn();
        // Safe: the caller has checked the overlay's shape, now or before it was stored.
        applied = await overlays.apply(id, base, { wsId, overlay: overlay as Overlay, hash: contentHash(overlay) });
        await turn();
        base = applied.document;
      }
      if (!applied) throw new Error(`There is no document ${id}, or no overlay to apply to it.`);
      return applied;
    },
    async diff(before, after, { wsId }) {
      const hashes: string[] = [];
      for (const document of [before, after]) {
        hashes.push(overlays.hashOf(document));
        await turn();
      }
      const key = hashes.join('|');
      const diff = diffs.get(key) ?? (await workers(wsId, { do: 'diff', before, after }));
      diffs.set(key, diff);
      await turn();
      return diff;
    },
    message: (key, locale) => own(shipped.messages[locale], key),
    source: (id) => shipped.documents.get(id) ?? blankPage(id),
    texts: (locale) => shipped.shellMessages[locale] ?? {},
    firstTexts: (locale) => shipped.firstMessages[locale] ?? {},
  };
}

/** How many compiled themes are cached; the least recently used are dropped first. */
const maxCachedThemes = 2_000;

/** Checking every pair of colours takes some milliseconds, and every entry page asks: what is right is compiled once. */
function cacheThemes(compile: DocumentChecker['theme']): DocumentChecker['theme'] {
  const themes = new LRUCache<string, CompiledTheme>({ max: maxCachedThemes });
  return (source, forgiven) => {
    const key = JSON.stringify(source);
    const known = themes.get(key);
    if (known) return known;
    const theme = compile(source, forgiven);
    if (theme.diagnostics.length === 0) themes.set(key, theme);
    return theme;
  };
}
