import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrateDocument } from '#engine/compile';
import type { DocumentSource } from '#engine/core';

export type Texts = Record<string, string>;

/** Everything of the product's screens that the server reads once, when it starts. */
export interface Shipped {
  /** By id. */
  documents: ReadonlyMap<string, DocumentSource>;
  /** By language: the texts of pages and widgets, which compiled documents carry. */
  messages: Readonly<Record<string, Texts>>;
  /** By language: the texts of the engine and the app, which every visitor gets. */
  shellMessages: Readonly<Record<string, Texts>>;
  /** The generated catalogues and the bundled description of all calls. */
  widgets: unknown;
  actions: unknown;
  contract: unknown;
}

export const locales = ['zh-CN', 'en-US'] as const;

async function json<T>(path: string): Promise<T> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** Reads the shipped documents, their messages and the catalogue below the product's root. Throws with the file's name. */
export async function loadShipped(root: string): Promise<Shipped> {
  const documents = new Map<string, DocumentSource>();
  const messages: Record<string, Texts> = {};
  const shellMessages: Record<string, Texts> = {};
  const generated = await json<Record<string, Texts>>(join(root, 'widgets/generated/messages.json'));
  for (const locale of locales) {
    messages[locale] = { ...generated[locale] };
    shellMessages[locale] = {
      ...(await json<Texts>(join(root, `engine/react/messages.${locale}.json`))),
      ...(await json<Texts>(join(root, `app/messages.${locale}.json`))),
    };
  }
  for (const entry of await readdir(join(root, 'pages'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue;
    const path = join(entry.parentPath, entry.name);
    const locale = /^messages\.(.+)\.json$/.exec(entry.name)?.[1];
    if (locale) {
      messages[locale] = { ...messages[locale], ...(await json<Texts>(path)) };
    } else {
      const document = await json<DocumentSource>(path);
      if (documents.has(document.id)) throw new Error(`${path} has the id ${document.id} of another document.`);
      // Safe: an older form becomes the newest one of the same kind.
      documents.set(document.id, migrateDocument(document) as DocumentSource);
    }
  }
  return {
    documents,
    messages,
    shellMessages,
    widgets: await json(join(root, 'widgets/generated/catalogue.json')),
    actions: await json(join(root, 'engine/core/generated/actions.json')),
    contract: await json(join(root, 'openapi/generated/openapi.json')),
  };
}
