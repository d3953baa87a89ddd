import type { RequestShape } from '../shapes/operation.ts';

export interface RequestParts {
  path: Record<string, string>;
  query: Record<string, unknown>;
  header: Record<string, string>;
  body: unknown;
}

/** A call was made with arguments that it does not take. A programming error, so no ApiError. */
export class ArgumentError extends TypeError {
  override readonly name = 'ArgumentError';
}

/**
 * Sorts flat arguments: names of path, query and header parameters go there, the rest into the body; `body` is the
 * whole body. Undefined values are left out, and headers that are null. Throws ArgumentError for a missing path value, or for a name that a call
 * without a body does not know.
 */
export function splitArguments(id: string, shape: RequestShape, args: Readonly<Record<string, unknown>>): RequestParts {
  const parts: RequestParts = { path: {}, query: {}, header: {}, body: undefined };
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined) continue;
    if (shape.pathParams?.includes(name)) parts.path[name] = String(value);
    else if (shape.query?.includes(name)) parts.query[name] = value;
    else if (shape.headers?.includes(name)) {
      // A header has no null: the text "null" would be a value.
      if (value !== null) parts.header[name] = String(value);
    } else fields[name] = value;
  }
  for (const name of shape.pathParams ?? []) {
    if (!parts.path[name]) throw new ArgumentError(`${id} needs "${name}": it is a part of ${shape.path}`);
  }
  const bodyNames = Object.keys(fields);
  if (shape.body) {
    parts.body =
      bodyNames.length === 1 && bodyNames[0] === 'body' ? fields['body'] : bodyNames.length > 0 ? fields : undefined;
  } else if (bodyNames.length > 0) {
    const known = [...(shape.pathParams ?? []), ...(shape.query ?? []), ...(shape.headers ?? [])];
    throw new ArgumentError(
      `${id} does not take "${bodyNames.join('", "')}"; it takes ${known.join(', ') || 'nothing'}`,
    );
  }
  return parts;
}
