/** Writes the schema of a record form's design by itself: browsers check a design without the whole contract. */
import { readJson, toJson, writeGenerated } from './files.ts';

const prefix = '#/components/schemas/';

/** Texts for readers of the contract. The description of a pattern stays: it is the hint of an issue. */
const unread = ['examples', 'example', 'title'];

export async function generateFormConfig(): Promise<void> {
  const schemas = contractSchemas(await readJson('openapi/generated/openapi.json'));
  const defs: Record<string, unknown> = {};
  const wanted = ['FormConfig'];
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (name in defs) continue;
    const schema = schemas[name];
    if (schema === undefined) throw new Error(`The contract has no schema ${name}, which FormConfig needs.`);
    defs[name] = withOwnReferences(schema, wanted);
  }
  const sorted = Object.fromEntries(Object.entries(defs).sort(([a], [b]) => (a < b ? -1 : 1)));
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', $ref: '#/$defs/FormConfig', $defs: sorted };
  await writeGenerated('schemas/generated/form-config.schema.json', toJson(schema));
}

function contractSchemas(document: unknown): Record<string, unknown> {
  // Safe: the contract's generator, which runs before, writes a document with schemas.
  return (document as { components: { schemas: Record<string, unknown> } }).components.schemas;
}

/** The schema with its references inside this file; their names go to `wanted`. */
function withOwnReferences(schema: unknown, wanted: string[]): unknown {
  if (Array.isArray(schema)) return schema.map((part) => withOwnReferences(part, wanted));
  if (typeof schema !== 'object' || schema === null) return schema;
  const isPatterned = 'pattern' in schema;
  const remaining = Object.entries(schema).filter(
    ([key, part]) => !unread.includes(key) || (typeof part === 'object' && part !== null && !Array.isArray(part)),
  );
  return Object.fromEntries(
    remaining.flatMap(([key, part]) => {
      if (key === 'description' && typeof part === 'string' && !isPatterned) return [];
      if (key !== '$ref' || typeof part !== 'string') return [[key, withOwnReferences(part, wanted)]];
      const name = part.slice(prefix.length);
      wanted.push(name);
      return [[key, `#/$defs/${name}`]];
    }),
  );
}
