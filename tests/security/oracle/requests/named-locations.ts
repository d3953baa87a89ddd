import { describedOperations } from '#tests/contract/fuzz/described-operations.ts';
import { child, isNode, type Node } from '#scripts/contract/source.ts';

/** Schemas of which each value stands for a row, or for a file that is one. */
const rowSchemas = ['Id', 'ImageUrl'].map((name) => `#/components/schemas/${name}`);

/** Paths of the arguments (`value.logo`, `ids.0`) of each served call that name rows, in every variant of its body. */
export function namedLocations(description: Node): Map<string, string[]> {
  const schemas = child(child(description, 'components'), 'schemas');
  const locationsIn = (schema: unknown, path: string, inside: readonly string[] = []): string[] => {
    if (!isNode(schema)) return [];
    const ref = schema['$ref'];
    if (typeof ref === 'string') {
      if (rowSchemas.includes(ref)) return [path];
      return inside.includes(ref) ? [] : locationsIn(schemas[ref.split('/').at(-1) ?? ''], path, [...inside, ref]);
    }
    const variants = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => schema[key] ?? []);
    const below = (name: string): string => (path === '' ? name : `${path}.${name}`);
    return [
      ...variants.flatMap((one) => locationsIn(one, path, inside)),
      ...Object.entries(child(schema, 'properties')).flatMap(([name, one]) => locationsIn(one, below(name), inside)),
      ...locationsIn(schema['items'], below('0'), inside),
    ];
  };
  const served = describedOperations(description).filter(({ table }) => !table.planned);
  return new Map(
    served.map(({ id, parameters, body }) => [
      id,
      [
        ...new Set([
          ...parameters.flatMap(({ name, schema }) => locationsIn(schema, name)),
          ...locationsIn(body?.schema, ''),
        ]),
      ],
    ]),
  );
}
