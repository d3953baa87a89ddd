import type { Answer, Args, BodyArgs, OperationId } from '#openapi';
import { requests } from '../generated/requests.ts';
import type { RequestShape } from '../operation.ts';
import { ApiError } from './api-error.ts';
import type { CallOptions, ClientOptions, SessionTokens } from './options.ts';
import { retryWhileBusy } from './retry.ts';
import { serializeQuery } from './serialize.ts';
import { createSession } from './session.ts';
import { ArgumentError, type RequestParts, splitArguments } from './split-arguments.ts';
import { createTransport, type Sending } from './transport.ts';

type Arguments = Readonly<Record<string, unknown>>;

export interface Client {
  /**
   * Makes a call with flat arguments, or with the whole body as `body`, and answers the envelope's `data`. An expired access token is refreshed before,
   * once for all who wait; signing in stores the tokens, signing out forgets them whatever the server says (SESS-16).
   * Rejects with ApiError, with the signal's reason, or with ArgumentError for arguments that the call does not take.
   */
  call<Id extends OperationId>(id: Id, args: Args<Id> | BodyArgs<Id>, options?: CallOptions): Promise<Answer<Id>>;
  /** The same for a name that is data, as documents have it. Rejects with ArgumentError when there is no such call. */
  callNamed(id: string, args: Arguments, options?: CallOptions): Promise<unknown>;
  /** The address that a reading call would fetch, for an image's `src`. */
  address<Id extends OperationId>(id: Id, args: Args<Id>): string;
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
  // The literal discriminator tells TokenAnswer apart from its sisters.
  return tokens as SessionTokens;
}

/** A client of the whole contract, for a browser or Node 20; it knows neither React nor the DOM. */
export function createClient(options: ClientOptions): Client {
  const transport = createTransport(options);
  const session = createSession(options, requestRefresh);

  async function requestRefresh(tokens: SessionTokens): Promise<SessionTokens> {
    const args = { refresh_token: tokens.refreshToken, grant_type: 'refresh_token', wsId: tokens.ws_id };
    const parts = splitArguments('refreshToken', requests.refreshToken, args);
    const next = tokensIn(await transport({ shape: requests.refreshToken, parts, tokens: undefined }));
    if (!next) throw new ApiError({ code: 'answer_unreadable', status: 200, message: '' });
    return next;
  }

  async function callNamed(
    id: string,
    args: Arguments,
    { signal, idempotencyKey }: CallOptions = {},
  ): Promise<unknown> {
    const shape = shapeOf(id);
    const parts = splitArguments(id, shape, args);
    signal?.throwIfAborted();
    if (shape.session === 'closes') return close({ shape, parts, tokens: undefined, signal });
    for (let tries = 1; ; tries += 1) {
      const tokens = await session.tokensFor(shape);
      try {
        const sending = { shape, parts, tokens, signal, idempotencyKey };
        const isSafe = shape.method === 'get' || shape.safe === true;
        const answer = await retryWhileBusy(isSafe, { options, signal }, () => transport(sending));
        const opened = shape.session && tokensIn(answer);
        if (opened) session.open(opened);
        return answer;
      } catch (error) {
        if (!(error instanceof ApiError) || !(await session.recover(error, tokens, shape)) || tries >= maximumTries)
          throw error;
      }
    }
  }

  /** Local sign-out comes first, so that it holds whatever the network does. */
  async function close({ shape, parts, signal }: Sending): Promise<unknown> {
    let tokens = session.close();
    if (!tokens) return null;
    // The server takes a living token only, and the refresh token must not outlive the sign-out.
    if (session.isExpired(tokens)) tokens = await requestRefresh(tokens);
    const body = { token: tokens.accessToken, ...Object(parts.body) };
    return transport({ shape, parts: { ...parts, body }, tokens, signal });
  }

  function address(id: string, args: Arguments): string {
    const shape = shapeOf(id);
    if (shape.method !== 'get') throw new ArgumentError(`${id} is no reading call; it has no address of its own`);
    const parts: RequestParts = splitArguments(id, shape, args);
    const path = shape.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(parts.path[name] ?? ''));
    const query = serializeQuery(parts.query);
    return `${options.baseUrl.replace(/\/$/, '')}${path}${query && `?${query}`}`;
  }

  return {
    // The types of `Args` and `Answer` are made from the same description as `requests`.
    call: (id, args, callOptions) => callNamed(id, args as Arguments, callOptions) as Promise<Answer<typeof id>>,
    callNamed,
    address: (id, args) => address(id, args as Arguments),
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
