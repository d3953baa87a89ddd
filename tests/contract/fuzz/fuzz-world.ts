import { setTimeout as wait } from 'node:timers/promises';
import { child, isNode } from '#scripts/contract/source.ts';
import type { AnyHandler } from '#server/kernel/http/operation-route.ts';
import { demoPassword } from '#server/seeds/demo.ts';
import { type Api, code, startApi } from '#tests/api/api.ts';
import { signInAs } from '#tests/api/sign-in-as.ts';
import type { Open } from '#tests/database/harness.ts';
import { createCallers, callerOf } from './callers.ts';
import type { DescribedOperation } from './described-operations.ts';
import type { FuzzAnswer } from './answer-check.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { invite } from './invite.ts';
import { KnownValues } from './known-values.ts';
import { issueText } from './issue-text.ts';
import { rememberCallers } from './restore-callers.ts';
import { toWire } from './to-wire.ts';

/** Puts something around every handler: a test plants errors with it. */
export type Around = (id: string, handler: AnyHandler) => AnyHandler;

/** A fresh server with the demo in its database, and what the fuzz has learned about it. */
export interface FuzzWorld {
  known: KnownValues;
  /** Sends one request; `isReached` tells whether the handler saw it. */
  send(operation: DescribedOperation, request: FuzzRequest): Promise<{ answer: FuzzAnswer; isReached: boolean }>;
  /** Lets a caller who was shut out in again: the account as it was, no maintenance of the platform, a new session. */
  reopen(operation: DescribedOperation, request: FuzzRequest): Promise<void>;
  close(): Promise<void>;
}

/** The first application of a workspace, for calls that belong to one. */
async function firstApplication(api: Api, token: string): Promise<string | undefined> {
  const { data } = await api.visitor().call('listApplications', {}, { token });
  const items = isNode(data) ? data['items'] : undefined;
  const id = Array.isArray(items) ? child({ item: items[0] }, 'item')['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** No request may take this long, even on a busy machine. */
const longest = 60_000;

/** The response, or an error that shows the request that nothing answered: a server that hangs cannot be asked again. */
async function inTime<T>(response: Promise<T>, operation: DescribedOperation, request: FuzzRequest): Promise<T> {
  const stop = new AbortController();
  const later = wait(longest, undefined, { signal: stop.signal }).then((): never => {
    const diagnostic = `gave no answer within ${longest / 1000} s`;
    throw new Error(issueText({ operation, finding: diagnostic, request }));
  });
  try {
    return await Promise.race([response, later]);
  } finally {
    stop.abort();
  }
}

/** Dots in an address are steps, which every client takes before it sends it. */
function leadsElsewhere(url: string): boolean {
  const [path = ''] = url.split('?');
  return new URL(path, 'http://localhost').pathname !== path;
}

/** A stream has no end that a request could wait for: it ends after its first event. */
function withEnd(id: string, handler: AnyHandler): AnyHandler {
  if (id !== 'followNotifications') return handler;
  return (call) => {
    const { args, ...facts } = call as { args: object };
    // Safe: the same call with another valid argument.
    return handler({ ...facts, args: { ...args, seconds: 0 } } as never);
  };
}

export async function createFuzzWorld(open: Open, around: Around = (_id, handler) => handler): Promise<FuzzWorld> {
  let isReached = false;
  const watched =
    (id: string, handler: AnyHandler): AnyHandler =>
    (call) => {
      isReached = true;
      return around(id, withEnd(id, handler))(call);
    };
  const api = await startApi(await open(), {}, (all) =>
    Object.fromEntries(Object.entries(all).map(([id, handler]) => [id, watched(id, handler)])),
  );
  const callers = createCallers(api);
  const known = new KnownValues();
  const accounts = await api.database.identity((query) => query.selectFrom('accounts').select('id').execute());
  const workspaces = await api.database.identity((query) => query.selectFrom('workspaces').select('id').execute());
  known.forbid([...accounts, ...workspaces].map(({ id }) => id));
  // A session that nobody works with: it may be refreshed, and lost.
  const spare = await signInAs(api.visitor(), 'both').catch(() => undefined);
  known.add('refreshtoken', (spare ?? (await signInAs(api.visitor(), 'user'))).refreshToken);
  // What nobody can guess, so that some sign in and some change their password.
  known.add('verifycode', code);
  known.add('password', demoPassword);
  const restoreCallers = await rememberCallers(api.database);
  const application = await firstApplication(api, (await callers.token('owner')) ?? '');
  let sent = 0;

  return {
    known,
    async send(operation, request) {
      const username = callerOf(operation, request);
      const token = await callers.token(username);
      sent += 1;
      const wire = toWire(operation, request, sent);
      const isClient = operation.table.session === 'opens' || operation.table.session === 'refreshes';
      const authorization = isClient ? `Basic ${btoa('web:web')}` : token && `Bearer ${token}`;
      // A picture's text is good for one sign-in, in the browser that fetched it.
      if ('verifyCode' in Object(request.body)) await callers.visitor(username).call('getCaptcha');
      const takeBack = await invite(api.database, operation, request, username);
      isReached = false;
      const response = callers.visitor(username).request({
        ...wire,
        headers: {
          ...(operation.table.scope === 'application' && application ? { application_id: application } : {}),
          ...wire.headers,
          ...(authorization ? { authorization } : {}),
        },
      });
      const { status, headers, bytes } = await inTime(response, operation, request);
      await takeBack();
      const type = String(headers['content-type'] ?? '');
      const body: unknown = type.startsWith('application/json') ? JSON.parse(bytes.toString('utf8')) : undefined;
      return { answer: { status, type, body, isElsewhere: leadsElsewhere(String(wire.url)) }, isReached };
    },
    async reopen(operation, request) {
      await restoreCallers();
      const token = await callers.token('root').catch(() => undefined);
      await callers.visitor('root').call('savePlatformConfig', { maintain: 0 }, { token });
      callers.forget(callerOf(operation, request));
    },
    close: () => api.close(),
  };
}
