import type { Schemas } from '#openapi';
import { isData } from '#engine/runtime';

type StatisticRow = Schemas['StatisticResult']['rows'][number];

/** A group of rows as the table shows it. */
export interface TableGroup {
  /** Tells it apart from all others, also inside of one another. */
  id: string;
  label: string;
  count: number | undefined;
  /** What people read for each total, by its key. */
  texts: Readonly<Record<string, string>>;
  /** What the list of its rows is narrowed by; undefined where nothing says so. */
  filter: Schemas['FilterConditions'] | undefined;
  inner: readonly TableGroup[];
}

const isRow = (row: unknown): row is StatisticRow =>
  isData(row) && !Array.isArray(row) && isData(row['groups']) && isData(row['labels']);

function groupOf(row: StatisticRow, key: string, inner: readonly TableGroup[]): TableGroup {
  const { groups, labels, values, display, filter } = row;
  const count = values['count'];
  return {
    id: JSON.stringify(groups),
    label: labels[key] ?? '',
    count: typeof count === 'number' ? count : undefined,
    texts: display,
    filter,
    inner,
  };
}

/** The groups out of the rows of one statistic, with those of a second one inside: it has a group more. */
export function readGroups(outer: readonly unknown[], inner: readonly unknown[] | null | undefined): TableGroup[] {
  const within = (inner ?? []).filter(isRow);
  return outer.filter(isRow).map((row) => {
    const [key = ''] = Object.keys(row.groups);
    const own = within.filter(({ groups }) => groups[key] === row.groups[key]);
    const parts = own.map((one) => groupOf(one, Object.keys(one.groups).find((name) => name !== key) ?? key, []));
    return groupOf(row, key, parts);
  });
}

/** Groups that were counted again, each where it was: one that has no row any more stays, and new ones come below. */
export function mergedGroups(before: readonly TableGroup[], now: readonly TableGroup[]): TableGroup[] {
  const found = new Map(now.map((group) => [group.id, group]));
  const known = new Set(before.map(({ id }) => id));
  const remaining = before.map((group) => {
    const next = found.get(group.id) ?? { ...group, count: 0, texts: {}, inner: [] };
    return { ...next, inner: mergedGroups(group.inner, next.inner) };
  });
  return [...remaining, ...now.filter(({ id }) => !known.has(id))];
}

/** The filter of a list with the one of a group. */
export function narrowed(filter: unknown, group: Schemas['FilterConditions']): Schemas['FilterConditions'] {
  // Safe: the list's own filter is what its call takes.
  const own = isData(filter) && !Array.isArray(filter) ? (filter as Schemas['FilterConditions']) : undefined;
  if (!own || own.children.length === 0) return group;
  const node = { kind: 'group' as const, logicalOperator: own.logicalOperator, children: own.children };
  return { logicalOperator: 'all', children: [node, ...group.children] };
}
