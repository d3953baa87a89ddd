import type { JsonSchema } from '#schemas';

/** Follows a reference; undefined where it leads nowhere. */
type Resolve = (ref: string) => JsonSchema | undefined;

/** The schema of an alternative; undefined where it is not written down at once. */
function alternativeOf(schema: JsonSchema, resolve: Resolve): JsonSchema | undefined {
  return schema.$ref === undefined ? schema : resolve(schema.$ref);
}

/** Whether each alternative is an object that says by a text of its own under `name` which one it is. */
function isDiscriminator(name: string, alternatives: readonly (JsonSchema | undefined)[]): boolean {
  const tags = alternatives.map((one) => one?.properties?.[name]?.const);
  return (
    alternatives.every((one) => one?.type === 'object' && one.required?.includes(name)) &&
    tags.every((tag) => typeof tag === 'string' && tag !== '') &&
    new Set(tags).size === tags.length
  );
}

/**
 * Names the property by which alternatives differ, at every depth, so that a value is held against its own alternative
 * alone: tried in turn, each would fill its defaults into the value, and the next would find them unknown.
 */
export function withDiscriminators<T>(node: T, resolve: Resolve): T {
  if (Array.isArray(node)) return node.map((one) => withDiscriminators(one, resolve)) as T; // Same shape, item by item.
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, withDiscriminators(value, resolve)]);
  // The same object, of the same type, with at most a keyword more.
  const same = Object.fromEntries(entries) as T & JsonSchema;
  if (!Array.isArray(same.oneOf)) return same;
  const alternatives = same.oneOf.map((one) => alternativeOf(one, resolve));
  const propertyName = Object.keys(alternatives[0]?.properties ?? {}).find((name) =>
    isDiscriminator(name, alternatives),
  );
  // Without its type, the keyword would let anything pass that is no object.
  return propertyName === undefined ? same : { ...same, type: 'object', discriminator: { propertyName } };
}
