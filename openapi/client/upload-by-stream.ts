import type { Progress } from './options.ts';

const lines = (text: string): string => text.replaceAll(/\r\n|\r|\n/g, '\r\n');
const escaped = (text: string): string => text.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');

/**
 * A form as browsers send it (RFC 7578), of known length. Files are not read: the blob refers to them, so that one from
 * `fs.openAsBlob` streams from the disk. Its type carries the boundary.
 */
export function multipartBlob(form: FormData): Blob {
  const boundary = `pagewright-${crypto.randomUUID()}`;
  const parts: (string | Blob)[] = [];
  for (const [name, value] of form) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(lines(name))}"`;
    if (typeof value === 'string') parts.push(`${head}\r\n\r\n${lines(value)}\r\n`);
    else {
      const type = value.type || 'application/octet-stream';
      parts.push(`${head}; filename="${escaped(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`, value, '\r\n');
    }
  }
  return new Blob([...parts, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
}

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
