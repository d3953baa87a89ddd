import type { Schemas } from '../calls/arguments.ts';
import type { ErrorCode } from '../generated/errors.ts';

/** What a session is made of, as the sign-in answer gives it (SESS-01). */
export type SessionTokens = Omit<Schemas['TokenAnswer'], 'outcome'>;

/** Tokens, and where the store knows it, which sign-in they come from: that stays the same while they rotate. */
export type StoredTokens = SessionTokens & { id?: string };

/** Where the tokens are stored (SESS-02). Tabs that share a store share the session. */
export interface TokenStore {
  read(): StoredTokens | undefined;
  write(tokens: SessionTokens): void;
  clear(): void;
  /** Calls the listener after every change, other tabs' included; answers a function that stops it. */
  subscribe?(listener: () => void): () => void;
}

/** A code of the catalogue, or one that a newer server sends. */
export type AnyErrorCode = ErrorCode | (string & Record<never, never>);

/** A value, or a function that returns the current one before each request. */
export type Setting<T> = T | (() => T);

interface CommonOptions {
  /** Origin of the server, `https://acme.example`; empty in a browser: the page's own. */
  baseUrl: string;
  /** In place of the global one. Uploads that report their progress in a browser do without it. */
  fetch?: (request: Request) => Promise<Response>;
  /** Accept-Language and the language of the client's own texts; zh-CN when absent. */
  locale?: Setting<string>;
  /** IANA time zone; the machine's own when absent. */
  timeZone?: Setting<string>;
  /** Kind of client (SESS-04); `web` when absent. */
  platform?: string;
  /** The open application, if any. */
  applicationId?: Setting<string | undefined>;
  /** As whom an editor looks at the application, such as `user:ID`: the answers of calls that only read are those of that user. */
  lookAs?: Setting<string | undefined>;
  /** Name and secret of the client for basic authentication on token calls; `web` and `web` when absent. */
  credentials?: { name: string; secret: string };
  /** Makes of a password what is sent in its place, where the server wants it encrypted (AUTH-43); sent as it is when absent. */
  encryptPassword?: (password: string) => Promise<string>;
  /** The workspace or the application may not be entered now (ERR-01, ERR-07 to ERR-11). The session stays. */
  onAccessState?: (state: { code: AnyErrorCode; message: string }) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Resolves after `milliseconds`; rejects when the signal aborts. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** A client for people: it signs in, and keeps the session fresh. */
export interface SessionOptions extends CommonOptions {
  /** In memory when absent. */
  tokens?: TokenStore;
  /** The session is gone, and the store is empty. Called once, however many calls failed. */
  onSessionLost?: (lost: { reason: AnyErrorCode; message: string }) => void;
  apiKey?: never;
}

/** A client for machines: every call carries the secret of an API key. Nothing is signed in, refreshed or lost. */
export interface ApiKeyOptions extends CommonOptions {
  apiKey: Setting<string>;
  tokens?: never;
  onSessionLost?: never;
}

/** How a client reaches the server, and whose calls it makes: those of a session or of an API key. */
export type ClientOptions = SessionOptions | ApiKeyOptions;

/** Bytes of a request's or an answer's body that are on their way. */
export interface Progress {
  loaded: number;
  /** 0 for an answer of which the server did not say how long it is, or which travels compressed. */
  total: number;
}

/** The application that a call is about, and as whom it is looked at; none and as oneself where they are absent. */
export interface Inside {
  applicationId?: string | undefined;
  lookAs?: string | undefined;
}

/** What a single call may say beside its arguments. */
export interface CallOptions {
  /** Where it is made; when absent, what the client's settings say as it begins. It stays that however often it is repeated. */
  inside?: Inside;
  /** The changed page that makes it: the server then checks the page's rights beside the caller's. */
  document?: { readonly id: string; readonly version: string };
  /** Ends the call wherever it is: while it waits for a refresh or another try, sends, or reads. */
  signal?: AbortSignal;
  /** For writes: repeating the call with the same key and arguments answers the first result. */
  idempotencyKey?: string;
  /** Called while the body is sent, from the beginning again when the call is repeated. */
  onProgress?: (progress: Progress) => void;
  /** Called while the body of the answer arrives. */
  onReceive?: (progress: Progress) => void;
  /** For calls that answer without an envelope: the answer is a `File` with the name that the server gave it, JSON included. */
  asFile?: boolean;
}

/** The present value of a setting. */
export function present<T extends string | undefined>(setting: Setting<T>): T {
  return typeof setting === 'function' ? setting() : setting;
}

/** What is open now. */
export function openNow({ applicationId, lookAs }: ClientOptions): Inside {
  return { applicationId: applicationId && present(applicationId), lookAs: lookAs && present(lookAs) };
}

/** The language of texts and answers. */
export function localeOf({ locale }: ClientOptions): string {
  return present(locale ?? 'zh-CN');
}
