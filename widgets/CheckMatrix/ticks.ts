import type { CheckMatrixProps } from '../generated/types.ts';
import { asList } from '../kit/field/read-value.ts';

/** A row with its ticked columns, as documents bind it. */
export interface Ticked {
  value: string;
  ticks: readonly string[];
}

type Rows = NonNullable<CheckMatrixProps['rows']>;
type Row = Rows[number];
type Columns = CheckMatrixProps['columns'];

/** What is bound, without what is no row with ticks. */
export function readTicks(value: unknown): readonly Ticked[] {
  return asList(value).flatMap((one): Ticked[] => {
    const { value: row, ticks } = Object(one) as { value?: unknown; ticks?: unknown };
    const names = asList(ticks).filter((name): name is string => typeof name === 'string');
    return typeof row === 'string' && names.length > 0 ? [{ value: row, ticks: names }] : [];
  });
}

/** Whether a row has a box in a column. */
export const hasBox = (row: Row, column: string): boolean => !row.without?.includes(column);

export const isTicked = (ticked: readonly Ticked[], row: string, column: string): boolean =>
  ticked.some(({ value, ticks }) => value === row && ticks.includes(column));

/** The column with those that it needs, or with those that need it. */
function together(columns: Columns, column: string, isOn: boolean): ReadonlySet<string> {
  const names = new Set([column]);
  for (const name of names) {
    for (const one of columns) {
      if (isOn && one.value === name && one.needs !== undefined) names.add(one.needs);
      if (!isOn && one.needs === name) names.add(one.value);
    }
  }
  return names;
}

/** The same ticks with some rows ticked or cleared in a column. Rows that are not shown keep theirs. */
export function withTicks(
  ticked: readonly Ticked[],
  {
    rows,
    columns,
    of,
    column,
    isOn,
  }: { rows: Rows; columns: Columns; of: readonly Row[]; column: string; isOn: boolean },
): Ticked[] {
  const changed = together(columns, column, isOn);
  const chosen = new Set(of.map(({ value }) => value));
  const shown = rows.flatMap((row): Ticked[] => {
    const held = ticked.find(({ value }) => value === row.value)?.ticks ?? [];
    if (!chosen.has(row.value)) return held.length > 0 ? [{ value: row.value, ticks: held }] : [];
    const ticks = columns
      .map(({ value }) => value)
      .filter((name) => (changed.has(name) ? isOn && hasBox(row, name) : held.includes(name)));
    return ticks.length > 0 ? [{ value: row.value, ticks }] : [];
  });
  const others = ticked.filter(({ value }) => !rows.some((row) => row.value === value));
  return [...shown, ...others];
}
