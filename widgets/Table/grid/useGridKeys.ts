import { isComposing } from '../../kit/keys/is-composing.ts';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Sheet } from '../sheet/useSheet.ts';
import { nextPosition, type CellPosition, positionOf } from '../model/cell-position.ts';
import { keyAlongText } from '../../kit/direction/direction.ts';

interface GridActions {
  size: { rows: number; columns: number };
  /** Px. */
  rowHeight: number;
  go: (position: CellPosition) => void;
  /** Alt with arrows: the column to another position. */
  moveColumn: (column: number, step: -1 | 1) => void;
  /** Shift with arrows: the column wider or narrower. */
  widenColumn: (column: number, step: -1 | 1) => void;
  /** False: the cell cannot be edited. */
  edit: (position: CellPosition) => boolean;
  press: (row: number) => void;
  toggle: (row: number, isRange: boolean) => void;
  /** Takes keys and presses first, where cells are edited as in a spreadsheet. */
  sheet: Pick<Sheet, 'onKey' | 'onClick'>;
}

const controls = 'a, button, input, select, textarea, label, [tabindex]:not([role="gridcell"])';

/** What keys and presses in the rows mean; one listener for the grid, however many cells there are. */
export function useGridKeys(actions: GridActions) {
  const { go, size, rowHeight } = actions;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    const position = positionOf(event.target);
    if (!position || isTyping(event.target)) return;
    if (actions.sheet.onKey(event, position)) return;
    const key = keyAlongText(event);
    const side = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : undefined;
    if (position.row < 0 && side && (event.altKey || event.shiftKey)) {
      event.preventDefault();
      if (event.altKey) actions.moveColumn(position.column, side);
      else actions.widenColumn(position.column, side);
      return;
    }
    if (event.altKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / rowHeight) - 1);
    const next = nextPosition({ key, ctrlKey: event.ctrlKey }, position, { ...size, page });
    if (next) {
      event.preventDefault();
      go(next);
    } else if (position.row >= 0) {
      cellKey(event, position);
    }
  };

  const cellKey = (event: KeyboardEvent<HTMLElement>, position: CellPosition) => {
    if (isComposing(event)) return;
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-place]') : null;
    if (event.key === 'Escape' && event.target !== cell) return go(position);
    if (event.target !== cell) return;
    if (event.key === ' ') {
      event.preventDefault();
      actions.toggle(position.row, event.shiftKey);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      if (actions.edit(position)) return;
      const inner = cell?.querySelector<HTMLElement>('a, button, input, select, textarea');
      if (inner) inner.focus();
      else if (event.key === 'Enter') actions.press(position.row);
    }
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const position = positionOf(event.target);
    if (!position || position.row < 0 || !(event.target instanceof Element)) return;
    if (event.target.closest('[data-select]')) return actions.toggle(position.row, event.shiftKey);
    // Only within the cell: what is around the table, such as the page's own main, may be focusable too.
    const control = event.target.closest(controls);
    if (control && event.target.closest('[data-place]')?.contains(control)) return;
    if (event.target.closest('[popover]')) return;
    if (actions.sheet.onClick(event, position) || isSelectingText()) return;
    if (event.target.closest('[data-editable]') && actions.edit(position)) return;
    actions.press(position.row);
  };

  return { onKeyDown, onClick };
}

/** In a field that takes keys itself; a box that is ticked takes none that move. */
function isTyping(target: EventTarget): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio';
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && (target.isContentEditable || target.closest('[popover]') !== null))
  );
}

function isSelectingText(): boolean {
  return (window.getSelection()?.toString() ?? '') !== '';
}
