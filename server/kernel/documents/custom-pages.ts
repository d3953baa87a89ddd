import type { DocumentSource, Overlay } from '#engine/document';
import type { Database } from '../db/index.ts';
import type { OverlayApplier, OverlayLayer } from './overlay-applier.ts';
import { referencesOf } from './references.ts';
import type { ResolvedDocuments } from './resolved-documents.ts';

/** How the ids of the documents of custom pages begin; no shipped document's does. */
const prefix = 'own.';

/** The id of the document of a custom page. */
export const customPageDocument = (page: string): string => `${prefix}${page}`;

/** The custom page that a document belongs to; undefined for any other document. */
export const customPageOf = (document: string): string | undefined =>
  document.startsWith(prefix) ? document.slice(prefix.length) : undefined;

/** The blank page that a custom page is changed from; undefined for the id of any other document. */
export function blankPage(document: string): DocumentSource | undefined {
  const page = customPageOf(document);
  if (page === undefined) return undefined;
  return {
    kind: 'page',
    version: 1,
    id: document,
    route: `/page/${page}`,
    title: { t: { 'en-US': 'Page', 'zh-CN': '页面' } },
    body: { id: 'page', widget: 'Stack', props: { gap: 'lg' }, slots: { default: [] } },
  };
}

/** The version of a custom page that its readers see. */
export interface PublishedPage extends OverlayLayer {
  documentId: string;
  applicationId: string;
  name: string;
}

/** Undefined when the workspace has no such page, or nothing of it is published. */
export async function publishedPage(db: Database, wsId: string, page: string): Promise<PublishedPage | undefined> {
  const documentId = customPageDocument(page);
  const row = await db.tenant(
    wsId,
    (query) =>
      query
        .selectFrom('custom_pages')
        .innerJoin('configurations', (join) => join.onRef('configurations.ws_id', '=', 'custom_pages.ws_id'))
        .innerJoin('configuration_versions', (join) =>
          join
            .onRef('configuration_versions.id', '=', 'configurations.published_id')
            .onRef('configuration_versions.ws_id', '=', 'configurations.ws_id'),
        )
        .where('custom_pages.ws_id', '=', wsId)
        .where('custom_pages.id', '=', page)
        .where('custom_pages.deleted_at', 'is', null)
        .where('configurations.kind', '=', 'page')
        .where('configurations.key', '=', documentId)
        .select([
          'custom_pages.app_id',
          'custom_pages.name',
          'configuration_versions.hash',
          'configuration_versions.value',
        ])
        .executeTakeFirst(),
    { readOnly: true },
  );
  if (!row) return undefined;
  // Safe: an overlay is validated before it is stored.
  const overlay = row.value as Overlay;
  return { documentId, wsId, applicationId: row.app_id, name: row.name, hash: row.hash, overlay };
}

/** The documents of a workspace, and a custom page of it among them, under its name. */
export async function withCustomPage(
  documents: ResolvedDocuments,
  { documentId, name, ...layer }: PublishedPage,
  { apply }: OverlayApplier,
): Promise<ResolvedDocuments> {
  const base = blankPage(documentId);
  if (!base) throw new Error(`${documentId} is no custom page.`);
  const applied = await apply(documentId, base, layer);
  const document = { ...applied.document, title: { t: { 'en-US': name, 'zh-CN': name } } };
  const own = { ...layer, documentId, hash: `${layer.hash} ${name}` };
  return {
    ...documents,
    source: (id) => (id === documentId ? document : documents.source(id)),
    overlaysOf(id) {
      if (id !== documentId) return documents.overlaysOf(id);
      const parts = referencesOf(document, documents.source).flatMap((part) => documents.overlaysOf(part));
      return [...new Map(parts.map((part) => [part.documentId + part.hash, part])).values(), own];
    },
  };
}
