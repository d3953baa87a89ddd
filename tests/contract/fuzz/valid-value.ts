import fc from 'fast-check';
import { flatten } from '#scripts/contract/breaking/flatten.ts';
import { child, isNode, type Node, strings } from '#scripts/contract/source.ts';
import { isKnowable, Known } from './known-values.ts';
import { uploadedFile } from './uploaded-file.ts';
import { validNumber } from './valid-number.ts';
import { validText, type Way } from './valid-text.ts';

/** What is made, and how it will travel. */
export interface Making {
  description: Node;
  way: Way;
  /** The least and the greatest that is allowed, in place of anything between. */
  isEdge: boolean;
}

/** Below this, optional fields are left out and lists are as short as they may be. */
const deepest = 5;

interface ValueContext extends Making {
  name: string;
  depth: number;
  /** Shared schemas that this one stands in. */
  inside: readonly string[];
}

/** Values that keep a schema, `Known` ones among them. `name` is the field's or the parameter's. */
export function validValue(schema: unknown, name: string, making: Making): fc.Arbitrary<unknown> {
  return valueAt(schema, { ...making, name, depth: 0, inside: [] });
}

function valueAt(schema: unknown, context: ValueContext): fc.Arbitrary<unknown> {
  const node = isNode(schema) ? schema : {};
  const ref = node['$ref'];
  const at = typeof ref === 'string' ? { ...context, inside: [...context.inside, ref] } : context;
  const flat = flatten(node, context.description);
  // An invented cursor opens no list: without one that a list gave, the request begins at the start.
  if (context.name === 'cursor') return fc.nat({ max: 99 }).map((pick) => new Known('cursor', pick, undefined, flat));
  const made = withoutName(flat, at);
  if (!(isKnowable(context.name) || context.way === 'path') || !isGiven(flat)) return made;
  // The smallest request invents its values: what the server gave before says nothing about the issue.
  return fc
    .tuple(fc.noBias(fc.nat({ max: 9 })), fc.nat({ max: 99 }), made)
    .map(([luck, pick, otherwise]) => (luck > 0 ? new Known(context.name, pick, otherwise, flat) : otherwise));
}

/** Text and numbers of which the server gives some; lists and objects hold such places, but are none. */
function isGiven(flat: Node): boolean {
  const isOpen = !('enum' in flat) && !('const' in flat) && flat['format'] !== 'binary';
  return isOpen && [flat['type']].flat().some((type) => type === 'string' || type === 'integer');
}

function withoutName(flat: Node, context: ValueContext): fc.Arbitrary<unknown> {
  for (const key of ['not', 'if', 'patternProperties', 'prefixItems', 'dependentRequired', 'dependentSchemas']) {
    if (key in flat) throw new Error(`"${key}" at ${context.name} is a rule that the fuzz cannot keep yet.`);
  }
  if (flat['format'] === 'binary') return uploadedFile;
  if ('const' in flat) return fc.constant(flat['const']);
  if (Array.isArray(flat['enum'])) return fc.constantFrom(...flat['enum']);
  const alternatives = flat['oneOf'] ?? flat['anyOf'];
  if (Array.isArray(alternatives)) return alternativeAt(flat, alternatives, context);
  const types = Array.isArray(flat['type']) ? flat['type'].map(String) : [typeOf(flat)];
  // Text has no word for null: it is left out instead.
  const usable = context.way === 'json' ? types : types.filter((type) => type !== 'null');
  return fc.oneof(...(usable.length > 0 ? usable : types).map((type) => typed(type, flat, context)));
}

function typeOf(flat: Node): string {
  if (typeof flat['type'] === 'string') return flat['type'];
  if ('properties' in flat || 'additionalProperties' in flat) return 'object';
  return 'items' in flat ? 'array' : 'any';
}

function typed(type: string, flat: Node, context: ValueContext): fc.Arbitrary<unknown> {
  if (type === 'string') return validText(flat, context);
  if (type === 'integer' || type === 'number')
    return validNumber(flat, type === 'integer' || context.way !== 'json', context.isEdge);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return listAt(flat, context);
  return type === 'object' ? objectAt(flat, context) : freeValue;
}

/** An alternative with the rules that stand beside all of them; of two bounds the narrower one holds. */
function bothOf(others: Node, one: unknown, description: Node): unknown {
  if (Object.keys(others).length === 0) return one;
  const both = flatten({ allOf: [others, one] }, description);
  const bounds = Object.entries(both).flatMap(([key, values]): [string, number][] => {
    const [, bound] = /^allOf (m(?:ax|in)\w+)$/.exec(key) ?? [];
    const all = [values].flat(9).map(Number);
    return bound === undefined ? [] : [[bound, bound.startsWith('max') ? Math.min(...all) : Math.max(...all)]];
  });
  return { ...both, ...Object.fromEntries(bounds) };
}

/** An alternative that ends, once the value is deep enough. */
function alternativeAt(flat: Node, alternatives: unknown[], context: ValueContext): fc.Arbitrary<unknown> {
  const { oneOf: _oneOf, anyOf: _anyOf, ...others } = flat;
  const ending = alternatives.filter((one) => !context.inside.some((ref) => JSON.stringify(one).includes(`"${ref}"`)));
  const usable = context.depth >= deepest && ending.length > 0 ? ending : alternatives;
  return fc.oneof(
    ...usable.map((one) => {
      const inside = [...context.inside, ...strings([child({ one }, 'one')['$ref']])];
      return valueAt(bothOf(others, one, context.description), { ...context, inside });
    }),
  );
}

function listAt(flat: Node, context: ValueContext): fc.Arbitrary<unknown> {
  // Lists in an address are written with commas between their items.
  const item = valueAt(flat['items'], { ...context, depth: context.depth + 1 });
  const items =
    context.way === 'json' ? item : item.map((one) => (typeof one === 'string' ? one.replaceAll(',', 'a') : one));
  const least = Number(flat['minItems'] ?? 0);
  const most = listLength(least, Number(flat['maxItems'] ?? 100), context);
  if (flat['uniqueItems'] === true) {
    const selector = (one: unknown): string => JSON.stringify(one);
    return fc.uniqueArray(items, { minLength: least, maxLength: most, selector });
  }
  const list = fc.array(items, { minLength: context.isEdge ? most : least, maxLength: most });
  if (!isNode(flat['contains'])) return list;
  const wanted = valueAt({ allOf: [flat['items'], flat['contains']] }, { ...context, depth: context.depth + 1 });
  return fc.tuple(wanted, list).map(([first, others]) => [first, ...others.slice(1)]);
}

/** At the edges lists are full, where that is not too much, or as short as they may be. */
function listLength(least: number, most: number, { depth, isEdge }: ValueContext): number {
  if (depth >= deepest) return least;
  if (isEdge) return most <= 20 && depth <= 2 ? most : least;
  return Math.min(most, least + 3);
}

function objectAt(flat: Node, context: ValueContext): fc.Arbitrary<unknown> {
  const required = strings(flat['required']);
  const inner = { ...context, depth: context.depth + 1 };
  const names = Object.keys(child(flat, 'properties')).filter(
    (name) => context.depth < deepest || required.includes(name),
  );
  const members = Object.fromEntries(
    [...new Set([...names, ...required])].map((name) => [
      name,
      valueAt(child(flat, 'properties')[name], { ...inner, name }),
    ]),
  );
  const listed = fc.record(members, { requiredKeys: required, noNullPrototype: true });
  const others = flat['additionalProperties'] ?? true;
  if (others === false) return withLeast(listed, members, Number(flat['minProperties'] ?? 0));
  const most = Math.max(0, Number(flat['maxProperties'] ?? 100) - Object.keys(members).length);
  const least = Math.max(0, Number(flat['minProperties'] ?? 0) - required.length);
  if (context.depth >= deepest && least === 0) return listed;
  const name = isNode(flat['propertyNames'])
    ? valueAt({ type: 'string', ...flat['propertyNames'] }, { ...inner, name: '' })
    : fc.constantFrom(...freeNames);
  const free = fc.dictionary(
    name.map(String).filter((one) => !Object.hasOwn(members, one) && one !== '__proto__'),
    others === true ? freeValue : valueAt(others, { ...inner, name: '' }),
    { minKeys: Math.min(least, most), maxKeys: Math.min(most, Math.max(least, 3)), noNullPrototype: true },
  );
  return fc.tuple(listed, free).map(([one, other]) => ({ ...other, ...one }));
}

/** With as many of the optional members as the least number asks for. */
function withLeast(
  listed: fc.Arbitrary<object>,
  members: Record<string, fc.Arbitrary<unknown>>,
  least: number,
): fc.Arbitrary<unknown> {
  if (least === 0) return listed;
  return fc
    .tuple(listed, fc.record(members, { noNullPrototype: true }))
    .map(([some, all]) => (Object.keys(some).length >= least ? some : all));
}

const freeNames = ['a', 'name', 'title', 'label-1', 'x.y', '名称', 'constructor', 'toString', '0'];

/** Any JSON that the server promises to take where a schema leaves it open. */
const freeValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('', 'text', '漢字 😀', '<b>', 0, 1, -1.5, 2 ** 53, true, false, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...freeNames), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
