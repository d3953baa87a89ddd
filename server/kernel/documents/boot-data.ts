import type { CompiledDocument } from '#engine/runtime';
import type { ShownTheme } from '#engine/compiler';
import type { HostWorkspace } from '../call/host-workspace.ts';

/** The request for an entry page, before anything is known about who asks: a browser's navigation carries no token. */
export interface EntryRequest {
  /** Which program will run: the app, or the isolated preview frame. */
  frame: 'app' | 'preview';
  path: string;
  query: Readonly<Record<string, string>>;
  host: { name: string; workspace?: HostWorkspace };
  /** From the cookie `pagewright_locale`; absent leaves the choice to the environment's default (CFG: zh-CN). */
  chosenLocale?: string;
  now: Date;
}

/** A page or layout as the browser's router needs it. `hash` addresses its compiled document by language. */
export interface PageEntry {
  id: string;
  kind: 'page' | 'layout';
  route?: string;
  roles?: readonly string[];
  layout?: string;
  title: Record<string, string>;
  hash: Record<string, string>;
}

/** An answer that the server put into the page, so that the first load makes no request. */
export interface PreloadedAnswer {
  call: string;
  args: Record<string, unknown>;
  data: unknown;
}

/** The screen of an entry page as HTML, with the style sheet of its single elements and the names of its widgets. `title` is escaped. */
export interface PrerenderedScreen {
  title: string;
  html: string;
  css: string;
  widgets: readonly string[];
}

/** What the server itself reads of the environment; the rest is for the browser. */
export interface BootEnvironment {
  globalConfig: { defaultLanguage: string };
  environment: { mode: 'demo' | 'production'; embed_origins?: readonly string[] };
  theme: ShownTheme;
}

/** The data block `pagewright-boot` of an entry page. */
export interface BootData {
  frame: EntryRequest['frame'];
  env: BootEnvironment;
  locale: string;
  locales: readonly string[];
  /** Texts of engine and app: key → ICU syntax tree or plain string. */
  messages: Readonly<Record<string, unknown>>;
  /** Those that are open to everybody, and their layouts, in `locale` alone. */
  pages: readonly PageEntry[];
  /** Texts and pages are those alone that a first screen may need. */
  isFirstPart?: true;
  document?: CompiledDocument;
  layout?: CompiledDocument;
  preloaded: readonly PreloadedAnswer[];
  mode: 'demo' | 'production';
}
