import type { Readable } from 'node:stream';
import type { Answer, Args, BinaryContent, OperationId, operations } from '#openapi';
import type { Database } from '../db/index.ts';
import type { OpenApplication } from './application.ts';
import type { HostWorkspace } from './host-workspace.ts';
import type { RequestLog } from '../foundation/request-log.ts';
import type { Session } from './session.ts';
import type { StoredUpload } from '../uploads/uploads.ts';

export type { HostWorkspace } from './host-workspace.ts';
export type { RequestLog } from '../foundation/request-log.ts';
export type { Session } from './session.ts';

/** One uploaded file, on the disk until the call ends and within the operation's limit. Its name and type are the caller's claims. */
export interface UploadedFile extends StoredUpload {
  fileName: string;
  claimedType: string;
}

export interface CookieOptions {
  /** Seconds. Without it the cookie ends with the browser's session. */
  maxAge?: number;
  path?: string;
  httpOnly?: boolean;
  sameSite?: 'strict' | 'lax';
  /** For this host and those below it; absent: for this host alone. */
  domain?: string;
}

/** What a handler may set on its answer beside the data. Cookies are HttpOnly, SameSite=Lax and Secure on https by default. */
export interface Reply {
  header(name: string, value: string): void;
  cookie(name: string, value: string, options?: CookieOptions): void;
  clearCookie(name: string, options?: Pick<CookieOptions, 'path'>): void;
}

/** The answer of an `x-raw` operation. */
export interface RawAnswer {
  /** Media type. */
  type: string;
  /** A stream is sent as it is read. */
  body: Buffer | string | Readable;
  headers?: Record<string, string>;
}

/** Everything about one request that does not depend on its operation. */
export interface CallFacts {
  requestId: string;
  /** The changed page that makes the call, by a part that the product did not ship. */
  document?: { id: string; version: string };
  /** The bearer token as presented: only for operations that end or renew a session. */
  token?: string;
  /** The whole body: the arguments of an operation whose body is not an object. */
  body: unknown;
  file?: UploadedFile;
  host: { name: string; workspace?: HostWorkspace };
  cookies: Readonly<Record<string, string | undefined>>;
  headers: Readonly<Record<string, string | undefined>>;
  db: Database;
  /** A language the product has texts in: `zh-CN` or `en-US`. */
  locale: string;
  /** The same, where the request asks for it by itself; absent where `locale` is only what is usual. */
  askedLocale?: 'zh-CN' | 'en-US';
  /** IANA name from `clientTimeZone`, `UTC` when absent or unknown. */
  timeZone: string;
  now: Date;
  /** The peer's address; a forwarded one counts only behind a configured proxy (P13). */
  ip: string;
  /** The version that `If-Match` names, on `x-versioned` operations. */
  ifMatch?: number;
  idempotencyKey?: string;
  log: RequestLog;
  reply: Reply;
}

type Table = typeof operations;
type SessionOf<Id extends OperationId> = Table[Id]['roles'] extends 'public' ? Session | undefined : Session;

/** Of a call about one application: always; of a workspace's call that a system role makes inside one: then. */
type ApplicationOf<Id extends OperationId> = Table[Id] extends { application: string }
  ? Table[Id]['scope'] extends 'application'
    ? OpenApplication
    : OpenApplication | undefined
  : undefined;

/** Clients may also give the whole body as `body`; a handler always gets it flat, and a file as `file`. */
type Flat<T> = T extends unknown ? ('body' extends keyof T ? never : WithoutFiles<T>) : never;
type WithoutFiles<T> = { [Name in keyof T as T[Name] extends BinaryContent | undefined ? never : Name]: T[Name] };

/**
 * The services that a handler or a rule names as its needs, and no others: `With<{ keys: Keys; limiter: Limiter }>`. The
 * server does not compile unless it provides them all.
 */
export interface With<Needs extends object> {
  services: Needs;
}

/** The needs of a handler that works with the database alone. */
type NoServices = Readonly<Record<never, never>>;

/** One request that passed every check before its handler: `args` are the path's, query's and body's fields, validated. */
export interface Call<Id extends OperationId, Needs extends object = NoServices> extends CallFacts, With<Needs> {
  operation: Id;
  args: Flat<Args<Id>>;
  session: SessionOf<Id>;
  /** The application that the call is about, in which the caller holds one of the operation's roles. */
  application: ApplicationOf<Id>;
}

/** What a handler returns: the envelope's `data`, or the raw answer of an `x-raw` operation. */
export type Result<Id extends OperationId> = Table[Id] extends { raw: true } ? RawAnswer : Answer<Id>;

/** Carries out one operation with the services that it names as `Needs`; throws the errors of `server/kernel/errors`. */
export type Handler<Id extends OperationId, Needs extends object = NoServices> = (
  call: Call<Id, Needs>,
) => Promise<Result<Id>>;

/** Operations that are served; `x-planned` ones answer 501. */
export type ServedId = { [Id in OperationId]: Table[Id]['planned'] extends true ? never : Id }[OperationId];

/**
 * Every served operation has exactly one handler, or the generated table does not compile. With `Services` it takes handlers
 * that need no others.
 */
export type Handlers<Services extends object = never> = { readonly [Id in ServedId]: Handler<Id, Services> };

/** A call as a guard sees it, whichever operation it belongs to. */
export interface GuardedCall<Needs extends object = object> extends CallFacts, With<Needs> {
  operation: OperationId;
  args: Readonly<Record<string, unknown>>;
  session: Session | undefined;
  application?: OpenApplication;
}

/** Says whether this caller may touch what the call names, beyond its role. `false` answers exactly like an unknown id (P2). */
export type Guard<Needs extends object = NoServices> = (call: GuardedCall<Needs>) => Promise<boolean>;

type GuardName = { [Id in ServedId]: Table[Id] extends { guard: infer Name extends string } ? Name : never }[ServedId];

/** Every guard that a served operation names; with `Services`, those that need no others. */
export type Guards<Services extends object = never> = { readonly [Name in GuardName]: Guard<Services> };
