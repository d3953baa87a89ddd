import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { roleSets } from '#openapi';
import type { CheckerKit } from '#engine/checker';
import { readCallFacts } from '#engine/compiler';
import { type FactsOf, joinDocument } from '#engine/join';
import { isPartFile, migrateDocument, type WrittenPart } from '#engine/written';
import type { DocumentSource } from '#engine/document';

export type Texts = Record<string, string>;

/** Messages as FormatJS compiled them: syntax trees, or plain texts where nothing is inserted. */
export type Trees = Record<string, unknown>;

/** Everything of the product's screens that the server reads once, when it starts. */
export interface Shipped extends CheckerKit {
  /** By id: the file of each document, and the name that people know it by, `pages/session/login.page.json`. */
  files: ReadonlyMap<string, DocumentFile>;
  /** Ids of those that the deployment brings along, in `PAGES_DIR`. */
  brought: readonly string[];
  /** By language: the messages of the engine and the app that a first screen may need. */
  firstMessages: Readonly<Record<string, Trees>>;
  /** By language: all messages of the engine and the app. */
  shellMessages: Readonly<Record<string, Trees>>;
  /** Of the product's own documents and all that they are compiled with; absent where the deployment writes other texts for them. */
  fingerprint?: string;
}

export interface DocumentFile {
  path: string;
  name: string;
  /** What of the document is written in other files. */
  parts: readonly (WrittenPart & { file: Pick<DocumentFile, 'path' | 'name'> })[];
}

export const locales = ['zh-CN', 'en-US'] as const;

/** A file at the path of a document or its texts that is neither. */
export class UnreadablePages extends Error {
  override name = 'UnreadablePages';
}

async function json<T>(path: string): Promise<T> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new UnreadablePages(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Reads the shipped documents, their messages and the catalogue below the product's root, and the deployment's own pages.
 * Throws with the name of a file that cannot be read or whose id is taken.
 */
export async function loadShipped(root: string, ownPages?: string): Promise<Shipped> {
  const documents = new Map<string, DocumentSource>();
  const files = new Map<string, DocumentFile>();
  const messages: Record<string, Texts> = {};
  const firstMessages: Record<string, Trees> = {};
  const shellMessages: Record<string, Trees> = {};
  const generated = await json<Record<string, Texts>>(join(root, 'widgets/generated/messages.json'));
  for (const locale of locales) {
    messages[locale] = { ...generated[locale] };
    firstMessages[locale] = await treesIn(root, ['engine/react', 'app'], locale);
    // The texts of the engine's diagnostics and of the shell's dialogs.
    const later = await treesIn(root, ['engine/document', 'app/shell'], locale);
    shellMessages[locale] = { ...firstMessages[locale], ...later };
  }
  const contract = await json(join(root, 'openapi/generated/openapi.json'));
  const read = { documents, files, messages, parts: new Map(), whole: new Map(), facts: readCallFacts(contract) };
  await loadPages(join(root, 'pages'), read);
  const ofProduct = documents.size;
  const widgets = await json(join(root, 'widgets/generated/catalogue.json'));
  const actions = await json(join(root, 'engine/document/generated/actions.json'));
  const texts = structuredClone(messages);
  const fingerprint = fingerprintOf([sorted(documents), texts, widgets, actions, contract]);
  if (ownPages !== undefined) await loadPages(ownPages, read);
  return {
    documents,
    files,
    brought: [...documents.keys()].slice(ofProduct),
    messages,
    firstMessages,
    shellMessages,
    widgets,
    actions,
    contract,
    roleSets,
    ...(areUnchanged(texts, messages) && { fingerprint }),
  };
}

/** Sorted, because another machine lists the files of a folder in another order. */
const sorted = (documents: Shipped['documents']): DocumentSource[] =>
  [...documents.values()].sort((one, other) => (one.id < other.id ? -1 : 1));

/** Of files as they were read: their keys have one order. */
const fingerprintOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Whether all texts are still there as they were. */
const areUnchanged = (before: Shipped['messages'], after: Shipped['messages']): boolean =>
  Object.entries(before).every(([locale, texts]) =>
    Object.entries(texts).every(([key, text]) => after[locale]?.[key] === text),
  );

async function treesIn(root: string, folders: readonly string[], locale: string): Promise<Trees> {
  const all = folders.map((folder) => json<Trees>(join(root, folder, `generated/messages.${locale}.json`)));
  return Object.assign({}, ...(await Promise.all(all)));
}

interface ReadFile {
  value: { id: string };
  path: string;
  name: string;
}

interface ReadPages {
  documents: Map<string, DocumentSource>;
  files: Map<string, DocumentFile>;
  messages: Record<string, Texts>;
  /** By id: what documents are put together from. */
  parts: Map<string, ReadFile>;
  /** By id: the files of documents, as they are written. */
  whole: Map<string, ReadFile>;
  /** What lists and row forms ask the contract. */
  facts: FactsOf;
}

/** Adds the documents and texts of a folder to those that were read before. */
async function loadPages(
  folder: string,
  { documents, files, messages, parts, whole, facts }: ReadPages,
): Promise<void> {
  const found: ReadFile[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue;
    const path = join(entry.parentPath, entry.name);
    const locale = /^messages\.(.+)\.json$/.exec(entry.name)?.[1];
    if (locale) {
      messages[locale] = { ...messages[locale], ...(await json<Texts>(path)) };
      continue;
    }
    const value = await json<{ id: string; kind?: unknown }>(path);
    if (typeof value?.id !== 'string') throw new UnreadablePages(`${path} is no page document: it has no "id".`);
    const file = { value, path, name: join(basename(folder), relative(folder, path)).replaceAll('\\', '/') };
    if (!isPartFile(value)) found.push(file);
    else if (parts.has(value.id))
      throw new UnreadablePages(`${path} has the id "${value.id}" of another part. Choose another id.`);
    else parts.set(value.id, file);
  }
  for (const file of found)
    if (whole.has(file.value.id))
      throw new UnreadablePages(`${file.path} has the id "${file.value.id}" of another document. Choose another id.`);
    else whole.set(file.value.id, file);
  for (const { value, path, name } of found) {
    const joined = joinDocument(value, {
      part: (id) => parts.get(id)?.value,
      document: (id) => whole.get(id)?.value,
      facts,
    });
    const [unknown] = joined.diagnostics;
    if (unknown) throw new UnreadablePages(`${path}: ${unknown.message} ${unknown.hint ?? ''}`.trim());
    // Safe: it has an id, and the compiler looks at everything else again.
    const document = joined.document as DocumentSource;
    const twin = [...documents.values()].find(({ route }) => route !== undefined && route === document.route);
    if (twin)
      throw new UnreadablePages(`${path} has the address ${document.route} of "${twin.id}". Choose another route.`);
    // Safe: an older form becomes the newest one of the same kind.
    documents.set(document.id, migrateDocument(document) as DocumentSource);
    const written = joined.parts.flatMap((part) => {
      const file = (part.kind === 'part' ? parts : whole).get(part.id);
      return file ? [{ ...part, file: { path: file.path, name: file.name } }] : [];
    });
    files.set(document.id, { path, name, parts: written });
  }
}
