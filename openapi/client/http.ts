import createFetchClient, { type Client as FetchClient, type Middleware } from 'openapi-fetch';
import type { paths } from '../generated/types.ts';
import { requests } from '../generated/requests.ts';
import type { RequestShape } from '../shapes/operation.ts';
import { authorization, standardHeaders } from './headers.ts';
import { type ClientOptions, localeOf, type SessionTokens } from './options.ts';
import { failureIn } from './read-answer.ts';
import { queryStyle } from './serialize.ts';
import type { Session } from './session.ts';

export type { Middleware } from 'openapi-fetch';

/** The contract by method and path, as openapi-fetch has it: `http.GET('/api/b/department/{id}', { params: … })`. */
export type HttpClient<Paths extends object = paths> = FetchClient<Paths>;

/** Sends a request: the caller's own way, or the global `fetch` as it is at that moment. */
export function fetchOf(options: ClientOptions): (request: Request) => Promise<Response> {
  return options.fetch ?? ((request) => globalThis.fetch(request));
}

/** openapi-fetch over the contract, with the headers of every request; `Authorization` is added by the sender. */
export function createHttpClient(options: ClientOptions): HttpClient {
  const http = createFetchClient<paths>({
    baseUrl: options.baseUrl,
    fetch: fetchOf(options),
    querySerializer: queryStyle,
  });
  http.use(standardHeaders(options));
  return http;
}

/** The same for callers outside: each request carries the session, which is refreshed when it has expired. */
export function createSessionHttpClient(options: ClientOptions, session: Session): HttpClient {
  const http = createHttpClient(options);
  http.use(sessionMiddleware(options, session));
  return http;
}

interface Sent {
  shape: RequestShape;
  tokens: SessionTokens | undefined;
  /** The request before its body was read, to be sent once more. */
  copy: Request;
}

function shapeAt(method: string, path: string): RequestShape {
  const shapes: readonly RequestShape[] = Object.values(requests);
  const shape = shapes.find((one) => one.path === path && one.method === method.toLowerCase());
  if (!shape) throw new TypeError(`There is no call ${method} ${path}; openapi/areas has the paths`);
  return shape;
}

/** Signs each request, and sends it once more when the server answers that the access token is no longer valid. */
function sessionMiddleware(options: ClientOptions, session: Session): Middleware {
  // By the options that openapi-fetch makes for each request: another middleware may replace the request itself.
  const sent = new WeakMap<object, Sent>();

  function sign(request: Request, shape: RequestShape, tokens: SessionTokens | undefined): void {
    const value = authorization(shape, tokens, options);
    if (value === undefined) request.headers.delete('Authorization');
    else request.headers.set('Authorization', value);
  }

  return {
    async onRequest({ request, schemaPath, options: key }) {
      const shape = shapeAt(request.method, schemaPath);
      const tokens = await session.tokensFor(shape);
      sign(request, shape, tokens);
      sent.set(key, { shape, tokens, copy: request.clone() });
    },
    async onResponse({ response, options: key }) {
      const first = sent.get(key);
      if (response.ok || !first) return undefined;
      const { shape, tokens, copy } = first;
      const failure = failureIn(shape, await bodyOf(response.clone()), response, localeOf(options));
      if (!(await session.recover(failure, tokens, shape))) return undefined;
      sign(copy, shape, await session.tokensFor(shape));
      return await fetchOf(options)(copy);
    },
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    // The text of a proxy: it is judged by its status.
    return text;
  }
}
