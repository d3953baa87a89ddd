import type { RJSFSchema } from '@rjsf/utils';
import { isObject, localReference } from '#schemas';
import { mapSchemas } from './constraints.ts';

/**
 * The schema as RJSF shows it, the same in what it accepts. Lists of fixed length are written as RJSF knows them (`items` and
 * `additionalItems` for `prefixItems` and `items`), identifiers below the root are left out, for references begin there, and
 * what a reference that leads nowhere stands for accepts anything and says that it cannot be shown.
 */
export function shownSchema(root: RJSFSchema): RJSFSchema {
  const shown = (schema: RJSFSchema, isRoot = false): RJSFSchema => {
    const { $ref, $dynamicRef, $recursiveRef, ...rest } = schema as RJSFSchema & Record<string, unknown>;
    if ($dynamicRef !== undefined || $recursiveRef !== undefined) return unshown(rest);
    if (typeof $ref === 'string' && localReference(root, $ref) === undefined) return unshown(rest);
    const { $id: _id, ...unnamed } = schema;
    return withTuples(mapSchemas(isRoot ? schema : unnamed, shown));
  };
  return shown(root, true);
}

/** No type, so that there is no field for it, and something in it, for an empty schema is left out. */
function unshown({ title, description, $defs, definitions }: RJSFSchema): RJSFSchema {
  const texts = { ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
  return { ...texts, ...($defs && { $defs }), ...(definitions && { definitions }), $comment: 'This cannot be shown.' };
}

function withTuples(schema: RJSFSchema): RJSFSchema {
  const { prefixItems, items, ...rest } = schema as RJSFSchema & { prefixItems?: unknown };
  if (!Array.isArray(prefixItems)) return schema;
  const isOpen = isObject(items) || items === false;
  // Safe: the items of a schema are schemas.
  return {
    ...rest,
    items: prefixItems as RJSFSchema[],
    ...(isOpen && { additionalItems: items as RJSFSchema | false }),
  };
}
