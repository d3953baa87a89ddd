import type { Schemas } from '#openapi';
import { fieldDependence } from '#engine/forms';
import type { TableDesign } from './table-design.ts';

type Field = Schemas['ApplicationWidgetField'];

/**
 * The fields of a table, those that depend on no other one first and below each those that it fills or narrows (COMP-11). A field that
 * depends on several is below each of them, with what depends on it where it is first alone: so the answer stays as long as the
 * design. Of fields that depend on each other, the first in the form begins.
 */
export function fieldTree({ tableId, config, form, fields }: TableDesign): Field[] {
  const dependence = fieldDependence(config, form);
  const listed = new Set<string>();
  const nodesOf = (id: string, under: string): Field[] => {
    const plan = form.fields.get(id);
    if (!plan) return [];
    const isFirst = !listed.has(id);
    listed.add(id);
    const below = isFirst ? [...fields.keys()].filter((other) => dependence.get(other)?.has(id)) : [];
    const path = `${under}/${id}`;
    const children = below.flatMap((one) => nodesOf(one, path));
    return [{ id: path, field: id, label: plan.label, type: plan.kind.type, children }];
  };
  const roots = [...fields.keys()].filter((id) => (dependence.get(id)?.size ?? 0) === 0);
  const tree = roots.flatMap((id) => nodesOf(id, tableId));
  for (const id of fields.keys()) if (!listed.has(id)) tree.push(...nodesOf(id, tableId));
  return tree;
}
