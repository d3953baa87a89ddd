import type { DepartmentRow } from './queries.ts';
import { foldCase } from '#schemas/values';

/** Levels that a tree may have. */
export const mostLevels = 20;

/** One tree of departments, as it was read. */
export interface Tree {
  byId: ReadonlyMap<string, DepartmentRow>;
  /** Siblings in their order; null has those at the top. */
  childrenOf(id: string | null): readonly DepartmentRow[];
}

export function treeOf(rows: readonly DepartmentRow[]): Tree {
  const children = new Map<string | null, DepartmentRow[]>();
  for (const row of rows) {
    const siblings = children.get(row.father_id);
    if (siblings) siblings.push(row);
    else children.set(row.father_id, [row]);
  }
  return { byId: new Map(rows.map((row) => [row.id, row])), childrenOf: (id) => children.get(id) ?? [] };
}

/** The department and those above it, upwards; none for the top. */
export function pathOf(tree: Tree, id: string | null): string[] {
  const path: string[] = [];
  for (let at = id; at !== null; at = tree.byId.get(at)?.father_id ?? null) path.push(at);
  return path;
}

/** The departments whose names contain the text, in any case, and those above them. */
export function matching(tree: Tree, text: string): Tree {
  const wanted = foldCase(text);
  const rows = [...tree.byId.values()];
  const found = rows.filter(({ department_name }) => foldCase(department_name).includes(wanted));
  const shown = new Set(found.flatMap(({ id }) => pathOf(tree, id)));
  return treeOf(rows.filter(({ id }) => shown.has(id)));
}

/** How many levels a department has with everything below it: 1 when nothing is. */
export function heightOf(tree: Tree, id: string): number {
  return 1 + Math.max(0, ...tree.childrenOf(id).map((child) => heightOf(tree, child.id)));
}
