import { roleSets } from '#openapi';
import { own } from '#schemas';
import type { CompiledDocument, DocumentSource } from '#engine/runtime';
import {
  type CheckContext,
  type CompiledTheme,
  checkDocument,
  compileDocument,
  compileTheme,
  createCatalogue,
  createListKeys,
  diffDocuments,
  documentHash,
  type Overlay,
  readContract,
} from '#engine/compiler';
import type { Database } from '../db/index.ts';
import type { PageEntry } from './boot-data.ts';
import type { Documents } from '../services.ts';
import { contentHash } from './content-hash.ts';
import { createLayers, type Laid } from './layers.ts';
import { loginDocument, loginDocumentFaults } from './login-document.ts';
import { type LaidOverlay, nodePlaces } from './node-places.ts';
import { type PublishedOverlay, publishedOverlays, storedBase } from './published-overlays.ts';
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

/** What is published for a scope: the layers, and every document that they change. */
interface Layering {
  overlays: readonly PublishedOverlay[];
  changed: ReadonlyMap<string, DocumentSource>;
  /** By document: the layers as they are in force today. */
  laid: ReadonlyMap<string, readonly LaidOverlay[]>;
}

export interface DocumentService extends Documents {
  pages(scope: DocumentScope): Promise<readonly PageEntry[]>;
  /** The page's or layout's document for the scope, in one language. */
  byId(id: string, locale: string, scope: DocumentScope): Promise<CompiledDocument | undefined>;
  byHash(hash: string, scope?: DocumentScope): Promise<{ document: CompiledDocument; json: string } | undefined>;
}

/** As the product ships it. */
const nothing: Layering = { overlays: [], changed: new Map(), laid: new Map() };

/** Compiled documents that are kept; the oldest make room. About 100 kB each. */
const kept = 2_000;

/**
 * Resolves shipped ← platform ← workspace, compiles once for each distinct content, and finds compiled documents by
 * hash. Nothing here has to be shared between replicas: everything follows from what is published.
 */
export function createDocuments(db: Database, shipped: Shipped): DocumentService {
  const catalogue = createCatalogue({ widgets: shipped.widgets, actions: shipped.actions });
  const keys = createListKeys(catalogue);
  const operations = readContract(shipped.contract);
  const compiledByLocale = (messages: Shipped['shellMessages']) =>
    Object.fromEntries(locales.map((locale) => [locale, compiledTexts(messages[locale] ?? {})]));
  const texts = compiledByLocale(shipped.shellMessages);
  const firstTexts = compiledByLocale(shipped.firstMessages);
  const compiled = new Map<string, Variants>();
  const byHash = new Map<string, Variant>();
  const themes = new Map<string, CompiledTheme>();

  function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
    map.set(key, value);
    const oldest = map.size > kept ? map.keys().next().value : undefined;
    if (oldest !== undefined) map.delete(oldest);
  }

  const layers = createLayers({
    storedBase: (place) => storedBase(db, place),
    isGood: (key, document) => isSound(key, document),
  });

  const layered = (id: string, { changed }: Layering): DocumentSource | undefined =>
    changed.get(id) ?? shipped.documents.get(id);

  /** Takes every overlay to the document that is beneath it today, the platform's before the workspace's. */
  async function layering(overlays: readonly PublishedOverlay[]): Promise<Layering> {
    const changed = new Map<string, DocumentSource>();
    const laid = new Map<string, LaidOverlay[]>();
    for (const { documentId, ...layer } of overlays) {
      const beneath = changed.get(documentId) ?? shipped.documents.get(documentId);
      if (!beneath) continue;
      const { document, overlay } = await layers.lay(documentId, beneath, layer);
      changed.set(documentId, document);
      laid.set(documentId, [...(laid.get(documentId) ?? []), { wsId: layer.wsId, overlay }]);
    }
    return { overlays, changed, laid };
  }

  /** Whether nothing speaks against a changed document; the sign-in page also keeps what people sign in with. */
  function isSound(key: string, document: DocumentSource): boolean {
    const source = shipped.documents.get(key);
    if (key === loginDocument && source && loginDocumentFaults(source, document, []).length > 0) return false;
    return checkDocument(document, context(locales[0], nothing, false)).length === 0;
  }

  function context(locale: string, overlays: Layering, isShipped: boolean): CheckContext {
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

  function variantsOf(id: string, overlays: Layering): Variants | undefined {
    const source = layered(id, overlays);
    if (!source) return undefined;
    const concerned = new Set(referencesOf(source, (other) => layered(other, overlays)));
    const concerning = overlays.overlays.filter(({ documentId }) => documentId === id || concerned.has(documentId));
    const owner = concerning.find(({ wsId }) => wsId !== null)?.wsId ?? undefined;
    const key = [id, ...concerning.map(({ documentId, hash }) => `${documentId}@${hash}`)].join('|');
    const known = compiled.get(key);
    if (known) return shared(known, owner);
    const variants: Record<string, Variant> = {};
    for (const locale of locales) {
      const { document } = compileDocument(source, context(locale, overlays, concerning.length === 0));
      const hash = documentHash(document);
      const variant = byHash.get(hash) ?? { document, json: JSON.stringify(document), hash, wsIds: new Set<string>() };
      variants[locale] = variant;
      keep(byHash, hash, variant);
    }
    keep(compiled, key, variants);
    return shared(variants, owner);
  }

  const layersOf = async (scope: DocumentScope): Promise<Layering> =>
    scope.shippedOnly ? nothing : layering(await publishedOverlays(db, scope.wsId));

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

  /** Checking every pair of colours takes some milliseconds, and every entry page asks: what is right is compiled once. */
  function theme(source: unknown, forgiven?: readonly string[]): CompiledTheme {
    const key = JSON.stringify(source);
    const known = themes.get(key);
    if (known) return known;
    const compiledTheme = compileTheme(source, context(locales[0], nothing, false), forgiven);
    if (compiledTheme.faults.length === 0) keep(themes, key, compiledTheme);
    return compiledTheme;
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
    async places(hash, scope) {
      const found = byHash.get(hash);
      if (!found || !mayRead(found, scope)) return undefined;
      const { id, locale } = found.document;
      // The sign-in page may be on the screen as it was shipped; what was published since then is nowhere.
      for (const overlays of [await layersOf(scope), nothing]) {
        if (variantsOf(id, overlays)?.[locale]?.hash !== hash) continue;
        return nodePlaces({
          compiled: found.document,
          documents: (other) => layered(other, overlays),
          shipped,
          overlays: (other) => overlays.laid.get(other) ?? [],
        });
      }
      return undefined;
    },
    async check(source, scope) {
      return checkDocument(source, context(locales[0], await layersOf(scope), false));
    },
    theme,
    async lay(key, overlays) {
      let beneath = shipped.documents.get(key);
      let laid: Laid | undefined;
      for (const { wsId, overlay } of overlays) {
        if (!beneath) break;
        // Safe: the caller has checked the overlay's shape, now or before it was stored.
        laid = await layers.lay(key, beneath, { wsId, overlay: overlay as Overlay, hash: contentHash(overlay) });
        beneath = laid.document;
      }
      if (!laid) throw new Error(`There is no document ${key}, or nothing to lay over it.`);
      return laid;
    },
    diff: (before, after) => diffDocuments(before, after, keys),
    message: (key, locale) => own(shipped.messages[locale], key),
    source: (id) => shipped.documents.get(id),
    texts: (locale) => texts[locale] ?? {},
    firstTexts: (locale) => firstTexts[locale] ?? {},
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
