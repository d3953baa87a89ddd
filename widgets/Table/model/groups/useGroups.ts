import { useCallback, useMemo, useState } from 'react';
import type { TableProps } from '../../../generated/types.ts';
import { mergedGroups, readGroups, type TableGroup } from './groups.ts';
import type { RowKey, TableRow } from '../rows/row.ts';
import type { RowNews } from '../rows/useChanges.ts';

/** The groups of a table, which of them are open, and the rows that those show. */
export interface GroupedRows {
  groups: readonly TableGroup[];
  open: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Hears of the rows that an open group shows, and what others did to them. */
  show: (id: string, rows: readonly TableRow[], news?: ReadonlyMap<RowKey, RowNews>) => void;
  /** What others did to the rows of all open groups. */
  news: ReadonlyMap<RowKey, RowNews>;
  /** These groups were counted again because others changed something: their rows stay where they are. */
  isLive: boolean;
  /** The rows of all open groups, from top to bottom. */
  rows: readonly TableRow[];
  /** Where the rows of a group begin among all of them. */
  firstOf: (id: string) => number;
  /** The group whose cells were changed last. */
  editedIn: string | undefined;
  editIn: (id: string) => void;
}

const none: readonly TableRow[] = [];
const noNews: ReadonlyMap<RowKey, RowNews> = new Map();

interface Counted {
  outer: TableProps['groups'];
  inner: TableProps['innerGroups'];
  groups: readonly TableGroup[] | undefined;
  isLive: boolean;
  /** What was counted: of which rows, and by what. */
  of: string;
  by: readonly string[];
}

const notCounted: Counted = { outer: undefined, inner: undefined, groups: undefined, isLive: false, of: '', by: [] };

/** The groups as they are counted, those of a live count put into the ones before. */
function useCounted({ groups: outer, innerGroups: inner, groupRows }: TableProps, asked: LiveCount): Counted {
  const [held, setHeld] = useState(notCounted);
  if (held.outer === outer && held.inner === inner) return held;
  const read = outer ? readGroups(outer, inner) : undefined;
  // The order and the colours of rows are in no count.
  const of = JSON.stringify([{ ...groupRows?.with, sort: null, marks: null }, Boolean(inner)]);
  const by = namesOf(read ?? []);
  const isSame = of === held.of && by.every((name, at) => name === '' || !held.by[at] || name === held.by[at]);
  const isLive =
    isSame &&
    held.groups !== undefined &&
    asked !== undefined &&
    ((outer !== held.outer && asked.groups === held.outer) ||
      (inner !== held.inner && asked.innerGroups === held.inner));
  const groups = isLive && read && held.groups ? mergedGroups(held.groups, read) : read;
  const now = { outer, inner, groups, isLive, of, by: by.map((name, at) => name || (held.by[at] ?? '')) };
  setHeld(now);
  return now;
}

interface Shown {
  rows: readonly TableRow[];
  news: ReadonlyMap<RowKey, RowNews>;
}

const nothingShown: Shown = { rows: none, news: noNews };

type LiveCount = Pick<TableProps, 'groups' | 'innerGroups'> | undefined;

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

/** What the rows are grouped by, and then what the rows of a group are; empty where there is no group. */
const namesOf = (groups: readonly TableGroup[]): string[] =>
  [groups[0], groups.flatMap(({ inner }) => inner)[0]].map((group) => {
    if (!group) return '';
    // The first group of any list may have the same key: which field it is of stands in its filter.
    const fields = (group.filter?.children ?? []).flatMap((one) => (one.kind === 'condition' ? [one.field] : []));
    return [...Object.keys(JSON.parse(group.id)), ...new Set(fields)].join(' ');
  });

/** Which groups are open: as the person wants them, until the rows are grouped by something else. */
function useOpenGroups(groups: readonly TableGroup[] | null | undefined) {
  const [held, setHeld] = useState<{ by: string; open: ReadonlySet<string> }>({ by: '', open: new Set() });
  const by = namesOf(groups ?? [])
    .join(' ')
    .trim();
  const isNew = by !== '' && by !== held.by;
  const now = isNew ? { by, open: firstOpen(groups ?? []) } : held;
  if (isNew) setHeld(now);
  const toggle = (change: (before: ReadonlySet<string>) => ReadonlySet<string>) =>
    setHeld((before) => ({ ...before, open: change(before.open) }));
  return [now.open, toggle] as const;
}

/** Undefined for a table without groups. */
export function useGroups(props: TableProps, asked?: LiveCount): GroupedRows | undefined {
  const [shown, setShown] = useState<Readonly<Record<string, Shown>>>({});
  const { groups, isLive } = useCounted(props, asked);
  const [open, setOpen] = useOpenGroups(groups);
  const [editedIn, editIn] = useState<string>();
  const order = useMemo(
    () =>
      (groups ?? []).flatMap((group) => (group.inner.length === 0 ? [group] : open.has(group.id) ? group.inner : [])),
    [groups, open],
  );
  const parts = useMemo(
    () => order.filter(({ id }) => open.has(id)).map(({ id }) => ({ id, ...(shown[id] ?? nothingShown) })),
    [order, open, shown],
  );
  const rows = useMemo(() => parts.flatMap((part) => part.rows), [parts]);
  const news = useMemo(() => new Map(parts.flatMap((part) => [...part.news])), [parts]);
  const show = useCallback<GroupedRows['show']>((id, list, own = noNews) => {
    setShown((before) => (before[id]?.rows === list ? before : { ...before, [id]: { rows: list, news: own } }));
  }, []);
  if (!groups) return undefined;
  return {
    groups,
    open,
    toggle: (id) =>
      setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    show,
    news,
    isLive,
    editedIn,
    editIn,
    rows,
    firstOf(id) {
      const at = parts.findIndex((part) => part.id === id);
      return parts.slice(0, Math.max(0, at)).reduce((sum, part) => sum + part.rows.length, 0);
    },
  };
}
