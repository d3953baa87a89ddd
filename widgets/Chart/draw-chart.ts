import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  ScatterController,
  Tooltip,
} from 'chart.js';
import { isRound } from './chart-data.ts';
import { chartOptions } from './chart-options.ts';
import { datasetsOf } from './datasets.ts';
import type { Drawing } from './drawing.ts';

/** A chart on a canvas. */
export interface RenderedChart {
  update(drawing: Drawing): void;
  destroy(): void;
}

/** Draws a chart and keeps it as wide as the box around the canvas. Kind and direction stay what they were at first. */
export function drawChart(canvas: HTMLCanvasElement, drawing: Drawing): RenderedChart {
  register();
  const chart = new Chart(canvas, {
    type: typeOf(drawing.kind),
    data: { labels: [...drawing.data.categories], datasets: datasetsOf(drawing) },
    options: chartOptions(drawing),
  });
  hideSlices(chart, drawing);
  return {
    update(next) {
      chart.data = { labels: [...next.data.categories], datasets: datasetsOf(next) };
      chart.options = chartOptions(next);
      hideSlices(chart, next);
      // In the frame after its last movement the library neither moves nor draws, and takes itself to be moving.
      chart.draw();
    },
    destroy: () => chart.destroy(),
  };
}

/** Registers what the kinds need, at the first drawing: importing a file does nothing. */
function register(): void {
  Chart.register(
    ArcElement,
    BarController,
    BarElement,
    CategoryScale,
    DoughnutController,
    Filler,
    LinearScale,
    LineController,
    LineElement,
    PieController,
    PointElement,
    ScatterController,
    Tooltip,
  );
}

function typeOf(kind: Drawing['kind']): 'bar' | 'line' | 'pie' | 'doughnut' | 'scatter' {
  return kind === 'area' ? 'line' : kind;
}

/** Slices are hidden one by one, not by series. What was drawn once changes at once. */
function hideSlices(chart: Chart, { kind, data, hidden }: Drawing): void {
  if (isRound(kind)) {
    for (const at of data.categories.keys()) {
      if (chart.getDataVisibility(at) === hidden.has(`${at}`)) chart.toggleDataVisibility(at);
    }
  }
  chart.update('none');
}
