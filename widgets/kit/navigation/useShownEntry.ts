import { type RefObject, useEffect, useRef } from 'react';

/** Px that stay free above or below an entry that was scrolled to. */
const room = 12;

/**
 * Shows the entry of the present page in a list of links that scrolls by itself: as it opens, and whenever `current` changes. Nothing around
 * the list is scrolled, and the focus stays where it is.
 * @param current undefined while the list has no such entry
 */
export function useShownEntry(current: unknown): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current !== undefined && list.current) showEntry(list.current);
  }, [current]);
  return list;
}

function showEntry(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = list.getBoundingClientRect();
  const above = top + room - entry.top;
  const below = entry.bottom + room - bottom;
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}
