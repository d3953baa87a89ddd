import type { Progress } from './options.ts';

/** The same answer, which reports the progress of its body while it is read. */
export function counted(response: Response, onReceive: ((progress: Progress) => void) | undefined): Response {
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
