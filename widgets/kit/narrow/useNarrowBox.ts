import { useCallback, useState } from 'react';

/** True while a box is narrower than so many px; hand the function to its `ref`. */
export function useNarrowBox(below: number): [boolean, (element: HTMLElement | null) => (() => void) | undefined] {
  const [isNarrow, setNarrow] = useState(() => window.innerWidth < below);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new ResizeObserver(([entry]) => {
        if (entry) setNarrow(entry.contentRect.width < below);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [below],
  );
  return [isNarrow, watch];
}
