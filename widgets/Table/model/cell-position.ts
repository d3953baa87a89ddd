/** A cell: its row, -1 for the header, and its column, both as they are on the screen. */
export interface CellPosition {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Rows that fit into the window. */
  page: number;
}

interface Stroke {
  key: string;
  ctrlKey: boolean;
}

/** Where a key leads from a cell (ARIA grid pattern); undefined when it leads nowhere. */
export function nextPosition(
  { key, ctrlKey }: Stroke,
  { row, column }: CellPosition,
  { rows, columns, page }: GridSize,
): CellPosition | undefined {
  const within = (to: CellPosition): CellPosition => ({
    row: Math.max(-1, Math.min(rows - 1, to.row)),
    column: Math.max(0, Math.min(columns - 1, to.column)),
  });
  switch (key) {
    case 'ArrowDown':
      return within({ row: row + 1, column });
    case 'ArrowUp':
      return within({ row: row - 1, column });
    case 'ArrowRight':
      return within({ row, column: column + 1 });
    case 'ArrowLeft':
      return within({ row, column: column - 1 });
    case 'Home':
      return within({ row: ctrlKey ? 0 : row, column: 0 });
    case 'End':
      return within({ row: ctrlKey ? rows - 1 : row, column: columns - 1 });
    case 'PageDown':
      return within({ row: row + page, column });
    case 'PageUp':
      return within({ row: Math.max(0, row - page), column });
    default:
      return undefined;
  }
}

/** The position of an element, by the cell around it. */
export function positionOf(target: EventTarget | null): CellPosition | undefined {
  const text = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset['place'] : undefined;
  const [row, column] = text?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** Moves the focus to a cell, or to the one control that represents it; the browser scrolls it into sight. */
export function focusCell(grid: HTMLElement | null, { row, column }: CellPosition): void {
  const cell = grid?.querySelector<HTMLElement>(`[data-place="${row}:${column}"]`);
  (cell?.querySelector<HTMLElement>('[data-focus]') ?? cell)?.focus();
}
