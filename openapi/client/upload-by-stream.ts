import { multipartBlob } from './multipart-blob.ts';
import type { Progress } from './options.ts';

/** A request whose body counts the bytes that leave; where `fetch` streams bodies, as in Node, Deno and Bun. */
export function uploadByStream(
  { url, method, headers, signal }: Request,
  body: string | FormData,
  onProgress: (progress: Progress) => void,
): Request {
  const blob = body instanceof FormData ? multipartBlob(body) : new Blob([body]);
  let loaded = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      controller.enqueue(chunk);
      onProgress({ loaded, total: blob.size });
    },
  });
  const init = { method, signal, body: blob.stream().pipeThrough(counter), duplex: 'half' };
  // Both lists of types lack `duplex`, which a streamed body needs.
  return new Request(url, {
    ...init,
    headers: { ...Object.fromEntries(headers), ...(blob.type && { 'content-type': blob.type }) },
  } as RequestInit);
}
