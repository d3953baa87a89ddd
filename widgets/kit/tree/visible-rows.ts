import { matches } from '../listbox/matches.ts';
import type { Tree, TreeId, TreeNode } from './tree-nodes.ts';

/** A row of the shown tree. */
export interface TreeRow {
  node: TreeNode;
  /** From 1. */
  level: number;
  /** Its position among its siblings, from 1, and how many they are. */
  position: number;
  siblings: number;
  /** Undefined for a node without children. */
  isOpen: boolean | undefined;
}

/** The rows in sight: the children of closed nodes are left out. */
export function visibleRows({ roots }: Tree, open: ReadonlySet<TreeId>): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (nodes: readonly TreeNode[], level: number) => {
    for (const [at, node] of nodes.entries()) {
      const hasChildren = node.children.length > 0 || node.isLazy;
      const isOpen = hasChildren ? open.has(node.id) : undefined;
      rows.push({ node, level, position: at + 1, siblings: nodes.length, isOpen });
      if (isOpen) add(node.children, level + 1);
    }
  };
  add(roots, 1);
  return rows;
}

/** The rows that have what was searched for, under those that they are in; everything above them is open. */
export function foundRows({ roots }: Tree, query: string): TreeRow[] {
  const rows: TreeRow[] = [];
  const isFound = new Map<TreeNode, boolean>();
  const mark = (node: TreeNode): boolean => {
    const below = node.children.filter(mark).length > 0;
    const found = below || matches(node.label, query) || matches(node.words, query);
    isFound.set(node, found);
    return found;
  };
  roots.forEach(mark);
  const add = (nodes: readonly TreeNode[], level: number) => {
    const found = nodes.filter((node) => isFound.get(node));
    for (const [at, node] of found.entries()) {
      const hasBelow = node.children.some((child) => isFound.get(child));
      rows.push({ node, level, position: at + 1, siblings: found.length, isOpen: hasBelow ? true : undefined });
      add(node.children, level + 1);
    }
  };
  add(roots, 1);
  return rows;
}
