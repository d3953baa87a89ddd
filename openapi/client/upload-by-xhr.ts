import type { Progress } from './options.ts';

/** What is used of a browser's XMLHttpRequest; the contract is compiled without DOM types. */
interface Xhr {
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body?: unknown): void;
  abort(): void;
  getAllResponseHeaders(): string;
  responseType: string;
  readonly response: unknown;
  readonly status: number;
  readonly statusText: string;
  readonly upload: { onprogress: ((event: Progress) => void) | null };
  onload: (() => void) | null;
  onerror: (() => void) | null;
}

/** A browser's XMLHttpRequest, the only API there that reports upload progress; undefined elsewhere. */
export function findXmlHttpRequest(): (new () => Xhr) | undefined {
  return (globalThis as { XMLHttpRequest?: new () => Xhr }).XMLHttpRequest;
}

function responseOf(xhr: Xhr): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const { status, statusText } = xhr;
  const hasBody = ![204, 205, 304].includes(status);
  // `responseType` is blob.
  return new Response(hasBody ? (xhr.response as Blob) : null, { status, statusText, headers });
}

/** Sends a request with upload progress. Rejects with the signal's reason, or when no answer arrives. */
export function uploadByXhr(
  XmlHttpRequest: new () => Xhr,
  { url, method, headers, signal }: Request,
  body: string | FormData,
  onProgress: (progress: Progress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const xhr = new XmlHttpRequest();
    const stop = (): void => {
      xhr.abort();
      reject(signal.reason);
    };
    const settled = (): void => signal.removeEventListener('abort', stop);
    xhr.open(method, url);
    // A browser writes the boundary of the form that it sends itself.
    for (const [name, value] of headers) {
      if (name !== 'content-type' || typeof body === 'string') xhr.setRequestHeader(name, value);
    }
    xhr.responseType = 'blob';
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
    xhr.onload = () => {
      settled();
      resolve(responseOf(xhr));
    };
    xhr.onerror = () => {
      settled();
      reject(new TypeError('no answer arrived'));
    };
    signal.addEventListener('abort', stop, { once: true });
    xhr.send(body);
  });
}
