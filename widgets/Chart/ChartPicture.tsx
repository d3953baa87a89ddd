import { type ReactElement, useRef } from 'react';
import styles from './Chart.module.css';
import { ChartTable } from './ChartTable.tsx';
import type { Drawing } from './drawing.ts';
import { useRenderedChart } from './useRenderedChart.ts';

interface ChartPictureProps {
  /** What the picture shows, in words. */
  label: string;
  drawing: Drawing | undefined;
  /** In px. */
  height: number;
  /** Said above the figures where the picture cannot be drawn. */
  failedText: string;
  /** The figures, shown instead then. */
  instead: Parameters<typeof ChartTable>[0];
}

/** The canvas, as wide as its container; its figures as a table where it cannot be drawn. */
export function ChartPicture({ label, drawing, height, failedText, instead }: ChartPictureProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hasFailed = useRenderedChart(canvas, drawing);
  if (hasFailed) {
    return (
      <>
        <p className={styles.note} role="status">
          {failedText}
        </p>
        <ChartTable {...instead} />
      </>
    );
  }
  return (
    <div className={styles.canvas} style={{ height }}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
