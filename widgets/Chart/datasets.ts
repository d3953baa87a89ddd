import type { ChartDataset } from 'chart.js';
import { type ChartPoint, type ChartSeries, isRound } from './chart-data.ts';
import type { Drawing } from './drawing.ts';
import { colourAt, seeThrough } from './palette.ts';

/** Told apart without colours too. */
const marks = ['circle', 'rect', 'triangle', 'rectRot', 'star', 'crossRot'] as const;

/** The series as chart.js takes them. */
export function datasetsOf(drawing: Drawing): ChartDataset[] {
  return drawing.data.series.map((series, at) =>
    isRound(drawing.kind) ? slices(series, drawing) : dataset(series, at, drawing),
  );
}

function dataset(series: ChartSeries, at: number, drawing: Drawing): ChartDataset {
  const { kind, colours, hidden, isStacked } = drawing;
  const colour = colourAt(colours, at);
  const own = { label: series.label, hidden: hidden.has(series.key), borderColor: colour, hoverBorderColor: colour };
  const values = series.points.map(({ value }) => value);
  const mark = {
    pointStyle: marks[at % marks.length],
    pointBackgroundColor: colour,
    pointHoverBackgroundColor: colour,
  };
  switch (kind) {
    case 'scatter':
      return { ...own, ...mark, type: 'scatter', data: series.points.map(placed), pointRadius: 5, pointHoverRadius: 7 };
    case 'line':
    case 'area':
      return {
        ...own,
        ...mark,
        type: 'line',
        data: values,
        borderWidth: 2,
        pointRadius: values.length > 60 ? 0 : 3,
        pointHitRadius: 8,
        fill: kind === 'area' && (isStacked && at > 0 ? '-1' : 'origin'),
        backgroundColor: seeThrough(colour, 0.22),
      };
    default:
      return {
        ...own,
        type: 'bar',
        data: values,
        backgroundColor: colour,
        hoverBackgroundColor: seeThrough(colour, 0.8),
        borderRadius: isStacked ? 0 : 4,
        maxBarThickness: 56,
      };
  }
}

/** A point without both numbers is nowhere. */
function placed({ x, value }: ChartPoint): { x: number; y: number } {
  return { x: x ?? Number.NaN, y: value ?? Number.NaN };
}

function slices(series: ChartSeries, { kind, colours }: Drawing): ChartDataset {
  const fills = series.points.map((_, at) => colourAt(colours, at));
  return {
    type: kind === 'doughnut' ? 'doughnut' : 'pie',
    label: series.label,
    // A slice cannot be less than nothing.
    data: series.points.map(({ value }) => Math.max(0, value ?? 0)),
    backgroundColor: fills,
    hoverBackgroundColor: fills.map((fill) => seeThrough(fill, 0.8)),
    borderColor: colours.surface,
    hoverBorderColor: colours.surface,
    borderWidth: 2,
  };
}
