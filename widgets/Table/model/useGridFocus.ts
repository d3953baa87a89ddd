import { type FocusEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusCell, type CellPosition, positionOf } from './cell-position.ts';

export interface GridFocus {
  /** The cell that Tab leads to. */
  active: CellPosition;
  /** Moves there, and the focus with it. */
  go: (position: CellPosition) => void;
  /** For the grid: the focus has come to a cell by another way. */
  onFocus: (event: FocusEvent) => void;
}

/** One Tab stop for the whole grid, which moves with the focus (ARIA grid pattern). */
export function useGridFocus(grid: RefObject<HTMLElement | null>, size: { rows: number; columns: number }): GridFocus {
  const [focused, setFocused] = useState<CellPosition>({ row: -1, column: 0 });
  const active = {
    row: Math.min(focused.row, size.rows - 1),
    column: Math.max(0, Math.min(focused.column, size.columns - 1)),
  };
  return {
    active,
    go(position) {
      // The cell has to be there before it can take the focus.
      flushSync(() => setFocused(position));
      focusCell(grid.current, position);
    },
    onFocus(event) {
      const position = positionOf(event.target);
      if (position && (position.row !== active.row || position.column !== active.column)) setFocused(position);
    },
  };
}
