import { useCallback, useState } from 'react';

const menuWidth = 56;
const least = 88;
/** Padding of a cell, both sides, in px. */
const padding = 24;

/**
 * The width of the column of actions, undefined when there are none, and what watches the actions of a row: each row is
 * a grid of its own, so the widest one says it for all.
 */
export function useActionsWidth(hasActions: boolean, isNarrow: boolean) {
  const [widest, setWidest] = useState(least);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const width = Math.ceil(element.offsetWidth) + padding;
      setWidest((before) => Math.max(before, width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width: hasActions ? (isNarrow ? menuWidth : widest) : undefined, watch };
}
