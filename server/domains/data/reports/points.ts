import type { Schemas } from '#openapi';
import type { Configuration } from './queries.ts';

type Rows = Schemas['StatisticResult']['rows'];
type Point = Schemas['ReportPoint'];
type Chart = Configuration['chart'];

const numberOf = (row: Rows[number], measure: string): number | null => {
  const value = row.values[measure];
  return typeof value === 'number' ? value : null;
};

/** The series of each measure: one by itself, or one for each value of the second group. */
function seriesPoints(
  { category, series, measures }: { category: string; series?: string | undefined; measures: readonly string[] },
  rows: Rows,
  labels: ReadonlyMap<string, string>,
): Point[] {
  const isOne = measures.length === 1;
  return rows.flatMap((row) =>
    measures.map((measure) => {
      const name = labels.get(measure) ?? measure;
      const of = series === undefined ? undefined : (row.labels[series] ?? '');
      return {
        category: row.labels[category] ?? '',
        series: of === undefined ? name : isOne ? of : `${of} · ${name}`,
        value: numberOf(row, measure),
      };
    }),
  );
}

/** The groups of a report as the bars, points and slices of its chart; undefined for a table and a number. */
export function pointsOf(chart: Chart, rows: Rows, labels: ReadonlyMap<string, string>): Point[] | undefined {
  switch (chart.kind) {
    case 'table':
    case 'number':
      return undefined;
    case 'pie':
      return seriesPoints({ category: chart.category, measures: [chart.measure] }, rows, labels);
    case 'scatter':
      return rows.flatMap((row) => {
        const across = numberOf(row, chart.x);
        if (across === null) return [];
        return [{ category: across, series: row.labels[chart.point] ?? '', value: numberOf(row, chart.y) }];
      });
    default:
      return seriesPoints(chart, rows, labels);
  }
}
