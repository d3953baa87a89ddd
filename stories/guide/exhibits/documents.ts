import type { CheckContext } from '#engine/compiler';
import type { DocumentSource } from '#engine/document';
import type { Locale } from '../../host-for.ts';
import { messagesOf, productContext, wholeDocuments } from '../../product.ts';

const firstPage = import.meta.glob<unknown>('../first-page/*.json', { eager: true, import: 'default' });
const patterns = import.meta.glob<unknown>('../patterns/*.json', { eager: true, import: 'default' });
const documents = wholeDocuments({ ...firstPage, ...patterns });

/** The texts of the guide's own documents. */
const guideTexts = messagesOf({ ...firstPage, ...patterns });

/** The documents of the reader's first page, by the names that pages of the guide give them, with their files. */
const ofFirstPage: Readonly<Record<string, { id: string; files: readonly string[] }>> = {
  positions: { id: 'first-page.positions', files: ['positions.list.json'] },
  managed: { id: 'first-page.managed', files: ['managed.list.json', 'positionForm.rowForm.json'] },
  list: { id: 'first-page.nodes', files: ['nodes.page.json'] },
};

/** A document of the guide by the name of its pattern, or of a step of the reader's first page. Throws for an unknown one. */
export function guideDocument(name: string): DocumentSource {
  const document = documents.get(ofFirstPage[name]?.id ?? `patterns.${name}`);
  if (!document) throw new Error(`The guide has no document "${name}".`);
  return document;
}

/** The names of all documents that the guide runs. */
export const guideDocuments = (): string[] => [
  ...Object.keys(ofFirstPage),
  ...[...documents.keys()].flatMap((id) => (id.startsWith('patterns.') ? [id.slice('patterns.'.length)] : [])),
];

/** The paths of the files that a document is made of, from the root of the repository. */
export function pathsOf(name: string): string[] {
  const { files } = ofFirstPage[name] ?? {};
  return files?.map((file) => `stories/guide/first-page/${file}`) ?? [`stories/guide/patterns/${name}.page.json`];
}

/** What the guide's documents are compiled against: the product, and their own texts. They may have texts inside, as those of builders do. */
export const guideContext = (locale: Locale): CheckContext => ({
  ...productContext(locale, { messages: guideTexts }),
  shipped: false,
});

/** The list that the guide begins with, with other members, as a whole document. */
export function firstListWith(members: object): DocumentSource {
  const list = Object.entries(firstPage).find(([path]) => path.endsWith('/positions.list.json'))?.[1];
  const changed = { ...Object(list), ...members };
  const whole = wholeDocuments({ ...firstPage, changed }).get(changed.id);
  if (!whole) throw new Error('The guide has no first list.');
  return whole;
}
