import { basename, dirname, relative, resolve } from 'node:path';
import { inFull, joinDocument } from '#engine/join';
import { documentDiagnostic, isPartFile, migrateDocument, writtenIn, locateDiagnostics } from '#engine/written';
import { type CheckContext, checkDocument, createCatalogue, readCallFacts, readContract } from '#engine/compiler';
import type { DocumentSource, Diagnostic } from '#engine/document';
import { roleSets } from '#openapi';
import { isObject } from '#schemas';
import { documentKinds } from '#schemas/language';
import { locales, readActions, readWidgetMessages, readWidgets } from '../generate/descriptions.ts';
import { readJson } from '../generate/files.ts';
import { root } from '../install.mjs';
import { checkFileSize } from './file-size.ts';
import { type LoadedFile, loadFiles } from './load.ts';
import { checkMessages, collectKeys, type MessageFile, messageFiles, unusedKeys } from './messages.ts';

export interface PageDiagnostic extends Diagnostic {
  file: string;
}

export interface PageReport {
  documents: number;
  messages: number;
  diagnostics: PageDiagnostic[];
}

/** Message files beside those of pages; their keys may be used by code, so that none is called unused. */
const otherMessages = ['engine/react', 'app', 'widgets'];

/**
 * Checks every document and message file below the given folders, `pages` when none is given, against widgets, actions,
 * contract and role sets. Other documents of `pages` may be referred to.
 */
export async function checkPages(folders: readonly string[] = []): Promise<PageReport> {
  const given = folders.length ? folders.map((folder) => relative(root, resolve(folder))) : ['pages'];
  const pages = await loadFiles([...new Set(['pages', ...given])]);
  const others = messageFiles(await loadFiles(otherMessages)).filter(({ path }) => !path.includes('/generated/'));
  const isAsked = (file: LoadedFile): boolean =>
    given.some((folder) => file.path.startsWith(folder === '' ? '' : `${folder}/`));
  const texts = messageFiles(pages);
  const documents = pages.filter((file) => !texts.some(({ path }) => path === file.path));
  const byId = (files: readonly LoadedFile[]) => new Map(files.map((file) => [String(Object(file.value).id), file]));
  const parts = byId(documents.filter(isPart));
  const whole = byId(documents.filter((file) => !isPart(file)));
  const contract = await readJson('openapi/generated/openapi.json');
  const facts = readCallFacts(contract);
  const join = ({ value }: LoadedFile) =>
    joinDocument(value, { part: (id) => parts.get(id)?.value, document: (id) => whole.get(id)?.value, facts });
  const context = await createContext({ documents, texts, join, contract });
  const usedParts = new Set<string>();
  const diagnostics: PageDiagnostic[] = [];
  const add = (file: string, found: readonly Diagnostic[]): void => {
    for (const diagnostic of found) diagnostics.push({ file, ...diagnostic });
  };
  for (const file of documents.filter(isAsked)) {
    add(file.path, file.diagnostics);
    if (file.value === undefined) continue;
    add(file.path, [...checkName(file, documents), ...checkFileSize(file)]);
    if (isPart(file)) {
      const own = checkFile(file, context);
      // What is inside the members of a part is checked in the documents that have it.
      const found = isKind(file, 'part') ? own.filter(({ pointer }) => !/^\/.+\//.test(pointer)) : own;
      add(file.path, locateDiagnostics(found, file.text));
      continue;
    }
    const joined = join(file);
    for (const { id, kind } of joined.parts) if (kind === 'part') usedParts.add(id);
    add(file.path, locateDiagnostics(isVariant(file) ? [] : joined.diagnostics, file.text));
    if (isVariant(file) || isList(file)) {
      const own = [...checkFile(file, context), ...(isVariant(file) ? joined.diagnostics : [])];
      add(file.path, locateDiagnostics(own, file.text));
      if (own.length > 0) continue;
    }
    for (const diagnostic of checkDocument(joined.document, context)) {
      const { part, pointer } = writtenIn(diagnostic.pointer, joined.parts);
      const written = (part && (part.kind === 'part' ? parts : whole).get(part.id)) ?? file;
      add(written.path, locateDiagnostics([{ ...diagnostic, pointer }], written.text));
    }
  }
  for (const [id, file] of parts)
    if (isAsked(file) && !usedParts.has(id))
      add(file.path, locateDiagnostics([documentDiagnostic('PAGE_PART_UNUSED', '/id', { id })], file.text));
  const used = new Set<string>();
  for (const file of documents) {
    collectKeys(file.value, used);
    if (!isPart(file)) collectKeys(join(file).document, used);
  }
  const asked = [...texts.filter(isAsked), ...(folders.length ? [] : others)];
  for (const [path, found] of checkMessages(asked, locales)) add(path, found);
  // A file that could not be read may use any of them.
  if (documents.every(({ value }) => value !== undefined))
    for (const file of texts.filter(isAsked)) add(file.path, unusedKeys(file, used));
  return { documents: documents.filter(isAsked).length, messages: asked.length, diagnostics };
}

/** What is wrong in a file that is no whole document, by pointers of the file. */
function checkFile({ value }: LoadedFile, context: CheckContext): Diagnostic[] {
  const { file, moved } = inFull(value);
  return checkDocument(file, context).map((diagnostic) => ({
    ...diagnostic,
    pointer: writtenIn(diagnostic.pointer, moved).pointer,
  }));
}

const isKind = ({ value }: LoadedFile, ...kinds: string[]): boolean =>
  isObject(value) && kinds.includes(String(value.kind));
const isPart = ({ value }: LoadedFile): boolean => isPartFile(value);
const isList = (file: LoadedFile): boolean => isKind(file, 'list');
const isVariant = (file: LoadedFile): boolean => isKind(file, 'variant');

interface ContextParts {
  documents: readonly LoadedFile[];
  texts: readonly MessageFile[];
  join: (file: LoadedFile) => { document: unknown };
  contract: unknown;
}

async function createContext({ documents, texts, join, contract }: ContextParts): Promise<CheckContext> {
  const [widgets, actions] = await Promise.all([readWidgets(), readActions()]);
  const ofWidgets = await readWidgetMessages(widgets);
  // Safe: the checker looks at every part of a document again before it uses it.
  const byId = new Map(
    documents.flatMap((file) => {
      const { value } = file;
      if (!isObject(value) || typeof value.id !== 'string' || isPart(file)) return [];
      return [[value.id, migrateDocument(join(file).document) as DocumentSource] as const];
    }),
  );
  return {
    catalogue: createCatalogue({
      widgets: Object.fromEntries(widgets.map((widget) => [widget.$id, widget])),
      actions: Object.fromEntries(actions.map((action) => [action.$id, action])),
    }),
    operations: readContract(contract),
    roleSets,
    messages: Object.fromEntries(
      locales.map((locale) => [
        locale,
        Object.assign(
          { ...ofWidgets[locale] },
          ...texts.filter((file) => file.locale === locale).map((file) => file.texts),
        ),
      ]),
    ),
    documents: (id) => byId.get(id),
    locale: locales[0],
    shipped: true,
  };
}

/** The file's name says what its document is, and no address belongs to two pages. */
function checkName(file: LoadedFile, documents: readonly LoadedFile[]): Diagnostic[] {
  const { value } = file;
  if (!isObject(value) || typeof value.id !== 'string') return [];
  const diagnostics: Diagnostic[] = [];
  const [, name, kind] = /^(.+)\.([A-Za-z]+)\.json$/.exec(basename(file.path)) ?? [];
  const area = dirname(file.path)
    .split('/')
    .filter((folder) => folder !== 'generated')
    .at(-1);
  const wanted = `${area}.${name}`;
  const isKind = documentKinds.some((known) => known === value.kind);
  if (value.id !== wanted || (isKind && kind !== value.kind)) {
    diagnostics.push(
      documentDiagnostic('PAGE_FILE_NAME', '/id', {
        id: `${value.id}, a ${String(value.kind)}`,
        wanted: `${wanted}, a ${kind ?? 'document'}`,
      }),
    );
  }
  const twin = documents.find(
    (other) =>
      other !== file && isObject(other.value) && value.route !== undefined && other.value.route === value.route,
  );
  if (twin && isObject(twin.value)) {
    diagnostics.push(
      documentDiagnostic('PAGE_ROUTE_DUPLICATE', '/route', {
        route: String(value.route),
        other: String(twin.value.id),
      }),
    );
  }
  return locateDiagnostics(diagnostics, file.text);
}
