import { isObject, localReference, nearest, pointerTo } from '#schemas';
import type { Walk } from './walk.ts';

/** Keywords whose value is a schema by name. */
const byName = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies'];
/** Keywords whose value is a schema, or a list of them. */
const nested = [
  'items',
  'prefixItems',
  'additionalItems',
  'contains',
  'additionalProperties',
  'propertyNames',
  'if',
  'then',
  'else',
  'not',
  'allOf',
  'anyOf',
  'oneOf',
];
/** References that depend on how a schema was reached, which a form does not follow. */
const dynamic = ['$dynamicRef', '$recursiveRef'];

/** One schema of a form, where it is written, and the form's whole schema. */
interface Part {
  schema: unknown;
  pointer: string;
}

/**
 * Reports what would stop a form while it is filled in: a reference that leads nowhere, an `$id` that is there twice and
 * references that a form does not follow, each as `PAGE_VALUE` at its keyword.
 */
export function checkFormSchema(walk: Walk, root: unknown, pointer: string): void {
  const ids = new Map<string, string>();
  const open: Part[] = [{ schema: root, pointer }];
  for (let part = open.pop(); part; part = open.pop()) {
    const { schema, pointer: at } = part;
    if (!isObject(schema)) continue;
    checkReferences(walk, root, schema, at);
    if (typeof schema.$id === 'string') {
      const first = ids.get(schema.$id);
      if (first === undefined) ids.set(schema.$id, at);
      else
        add(
          walk,
          pointerTo(at, '$id'),
          `${first} has the same $id.`,
          'Leave it out: references begin at the whole schema.',
        );
    }
    // The first one comes first.
    open.push(...partsOf(schema, at).reverse());
  }
}

function checkReferences(walk: Walk, root: unknown, schema: Record<string, unknown>, at: string): void {
  for (const keyword of dynamic) {
    if (Object.hasOwn(schema, keyword))
      add(walk, pointerTo(at, keyword), `A form does not follow ${keyword}.`, 'Write $ref, such as "#/$defs/line".');
  }
  const { $ref } = schema;
  if (typeof $ref !== 'string' || localReference(root, $ref) !== undefined) return;
  const near = nearest($ref, namesIn(root));
  const hint = near ? `Did you mean "${near}"?` : 'Name a part of this schema, such as "#/$defs/line".';
  add(walk, pointerTo(at, '$ref'), `The reference "${$ref}" leads nowhere.`, hint);
}

/** References that lead somewhere. */
function namesIn(root: unknown): string[] {
  if (!isObject(root)) return [];
  return ['$defs', 'definitions'].flatMap((keyword) =>
    Object.keys(Object(root[keyword])).map((name) => pointerTo(`#/${keyword}`, name)),
  );
}

function partsOf(schema: Record<string, unknown>, at: string): Part[] {
  const named = byName.flatMap((keyword) =>
    Object.entries(isObject(schema[keyword]) ? schema[keyword] : {}).map(([name, part]) => ({
      schema: part,
      pointer: pointerTo(pointerTo(at, keyword), name),
    })),
  );
  const inside = nested.flatMap((keyword) => {
    const value = schema[keyword];
    const pointer = pointerTo(at, keyword);
    if (!Array.isArray(value)) return [{ schema: value, pointer }];
    return value.map((part, index) => ({ schema: part, pointer: pointerTo(pointer, index) }));
  });
  return [...named, ...inside];
}

function add(walk: Walk, pointer: string, reason: string, hint: string): void {
  walk.diagnostics.add('PAGE_VALUE', pointer, { reason }, hint);
}
