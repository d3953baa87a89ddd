import type { TableColumn } from './column.ts';

/** Width of the column of checkboxes, in px. */
export const selectWidth = 44;

interface Tracks {
  /** `grid-template-columns` of every row. */
  template: string;
  /** Below this many px the table scrolls sideways. */
  minWidth: number;
}

/** The columns as tracks of a grid: those with a width have it, the others share the room by their least widths. */
export function tracksOf(
  columns: readonly TableColumn[],
  widths: Readonly<Record<string, number>>,
  { hasSelect, actions }: { hasSelect: boolean; actions: number | undefined },
): Tracks {
  const tracks: string[] = hasSelect ? [`${selectWidth}px`] : [];
  let minWidth = (hasSelect ? selectWidth : 0) + (actions ?? 0);
  for (const { key, width, minWidth: least } of columns) {
    const fixed = (Object.hasOwn(widths, key) ? widths[key] : undefined) ?? width;
    tracks.push(fixed === undefined ? `minmax(${least}px, ${least}fr)` : `${fixed}px`);
    minWidth += fixed ?? least;
  }
  if (actions !== undefined) tracks.push(`${actions}px`);
  return { template: tracks.join(' '), minWidth };
}
