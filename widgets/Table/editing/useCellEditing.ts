import type { RefObject } from 'react';
import type { WidgetProps } from '#engine';
import type { TableEvents, TableProps } from '../../generated/types.ts';
import type { TableColumn } from '../model/columns/column.ts';
import type { CellPosition } from '../model/cell-position.ts';
import { cellValue, keyOf } from '../model/rows/row.ts';
import type { SheetChange } from '../sheet/sheet-history.ts';
import { type Editing, useEditing } from './useEditing.tsx';
import type { GridFocus } from '../model/useGridFocus.ts';
import type { TableModel } from '../model/useTableModel.ts';

interface CellEditing extends Pick<Editing, 'editing' | 'pending' | 'hold'> {
  isEditable: (cell: CellPosition) => boolean;
  /** Opens the editor of a cell, or flips a yes or no; false when the cell cannot be edited. */
  edit: (cell: CellPosition, typed?: string) => boolean;
}

/** Editing by position: which cells can be edited, and where the focus goes when an editor closes. */
export function useCellEditing(
  widget: WidgetProps<TableProps, TableEvents>,
  { rows, arranged: { shown } }: TableModel,
  /** The grid's number of the first column, after the one of the ticks. */
  first: number,
  focus: GridFocus,
  /** Takes changes of several cells; absent where each is sent by itself. */
  sender: RefObject<((changes: readonly SheetChange[]) => void) | undefined> | undefined,
): CellEditing {
  const { props, busy, emit, listens } = widget;
  const columnAt = ({ column }: CellPosition): TableColumn | undefined => shown[column - first];
  const { editing, pending, put, start, hold } = useEditing({
    id: widget.id,
    rows,
    relations: props.relations,
    busy,
    onEdit({ row, key, column, value }) {
      if (!sender) {
        emit('edit', { row, column: column.field, value });
        return;
      }
      const cell = column.editor === 'words' ? { text: String(value ?? '') } : { value };
      sender.current?.([{ key, row, cells: [{ field: column.field, ...cell }] }]);
    },
    onClose(step) {
      const next = step === 0 ? undefined : nextEditable(focus.active, step);
      if (!next || !edit(next)) focus.go(focus.active);
    },
  });

  function isEditable(cell: CellPosition): boolean {
    const row = rows[cell.row];
    try {
      return (
        listens(sender ? 'editCells' : 'edit') &&
        row !== undefined &&
        columnAt(cell)?.part.read('edit', { row }) === true
      );
    } catch {
      // The cell itself shows why its expression fails.
      return false;
    }
  }

  function nextEditable({ row, column }: CellPosition, step: -1 | 1): CellPosition | undefined {
    for (let at = column + step; at >= first && at < shown.length + first; at += step) {
      if (isEditable({ row, column: at })) return { row, column: at };
    }
    return undefined;
  }

  function edit(cell: CellPosition, typed?: string): boolean {
    const row = rows[cell.row];
    const column = columnAt(cell);
    if (!row || !column || !isEditable(cell)) return false;
    // A key is no answer to yes or no, and no file.
    if ((column.kind === 'boolean' || column.editor === 'files') && typed !== undefined) return false;
    const edited = { row, key: keyOf(row, props.rowKey ?? 'id', cell.row), column, typed };
    focus.go(cell);
    if (column.kind === 'boolean') put(edited, cellValue(column, row) !== true);
    else start(edited);
    return true;
  }

  return { editing, pending, hold, isEditable, edit };
}
