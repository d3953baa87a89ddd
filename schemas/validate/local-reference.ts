import { pointerKeys } from './pointer.ts';
import { isObject } from './shape.ts';

/**
 * The schema that a reference inside of `root` means: `#` or a pointer such as `#/$defs/line`, through further references.
 * Undefined when it leads nowhere: to another document, to a name that does not exist, or round in a circle.
 */
export function localReference(root: unknown, reference: string): Record<string, unknown> | boolean | undefined {
  const seen = new Set<string>();
  let target: unknown = { $ref: reference };
  while (isObject(target) && typeof target.$ref === 'string') {
    if (seen.has(target.$ref)) return undefined;
    seen.add(target.$ref);
    target = partAt(root, target.$ref);
  }
  return isObject(target) || typeof target === 'boolean' ? target : undefined;
}

/** The part of a document that a reference names, as it is written there. */
function partAt(root: unknown, reference: string): unknown {
  const pointer = decoded(reference);
  if (pointer === undefined || !/^#(\/|$)/.test(pointer)) return undefined;
  let part = root;
  for (const key of pointerKeys(pointer.slice(1))) {
    if (part === null || typeof part !== 'object' || !Object.hasOwn(part, key)) return undefined;
    part = Reflect.get(part, key);
  }
  return part;
}

/** A reference is part of an address; undefined when it is none. */
function decoded(reference: string): string | undefined {
  try {
    return decodeURIComponent(reference);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
