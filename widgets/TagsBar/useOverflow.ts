import { useCallback, useEffect, useRef, useState } from 'react';
import { alongText } from '../kit/direction/direction.ts';

interface Overflow {
  /** For the box that scrolls sideways. */
  watch: (box: HTMLElement | null) => (() => void) | undefined;
  scrollBy: (px: number) => void;
  /** On which sides there is more. */
  overflow: { start: boolean; end: boolean };
}

/** Knows on which sides of a box more is out of sight; looks again when `content` changes. */
export function useOverflow(content: unknown): Overflow {
  const box = useRef<HTMLElement>(null);
  const [overflow, setOverflow] = useState({ start: false, end: false });
  const look = useCallback(() => {
    const element = box.current;
    if (!element) return;
    // Text that runs from right to left scrolls into the negative.
    const at = Math.abs(element.scrollLeft);
    const start = at > 1;
    const end = at + element.clientWidth < element.scrollWidth - 1;
    setOverflow((was) => (was.start === start && was.end === end ? was : { start, end }));
  }, []);
  useEffect(() => {
    void content;
    look();
  }, [content, look]);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      box.current = element;
      if (!element) return undefined;
      const sizes = new ResizeObserver(look);
      sizes.observe(element);
      element.addEventListener('scroll', look, { passive: true });
      return () => {
        sizes.disconnect();
        element.removeEventListener('scroll', look);
      };
    },
    [look],
  );
  const scrollBy = (px: number) => {
    const element = box.current;
    element?.scrollBy({ left: px * alongText(element), behavior: 'smooth' });
  };
  return { watch, scrollBy, overflow };
}
