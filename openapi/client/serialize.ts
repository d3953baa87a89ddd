import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import type { RequestShape } from '../shapes/operation.ts';
import { ArgumentError, type RequestParts } from './split-arguments.ts';

/** Lists travel as `a,b,c`; null is left out. */
export const queryStyle = { array: { style: 'form', explode: false } } as const;

/** The address of a call: its path and query below the server's origin. */
export function addressOf(baseUrl: string, shape: RequestShape, { path, query }: RequestParts): string {
  return createFinalURL(shape.path, {
    baseUrl: baseUrl.replace(/\/$/, ''),
    params: { path, query },
    querySerializer: createQuerySerializer(queryStyle),
    pathSerializer: defaultPathSerializer,
  });
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

/** A body as it is sent, with its type; a multipart form names its type itself, for the boundary is part of it. */
export interface SerializedBody {
  body?: string | FormData;
  type?: string;
}

/** Makes the body that the operation wants: JSON text, a form or a multipart form. Throws ArgumentError. */
export function serializeBody(kind: RequestShape['body'], body: unknown): SerializedBody {
  if (body === undefined) return {};
  if (kind === 'multipart') return { body: multipart(body) };
  if (kind === 'form') {
    const form = new URLSearchParams(fieldsOf(body).map(([name, value]): [string, string] => [name, textOf(value)]));
    return { body: form.toString(), type: 'application/x-www-form-urlencoded' };
  }
  return { body: JSON.stringify(body), type: 'application/json' };
}
