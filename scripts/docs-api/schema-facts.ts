import { child, isNode, type Node, strings } from '../contract/source.ts';
import type { Labels } from './labels/en-US.ts';

const prefix = '#/components/schemas/';

/** The name behind `$ref`, when there is one. */
export function refName(schema: Node): string | undefined {
  const ref = schema['$ref'];
  return typeof ref === 'string' && ref.startsWith(prefix) ? ref.slice(prefix.length) : undefined;
}

/** Looks schemas up by name, and resolves a `$ref` with its sibling keywords. */
export class Schemas {
  readonly all: Node;

  constructor(document: Node) {
    this.all = child(child(document, 'components'), 'schemas');
  }

  get(name: string): Node {
    return child(this.all, name);
  }

  /** The resolved schema: keywords beside a `$ref` override those of its target. */
  resolved(schema: Node): Node {
    const name = refName(schema);
    if (name === undefined) return schema;
    const { $ref: _ref, ...beside } = schema;
    return this.resolved({ ...this.get(name), ...beside });
  }
}

/** The alternatives of a schema that are more than null. */
export function alternatives(schema: Node): Node[] {
  const found = schema['oneOf'] ?? schema['anyOf'];
  return Array.isArray(found) ? found.filter(isNode).filter((branch) => branch['type'] !== 'null') : [];
}

/** Members with a name of their own. */
export function members(schema: Node): [string, Node][] {
  return Object.entries(child(schema, 'properties')).filter((entry): entry is [string, Node] => isNode(entry[1]));
}

/** The JSON types, in words. */
export function typeNames(schema: Node): string[] {
  const { type } = schema;
  const types = Array.isArray(type) ? strings(type) : typeof type === 'string' ? [type] : [];
  const branches = schema['oneOf'] ?? schema['anyOf'];
  const orNull = Array.isArray(branches) && branches.some((branch) => isNode(branch) && branch['type'] === 'null');
  if (types.length > 0) return orNull ? [...types, 'null'] : types;
  if ('properties' in schema) return ['object'];
  return orNull ? ['null'] : [];
}

/** The bounds of a value, each in a few words: `at most 60 characters`, `default 20`. */
export function bounds(schema: Node, labels: Labels['fields']): string[] {
  const found: string[] = [];
  const range = (least: unknown, most: unknown, textOf: (least: unknown, most: unknown) => string): void => {
    if (least !== undefined || most !== undefined) found.push(textOf(least, most));
  };
  range(schema['minLength'], schema['maxLength'], labels.characters);
  range(schema['minItems'], schema['maxItems'], labels.items);
  range(schema['minProperties'], schema['maxProperties'], labels.members);
  range(schema['minimum'], schema['maximum'], labels.range);
  if (schema['exclusiveMinimum'] !== undefined) found.push(labels.moreThan(schema['exclusiveMinimum']));
  if (schema['uniqueItems'] === true) found.push(labels.noItemTwice);
  if (schema['readOnly'] === true) found.push(labels.readOnly);
  if (typeof schema['format'] === 'string') found.push(schema['format']);
  if (schema['default'] !== undefined) found.push(labels.preset(JSON.stringify(schema['default'])));
  return found;
}
