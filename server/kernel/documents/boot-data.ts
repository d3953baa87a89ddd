import type { CompiledDocument, ShownTheme } from '#engine/document';
import type { BootData as WireBootData } from '#openapi';
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
  /** What the browser asks for, when it is one of the product's languages. */
  browserLocale?: string;
  now: Date;
}

/** What the server itself reads of the environment; the rest is for the browser. */
export interface BootEnvironment {
  globalConfig: { defaultLanguage: string; browser_language?: boolean };
  environment: { mode: 'demo' | 'production'; embed_origins?: readonly string[] };
  theme: ShownTheme;
}

/** The data block of an entry page, as the server fills it. */
export type BootData = WireBootData<CompiledDocument, unknown, BootEnvironment>;
