import { useCallback, useState } from 'react';
import type { TableColumn } from '../model/columns/column.ts';

/** Width of the column of checkboxes, in px. */
export const selectWidth = 44;

/** The most that the first column takes by itself in a narrow table, in px. */
const narrowFirst = 132;

interface Tracks {
  /** `grid-template-columns` of every row. */
  template: string;
  /** Below this many px the table scrolls sideways. */
  minWidth: number;
  /** Of each column that stays in sight, how many px from the start; the first one always does. */
  starts: readonly number[];
}

/** The most px that pinned columns take; those past it scroll with the others. */
const mostPinned = 600;

interface TrackOptions {
  hasSelect: boolean;
  actions: number | undefined;
  isNarrow: boolean;
  /** How many of the columns are pinned, from the first one. */
  pinned?: number;
}

/** The columns as tracks of a grid: those with a width have it, the others share the room by their least widths. */
export function tracksOf(
  columns: readonly TableColumn[],
  widths: Readonly<Record<string, number>>,
  { hasSelect, actions, isNarrow, pinned = 0 }: TrackOptions,
): Tracks {
  const tracks: string[] = hasSelect ? [`${selectWidth}px`] : [];
  const starts: number[] = [];
  let whole = (hasSelect ? selectWidth : 0) + (actions ?? 0);
  for (const [index, { key, width, minWidth }] of columns.entries()) {
    // The first column stays in sight: where there is little room, it leaves some to the others.
    const least = isNarrow && index === 0 ? Math.min(minWidth, narrowFirst) : minWidth;
    const fixed = (Object.hasOwn(widths, key) ? widths[key] : undefined) ?? width;
    const isSticky = index === 0 || (!isNarrow && index < pinned && whole + (fixed ?? least) <= mostPinned);
    if (isSticky) starts.push(isNarrow ? 0 : whole - (actions ?? 0));
    // Where others stay beside it, its width has to be known.
    const isShared = fixed === undefined && !(isSticky && pinned > 1 && !isNarrow);
    tracks.push(isShared ? `minmax(${least}px, ${least}fr)` : `${fixed ?? least}px`);
    whole += fixed ?? least;
  }
  if (actions !== undefined) tracks.push(`${actions}px`);
  return { template: tracks.join(' '), minWidth: whole, starts };
}

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
