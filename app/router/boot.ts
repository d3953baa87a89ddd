import type { Answer, Schemas } from '#openapi';
import type { CompiledDocument, EngineHost, PreloadedAnswer } from '#engine/runtime';

/** A page or layout of the server's table: where it is, who may open it, and the hash of its document by language. */
export type PageEntry = Schemas['PageEntry'];

/** What the server wrote into the entry page, so that the first screen needs no request. */
export interface Boot {
  /** Which program is to run: the app, or the isolated preview frame. */
  frame: 'app' | 'preview';
  env: Answer<'getEnvironment'>;
  locale: string;
  locales: readonly string[];
  /** Texts of the engine and the app in `locale`: syntax trees, or plain strings. */
  messages: EngineHost['messages'];
  /** In `locale` alone. */
  pages: readonly PageEntry[];
  /** Texts and pages are those alone that a first screen may need. */
  isFirstPart?: true;
  /** The document of this address, when it may be shown to anybody, and the layout around it. */
  document?: CompiledDocument;
  layout?: CompiledDocument;
  preloaded: readonly PreloadedAnswer[];
  mode: 'demo' | 'production';
}

/** Reads the data block of the entry page. Throws when the page was not made by this product's server. */
export function readBoot(page: Document): Boot {
  const block = page.getElementById('pagewright-boot');
  if (!block?.textContent)
    throw new Error('This page has no data block "pagewright-boot": open it through the server.');
  // The block is written by server/kernel/documents/boot-data.ts, whose shape this is; nobody else can write into the page.
  return JSON.parse(block.textContent) as Boot;
}
