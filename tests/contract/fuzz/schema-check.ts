import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { child, isNode, type Node } from '#scripts/contract/source.ts';

/** Says what is wrong with a value; nothing when it keeps the schema. */
export type SchemaCheck = (schema: unknown, value: unknown) => string[];

const prefix = '#/components/';

function local(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(local);
  if (!isNode(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' && value.startsWith(prefix) ? `contract${value}` : local(value),
    ]),
  );
}

/**
 * A validator of our own over the bundled description, set apart from the server's: the server's errors must not be
 * the fuzz's. `coerce` reads text as a query or a form does.
 */
export function createSchemaCheck(description: Node, { coerce = false }: { coerce?: boolean } = {}): SchemaCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: coerce });
  // The package's default export is the function itself under one more `default` in ESM.
  (formats as unknown as (target: Ajv2020) => void)(ajv);
  ajv.addFormat('binary', true);
  const components = local(child(description, 'components'));
  ajv.addSchema({ $id: 'contract', components }, 'contract', true, false);
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const key = JSON.stringify(schema) ?? 'true';
    const check = compiled.get(key) ?? ajv.compile(Object(local(schema ?? {})));
    compiled.set(key, check);
    // Coercion writes into the value.
    const own = coerce ? structuredClone(value) : value;
    if (check(own)) return [];
    return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? 'is wrong'}`);
  };
}
