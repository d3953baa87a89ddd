import { type RefObject, useEffect, useRef, useState } from 'react';
import type { RenderedChart } from './draw-chart.ts';
import type { Drawing } from './drawing.ts';

/**
 * Draws on a canvas, once the drawing is known, and again whenever it changes; the code that draws comes with the
 * first. True when it cannot be fetched.
 */
export function useRenderedChart(canvas: RefObject<HTMLCanvasElement | null>, drawing: Drawing | undefined): boolean {
  const [hasFailed, setFailed] = useState(false);
  const rendered = useRef<RenderedChart>(undefined);
  const latest = useRef(drawing);
  useEffect(() => {
    latest.current = drawing;
    if (drawing) rendered.current?.update(drawing);
  }, [drawing]);
  // Another kind is another chart.
  const shape = drawing && `${drawing.kind} ${drawing.isHorizontal}`;
  useEffect(() => {
    if (shape === undefined) return undefined;
    let isGone = false;
    import('./draw-chart.ts').then(
      ({ drawChart }) => {
        if (!isGone && canvas.current && latest.current) rendered.current = drawChart(canvas.current, latest.current);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      rendered.current?.destroy();
      rendered.current = undefined;
    };
  }, [canvas, shape]);
  return hasFailed;
}
