import type { CompiledDocument, CompiledScope, Json } from '#engine/document';
import type { HostClient, HostOperation } from './client.ts';
import type { HostPageLinks } from './page-links.ts';
import type { EngineFact, ObservedScope } from './facts.ts';
import type { Registry } from './registry.ts';
import type { HostToast } from './toast.ts';

/** A file, as a browser's `File` is one. */
export interface HostFile {
  /** Empty when it has no name. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Media type; empty when it is unknown. */
  readonly type: string;
}

/** How files come from the person and go to them. */
export interface HostFiles {
  /** Lets the person choose one; `accept` holds endings and media types (`.png`, `image/*`). Undefined: they chose none. */
  choose(wanted: { accept: readonly string[] }): Promise<HostFile | undefined>;
  /** Hands a file over, such as to the browser's downloads. */
  save(file: HostFile, name: string): void;
}

/** What another window has sent. */
export interface HostMessage {
  /** Of the page that sent it, as the browser says. */
  origin: string;
  /** Whatever it sent, without trust. */
  data: unknown;
}

/** The windows around an embedded page. */
export interface HostMessenger {
  /** Origins that may be sent something, such as `https://shop.example`. */
  readonly origins: readonly string[];
  /** Sends a message that only a window of this origin receives. False when there is no such window. */
  post(to: 'parent' | 'opener', message: Json, origin: string): boolean;
  /** Hears what the page around this one sends, and no other window; returns the way to stop. Absent: `awaitMessage` fails. */
  listen?(hear: (message: HostMessage) => void): () => void;
}

/** `path` begins with one `/`; `query` holds decoded values. */
export interface HostLocation {
  path: string;
  query: Readonly<Record<string, string>>;
}

/** The address of the page, and how to change it. */
export interface HostNavigator {
  location(): HostLocation;
  /** `path` is of this site, with its query and fragment already in it: the engine has checked it (P31). A promise ends when the page is shown, or will not be. */
  go(path: string, options?: { replace?: boolean }): void | Promise<void>;
  /** To the page before; false while the person is on the way to another one. */
  back?(): boolean;
  /** The whole address of a path of this site, for use outside of it; absent: the path. */
  absolute?(path: string): string;
  /**
   * Gives the page that is shown another query, as a step of the history unless `replace`: `path` is its own. False, and nothing
   * changes, while the person is on the way to another page. Absent: pages store nothing in their address.
   */
  put?(path: string, options: { replace: boolean }): boolean;
  /**
   * Asks the person before the page is left while the condition is true, and calls `giveUp` when they let it go; returns the
   * way to stop.
   */
  guard?(isUnsaved: () => boolean, giveUp?: () => void): () => void;
  /** Notifies of a changed location; returns the unsubscribe function. */
  subscribe?(listener: () => void): () => void;
}

/** Keeps marked state and open drawers of a page in its address; `pageAddress` is one. Absent: pages keep nothing there. */
export interface HostAddress {
  /** What the query of an address says of the fields of the state that it holds. */
  valuesOf(fields: CompiledScope['state'], query: HostLocation['query']): Record<string, unknown>;
  /** Follows a page that has begun, in both directions; returns the way to stop. */
  follow(page: ObservedScope): (() => void) | undefined;
}

/** The time, and a timer; tests move a clock of their own. */
export interface HostClock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Calls once after so many milliseconds; returns the way to stop. */
  after(milliseconds: number, work: () => void): () => void;
}

/** Texts stored on this device, such as the remembered account name. */
export interface HostStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** The language and the time zone of the user. */
export interface HostLocale {
  current(): string;
  /** IANA name, for dates. */
  timeZone?(): string;
  set(locale: string): void | Promise<void>;
}

/** How large the interface is: small, medium or large. */
export interface HostSize {
  current(): string;
  set(size: string): void;
}

/** Whether pages are visible and may call the server. */
export interface HostPresence {
  /** True while the window is hidden, or the user's session has ended. */
  isAway(): boolean;
  /** Notifies when that may have changed; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Persists unsaved input on this device, under the account that entered it. */
export interface HostDrafts {
  /** The account that is signed in; undefined when there is none: then nothing is persisted. */
  owner(): string | undefined;
  /** Called after a draft was restored into the page; `discard` returns to the saved values. Returns a function that withdraws the offer. */
  restored(discard: () => void): () => void;
}

/** Where a sign-in came from. */
export interface HostSignInOrigin {
  /** The application that the link named. */
  application: string | undefined;
  /** The query of the sign-in page, when that is another page than this one. */
  query: Readonly<Record<string, string>> | undefined;
  /** Another workspace in which the session continues by a one-time ticket. */
  workspace?: HostWorkspaceTicket | undefined;
}

/** A one-time ticket for another workspace of the same person. */
export interface HostWorkspaceTicket {
  /** The address at which it is entered, without a path; null for this one. */
  origin: string | null;
  userId: string;
  ticket: string;
}

/** A question with two answers. */
export interface HostQuestion {
  text: string;
  title?: string;
  /** What it is about, by name. */
  names?: readonly string[];
  /** Texts of the two buttons; the app has its own when they are absent. */
  ok?: string;
  cancel?: string;
  /** Text of a third button, for a question with two positive answers. A host without it offers the first one alone. */
  other?: string;
  /** The positive answer destroys something. */
  isDanger?: boolean;
}

/** Yes, no, or the other positive answer, where the question has one. */
export type HostAnswer = boolean | 'other';

/** The user of the session; their other fields are what expressions read as `user`. */
export interface HostUser {
  roles: readonly string[];
  [field: string]: unknown;
}

/** An answer that came with the page (`preload: true`). */
export interface PreloadedAnswer {
  call: string;
  args: Readonly<Record<string, unknown>>;
  data: unknown;
}

/** Everything the engine reaches of the outside world. The app builds one; tests and the preview build others. */
export interface EngineHost {
  client: HostClient;
  operations: Readonly<Record<string, HostOperation>>;
  navigator: HostNavigator;
  address?: HostAddress | undefined;
  clock: HostClock;
  /** Milliseconds within which a second press of a control is the same press (SHELL-37); 300 when absent. */
  pressInterval?: number | undefined;
  storage: HostStorage;
  /** Stored until the tab is closed. Absent: `keepInTab` and `recallInTab` fail. */
  tabStorage?: HostStorage | undefined;
  locale: HostLocale;
  /** Absent, or undefined for now: `setSize` fails. */
  size?: HostSize | undefined;
  /** Messages of the engine and the app in the current language: ICU syntax trees, or plain strings. */
  messages: Readonly<Record<string, Json>>;
  notify(toast: HostToast): void;
  confirm(question: HostQuestion): Promise<HostAnswer>;
  /** Resolves undefined when there is no such document, or none for this user. */
  documents: { byId(id: string): Promise<CompiledDocument | undefined> };
  registry: Registry;
  /** The environment, as the expression root `env`. */
  env: Readonly<Record<string, unknown>>;
  /** Null without a session. */
  user(): HostUser | null;
  /** Notifies when more or else is known of the user; returns the unsubscribe function. Absent: pages show what they began with. */
  followUser?(listener: () => void): () => void;
  preloaded: readonly PreloadedAnswer[];
  /** Ends the session in this browser and on the server. */
  signOut(): Promise<void>;
  /** Navigates after a sign-in, to the application when one is given. Absent: the action `enter` fails. */
  enter?(where: HostSignInOrigin): Promise<void>;
  /** Puts a text on the clipboard. */
  copy(text: string): Promise<void>;
  /** Absent: the user is always present. */
  presence?: HostPresence;
  /** True while the event of a person's press or key is handled, as the browser says and no script. Absent: never. */
  isGesture?(): boolean;
  /** Absent: no drafts are saved. */
  drafts?: HostDrafts;
  /** Absent: `download` and `upload` fail. */
  files?: HostFiles;
  /** Absent: `postMessage` fails. */
  messenger?: HostMessenger;
  /** Absent, or undefined for now: widgets that list pages have none. */
  pageLinks?: HostPageLinks | undefined;
  /** Receives what the `emit` action sends, beside the page's own `onEmit`. */
  emit?(name: string, detail: unknown): void;
  /** Receives every error that a page met and survived, for a console or a log. */
  report?(error: unknown): void;
  /** For developers' tools: called with what the engine does, during it; must neither throw nor act. Absent: nothing is reported. */
  observe?: ((fact: EngineFact) => void) | undefined;
  /**
   * For designers: is handed what each node of the document shows, once for each item of a repeated one, and returns what is rendered
   * in its stead, such as the same inside a fragment whose elements can be measured. `around` holds the ids of the nodes around it,
   * outermost first. A broken node comes with its error; a hidden one does not come, and neither does one that another widget
   * renders by itself, such as a column. Absent: nodes are rendered as they are.
   */
  wrap?: ((nodeId: string, around: readonly string[], shown: unknown) => unknown) | undefined;
}
