import type { RequestShape } from '../operation.ts';
import { ArgumentError, type RequestParts } from './split-arguments.ts';

/** The query without `?`: null is left out, lists travel as `a,b,c`. */
export function serializeQuery(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => {
      const items = Array.isArray(value) ? value : [value];
      return `${encodeURIComponent(name)}=${items.map((item) => encodeURIComponent(String(item))).join(',')}`;
    })
    .join('&');
}

/** The address of a call: its path and query below the server's origin. */
export function addressOf(baseUrl: string, shape: RequestShape, { path, query }: RequestParts): string {
  const filled = shape.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = serializeQuery(query);
  return `${baseUrl.replace(/\/$/, '')}${filled}${search && `?${search}`}`;
}

function fieldsOf(body: unknown): [string, unknown][] {
  return Object.entries(Object(body)).filter(([, value]) => value !== undefined && value !== null);
}

/** A field of a form: lists as `a,b,c` like in a query, objects as JSON. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function multipart(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of fieldsOf(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (typeof value === 'object' && value && 'arrayBuffer' in value)
      throw new ArgumentError(`"${name}" has to be a Blob or a File of this program; in Node, fs.openAsBlob gives one`);
    else form.append(name, textOf(value));
  }
  return form;
}

/** Makes the body that the operation wants: JSON text, a form or a multipart form. Throws ArgumentError. */
export function serializeBody(kind: RequestShape['body'], body: unknown): string | URLSearchParams | FormData {
  if (kind === 'multipart') return multipart(body);
  if (kind === 'form') {
    return new URLSearchParams(fieldsOf(body).map(([name, value]): [string, string] => [name, textOf(value)]));
  }
  return JSON.stringify(body);
}
