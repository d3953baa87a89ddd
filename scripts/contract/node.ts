/** JSON of unknown content, as it is read from YAML. */
/** A JSON object of unknown content. */
export type Node = Record<string, unknown>;

/** True for JSON objects, not for arrays or null. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The member as an object; an empty one when it is missing, so that a check reports what it misses by name. */
export function child(node: unknown, key: string): Node {
  const value = isNode(node) ? node[key] : undefined;
  return isNode(value) ? value : {};
}

/** The array's strings, or none. */
export function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
