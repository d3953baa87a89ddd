import { type RefCallback, useCallback, useState } from 'react';

/** How much a box of `width` px has to shrink to fit its container; never grows it. */
export function useFit(width: number): { ref: RefCallback<HTMLElement>; scale: number } {
  const [room, setRoom] = useState(width);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, scale: Math.min(1, room / width) };
}
