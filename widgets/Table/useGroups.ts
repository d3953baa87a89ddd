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
  /** The group whose cells were changed last. */
  editedIn: string | undefined;
  editIn: (id: string) => void;
}

const none: readonly TableRow[] = [];

/** As few groups and rows as this are all open at first. */
const few = { groups: 3, rows: 30 };

/** The groups that are open at first: all where they are few, else the first one, and what is first inside of them. */
function firstOpen(groups: readonly TableGroup[]): ReadonlySet<string> {
  const rows = groups.reduce((sum, { count = few.rows }) => sum + count, 0);
  const areFew = groups.length <= few.groups && rows <= few.rows;
  const shown = areFew ? groups : groups.slice(0, 1);
  return new Set(
    shown.flatMap((group) => [group.id, ...(areFew ? group.inner : group.inner.slice(0, 1)).map(({ id }) => id)]),
  );
}

/** What the rows are grouped by. */
const namesOf = ([first]: readonly TableGroup[]): string =>
  first ? [first, ...first.inner.slice(0, 1)].flatMap(({ id }) => Object.keys(JSON.parse(id))).join(' ') : '';

/** Which groups are open: as the person wants them, until the rows are grouped by something else. */
function useOpenGroups(groups: readonly TableGroup[] | null | undefined) {
  const [held, setHeld] = useState<{ by: string; open: ReadonlySet<string> }>({ by: '', open: new Set() });
  const by = namesOf(groups ?? []);
  const isNew = by !== '' && by !== held.by;
  const now = isNew ? { by, open: firstOpen(groups ?? []) } : held;
  if (isNew) setHeld(now);
  const toggle = (change: (before: ReadonlySet<string>) => ReadonlySet<string>) =>
    setHeld((before) => ({ ...before, open: change(before.open) }));
  return [now.open, toggle] as const;
}

/** Undefined for a table without groups. */
export function useGroups({ groups: outer, innerGroups }: TableProps): GroupedRows | undefined {
  const [shown, setShown] = useState<Readonly<Record<string, readonly TableRow[]>>>({});
  const groups = useMemo(() => outer && readGroups(outer, innerGroups), [outer, innerGroups]);
  const [open, setOpen] = useOpenGroups(groups);
  const [editedIn, editIn] = useState<string>();
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
    editedIn,
    editIn,
    rows,
    firstOf(id) {
      const at = parts.findIndex((part) => part.id === id);
      return parts.slice(0, Math.max(0, at)).reduce((sum, part) => sum + part.rows.length, 0);
    },
  };
}
