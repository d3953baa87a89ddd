import { isObject, type JsonSchema, own } from '#schemas';
import type { Catalogue, PathStep } from '#engine/document';

/** The declared key of the list at a path of a node (`["props", "options"]`); undefined when it has none. */
export type ListKeys = (node: Record<string, unknown>, path: readonly PathStep[]) => string | undefined;

/** Reads the keys (`x-key`) from the widgets' schemas of props. */
export function createListKeys({ widgets }: Catalogue): ListKeys {
  return (node, path) => {
    if (path[0] !== 'props' || typeof node.widget !== 'string') return undefined;
    const root = own(widgets, node.widget)?.props;
    let schema = root;
    for (const step of path.slice(1)) {
      const at = resolved(schema, root);
      const items = at?.additionalProperties;
      schema =
        typeof step === 'string' ? (own(at?.properties, step) ?? (isObject(items) ? items : undefined)) : at?.items;
    }
    return resolved(schema, root)?.['x-key'];
  };
}

function resolved(schema: JsonSchema | undefined, root: JsonSchema | undefined): JsonSchema | undefined {
  const name = schema?.$ref?.startsWith('#/$defs/') ? schema.$ref.slice('#/$defs/'.length) : undefined;
  return name === undefined ? schema : { ...own(root?.$defs, name), ...schema };
}
