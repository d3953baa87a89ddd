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
  const stopWatching = drawAfterResize(canvas, chart);
  return {
    update(next) {
      chart.data = { labels: [...next.data.categories], datasets: datasetsOf(next) };
      chart.options = chartOptions(next);
      hideSlices(chart, next);
      // In the frame after its last movement the library neither moves nor draws, and takes itself to be moving.
      chart.draw();
    },
    destroy() {
      stopWatching();
      chart.destroy();
    },
  };
}

/**
 * Draws once more after the box has another size. The library takes the size over with its next drawing when it is moving, and in the frame
 * after its last movement it takes itself to be moving although no drawing follows. Returns the way to stop.
 */
function drawAfterResize(canvas: HTMLCanvasElement, chart: Chart): () => void {
  let frame = 0;
  const inNextFrame = (work: () => void): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(work);
  };
  // The library hears of the size in the next frame as well: the drawing comes in the one after it.
  const watch = new ResizeObserver(() => inNextFrame(() => inNextFrame(() => chart.draw())));
  if (canvas.parentElement) watch.observe(canvas.parentElement);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
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
