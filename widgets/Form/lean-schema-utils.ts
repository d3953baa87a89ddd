import type { RJSFSchema, SchemaUtilsType } from '@rjsf/utils';
import { isData } from '#engine/runtime';
import { sameParts } from './same-parts.ts';

type Utils<T> = SchemaUtilsType<T>;

/** With one of these anywhere, what a schema comes to can only be told by walking all of it. */
const entangling = ['$ref', '$dynamicRef', 'dependencies', 'allOf', 'patternProperties', 'additionalProperties'];
/** With one of these anywhere, a form may have to fill values in. */
const filling = ['default', 'minItems'];

/**
 * RJSF's questions about a schema, answered from what was found before: it walks the whole schema several times for each key.
 * For schemas without references only conditions are asked again; a schema without defaults fills nothing in. The same
 * answer is the same object, so that fields compare it at a glance. Everything else is RJSF's own.
 */
export function leanSchemaUtils<T>(utils: Utils<T>): Utils<T> {
  const root = utils.getRootSchema();
  const isPlain = !holdsKey(root, entangling);
  const fillsNothing = isPlain && !holdsKey(root, filling);
  const kept = new WeakMap<object, RJSFSchema>();
  const branches = new WeakMap<object, Map<boolean, RJSFSchema>>();

  function retrieved(...[schema, data, resolves]: Parameters<Utils<T>['retrieveSchema']>): RJSFSchema {
    if (isPlain && !('if' in schema)) return schema;
    if (isPlain && isSettled(schema.then) && isSettled(schema.else)) {
      // As RJSF asks: a condition on nothing is one on an empty object. Safe: both are a form's data.
      const holds = utils.getValidator().isValid(schema.if as RJSFSchema, (data || {}) as T, root);
      const known = branches.get(schema) ?? new Map<boolean, RJSFSchema>();
      branches.set(schema, known);
      const found = known.get(holds) ?? utils.retrieveSchema(schema, data, resolves);
      known.set(holds, found);
      return found;
    }
    // Safe: it equals the schema that it replaces.
    const found = sameParts(kept.get(schema), utils.retrieveSchema(schema, data, resolves)) as RJSFSchema;
    kept.set(schema, found);
    return found;
  }

  const lean: Partial<Utils<T>> = {
    retrieveSchema: retrieved,
    getDefaultFormState: (schema, data, ...more) =>
      fillsNothing && isData(data) ? data : utils.getDefaultFormState(schema, data, ...more),
  };
  // Its other methods are those of a class, which find their own state in the original.
  return Object.assign(Object.create(utils), lean);
}

/** True for a branch that comes to itself. */
function isSettled(branch: unknown): boolean {
  return !isData(branch) || !Object.hasOwn(branch, 'if');
}

function holdsKey(schema: unknown, keys: readonly string[]): boolean {
  if (!isData(schema)) return false;
  if (!Array.isArray(schema) && keys.some((key) => Object.hasOwn(schema, key))) return true;
  return Object.values(schema).some((part) => holdsKey(part, keys));
}
