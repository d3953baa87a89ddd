import type { RequestShape } from '../shapes/operation.ts';
import { ApiError } from './api-error.ts';
import { clientText } from './client-text.ts';
import {
  type Progress,
  type CallOptions,
  type ClientOptions,
  type Inside,
  localeOf,
  type SessionTokens,
} from './options.ts';
import { authorization, headersOf } from './headers.ts';
import { createHttpClient, fetchOf, type Middleware } from './http.ts';
import { failureIn, readAnswer } from './read-answer.ts';
import { serializeBody } from './serialize.ts';
import type { RequestParts } from './split-arguments.ts';
import { uploadByStream } from './upload-by-stream.ts';
import { findXmlHttpRequest, uploadByXhr } from './upload-by-xhr.ts';

/** A call on its way to a request. */
export interface Sending {
  shape: RequestShape;
  parts: RequestParts;
  tokens: SessionTokens | undefined;
  signal?: AbortSignal;
  idempotencyKey?: string;
  document?: CallOptions['document'];
  inside?: Inside;
  onProgress?: (progress: Progress) => void;
  onReceive?: (progress: Progress) => void;
  asFile?: boolean;
}

export type Transport = (sending: Sending) => Promise<unknown>;

/** Reports how many bytes of the body have left; in browsers only XMLHttpRequest knows that. */
function uploadProgress(
  options: ClientOptions,
  body: string | FormData | undefined,
  onProgress: Sending['onProgress'],
): Middleware {
  return {
    onRequest({ request }) {
      if (!onProgress || body === undefined) return undefined;
      const Xhr = findXmlHttpRequest();
      if (Xhr) return uploadByXhr(Xhr, request, body, onProgress);
      return fetchOf(options)(uploadByStream(request, body, onProgress));
    },
  };
}

/** The method by the name of a call is data, so the exact types of `paths` cannot hold here. */
type SendByName = (
  method: string,
  path: string,
  init: Record<string, unknown>,
) => Promise<{ response: Response; error?: unknown }>;

/** One request and its answer, without any repetition. Rejects with ApiError, or with the signal's reason. */
export function createTransport(options: ClientOptions): Transport {
  // Safe: `Args` and `Answer` come from the description that `paths` comes from, and `splitArguments` has sorted the arguments.
  const send = createHttpClient(options).request as unknown as SendByName;

  return async function transport(sending) {
    const { shape, parts, tokens, signal, idempotencyKey, document, inside, onProgress, onReceive, asFile } = sending;
    const locale = localeOf(options);
    const { body, type } = serializeBody(shape.body, parts.body);
    // An address that no request can be made of, such as a relative one in Node, is a defect of the program.
    let isMade = false;
    const made = (): void => {
      isMade = true;
    };
    try {
      const { response, error } = await send(shape.method, shape.path, {
        params: { path: parts.path, query: parts.query, header: parts.header },
        headers: {
          ...(inside && headersOf(inside)),
          Authorization: authorization(shape, tokens, options),
          'Idempotency-Key': idempotencyKey,
          'Pagewright-Document': document && `${document.id}@${document.version}`,
          'Content-Type': type,
        },
        body,
        bodySerializer: (serialized: unknown) => serialized,
        parseAs: 'stream',
        signal,
        middleware: [
          { onRequest: made },
          uploadProgress(options, body, onProgress),
          { onResponse: ({ response }: { response: Response }) => counted(response, onReceive) },
        ],
      });
      if (!response.ok) throw failureIn(shape, error, response, locale);
      return await readAnswer(shape, response, locale, asFile);
    } catch (error) {
      if (error instanceof ApiError || !isMade) throw error;
      signal?.throwIfAborted();
      throw new ApiError(
        { code: 'network_error', status: 0, message: clientText('network_error', locale) },
        { cause: error },
      );
    }
  };
}

/** The same answer, which reports the progress of its body while it is read. */
function counted(response: Response, onReceive: ((progress: Progress) => void) | undefined): Response {
  if (!onReceive || !response.ok || !response.body) return response;
  const { headers, status, statusText } = response;
  // Bytes are counted after decompression, but the header has the compressed length.
  const total = headers.has('content-encoding') ? 0 : Number(headers.get('content-length') ?? 0);
  let loaded = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      controller.enqueue(chunk);
      onReceive({ loaded, total });
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers, status, statusText });
}
