import { useCallback, useMemo, useState } from 'react';
import type { TableProps } from '../generated/types.ts';
import { readGroups, type TableGroup } from './groups.ts';
import type { TableRow } from './row.ts';

/** The groups of a table, which of them are open, and the rows that those show. */
export interface GroupedRows {
  groups: readonly TableGroup[];
  open: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Hears of the rows that an open group shows. */
  show: (id: string, rows: readonly TableRow[]) => void;
  /** The rows of all open groups, from top to bottom. */
  rows: readonly TableRow[];
  /** Where the rows of a group begin among all of them. */
  firstOf: (id: string) => number;
}

const none: readonly TableRow[] = [];

/** Undefined for a table without groups. */
export function useGroups({ groups: outer, innerGroups }: TableProps): GroupedRows | undefined {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<Readonly<Record<string, readonly TableRow[]>>>({});
  const groups = useMemo(() => outer && readGroups(outer, innerGroups), [outer, innerGroups]);
  const order = useMemo(
    () =>
      (groups ?? []).flatMap((group) => (group.inner.length === 0 ? [group] : open.has(group.id) ? group.inner : [])),
    [groups, open],
  );
  const parts = useMemo(
    () => order.filter(({ id }) => open.has(id)).map(({ id }) => ({ id, rows: shown[id] ?? none })),
    [order, open, shown],
  );
  const rows = useMemo(() => parts.flatMap((part) => part.rows), [parts]);
  const show = useCallback((id: string, list: readonly TableRow[]) => {
    setShown((before) => (before[id] === list ? before : { ...before, [id]: list }));
  }, []);
  if (!groups) return undefined;
  return {
    groups,
    open,
    toggle: (id) =>
      setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    show,
    rows,
    firstOf(id) {
      const at = parts.findIndex((part) => part.id === id);
      return parts.slice(0, Math.max(0, at)).reduce((sum, part) => sum + part.rows.length, 0);
    },
  };
}
