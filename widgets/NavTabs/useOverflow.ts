import { useEffect, useLayoutEffect, useState } from 'react';

interface Overflow {
  /** The row is longer than its box. */
  isOver: boolean;
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** SHELL-35: a row that is resized many times is measured once, this long after the last time, in ms. */
const settled = 20;

/** Whether a row has to be scrolled, and to which side; the current item is scrolled into sight. */
export function useOverflow(row: HTMLElement | null, current: string | undefined): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ isOver: false, isAtStart: true, isAtEnd: true });
  useEffect(() => {
    if (!row) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      // Measured here: what is handed to React may be called when the row has another size.
      const now = overflowOf(row);
      setOverflow((before) => (isEqual(before, now) ? before : now));
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, settled);
    };
    const size = new ResizeObserver(later);
    const content = new MutationObserver(later);
    size.observe(row);
    content.observe(row, { childList: true, characterData: true, subtree: true });
    row.addEventListener('scroll', measure);
    return () => {
      clearTimeout(timer);
      size.disconnect();
      content.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [row]);
  useLayoutEffect(() => {
    const tab = current === undefined ? null : row?.querySelector<HTMLElement>('[data-current="true"]');
    if (row && tab) keepInSight(row, tab);
  }, [row, current]);
  return overflow;
}

function overflowOf(row: HTMLElement): Overflow {
  const left = Math.abs(row.scrollLeft);
  return {
    isOver: row.scrollWidth > row.clientWidth + 1,
    isAtStart: left < 1,
    isAtEnd: left + row.clientWidth >= row.scrollWidth - 1,
  };
}

const isEqual = (one: Overflow, other: Overflow): boolean =>
  one.isOver === other.isOver && one.isAtStart === other.isAtStart && one.isAtEnd === other.isAtEnd;

/** Scrolls the row alone; the page stays where it is. */
function keepInSight(row: HTMLElement, tab: HTMLElement): void {
  const box = row.getBoundingClientRect();
  const own = tab.getBoundingClientRect();
  if (own.left < box.left) row.scrollLeft -= box.left - own.left;
  else if (own.right > box.right) row.scrollLeft += own.right - box.right;
}
