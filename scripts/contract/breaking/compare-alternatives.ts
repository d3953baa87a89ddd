import { type CompareSchema, type Comparison, isSame, schemaOf, shown } from './comparison.ts';
import { flatten } from './flatten.ts';
import { below, type Location } from './location.ts';
import { child, isNode, type Node } from '../source.ts';

function alternativesOf(schema: Node): Node[] | undefined {
  const found = schema['oneOf'] ?? schema['anyOf'];
  return Array.isArray(found) ? found.map(schemaOf) : undefined;
}

/** What distinguishes an alternative from the others: its name, its literal discriminators, or its type. */
function keyOf(schema: Node, description: Node): string {
  if (typeof schema['$ref'] === 'string') return schema['$ref'];
  const flat = flatten(schema, description);
  const literals = Object.entries(child(flat, 'properties')).filter(
    ([, member]) => isNode(member) && 'const' in member,
  );
  if (literals.length > 0)
    return literals.map(([name, member]) => `${name}=${shown(child({ member }, 'member')['const'])}`).join();
  return 'const' in flat ? shown(flat['const']) : String(flat['type'] ?? 'any');
}

/**
 * Compares `oneOf` and `anyOf`. A plain schema beside alternatives counts as the only one. False when neither has any.
 */
export function compareAlternatives(
  old: Node,
  now: Node,
  location: Location,
  comparison: Comparison,
  compare: CompareSchema,
): boolean {
  const [was, is] = [alternativesOf(old), alternativesOf(now)];
  if (!was && !is) return false;
  if (was && is) compare(withoutAlternatives(old), withoutAlternatives(now), location, comparison);
  const left = was ? (is ? was : was.map((one) => beside(old, one))) : [old];
  const open = is ? (was ? [...is] : is.map((one) => beside(now, one))) : [now];
  const fits = (one: Node, other: Node): boolean => {
    const found: string[] = [];
    const probe = { ...comparison, seen: new Set(comparison.seen), report: (rule: string) => found.push(rule) };
    compare(one, other, location, probe);
    return found.length === 0;
  };
  const sameKey = (one: Node, other: Node): boolean => keyOf(one, comparison.before) === keyOf(other, comparison.after);

  const lost: Node[] = [];
  for (const one of left) {
    const index = [isSame, sameKey, fits]
      .map((test) => open.findIndex((other) => test(one, other)))
      .find((at) => at >= 0);
    const [match] = index === undefined ? [] : open.splice(index, 1);
    if (match) compare(one, match, location, comparison);
    else lost.push(one);
  }
  if (lost.length === 1 && open.length === 1) {
    compare(lost[0], open[0], location, comparison);
    return true;
  }
  const variant = (schema: Node, description: Node): string => keyOf(schema, description).split('/').at(-1) ?? '';
  if (comparison.side === 'sent') {
    for (const one of lost) {
      const at = below(location, variant(one, comparison.before));
      comparison.report('sent-alternative-removed', at, 'is not taken any more');
    }
  } else {
    for (const one of open) {
      const at = below(location, variant(one, comparison.after));
      comparison.report('got-alternative-added', at, 'is a new outcome');
    }
  }
  return true;
}

/** An alternative merged with its sibling keywords, where the other version has no alternatives. */
function beside(schema: Node, alternative: Node): Node {
  const others = withoutAlternatives(schema);
  return Object.keys(others).every((key) => key === 'description') ? alternative : { allOf: [others, alternative] };
}

function withoutAlternatives(schema: Node): Node {
  const { oneOf: _oneOf, anyOf: _anyOf, ...others } = schema;
  return others;
}
