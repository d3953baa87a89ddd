import type { OperationId } from '#openapi';
import { type Database, ulid } from '../db/index.ts';
import type { CallFacts, Reply, With } from '../call/handler.ts';
import type { RequestLog } from '../foundation/request-log.ts';
import type { AnonymousCall } from './preload.ts';

/** The answer goes into a page: there are no headers and cookies to set. */
const noReply: Reply = { header: () => {}, cookie: () => {}, clearCookie: () => {} };

type AnyHandler = (
  call: CallFacts & With<object> & { operation: OperationId; args: unknown; session: undefined },
) => Promise<unknown>;

export interface AnonymousParts {
  db: Database;
  /** Those of every operation that is served, by its id. */
  handlers: Readonly<Record<string, unknown>>;
  /** What the handlers need. */
  services: object;
  log: RequestLog;
}

/** Runs the handlers of public calls in this process, as a visitor without a session. */
export function anonymousCalls({ db, handlers, services, log }: AnonymousParts): AnonymousCall {
  return (id, args, { host, chosenLocale, now }) => {
    const handler: unknown = Object.hasOwn(handlers, id) ? handlers[id] : undefined;
    if (typeof handler !== 'function') throw new Error(`${id} has no handler to preload it with.`);
    // Safe: a public handler takes a call without a session, and the document's checker has typed its arguments.
    return (handler as AnyHandler)({
      operation: id,
      args,
      session: undefined,
      requestId: ulid(),
      body: undefined,
      host,
      cookies: {},
      headers: {},
      db,
      services,
      locale: chosenLocale ?? 'zh-CN',
      timeZone: 'UTC',
      now,
      ip: '',
      log,
      reply: noReply,
    });
  };
}
