import type { RequestShape } from '../operation.ts';

/** The query without `?`: null is left out, lists travel as `a,b,c`. openapi-fetch would repeat the name. */
export function serializeQuery(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => {
      const items = Array.isArray(value) ? value : [value];
      return `${encodeURIComponent(name)}=${items.map((item) => encodeURIComponent(String(item))).join(',')}`;
    })
    .join('&');
}

function fieldsOf(body: unknown): [string, unknown][] {
  return Object.entries(Object(body)).filter(([, value]) => value !== undefined && value !== null);
}

/** Makes the body that the operation wants: JSON text, a form or a multipart form. */
export function serializeBody(kind: RequestShape['body'], body: unknown): string | URLSearchParams | FormData {
  if (kind === 'form') {
    return new URLSearchParams(fieldsOf(body).map(([name, value]): [string, string] => [name, String(value)]));
  }
  if (kind !== 'multipart') return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fieldsOf(body)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}
