import type { ErrorCode, Schemas } from '#openapi';
import type { CompiledDocument, DocumentSource, Fault } from '#engine/runtime';
import type { CompiledTheme, DocumentDiff } from '#engine/compiler';
import type { Laid } from './documents/layers.ts';
import type { Egress } from './egress/index.ts';
import type { BootData, EntryRequest, PageEntry } from './documents/boot-data.ts';
import type { Keys } from './foundation/keys.ts';
import type { RequestLog } from './foundation/request-log.ts';
import type { Session } from './call/session.ts';
import type { Settings } from './foundation/settings.ts';
import type { DiscoveryDocuments } from '../domains/identity/third-parties/index.ts';

/** The only source of time, so that tests can move it. */
export interface Clock {
  now(): Date;
}

/** Turns a bearer token into its caller, or says why not. Reads the database every time (P11). */
export interface Sessions {
  resolve(token: string): Promise<Session | { failure: ErrorCode }>;
}

export interface OutgoingMessage {
  channel: 'sms' | 'mail';
  to: string;
  subject?: string;
  text: string;
  /** The workspace whose gateway sends it; without one, or where it has none of its own, the platform's does. */
  wsId?: string | undefined;
}

/** Sends SMS and mail: by the configured gateways, or to the outbox of demo mode. */
export interface Messages {
  /** Throws `MessageNotSent` when no gateway is set up, or it did not take the message. */
  send(message: OutgoingMessage): Promise<void>;
  /** Whether the platform itself can send such messages. */
  canSend(channel: OutgoingMessage['channel']): boolean;
}

/** Keeps passwords as hashes that are slow to make (P17). Both throw `Unavailable` when too many wait. */
export interface Passwords {
  /** The argon2id hash in PHC form. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is right. Without a stored hash a dummy one is verified, so that an unknown user costs the
   * same time as a known one (P14).
   */
  isRight(stored: string | null | undefined, password: string): Promise<boolean>;
}

/** What passwords are encrypted with on their way (AUTH-44). */
export interface PasswordKeys {
  /** The newest key's public half, made when there is none or it is old; null while nobody asks for encryption. */
  published(): Promise<Schemas['PasswordKey'] | null>;
  /** The text in a compact JWE; undefined when it is not for one of the two newest keys, or was changed. */
  open(sealed: string): Promise<string | undefined>;
}

/** Bytes by name; a name is made by the server and is never a caller's. */
export interface Blobs {
  put(name: string, bytes: Buffer): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  delete(name: string): Promise<void>;
}

/** Counts tries in the database, so that every replica sees them. */
export interface Limiter {
  /** Counts one try; throws `TooMany` when `key` has used up `limit` within `seconds`. */
  take(rule: { key: string; limit: number; seconds: number }): Promise<void>;
}

/** What somebody was refused, and from where. */
export interface Refusal {
  /** The operation and its area. */
  operation: string;
  area: string;
  code: ErrorCode;
  session: Session;
  requestId: string;
  ip: string;
  now: Date;
}

/** Writes refusals into the operation log (P42). */
export interface Refusals {
  note(refusal: Refusal): Promise<void>;
}

/** The pages of a workspace, resolved (shipped ← overlays), checked and compiled. */
export interface Documents {
  pages(scope: { wsId?: string }): Promise<readonly PageEntry[]>;
  byHash(hash: string, scope?: { wsId?: string }): Promise<{ document: CompiledDocument; json: string } | undefined>;
  /** Where the nodes of a document are written; undefined when it is not what the scope is shown today. */
  places(hash: string, scope: { wsId?: string }): Promise<Schemas['NodePlaces'] | undefined>;
  check(source: unknown, scope: { wsId?: string }): Promise<readonly Fault[]>;
  /** A theme document compiled; `forgiven` are codes of faults that are told and change nothing. */
  theme(source: unknown, forgiven?: readonly string[]): CompiledTheme;
  /**
   * Lays overlays over the shipped document, the lowest first, and tells of the last one how it stands there today. Throws
   * when there is no such document, or no overlay.
   */
  lay(id: string, overlays: readonly { wsId: string | null; overlay: unknown }[]): Promise<Laid>;
  /** How one document becomes the other, in the smallest changes. */
  diff(before: DocumentSource, after: DocumentSource): DocumentDiff;
  /** A text of pages and widgets in one language, as it is written. */
  message(key: string, locale: string): string | undefined;
  /** The shipped document. */
  source(id: string): DocumentSource | undefined;
  /** Texts of the engine and the shell in one language: key → ICU syntax tree or plain string. */
  texts(locale: string): Readonly<Record<string, unknown>>;
  /** Those of them that a first screen may need. */
  firstTexts(locale: string): Readonly<Record<string, unknown>>;
}

/** Makes the data that an entry page carries for one address. Throws when it cannot; the visitor then gets the plain fallback. */
export interface Entry {
  resolve(request: EntryRequest): Promise<BootData>;
  /** True when a page has this path; paths with parameters are not looked into. */
  hasPage(path: string): Promise<boolean>;
}

/** What every service may build on. */
export interface Foundation {
  settings: Settings;
  clock: Clock;
  keys: Keys;
  log: RequestLog;
  /** Of the build, as `/healthz` shows it. */
  version: string;
}

/** Made once at start by `createAreaServices(foundation, database)` in `server/start/create-services.ts`. */
export interface AreaServices {
  sessions: Sessions;
  passwords: Passwords;
  passwordKeys: PasswordKeys;
  messages: Messages;
  blobs: Blobs;
  limiter: Limiter;
  refusals: Refusals;
  egress: Egress;
  discoveryDocuments: DiscoveryDocuments;
  documents: Documents;
  entry: Entry;
}

/** Handed to every handler as `call.services`; a test builds its own. */
export interface Services extends Foundation, AreaServices {}
