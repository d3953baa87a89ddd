import type { Schemas } from '#openapi';
import { fieldDependence } from '#engine/forms';
import type { TableDesign } from './table-design.ts';

type Field = Schemas['ApplicationWidgetField'];

/**
 * The fields of a table, those that depend on no other one first and below each those that it fills or narrows (COMP-11). A field that
 * depends on several is below each of them, with what depends on it at its first place alone: so the answer stays as long as the
 * design. Of fields that depend on each other, the first in the form begins.
 */
export function fieldTree({ tableId, config, form, fields }: TableDesign): Field[] {
  const dependence = fieldDependence(config, form);
  const placed = new Set<string>();
  const addBelow = (id: string, under: string): Field[] => {
    const plan = form.fields.get(id);
    if (!plan) return [];
    const isFirst = !placed.has(id);
    placed.add(id);
    const below = isFirst ? [...fields.keys()].filter((other) => dependence.get(other)?.has(id)) : [];
    const path = `${under}/${id}`;
    const children = below.flatMap((one) => addBelow(one, path));
    return [{ id: path, field: id, label: plan.label, type: plan.kind.type, children }];
  };
  const roots = [...fields.keys()].filter((id) => (dependence.get(id)?.size ?? 0) === 0);
  const tree = roots.flatMap((id) => addBelow(id, tableId));
  for (const id of fields.keys()) if (!placed.has(id)) tree.push(...addBelow(id, tableId));
  return tree;
}
