import { ApiError } from './api-error.ts';
import { clientText } from './client-text.ts';
import { type ClientOptions, localeOf } from './options.ts';
import { type Outgoing, outgoing, type Sending } from './outgoing.ts';
import { counted } from './counted.ts';
import { readAnswer } from './read-answer.ts';
import { uploadByStream } from './upload-by-stream.ts';
import { findXmlHttpRequest, uploadByXhr } from './upload-by-xhr.ts';

export type Transport = (sending: Sending) => Promise<unknown>;

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
      const response = counted(await send(), sending.onReceive);
      return await readAnswer(sending.shape, response, locale, sending.asFile);
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
