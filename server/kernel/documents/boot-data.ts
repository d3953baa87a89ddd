import type { CompiledDocument, ShownTheme } from '#engine/document';
import type { BootData as WireBootData, Schemas } from '#openapi';
import type { HostWorkspace } from '../call/host-workspace.ts';

type Locale = Schemas['Locale'];

/** The request for an entry page, before anything is known about who asks: a browser's navigation carries no token. */
export interface EntryRequest {
  /** Which program will run: the app, or the isolated preview frame. */
  frame: 'app' | 'preview';
  path: string;
  query: Readonly<Record<string, string>>;
  host: { name: string; workspace?: HostWorkspace };
  /** From the cookie `pagewright_locale`; absent leaves the choice to the environment's default (CFG: zh-CN). */
  chosenLocale?: string;
  /** What the browser asks for, when it is one of the product's languages. */
  browserLocale?: Locale;
  /** What a visitor who has chosen nothing is offered: the same, or English where the browser asks for a language without texts. */
  offeredLocale?: Locale;
  /** The open application with its theme, as this browser has seen it last; the name is one of the shipped themes. */
  application?: { id: string; theme: string };
  now: Date;
}

/** What the server itself reads of the environment; the rest is for the browser. */
export interface BootEnvironment {
  globalConfig: { defaultLanguage: string; browser_language?: boolean };
  environment: { mode: 'demo' | 'production'; embed_origins?: readonly string[] };
  theme: ShownTheme;
  /** Absent where the page is in this language, or the visitor has chosen one. */
  offered_language?: Locale;
}

/** The data block of an entry page, as the server fills it. */
export type BootData = WireBootData<CompiledDocument, unknown, BootEnvironment>;
