import { useEffect, useState } from 'react';

/** The card that an arrow key leads to, by the buttons that open cards; undefined where there is none. */
export function nextCard(board: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  if (!from.matches('[data-card]')) return undefined;
  const columns = [...board.querySelectorAll(':scope > li')]
    .map((column) => [...column.querySelectorAll<HTMLElement>('[data-card]')])
    .filter((cards) => cards.length > 0);
  const at = columns.findIndex((cards) => cards.includes(from));
  const row = columns[at]?.indexOf(from) ?? 0;
  if (key === 'ArrowDown') return columns[at]?.[row + 1];
  if (key === 'ArrowUp') return columns[at]?.[row - 1];
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const beside = columns[at + (key === 'ArrowRight' ? 1 : -1)];
  return beside?.[Math.min(row, beside.length - 1)];
}

/** Keeps the focus on an element, by its id, that is rendered elsewhere, until the cards are settled or the person moves on. */
export function useFollowedFocus(isSettled: boolean): (id: string) => void {
  const [followed, follow] = useState<string>();
  useEffect(() => {
    if (followed === undefined) return undefined;
    const { activeElement, body } = document;
    const element = document.getElementById(followed);
    if (element && (activeElement === null || activeElement === body)) element.focus({ preventScroll: false });
    if (!isSettled) return undefined;
    const timer = setTimeout(() => follow(undefined));
    return () => clearTimeout(timer);
  });
  return follow;
}
