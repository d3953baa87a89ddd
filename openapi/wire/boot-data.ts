import type { Answer, Schemas } from '../calls/arguments.ts';

/** A page or layout of the server's table: its route, who may open it, and the hash of its document by language. */
export type PageEntry = Schemas['PageEntry'];

/** An answer that the server put into the entry page, so that the first load makes no request. */
export interface PreloadedAnswer {
  call: string;
  args: Readonly<Record<string, unknown>>;
  data: unknown;
}

/**
 * The data block `pagewright-boot` of an entry page: everything that the first screen needs without a request. The contract
 * leaves the shapes of documents and texts to the engine, which both sides name here.
 */
export interface BootData<Document, Text = unknown, Environment = Answer<'getEnvironment'>> {
  /** The program to run: the app, or the isolated preview frame. */
  frame: 'app' | 'preview';
  env: Environment;
  locale: string;
  locales: readonly string[];
  /** Texts of the engine and the app in `locale`: ICU syntax trees, or plain strings. */
  messages: Readonly<Record<string, Text>>;
  /** The public pages and their layouts, in `locale` only. */
  pages: readonly PageEntry[];
  /** `messages` and `pages` contain only what a first screen may need. */
  isFirstPart?: true;
  /** The document of this address, when it is public, and its layout. */
  document?: Document;
  layout?: Document;
  /** The open application, where it has a theme of its own that this browser has seen; the page begins with it. */
  application?: { id: string; theme: { base: string; variables: Readonly<Record<string, string>> } };
  preloaded: readonly PreloadedAnswer[];
  /** Milliseconds within which a second press is the same press, where the deployment has another time than the engine. */
  pressInterval?: number;
  mode: 'demo' | 'production';
}

/** The first screen of an entry page as HTML, for a visitor who is not signed in. */
export interface PrerenderedScreen {
  /** The window title, escaped for HTML. */
  title: string;
  html: string;
  /** The rules of a style sheet: a policy without inline styles lets no element have its own. */
  css: string;
  /** Names of the widgets that are shown: the first screen needs no code of the others. */
  widgets: readonly string[];
}

/** What the server's render worker is sent: a screen to render, one at a time. */
export interface RenderRequest<Boot> {
  boot: Boot;
  /** Path and query. */
  address: string;
}

/** What the worker answers: `ready` once its code is loaded, and then one message for each request. */
export type RenderReply = 'ready' | { prerendered: PrerenderedScreen | undefined } | { failed: string };
