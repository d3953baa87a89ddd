import type { ErrorCode, Schemas } from '#openapi';

/** What a session is made of, as the sign-in answer gives it (SESS-01). */
export type SessionTokens = Omit<Schemas['TokenAnswer'], 'outcome'>;

/** Where the tokens are kept (SESS-02). Tabs that share a store share the session. */
export interface TokenStore {
  read(): SessionTokens | undefined;
  write(tokens: SessionTokens): void;
  clear(): void;
  /** Calls the listener after every change, other tabs' included; answers a function that stops it. */
  subscribe?(listener: () => void): () => void;
}

/** A code of the catalogue, or one that a newer server sends. */
export type AnyErrorCode = ErrorCode | (string & Record<never, never>);

/** A value, or a function that tells the present one before each request. */
export type Setting<T> = T | (() => T);

export interface ClientOptions {
  /** Origin of the server, `https://acme.example`; empty in a browser: the page's own. */
  baseUrl: string;
  tokens: TokenStore;
  fetch?: (request: Request) => Promise<Response>;
  /** Accept-Language and the language of the client's own texts; zh-CN when absent. */
  locale?: Setting<string>;
  /** IANA time zone; the machine's own when absent. */
  timeZone?: Setting<string>;
  /** The open application, if any. */
  applicationId?: Setting<string | undefined>;
  /** Name and secret of the client for basic authentication on token calls; `web` and `web` when absent. */
  credentials?: { name: string; secret: string };
  /** The session is gone, and the store is empty. Called once, however many calls failed. */
  onSessionLost?: (lost: { reason: AnyErrorCode; message: string }) => void;
  /** The workspace or the application may not be entered now (ERR-01, ERR-07 to ERR-11). The session stays. */
  onAccessState?: (state: { code: AnyErrorCode; message: string }) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Resolves after `milliseconds`; rejects when the signal aborts. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** For writes: repeating the call with the same key and arguments answers the first result. */
  idempotencyKey?: string;
}

/** The present value of a setting. */
export function present<T extends string | undefined>(setting: Setting<T>): T {
  return typeof setting === 'function' ? setting() : setting;
}
