import type { TableColumn } from './column.ts';

/** Width of the column of checkboxes, in px. */
export const selectWidth = 44;

/** The most that the first column takes by itself in a narrow table, in px. */
const narrowFirst = 132;

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
  { hasSelect, actions, isNarrow }: { hasSelect: boolean; actions: number | undefined; isNarrow: boolean },
): Tracks {
  const tracks: string[] = hasSelect ? [`${selectWidth}px`] : [];
  let whole = (hasSelect ? selectWidth : 0) + (actions ?? 0);
  for (const [index, { key, width, minWidth }] of columns.entries()) {
    // The first column stays in sight: where there is little room, it leaves some to the others.
    const least = isNarrow && index === 0 ? Math.min(minWidth, narrowFirst) : minWidth;
    const fixed = (Object.hasOwn(widths, key) ? widths[key] : undefined) ?? width;
    tracks.push(fixed === undefined ? `minmax(${least}px, ${least}fr)` : `${fixed}px`);
    whole += fixed ?? least;
  }
  if (actions !== undefined) tracks.push(`${actions}px`);
  return { template: tracks.join(' '), minWidth: whole };
}
