import { sameJson } from '#schemas';
import type { CompiledDocument, CompiledNode } from '#engine/document';

/**
 * Ids of the nodes that have to be shown again: those that are new, are shown in another way, or have other nodes inside them than before.
 * A node that has only a changed one inside it is not among them. Parts that are the same objects are not entered.
 */
export function changedNodes(before: CompiledDocument, after: CompiledDocument): string[] {
  const changed = new Set<string>();
  compare(before.body, after.body, changed);
  for (const kind of ['dialogs', 'drawers'] as const)
    for (const [name, { body }] of Object.entries(after[kind] ?? {}))
      compare(before[kind]?.[name]?.body, body, changed);
  return [...changed];
}

function compare(before: CompiledNode | undefined, after: CompiledNode, changed: Set<string>): void {
  if (before === after) return;
  const { slots: _, fallback: __, ...own } = after;
  const { slots: ___, fallback: ____, ...was } = before ?? { id: '', widget: '' };
  if (!sameJson(was, own) || !sameJson(before && childIds(before), childIds(after))) changed.add(after.id);
  const known = new Map(before ? children(before).map((child) => [child.id, child]) : []);
  for (const child of children(after)) compare(known.get(child.id), child, changed);
}

const children = ({ slots = {}, fallback }: CompiledNode): CompiledNode[] => [
  ...Object.values(slots).flat(),
  ...(fallback ? [fallback] : []),
];

const childIds = ({ slots = {}, fallback }: CompiledNode): unknown[] => [
  ...Object.entries(slots).map(([name, nodes]) => [name, nodes.map(({ id }) => id)]),
  fallback?.id ?? null,
];
