import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useRef } from 'react';

/** From so many rows on only those in sight are there. */
const windowedFrom = 40;
/** In px, before a row was measured. */
const rowHeight = 58;
/** Later rows count as one of so many, so that the average follows a window that is made narrow or wide. */
const mostAveraged = 20;

/** One row that is there, or the room of those that are not. */
export type WindowPart = { kind: 'row'; index: number } | { kind: 'gap'; after: number; height: number };

export interface RowWindow {
  isWindowed: boolean;
  /** For the box that scrolls. */
  scroll: RefObject<HTMLDivElement | null>;
  parts: readonly WindowPart[];
  /** For each row, which has its index in `data-index`. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** The rows in sight and a few beyond, and always the one that has the focus (-1 for none). */
export function useRowWindow(keys: readonly number[], retained: number): RowWindow {
  const scroll = useRef<HTMLDivElement>(null);
  const count = keys.length;
  const isWindowed = count >= windowedFrom;
  // Rows that were not seen yet are as high as the usual one: cards on a phone are several times a line of a table.
  const usual = useRef({ height: rowHeight, rows: 0 });
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this file.
  const virtualizer = useVirtualizer({
    count: isWindowed ? count : 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => usual.current.height,
    initialRect: { width: 0, height: 640 },
    overscan: 5,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    measureElement: useCallback((row: Element) => {
      const height = heightOf(row);
      const rows = Math.min(usual.current.rows + 1, mostAveraged);
      usual.current = { height: usual.current.height + (height - usual.current.height) / rows, rows };
      return height;
    }, []),
    rangeExtractor: useCallback((range: Range) => withRetained(range, retained), [retained]),
  });
  if (!isWindowed) {
    return { isWindowed, scroll, parts: keys.map((_, index) => ({ kind: 'row', index })), measure: undefined };
  }
  const parts: WindowPart[] = [];
  let end = 0;
  for (const { index, start, end: next } of virtualizer.getVirtualItems()) {
    if (start > end) parts.push({ kind: 'gap', after: index, height: start - end });
    parts.push({ kind: 'row', index });
    end = next;
  }
  const left = virtualizer.getTotalSize() - end;
  if (left > 0) parts.push({ kind: 'gap', after: count, height: left });
  return { isWindowed, scroll, parts, measure: virtualizer.measureElement };
}

/** With the room that keeps cards apart. */
function heightOf(row: Element): number {
  return row.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(row).marginBlockEnd || '0');
}

function withRetained(range: Range, retained: number): number[] {
  const shown = defaultRangeExtractor(range);
  if (retained < 0 || retained >= range.count) return shown;
  // Its neighbours too, so that Tab reaches them.
  const near = [retained - 1, retained, retained + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...shown, ...near])].sort((a, b) => a - b);
}
