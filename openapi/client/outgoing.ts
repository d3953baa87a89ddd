import type { RequestShape } from '../operation.ts';
import { standardHeaders } from './headers.ts';
import type { ClientOptions, Progress, SessionTokens } from './options.ts';
import { addressOf, serializeBody } from './serialize.ts';
import type { RequestParts } from './split-arguments.ts';

/** A call on its way to a request. */
export interface Sending {
  shape: RequestShape;
  parts: RequestParts;
  tokens: SessionTokens | undefined;
  signal?: AbortSignal;
  idempotencyKey?: string;
  onProgress?: (progress: Progress) => void;
  onReceive?: (progress: Progress) => void;
  asFile?: boolean;
}

/** A request before it is known how it travels. */
export interface Outgoing {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | URLSearchParams | FormData | undefined;
  signal: AbortSignal | undefined;
}

/** The address, headers and body of a call. */
export function outgoing(options: ClientOptions, { shape, parts, tokens, signal, idempotencyKey }: Sending): Outgoing {
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
