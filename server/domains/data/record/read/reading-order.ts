import type { GroupValue } from '../../query/statistic.ts';
import type { GroupPlan } from '../../query/statistic-group.ts';

interface NamedRow {
  groups: Readonly<Record<string, GroupValue>>;
  labels: Readonly<Record<string, string>>;
}

/** A row with its position in the answer of the database. */
interface Come<Row extends NamedRow> {
  row: Row;
  at: number;
}

type Compare = (one: Come<NamedRow>, other: Come<NamedRow>) => number;

/** Where each option stands in the design; undefined for a field without options of its own. */
function optionOrder({ field }: GroupPlan): ReadonlyMap<GroupValue, number> | undefined {
  const kind = field.field?.kind;
  if ((kind?.type !== 'select' && kind?.type !== 'multiSelect') || kind.options.source !== 'fixed') return undefined;
  return new Map(kind.options.options.map(({ value }, at) => [value, at]));
}

function comparing(group: GroupPlan, locale: string): Compare {
  const { key, unit, field } = group;
  const order = optionOrder(group);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const positioned = (a: GroupValue, b: GroupValue): number =>
    order ? (order.get(a) ?? order.size) - (order.get(b) ?? order.size) : 0;
  // Ids stand for names; days, numbers and texts are sorted by what they are, which the database did.
  const isNamed = !order && unit === undefined && field.isCode;
  return ({ row: one, at }, { row: other, at: otherAt }) => {
    const [a, b] = [one.groups[key] ?? null, other.groups[key] ?? null];
    if (a === b) return 0;
    if (a === null || b === null) return a === null ? 1 : -1;
    const named = isNamed ? compare(one.labels[key] ?? '', other.labels[key] ?? '') : positioned(a, b);
    // Another value is another group: the next level says nothing of them.
    return named || at - otherAt;
  };
}

/** Groups as people look for them: options as the design has them, people and records by name; others as they come. */
export function inReadingOrder<Row extends NamedRow>(
  groups: readonly GroupPlan[],
  rows: readonly Row[],
  locale: string,
): Row[] {
  const steps = groups.map((group) => comparing(group, locale));
  const come = rows.map((row, at) => ({ row, at }));
  return come
    .toSorted((one, other) => {
      for (const step of steps) {
        const order = step(one, other);
        if (order !== 0) return order;
      }
      return 0;
    })
    .map(({ row }) => row);
}
