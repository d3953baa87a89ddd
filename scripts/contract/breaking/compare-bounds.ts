import { type Comparison, isSame, shown } from './comparison.ts';
import type { Location } from './location.ts';
import type { Node } from '../source.ts';

const lowest = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
const highest = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const emptiness = ['minLength', 'minItems', 'minProperties'];

const numberOf = (schema: Node, key: string): number | undefined => {
  const value = schema[key];
  return typeof value === 'number' ? value : undefined;
};

function isTighter(key: string, old: Node, now: Node): boolean {
  const [was, is] = [numberOf(old, key), numberOf(now, key)];
  if (is === undefined) return false;
  // Sizes begin at 0 by themselves.
  if (lowest.includes(key)) return is > (was ?? (emptiness.includes(key) ? 0 : Number.NEGATIVE_INFINITY));
  return is < (was ?? Number.POSITIVE_INFINITY);
}

/** Reports bounds of what is sent that became tighter, and what is got that may be empty or look different. */
export function compareBounds(old: Node, now: Node, location: Location, { side, report }: Comparison): void {
  const change = (key: string): string => `"${key}" was ${shown(old[key])}, and is ${shown(now[key])}`;
  if (side === 'sent') {
    for (const key of [...lowest, ...highest]) {
      if (isTighter(key, old, now)) report('sent-bound-tightened', location, change(key));
    }
    for (const key of ['uniqueItems', 'multipleOf']) {
      if (key in now && now[key] !== false && !isSame(old[key], now[key]))
        report('sent-bound-tightened', location, change(key));
    }
    for (const key of ['pattern', 'format']) {
      if (key in now && old[key] !== now[key]) report('sent-form-changed', location, change(key));
    }
    return;
  }
  for (const key of emptiness) {
    if ((numberOf(old, key) ?? 0) > 0 && (numberOf(now, key) ?? 0) === 0)
      report('got-may-be-empty', location, change(key));
  }
  for (const key of ['pattern', 'format']) {
    if (key in old && old[key] !== now[key]) report('got-form-changed', location, change(key));
  }
}
