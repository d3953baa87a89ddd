import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

const phone = '(max-width: 480px)';

function watchWidth(notify: () => void): () => void {
  const media = matchMedia(phone);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

/** The height of an entry, in px, as the style sheets have it: a thumb needs more. */
export const useEntryHeight = (): number =>
  useSyncExternalStore(
    watchWidth,
    () => (matchMedia(phone).matches ? 44 : 36),
    () => 36,
  );

interface Window {
  /** For the box that scrolls. */
  scroll: RefObject<HTMLDivElement | null>;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
}

interface Entries {
  /** In px; absent: all are as high as an entry. */
  sizeOf?: (at: number) => number;
  /** The key of an entry. Another function means other entries, whose heights are read again. */
  keyOf?: (at: number) => number | string;
}

/**
 * The entries in sight of a list or tree, a few beyond, and the active one (-1 for none), which is scrolled into sight and
 * is always there for the field that names it.
 */
export function useWindow(count: number, active: number, { sizeOf, keyOf }: Entries = {}): Window {
  const scroll = useRef<HTMLDivElement>(null);
  const height = useEntryHeight();
  // Another height means other entries: all are measured again.
  const positionOf = useCallback((at: number) => `${height} ${at}`, [height]);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this file.
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: sizeOf ?? (() => height),
    getItemKey: keyOf ?? positionOf,
    initialRect: { width: 0, height: 480 },
    overscan: 8,
    rangeExtractor: useCallback((range: Range) => withActive(range, active), [active]),
  });
  useEffect(() => {
    if (active >= 0) virtualizer.scrollToIndex(active, { align: 'auto' });
  }, [virtualizer, active]);
  return { scroll, virtualizer };
}

function withActive(range: Range, active: number): number[] {
  const shown = defaultRangeExtractor(range);
  if (active < 0 || active >= range.count || shown.includes(active)) return shown;
  return [...shown, active].sort((a, b) => a - b);
}
