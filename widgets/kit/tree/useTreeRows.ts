import { useMemo } from 'react';
import type { Bound } from '#engine';
import { useControllableState } from '../field/useControllableState.ts';
import { walk } from './checks.ts';
import { readIds, type Tree, type TreeId } from './tree-nodes.ts';
import { foundRows, type TreeRow, visibleRows } from './visible-rows.ts';

export interface OpenRows {
  rows: readonly TreeRow[];
  setOpen: (row: TreeRow, isOpen: boolean) => void;
}

export interface Opening {
  /** The ids of the open nodes, where they are bound. */
  bound: Bound | undefined;
  /** What is open until the user opens or closes a node. */
  start: 'none' | 'roots' | 'all';
  query: string;
  /** A node whose children have yet to come was opened. */
  onLoad: (id: TreeId) => void;
}

/** The rows in sight, as nodes are opened and closed; a search opens whatever it finds something in. */
export function useTreeRows(tree: Tree, { bound, start, query, onLoad }: Opening): OpenRows {
  const [current, setCurrent] = useControllableState(bound, readOpen);
  const open = useMemo(() => new Set(current ?? startIds(tree, start)), [current, tree, start]);
  const isSearch = query.trim() !== '';
  const rows = useMemo(
    () => (isSearch ? foundRows(tree, query) : visibleRows(tree, open)),
    [tree, open, isSearch, query],
  );
  return {
    rows,
    setOpen({ node }, isOpen) {
      if (isSearch || open.has(node.id) === isOpen) return;
      setCurrent(isOpen ? [...open, node.id] : [...open].filter((id) => id !== node.id));
      if (isOpen && node.isLazy && node.children.length === 0) onLoad(node.id);
    },
  };
}

function readOpen(value: unknown): readonly TreeId[] | undefined {
  return Array.isArray(value) ? readIds(value) : undefined;
}

function startIds({ roots }: Tree, start: Opening['start']): TreeId[] {
  if (start === 'none') return [];
  // Lazy nodes stay closed: their children are not loaded.
  const nodes = start === 'roots' ? roots : [...walk(roots)];
  return nodes.filter(({ children }) => children.length > 0).map(({ id }) => id);
}
