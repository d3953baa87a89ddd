import { ownValue } from '#engine/runtime';
import type { ChartProps } from '../generated/types.ts';
import type { TableRow } from '../Table/model/rows/row.ts';

/** One figure of a series. */
export interface ChartPoint {
  /** Null where there is none. */
  value: number | null;
  /** Of `scatter`: how far to the right. */
  x: number | undefined;
  /** The row that it comes from; the first of those that were added up. */
  row: TableRow | undefined;
}

export interface ChartSeries {
  key: string;
  label: string;
  /** One for each category. */
  points: readonly ChartPoint[];
}

export interface ChartData {
  categories: readonly string[];
  series: readonly ChartSeries[];
}

interface Wanted extends Pick<ChartProps, 'kind' | 'category'> {
  series: readonly ChartProps['series'][number][];
  splitBy?: string | null | undefined;
}
/** A field of a row as words. */
type Write = (value: unknown) => string;

/** The figures of the rows, by category and series. */
export function chartData(rows: readonly TableRow[], wanted: Wanted, write: Write): ChartData {
  const fields = isRound(wanted.kind) ? wanted.series.slice(0, 1) : wanted.series;
  const { splitBy } = wanted;
  if (splitBy) return splitData(rows, { ...wanted, series: fields, splitBy }, write);
  return {
    categories: rows.map((row) => write(ownValue(row, wanted.category))),
    series: fields.map(({ field, label }, at) => ({
      key: `${at}`,
      label,
      points: rows.map((row) => ({ value: figure(row, field), x: figure(row, wanted.category) ?? undefined, row })),
    })),
  };
}

/** Whether a kind shows shares of a whole: colours distinguish slices, not series. */
export function isRound(kind: ChartProps['kind']): boolean {
  return kind === 'pie' || kind === 'doughnut';
}

function splitData(
  rows: readonly TableRow[],
  { category, series, splitBy }: Wanted & { splitBy: string },
  write: Write,
): ChartData {
  const categories = [...new Set(rows.map((row) => write(ownValue(row, category))))];
  const splits = [...new Set(rows.map((row) => nameOf(ownValue(row, splitBy))))];
  const made = splits.flatMap((split) =>
    series.map(({ field, label }, at): ChartSeries => {
      const own = rows.filter((row) => nameOf(ownValue(row, splitBy)) === split);
      return {
        key: `${at} ${split}`,
        label: series.length > 1 ? `${split} · ${label}` : split,
        points: categories.map((name) =>
          summed(
            own.filter((row) => write(ownValue(row, category)) === name),
            field,
            category,
          ),
        ),
      };
    }),
  );
  return { categories, series: made };
}

function summed(rows: readonly TableRow[], field: string, category: string): ChartPoint {
  const [row] = rows;
  const figures = rows.map((one) => figure(one, field)).filter((value) => value !== null);
  return {
    value: figures.length > 0 ? figures.reduce((sum, value) => sum + value, 0) : null,
    x: row && (figure(row, category) ?? undefined),
    row,
  };
}

/** A number of a row, also where it came as text so that it keeps its digits; null for anything else. */
function figure(row: TableRow, field: string): number | null {
  const value = ownValue(row, field);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function nameOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '–';
}
