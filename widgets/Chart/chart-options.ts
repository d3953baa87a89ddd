import type { ActiveElement, Chart, ChartOptions, TooltipItem } from 'chart.js';
import { isRound } from './chart-data.ts';
import type { Drawing } from './drawing.ts';

/** How chart.js draws: the theme's colours, the reader's numbers, and no words of its own. */
export function chartOptions(drawing: Drawing): ChartOptions {
  const { colours, kind, isHorizontal, isStill, data, onPoint } = drawing;
  const font = { family: colours.font, size: 12 };
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: isStill ? false : { duration: 300 },
    color: colours.ink,
    font,
    indexAxis: isHorizontal && kind === 'bar' ? 'y' : 'x',
    onHover({ native }, _, chart) {
      if (native?.target instanceof HTMLElement) {
        native.target.style.cursor = onPoint && elementAt(chart, native) ? 'pointer' : '';
      }
    },
    onClick({ native }, _, chart) {
      const found = native && elementAt(chart, native);
      const series = found && data.series[found.datasetIndex];
      const point = found && series?.points[found.index];
      if (series && point) onPoint?.(series, point);
    },
    plugins: {
      legend: { display: false },
      tooltip: {
        titleFont: font,
        bodyFont: font,
        boxPadding: 4,
        filter: ({ raw }) => raw !== null,
        callbacks: { title: ([item]) => titleOf(item, drawing), label: (item) => labelOf(item, drawing) },
      },
    },
    // The tooltip of a column lists all that is in it; the one of a slice or a point only itself.
    interaction: kind === 'scatter' || isRound(kind) ? { mode: 'nearest' } : { mode: 'index', intersect: false },
    ...(!isRound(kind) && { scales: scalesOf(drawing) }),
  };
}

/** The bar, slice or point under the pointer. */
function elementAt(chart: Chart, event: Event): ActiveElement | undefined {
  return chart.getElementsAtEventForMode(event, 'nearest', { intersect: true }, true)[0];
}

function scalesOf(drawing: Drawing): NonNullable<ChartOptions['scales']> {
  const { kind, isStacked, isHorizontal, colours, categoryLabel } = drawing;
  const font = { family: colours.font, size: 12 };
  const look = { ticks: { color: colours.ink, font }, border: { color: colours.line } };
  const title = { display: categoryLabel !== undefined, text: categoryLabel, color: colours.ink, font };
  const stacked = isStacked && kind !== 'line';
  const figures = {
    ...look,
    type: 'linear' as const,
    stacked,
    beginAtZero: kind === 'bar' || kind === 'area',
    grid: { color: colours.line },
    ticks: { ...look.ticks, maxTicksLimit: 7, callback: (value: number | string) => drawing.write(Number(value)) },
  };
  if (kind === 'scatter') {
    const ticks = {
      ...look.ticks,
      maxTicksLimit: 9,
      callback: (value: number | string) => drawing.writeX(Number(value)),
    };
    return { x: { ...look, type: 'linear', title, grid: { color: colours.line }, ticks }, y: figures };
  }
  const categories = {
    ...look,
    type: 'category' as const,
    stacked,
    title,
    grid: { display: false },
    ticks: { ...look.ticks, autoSkipPadding: 12, maxRotation: 45 },
  };
  return isHorizontal && kind === 'bar' ? { x: figures, y: categories } : { x: categories, y: figures };
}

function titleOf(item: TooltipItem<never> | undefined, { kind, data, writeX }: Drawing): string {
  if (!item) return '';
  const x = data.series[item.datasetIndex]?.points[item.dataIndex]?.x;
  if (kind === 'scatter') return x === undefined ? '' : writeX(x);
  return data.categories[item.dataIndex] ?? '';
}

function labelOf(item: TooltipItem<never>, { kind, data, hidden, write, writeShare }: Drawing): string {
  const series = data.series[item.datasetIndex];
  const value = series?.points[item.dataIndex]?.value;
  if (!series || value === null || value === undefined) return '';
  if (!isRound(kind)) return `${series.label}: ${write(value)}`;
  const shown = series.points.filter((_, at) => !hidden.has(`${at}`));
  const sum = shown.reduce((total, point) => total + Math.max(0, point.value ?? 0), 0);
  return writeShare(value, sum > 0 ? value / sum : 0);
}
