import type { OperationId } from '#openapi';
import { type Database, ulid } from '../db/index.ts';
import { handlers } from '../../generated/handlers.ts';
import type { CallFacts, Reply } from '../call/handler.ts';
import type { Services } from '../services.ts';
import type { AnonymousCall } from './preload.ts';

/** The answer goes into a page: there are no headers and cookies to set. */
const noReply: Reply = { header: () => {}, cookie: () => {}, clearCookie: () => {} };

type AnyHandler = (call: CallFacts & { operation: OperationId; args: unknown; session: undefined }) => Promise<unknown>;

/** Runs the handlers of public calls in this process, as a visitor without a session. */
export function anonymousCalls(db: Database, services: Services): AnonymousCall {
  return (id, args, { host, chosenLocale, now }) => {
    const handler: unknown = Object.hasOwn(handlers, id) ? Reflect.get(handlers, id) : undefined;
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
      log: services.log,
      reply: noReply,
    });
  };
}
