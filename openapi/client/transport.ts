import createFetchClient, { type Middleware } from 'openapi-fetch';
import type { RequestShape } from '../operation.ts';
import type { paths } from '../generated/types.ts';
import { ApiError } from './api-error.ts';
import { clientText } from './client-text.ts';
import { type ClientOptions, present, type SessionTokens } from './options.ts';
import { readAnswer } from './read-answer.ts';
import { serializeBody, serializeQuery } from './serialize.ts';
import type { RequestParts } from './split-arguments.ts';

export interface Sending {
  shape: RequestShape;
  parts: RequestParts;
  tokens: SessionTokens | undefined;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

export type Transport = (sending: Sending) => Promise<unknown>;

/** The headers of every request (SESS-03, SESS-04). */
function standardHeaders(options: ClientOptions): Middleware {
  return {
    onRequest({ request }) {
      const { headers } = request;
      headers.set('platform', 'web');
      headers.set('Accept-Language', present(options.locale ?? 'zh-CN'));
      headers.set('clientTimeZone', present(options.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone));
      const application = options.applicationId === undefined ? undefined : present(options.applicationId);
      if (application) headers.set('application_id', application);
    },
  };
}

function authorization({ shape, tokens }: Sending, options: ClientOptions): string | undefined {
  if (shape.session === 'opens' || shape.session === 'refreshes') {
    const { name, secret } = options.credentials ?? { name: 'web', secret: 'web' };
    return `Basic ${btoa(`${name}:${secret}`)}`;
  }
  return tokens && `Bearer ${tokens.accessToken}`;
}

/** One request and its answer, without any repetition. Rejects with ApiError, or with the signal's reason. */
export function createTransport(options: ClientOptions): Transport {
  const client = createFetchClient<paths>({ baseUrl: options.baseUrl, ...(options.fetch && { fetch: options.fetch }) });
  client.use(standardHeaders(options));
  // The ids are checked by `call`'s own types; openapi-fetch's would have to be proven again for a path that is a variable.
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: Record<string, unknown>,
  ) => Promise<{ response: Response; error?: unknown }>;

  return async function send(sending) {
    const { shape, parts, signal, idempotencyKey } = sending;
    const locale = present(options.locale ?? 'zh-CN');
    const header: Record<string, string> = { ...parts.header };
    const authority = authorization(sending, options);
    if (authority) header['Authorization'] = authority;
    if (idempotencyKey) header['Idempotency-Key'] = idempotencyKey;
    if (shape.body === 'form') header['Content-Type'] = 'application/x-www-form-urlencoded';
    let answer: Response | undefined;
    // openapi-fetch reads the body of a failed answer itself; a copy keeps ours whole.
    const keep: Middleware = {
      onResponse({ response }) {
        answer = response.ok ? response : response.clone();
      },
    };
    try {
      await request(shape.method, shape.path, {
        params: { path: parts.path, query: parts.query, header },
        querySerializer: serializeQuery,
        ...(parts.body !== undefined && { body: parts.body }),
        bodySerializer: (body: unknown) => serializeBody(shape.body, body),
        parseAs: 'stream',
        signal,
        middleware: [keep],
      });
      if (!answer) throw new Error('openapi-fetch gave no answer to its middleware');
      return await readAnswer(shape, answer, locale);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      signal?.throwIfAborted();
      throw new ApiError(
        { code: 'network_error', status: 0, message: clientText('network_error', locale) },
        { cause: error },
      );
    }
  };
}
