import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { TableProps } from '../../generated/types.ts';
import { isChoice, type TableColumn } from '../model/columns/column.ts';
import { Editor } from './Editor.tsx';
import type { EditedValue, Step } from '../model/editor-props.ts';
import { editedValue, type RowKey, type TableRow } from '../model/rows/row.ts';

/** How long, in milliseconds, a new value is shown that no action seems to save. */
const patience = 600;

/** Files are sent from a dialog. */
const FilesEditor = lazy(() => import('../files/FilesEditor.tsx').then((module) => ({ default: module.FilesEditor })));

/** Searching for people, departments and records is much, and few tables are edited. */
const ChoiceEditor = lazy(() => import('./ChoiceEditor.tsx').then((module) => ({ default: module.ChoiceEditor })));

interface Edited {
  row: TableRow;
  key: RowKey;
  column: TableColumn;
  /** The sign that began it. */
  typed?: string | undefined;
}

interface EditingInput {
  /** Of the table. */
  id: string;
  rows: readonly TableRow[];
  /** The call that finds records. */
  relations: TableProps['relations'];
  /** Actions of the table are running. */
  busy: boolean;
  onEdit: (edit: { row: TableRow; key: RowKey; column: TableColumn; value: EditedValue }) => void;
  /** The editor has closed: the focus goes to its cell, or on from it. */
  onClose: (step: -1 | 0 | 1) => void;
}

type Pending = Readonly<Record<string, Readonly<Record<string, { value: unknown }>>>>;

export interface Editing {
  editing: { row: RowKey; column: string; editor: ReactNode } | undefined;
  /** New values until the rows have them, by row and column. */
  pending: Pending;
  start: (edited: Edited) => void;
  /** Takes a value at once, such as the other answer of a yes or no. */
  put: (edited: Edited, value: EditedValue) => void;
  /** Shows values until the rows have them. */
  hold: (values: Pending) => void;
}

/** The cell that is edited, and the values that are being saved: those are shown until the rows or the actions are done. */
export function useEditing({ id, rows, relations, busy, onEdit, onClose }: EditingInput): Editing {
  const [edited, setEdited] = useState<Edited>();
  const [pending, setPending] = useState<Pending>({});
  const [seen, setSeen] = useState({ rows, busy });
  if (seen.rows !== rows || seen.busy !== busy) {
    setSeen({ rows, busy });
    if (seen.rows !== rows || !busy) setPending({});
  }
  const isForgotten = !busy && Object.keys(pending).length > 0;
  useEffect(() => {
    if (!isForgotten) return;
    const timer = setTimeout(() => setPending({}), patience);
    return () => clearTimeout(timer);
  }, [isForgotten]);
  const put = ({ row, key, column }: Edited, value: EditedValue) => {
    // Ids say nothing to a person: such a cell stays as it is until the row has the new value.
    if (!isChoice(column)) setPending((before) => ({ ...before, [key]: { ...before[key], [column.key]: { value } } }));
    onEdit({ row, key, column, value });
  };
  const close = (step: Step) => {
    setEdited(undefined);
    if (step !== undefined) onClose(step);
  };
  const ends = {
    onCommit(value: EditedValue, step: Step) {
      if (edited) put(edited, value);
      close(step);
    },
    onLeave: close,
  };
  const editor =
    edited &&
    (isChoice(edited.column) ? (
      <Suspense fallback={null}>
        {edited.column.editor === 'files' ? (
          <FilesEditor id={`${id}-cell-files`} column={edited.column} row={edited.row} {...ends} />
        ) : (
          <ChoiceEditor column={edited.column} row={edited.row} relations={relations} {...ends} />
        )}
      </Suspense>
    ) : (
      <Editor column={edited.column} value={editedValue(edited.column, edited.row)} typed={edited.typed} {...ends} />
    ));
  return {
    editing: edited && { row: edited.key, column: edited.column.key, editor },
    pending,
    start: setEdited,
    put,
    hold: (values) => setPending((before) => ({ ...before, ...values })),
  };
}
