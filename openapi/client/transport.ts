import type { RequestShape } from '../operation.ts';
import { ApiError } from './api-error.ts';
import { clientText } from './client-text.ts';
import { standardHeaders } from './headers.ts';
import { type ClientOptions, localeOf, type Progress, type SessionTokens } from './options.ts';
import { readAnswer } from './read-answer.ts';
import { addressOf, serializeBody } from './serialize.ts';
import type { RequestParts } from './split-arguments.ts';
import { uploadByStream } from './upload-by-stream.ts';
import { findXmlHttpRequest, uploadByXhr } from './upload-by-xhr.ts';

export interface Sending {
  shape: RequestShape;
  parts: RequestParts;
  tokens: SessionTokens | undefined;
  signal?: AbortSignal;
  idempotencyKey?: string;
  onProgress?: (progress: Progress) => void;
}

/** A request before it is known how it travels. */
export interface Outgoing {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | URLSearchParams | FormData | undefined;
  signal: AbortSignal | undefined;
}

export type Transport = (sending: Sending) => Promise<unknown>;

function outgoing(options: ClientOptions, { shape, parts, tokens, signal, idempotencyKey }: Sending): Outgoing {
  const body = parts.body === undefined ? undefined : serializeBody(shape.body, parts.body);
  return {
    url: addressOf(options.baseUrl, shape, parts),
    method: shape.method.toUpperCase(),
    headers: {
      ...standardHeaders(options, { shape, tokens }),
      ...parts.header,
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      // A multipart form names its type itself, for the boundary is part of it.
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...(body instanceof URLSearchParams && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    },
    body,
    signal,
  };
}

/** How a request leaves; what cannot be sent at all, such as a relative address in Node, throws here and at once. */
function prepare(
  options: ClientOptions,
  request: Outgoing,
  onProgress: Sending['onProgress'],
): () => Promise<Response> {
  const { url, body, ...init } = request;
  const by = options.fetch ?? globalThis.fetch;
  if (onProgress && body !== undefined) {
    const Xhr = findXmlHttpRequest();
    if (Xhr) return () => uploadByXhr(Xhr, request, onProgress);
    const counted = uploadByStream({ ...request, body }, onProgress);
    return () => by(counted);
  }
  const plain = new Request(url, { ...init, body });
  return () => by(plain);
}

/** One request and its answer, without any repetition. Rejects with ApiError, or with the signal's reason. */
export function createTransport(options: ClientOptions): Transport {
  return async function transport(sending) {
    const locale = localeOf(options);
    const send = prepare(options, outgoing(options, sending), sending.onProgress);
    try {
      return await readAnswer(sending.shape, await send(), locale);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      sending.signal?.throwIfAborted();
      throw new ApiError(
        { code: 'network_error', status: 0, message: clientText('network_error', locale) },
        { cause: error },
      );
    }
  };
}
