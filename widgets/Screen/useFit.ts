import { type RefObject, useLayoutEffect, useState } from 'react';

/** By what a box of this size is scaled, so that all of it fits into the one around it. */
export const fitOf = (box: { width: number; height: number }, around: { width: number; height: number }): number =>
  Math.min(around.width / box.width, around.height / box.height);

/** The same for an element, again whenever its size changes. */
export function useFit(around: RefObject<HTMLElement | null>, width: number, height: number): number {
  const [fit, setFit] = useState(1);
  useLayoutEffect(() => {
    const element = around.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0)
        setFit(fitOf({ width, height }, { width: clientWidth, height: clientHeight }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [around, width, height]);
  return fit;
}
