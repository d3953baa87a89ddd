import { type FocusEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusCell, type CellPosition, positionOf } from './cell-position.ts';

export interface GridFocus {
  /** The cell that Tab leads to. */
  active: CellPosition;
  /** Moves there, and the focus with it. */
  go: (place: CellPosition) => void;
  /** For the grid: the focus has come to a cell by another way. */
  onFocus: (event: FocusEvent) => void;
}

/** One Tab stop for the whole grid, which moves with the focus (ARIA grid pattern). */
export function useGridFocus(grid: RefObject<HTMLElement | null>, size: { rows: number; columns: number }): GridFocus {
  const [chosen, setChosen] = useState<CellPosition>({ row: -1, column: 0 });
  const active = {
    row: Math.min(chosen.row, size.rows - 1),
    column: Math.max(0, Math.min(chosen.column, size.columns - 1)),
  };
  return {
    active,
    go(place) {
      // The cell has to be there before it can take the focus.
      flushSync(() => setChosen(place));
      focusCell(grid.current, place);
    },
    onFocus(event) {
      const place = positionOf(event.target);
      if (place && (place.row !== active.row || place.column !== active.column)) setChosen(place);
    },
  };
}
