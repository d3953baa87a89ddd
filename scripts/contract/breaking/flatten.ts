import { resolveIn } from './resolve.ts';
import { schemaOf } from './comparison.ts';
import { child, isNode, type Node, strings } from '../source.ts';

/** Words that constrain nothing: the outer one wins. */
const annotations = ['title', 'description', 'default', 'example', 'examples', 'deprecated', '$comment'];

/** The parts as one; where two state the same rule in two ways, both stay, and a person reviews a change of them. */
function joined(parts: Node[]): Node {
  const whole: Node = {};
  for (const part of parts) {
    for (const [key, value] of Object.entries(part)) {
      if (key === 'properties') whole[key] = { ...child(whole, key), ...(isNode(value) ? value : {}) };
      else if (key === 'required') whole[key] = [...new Set([...strings(whole[key]), ...strings(value)])];
      else if (annotations.includes(key) || key.startsWith('x-')) whole[key] = value;
      else if (!(key in whole) || JSON.stringify(whole[key]) === JSON.stringify(value)) whole[key] = value;
      else whole[`allOf ${key}`] = [whole[`allOf ${key}`] ?? whole[key], value];
    }
  }
  return whole;
}

/**
 * One level of a schema with its `$ref` and its `allOf` written out, and `unevaluatedProperties` under the name that
 * the comparison knows.
 */
export function flatten(schema: Node, description: Node): Node {
  const { $ref, allOf, unevaluatedProperties, ...own } = schema;
  const parts = [
    ...(typeof $ref === 'string' ? [flatten(resolveIn(description, $ref), description)] : []),
    ...(Array.isArray(allOf) ? allOf.map((part) => flatten(schemaOf(part), description)) : []),
    unevaluatedProperties === undefined ? own : { ...own, additionalProperties: unevaluatedProperties },
  ];
  return parts.length === 1 ? (parts[0] ?? {}) : joined(parts);
}
