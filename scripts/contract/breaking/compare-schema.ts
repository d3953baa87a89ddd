import { compareAlternatives } from './compare-alternatives.ts';
import { compareBounds } from './compare-bounds.ts';
import { compareObject } from './compare-object.ts';
import { compareTypes, compareValues } from './compare-values.ts';
import { type Comparison, isSame, schemaOf, shown } from './comparison.ts';
import { flatten } from './flatten.ts';
import { below, type Location } from './location.ts';
import type { Node } from '../source.ts';

/** Keywords that the comparisons judge, and words that constrain nothing. */
const judged = new Set(
  [
    'type enum const default oneOf anyOf items properties required additionalProperties propertyNames',
    'minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems minProperties',
    'maxProperties uniqueItems multipleOf pattern format title description example examples deprecated readOnly',
    'writeOnly $comment discriminator',
  ].flatMap((line) => line.split(' ')),
);

const nameOf = (schema: Node): string | undefined => {
  const ref = schema['$ref'];
  return typeof ref === 'string' && Object.keys(schema).length === 1 ? ref.split('/').at(-1) : undefined;
};

/**
 * Reports what a newer schema takes away from callers: for what they send, values that were taken and are not any
 * more; for what they get, values that were never answered and are now.
 */
export function compareSchema(before: unknown, after: unknown, location: Location, comparison: Comparison): void {
  const [was, is] = [schemaOf(before), schemaOf(after)];
  const [oldName, newName] = [nameOf(was), nameOf(is)];
  if (oldName !== undefined && newName !== undefined) {
    const pair = `${oldName} ${newName}`;
    if (comparison.seen.has(pair)) return;
    comparison.seen.add(pair);
  }
  // A shared schema is one place, however many calls use it.
  const at = oldName !== undefined && oldName === newName ? { root: newName, path: '' } : location;
  const old = flatten(was, comparison.before);
  const now = flatten(is, comparison.after);
  if (compareAlternatives(old, now, at, comparison, compareSchema)) return;
  if (!compareTypes(old, now, at, comparison)) return;
  compareValues(old, now, at, comparison);
  compareBounds(old, now, at, comparison);
  if ('items' in old || 'items' in now) compareSchema(old['items'], now['items'], below(at, '*'), comparison);
  compareObject(old, now, at, comparison, compareSchema);
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (judged.has(key) || key.startsWith('x-') || isSame(old[key], now[key])) continue;
    comparison.report('schema-unjudged', at, `"${key}" was ${shown(old[key])}, and is ${shown(now[key])}`);
  }
}
