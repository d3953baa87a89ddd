import { roleSets } from '#openapi';
import type { CompiledDocument, DocumentSource } from '#engine/core';
import {
  applyOverlay,
  type CheckContext,
  checkDocument,
  compileDocument,
  createCatalogue,
  documentHash,
  type Overlay,
  readContract,
} from '#engine/compile';
import type { Database } from '../db/index.ts';
import type { PageEntry } from '../http/entry/boot-data.ts';
import type { Documents } from '../services.ts';
import { type PublishedOverlay, publishedOverlays } from './published-overlays.ts';
import { referencesOf } from './references.ts';
import { locales, type Shipped } from './shipped.ts';
import { compiledTexts } from './texts.ts';

/** One document in every language, and the same as it is sent. */
interface Variant {
  document: CompiledDocument;
  json: string;
  hash: string;
  /** The workspaces whose own changes made it; undefined when it is what everybody gets. */
  wsIds: Set<string> | undefined;
}

type Variants = Readonly<Record<string, Variant>>;

/** What `/login?safe=1` asks for: the pages as they were shipped, without anybody's changes. */
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

/** Compiled documents that are kept; the oldest make room. About 100 kB each. */
const kept = 2_000;

/**
 * Resolves shipped ← platform ← workspace, compiles once for each distinct content, and finds compiled documents by
 * hash. Nothing here has to be shared between replicas: everything follows from what is published.
 */
export function createDocuments(db: Database, shipped: Shipped): DocumentService {
  const catalogue = createCatalogue({ widgets: shipped.widgets, actions: shipped.actions });
  const operations = readContract(shipped.contract);
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, compiledTexts(shipped.shellMessages[locale] ?? {})]),
  );
  const compiled = new Map<string, Variants>();
  const byHash = new Map<string, Variant>();

  function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
    map.set(key, value);
    const oldest = map.size > kept ? map.keys().next().value : undefined;
    if (oldest !== undefined) map.delete(oldest);
  }

  function layered(id: string, overlays: readonly PublishedOverlay[]): DocumentSource | undefined {
    let source = shipped.documents.get(id);
    for (const { documentId, overlay } of overlays) {
      if (source && documentId === id) source = applyOverlay(source, overlay).document;
    }
    return source;
  }

  function context(locale: string, overlays: readonly PublishedOverlay[], isShipped: boolean): CheckContext {
    return {
      catalogue,
      operations,
      roleSets,
      messages: shipped.messages,
      documents: (id) => layered(id, overlays),
      locale,
      shipped: isShipped,
    };
  }

  function variantsOf(id: string, overlays: readonly PublishedOverlay[]): Variants | undefined {
    const source = layered(id, overlays);
    if (!source) return undefined;
    const concerned = new Set(referencesOf(source, (other) => layered(other, overlays)));
    const layers = overlays.filter(({ documentId }) => documentId === id || concerned.has(documentId));
    const owner = layers.find(({ wsId }) => wsId !== null)?.wsId ?? undefined;
    const key = [id, ...layers.map(({ documentId, hash }) => `${documentId}@${hash}`)].join('|');
    const known = compiled.get(key);
    if (known) return shared(known, owner);
    const variants: Record<string, Variant> = {};
    for (const locale of locales) {
      const { document } = compileDocument(source, context(locale, overlays, layers.length === 0));
      const hash = documentHash(document);
      const variant = byHash.get(hash) ?? { document, json: JSON.stringify(document), hash, wsIds: new Set<string>() };
      variants[locale] = variant;
      keep(byHash, hash, variant);
    }
    keep(compiled, key, variants);
    return shared(variants, owner);
  }

  const layersOf = (scope: DocumentScope): Promise<PublishedOverlay[]> =>
    scope.shippedOnly ? Promise.resolve([]) : publishedOverlays(db, scope.wsId);

  async function pages(scope: DocumentScope): Promise<PageEntry[]> {
    const overlays = await layersOf(scope);
    const entries: PageEntry[] = [];
    for (const { id, kind } of shipped.documents.values()) {
      if (kind !== 'page' && kind !== 'layout') continue;
      const variants = variantsOf(id, overlays);
      const any = variants?.[locales[0]]?.document;
      if (!variants || !any) continue;
      entries.push({
        id,
        kind,
        ...(any.route === undefined ? {} : { route: any.route }),
        ...(any.roles === undefined ? {} : { roles: any.roles }),
        ...(any.layout === undefined ? {} : { layout: any.layout }),
        title: Object.fromEntries(locales.map((locale) => [locale, titleOf(variants[locale]?.document)])),
        hash: Object.fromEntries(locales.map((locale) => [locale, variants[locale]?.hash ?? ''])),
      });
    }
    return entries;
  }

  return {
    pages,
    async byId(id, locale, scope) {
      return variantsOf(id, await layersOf(scope))?.[locale]?.document;
    },
    async byHash(hash, scope = {}) {
      // A replica that has not compiled it yet does so now; a hash of an older version is gone, and the caller reads the pages again.
      if (!mayRead(byHash.get(hash), scope)) await pages(scope);
      const found = byHash.get(hash);
      return mayRead(found, scope) ? found : undefined;
    },
    async check(source, scope) {
      return checkDocument(source, context(locales[0], await layersOf(scope), false));
    },
    checkOverlay(documentId, overlay) {
      const source = shipped.documents.get(documentId);
      // Safe: the caller has checked the overlay's shape.
      return source && checkDocument(applyOverlay(source, overlay as Overlay).document, context(locales[0], [], false));
    },
    source: (id) => shipped.documents.get(id),
    texts: (locale) => texts[locale] ?? {},
  };
}

/** The variants, now also for the workspace whose changes lead to them; without one for everybody. */
function shared(variants: Variants, owner: string | undefined): Variants {
  for (const variant of Object.values(variants)) {
    if (owner === undefined) variant.wsIds = undefined;
    else variant.wsIds?.add(owner);
  }
  return variants;
}

/** A workspace's changed document is as unknown to all others as one that does not exist (P2). */
function mayRead(variant: Variant | undefined, { wsId }: DocumentScope): boolean {
  if (!variant?.wsIds) return variant !== undefined;
  return wsId !== undefined && variant.wsIds.has(wsId);
}

/** The title as plain text; one that is computed has none before it is shown. */
function titleOf(document: CompiledDocument | undefined): string {
  const title = document?.title;
  if (typeof title === 'string') return title;
  if (!document || !title || typeof title !== 'object' || !('t' in title) || typeof title.t !== 'string') return '';
  const message = document.messages[title.t];
  return typeof message === 'string' ? message : '';
}
