import type { Answer, Args, BodyArgs, OperationId, PlannedId, Served } from '../calls/arguments.ts';
import { requests } from '../generated/requests.ts';
import type { paths, plannedPaths } from '../generated/types.ts';
import type { RequestShape } from '../shapes/operation.ts';
import { ApiError, failureOf } from './api-error.ts';
import { clientText } from './client-text.ts';
import { createSessionHttpClient, type HttpClient } from './http.ts';
import { createKeySession } from './key-session.ts';
import { memoryTokenStore } from './memory-token-store.ts';
import { type CallOptions, type ClientOptions, localeOf, openNow, type SessionTokens } from './options.ts';
import { eachItem, type PagedArgs, type PagedId, type PagedItem } from './pages.ts';
import { retryWhileBusy } from './retry.ts';
import { addressOf } from './serialize.ts';
import { createSession } from './session.ts';
import { ArgumentError, splitArguments } from './split-arguments.ts';
import { createTransport, type Sending } from './transport.ts';
import { untilAborted } from './until-aborted.ts';
import { withinGrace } from './within-grace.ts';
import { withoutPlainPasswords } from './without-plain-passwords.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** Calls that are described and not served yet: a server of this release answers 501 `not_implemented`. */
export interface PlannedCalls {
  call<Id extends PlannedId>(id: Id, args: Args<Id> | BodyArgs<Id>, options?: CallOptions): Promise<Answer<Id>>;
  pages<Id extends PagedId & PlannedId>(
    id: Id,
    args: PagedArgs<Id>,
    options?: Pick<CallOptions, 'signal'>,
  ): AsyncIterableIterator<PagedItem<Id>>;
  readonly http: HttpClient<plannedPaths>;
}

/** Calls of the contract by operation id, with the session, its renewal, retries and typed failures. */
export interface Client {
  /**
   * Makes a call with flat arguments, or with the whole body as `body`, and answers the envelope's `data`. An expired
   * access token is refreshed before, once for all who wait; signing in stores the tokens, signing out forgets them
   * whatever the server says (SESS-16). Calls that read, and writes with an `idempotencyKey`, are repeated while the
   * server is busy. Rejects with ApiError, with the signal's reason, or with ArgumentError for arguments that the call does not take.
   */
  call<Id extends OperationId>(
    id: Served<Id>,
    args: Args<Id> | BodyArgs<Id>,
    options?: CallOptions,
  ): Promise<Answer<Id>>;
  /** The same for a name that is data, as documents have it. Rejects with ArgumentError when there is no such call. */
  callNamed(id: string, args: Arguments, options?: CallOptions): Promise<unknown>;
  /** Every item of a list, page after page, each asked for when it is needed: `for await (const one of …)`. */
  pages<Id extends PagedId>(
    id: Served<Id>,
    args: PagedArgs<Id>,
    options?: Pick<CallOptions, 'signal'>,
  ): AsyncIterableIterator<PagedItem<Id>>;
  /** The address that a reading call would fetch, for an image's `src`. */
  address<Id extends OperationId>(id: Served<Id>, args: Args<Id>): string;
  /**
   * The contract by method and path, as openapi-fetch has it. Requests carry the standard headers and the session, and an
   * expired token is refreshed. Answers come as they are sent: `data` and `error` are envelopes, nothing is repeated while
   * the server is busy, and a sign-in keeps no session: `call` does.
   */
  readonly http: HttpClient<paths>;
  /** What is only planned, for programs that run beside a server that already has it. */
  readonly planned: PlannedCalls;
  /** Refreshes an expired token now. False when the server cannot be reached; the session stays then (SESS-12). */
  refreshIfExpired(): Promise<boolean>;
}

/** Three tries are enough for one refresh and one token that another tab has renewed. */
const maximumTries = 3;

function shapeOf(id: string): RequestShape {
  const shapes: Readonly<Record<string, RequestShape>> = requests;
  const shape = Object.hasOwn(shapes, id) ? shapes[id] : undefined;
  if (!shape) throw new ArgumentError(`There is no call "${id}"; openapi/areas has the names`);
  return shape;
}

/** A session in the answer of a call that opens or refreshes one; undefined for the other outcomes of a sign-in. */
function tokensIn(answer: unknown): SessionTokens | undefined {
  if (typeof answer !== 'object' || answer === null || !('outcome' in answer) || answer.outcome !== 'token')
    return undefined;
  const { outcome: _outcome, ...tokens } = answer;
  // The literal discriminator distinguishes TokenAnswer from its siblings.
  return tokens as SessionTokens;
}

/** A client of the whole contract, for a browser or Node 20; it knows neither React nor the DOM. */
export function createClient(options: ClientOptions): Client {
  const transport = createTransport(options);
  const session =
    options.apiKey === undefined
      ? createSession(options, options.tokens ?? memoryTokenStore(), requestRefresh)
      : createKeySession(options);

  async function requestRefresh(tokens: SessionTokens): Promise<SessionTokens> {
    const args = { refresh_token: tokens.refreshToken, grant_type: 'refresh_token', wsId: tokens.ws_id };
    const parts = splitArguments('refreshToken', requests.refreshToken, args);
    const answer = await withinGrace(
      async (signal) => ({ is: await transport({ shape: requests.refreshToken, parts, tokens: undefined, signal }) }),
      () => new ApiError({ code: 'network_error', status: 0, message: clientText('network_error', localeOf(options)) }),
    );
    const next = tokensIn(answer.is);
    if (!next) throw new ApiError({ code: 'answer_unreadable', status: 200, message: '' });
    return next;
  }

  async function callNamed(id: string, args: Arguments, callOptions: CallOptions = {}): Promise<unknown> {
    const shape = shapeOf(id);
    callOptions.signal?.throwIfAborted();
    const inside = callOptions.inside ?? openNow(options);
    const given = splitArguments(id, shape, args);
    // Every other call starts at once: a sign-out must not wait for anything.
    const parts = shape.passwords ? await withoutPlainPasswords(options, given) : given;
    const sending = { ...callOptions, inside, shape, parts, tokens: undefined };
    try {
      return await (shape.session === 'closes' ? close(sending) : keepTrying(sending));
    } catch (error) {
      throw error instanceof ApiError ? failureOf(id, error) : error;
    }
  }

  async function keepTrying({ shape, signal, ...sending }: Sending): Promise<unknown> {
    // An answer that holds a secret is not stored, so a key does not lead back to it.
    const hasKey = sending.idempotencyKey !== undefined && shape.secret !== true;
    const isRepeatable = shape.method === 'get' || shape.safe === true || hasKey;
    for (let tries = 1; ; tries += 1) {
      const tokens = await untilAborted(session.tokensFor(shape), signal);
      try {
        const answer = await retryWhileBusy(isRepeatable, { options, signal }, () =>
          transport({ ...sending, shape, signal, tokens }),
        );
        const opened = shape.session && tokensIn(answer);
        if (opened) session.open(opened);
        return answer;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const isWorthIt = await untilAborted(session.recover(error, tokens, shape), signal);
        if (!isWorthIt || tries >= maximumTries) throw error;
      }
    }
  }

  /** Local sign-out comes first, so that it holds whatever the network does. */
  async function close({ shape, parts, ...sending }: Sending): Promise<unknown> {
    let tokens = session.close();
    if (!tokens) return null;
    // The server takes a living token only, and the refresh token must not outlive the sign-out.
    if (session.isExpired(tokens)) tokens = await requestRefresh(tokens);
    const body = { token: tokens.accessToken, ...Object(parts.body) };
    return transport({ ...sending, shape, parts: { ...parts, body }, tokens });
  }

  function address(id: string, args: Arguments): string {
    const shape = shapeOf(id);
    if (shape.method !== 'get') throw new ArgumentError(`${id} is no reading call; it has no address of its own`);
    return addressOf(options.baseUrl, shape, splitArguments(id, shape, args));
  }

  // Safe: `Args` and `Answer` are made from the same description as `requests`; callers see them by `Client`.
  const call = (id: string, args: unknown, callOptions?: CallOptions): Promise<never> =>
    callNamed(id, args as Arguments, callOptions) as Promise<never>;
  // As above; the answer of a paged call has items of the type that `PagedItem` takes from it.
  const pages = (id: string, args: unknown, callOptions?: CallOptions): AsyncGenerator<never> =>
    eachItem(shapeOf(id), args as Arguments, (next) => callNamed(id, next, callOptions)) as AsyncGenerator<never>;
  const http = createSessionHttpClient(options, session);

  return {
    call,
    callNamed,
    pages,
    address: (id, args) => address(id, args as Arguments),
    http,
    // Safe: the same client at run time, whose types name the other half of the paths.
    planned: { call, pages, http: http as unknown as HttpClient<plannedPaths> },
    async refreshIfExpired() {
      try {
        await session.tokensFor(requests.showCurrentUser);
        return true;
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      }
    },
  };
}
