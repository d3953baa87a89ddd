import { type Comparison, isSame, shown } from './comparison.ts';
import type { Location } from './location.ts';
import type { Node } from '../source.ts';

/** What the schema states; undefined when any value is good. */
function valuesOf(schema: Node): unknown[] | undefined {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** Named types, or those of the stated values; undefined when any type is good. */
function typesOf(schema: Node): string[] | undefined {
  const { type } = schema;
  if (Array.isArray(type)) return type.map(String);
  if (typeof type === 'string') return [type];
  const values = valuesOf(schema);
  return values ? [...new Set(values.map(typeOf))] : undefined;
}

const covers = (types: string[] | undefined, type: string): boolean =>
  types === undefined || types.includes(type) || (type === 'integer' && types.includes('number'));

/** Types that one list has and the other does not; "anything" when only the other is limited. */
function missing(wide: string[] | undefined, narrow: string[] | undefined): string[] {
  if (wide === undefined) return narrow === undefined ? [] : ['anything'];
  return wide.filter((type) => !covers(narrow, type));
}

/** Reports lost types of what is sent and new types of what is got. False when there is nothing more to compare. */
export function compareTypes(old: Node, now: Node, location: Location, { side, report }: Comparison): boolean {
  const [was, is] = [typesOf(old), typesOf(now)];
  const lost = missing(was, is);
  const gained = missing(is, was);
  if (side === 'sent' && lost.length > 0)
    report('sent-type-narrowed', location, `took ${lost.join(', ')}, and takes ${is?.join(', ') ?? 'anything'} now`);
  if (side === 'got' && gained.length > 0)
    report('got-type-widened', location, `was ${was?.join(', ') ?? 'anything'}, and may be ${gained.join(', ')} now`);
  // Where anything became something, or something anything, that is said; what else changed follows from it.
  if (was === undefined) return side === 'got' || is === undefined;
  return is === undefined ? side === 'sent' : lost.length < was.length;
}

/** Reports values that are no longer accepted, values that were never answered before, and another default. */
export function compareValues(old: Node, now: Node, location: Location, { side, report }: Comparison): void {
  const [was, is] = [valuesOf(old), valuesOf(now)];
  const without = (all: unknown[], known: unknown[] | undefined): unknown[] =>
    all.filter((value) => !known?.some((other) => isSame(other, value)));
  if (side === 'sent') {
    const lost = is === undefined ? [] : without(was ?? [], is);
    if (is && !was) report('sent-value-removed', location, `took any value, and takes only ${shown(is)} now`);
    if (lost.length > 0) report('sent-value-removed', location, `does not take ${lost.map(shown).join(', ')} any more`);
    if ('default' in old && !isSame(old['default'], now['default'])) {
      const [before, after] = [shown(old['default']), shown(now['default'])];
      report('sent-default-changed', location, `was ${before} when left out, and is ${after} now`);
    }
    return;
  }
  const gained = was === undefined ? [] : without(is ?? [], was);
  if (was && !is) report('got-value-added', location, `was one of ${shown(was)}, and may be anything now`);
  if (gained.length > 0) report('got-value-added', location, `may be ${gained.map(shown).join(', ')} now`);
}
