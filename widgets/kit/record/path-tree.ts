import { isObject } from '#schemas';
import { type Tree, treeOf } from '../tree/tree-nodes.ts';

const fields = { id: 'id', label: 'label', parent: 'parent', children: 'children' };

/** A path of values as one id; a value may be below several others. */
export function pathId(path: readonly unknown[]): string {
  return JSON.stringify(path);
}

/** The values on the path of an id that `pathId` made. */
export function valuesOf(id: string): unknown[] {
  // Safe: it is written by `pathId`.
  return JSON.parse(id) as unknown[];
}

/** Options inside of each other, `{value, label, children}`, as a tree whose ids are whole paths. */
export function pathTree(options: unknown): Tree {
  return treeOf(nodesOf(options, []), fields);
}

function nodesOf(options: unknown, above: readonly unknown[]): unknown[] {
  if (!Array.isArray(options)) return [];
  return options.filter(isObject).map(({ value, label, disabled, children }) => {
    const path = [...above, value];
    return { id: pathId(path), label: label ?? String(value), disabled, children: nodesOf(children, path) };
  });
}
