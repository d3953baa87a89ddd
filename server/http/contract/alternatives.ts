import type { Description } from './description.ts';

const prefix = '#/components/schemas/';
const choices: ReadonlySet<string> = new Set(['oneOf', 'anyOf']);
/** Their keys are names of the data, not words of JSON Schema. */
const maps: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs']);

/** Names of the schemas that stand, at any depth, in an alternative of some schema or operation. */
export function alternativesOf({ paths, components }: Description): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown, isAlternative: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string' && value.startsWith(prefix)) {
        const name = value.slice(prefix.length);
        if (!isAlternative || found.has(name)) continue;
        found.add(name);
        visit(components?.schemas?.[name], true);
      } else visit(value, isAlternative || choices.has(key));
    }
  };
  visit(paths, false);
  visit(components, false);
  return found;
}

/**
 * A schema as the validator takes it: `$ref: '#/components/schemas/Name'` → `schema:Name#`, and in an alternative
 * `schema:Name~#`, which has no defaults. The validator tries one alternative after the other, so the default of one
 * that does not fit would be written into data for another.
 */
export function renamed<T>(node: T, alternatives: ReadonlySet<string>, isAlternative = false, isMap = false): T {
  const each = <U>(child: U, key = ''): U =>
    renamed(child, alternatives, isAlternative || choices.has(key), maps.has(key) && !isMap);
  if (Array.isArray(node)) return node.map((child) => each(child)) as T; // Same shape, item by item.
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    if (key === '$ref' && typeof value === 'string' && value.startsWith(prefix)) {
      const name = value.slice(prefix.length);
      return [[key, `schema:${name}${isAlternative && alternatives.has(name) ? '~' : ''}#`]];
    }
    return key === 'default' && isAlternative && !isMap ? [] : [[key, each(value, isMap ? '' : key)]];
  });
  // The same object with the same keys but for defaults; only the text of references differs.
  return Object.fromEntries(entries) as T;
}
