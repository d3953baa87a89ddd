import type { Schemas } from '#openapi';

/** The fields and paths that conditions name, on either side, as often as they do. */
export function namedFields(children: Schemas['FilterConditions']['children']): string[] {
  return children.flatMap((child) => {
    if (child.kind === 'group') return namedFields(child.children);
    return child.value_from?.kind === 'field' ? [child.field, child.value_from.field] : [child.field];
  });
}
