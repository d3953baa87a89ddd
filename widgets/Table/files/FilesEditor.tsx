import { type ReactElement, useState } from 'react';
import { DeskContext } from '../../kit/record/files/DeskContext.ts';
import type { TableColumn } from '../model/columns/column.ts';
import type { EditorProps } from '../model/editor-props.ts';
import type { TableRow } from '../model/rows/row.ts';
import { cellFiles } from './cell-files.ts';
import { FilesDialog } from './FilesDialog.tsx';
import { useTableDesk } from './useTableDesk.ts';

interface FilesEditorProps extends Pick<EditorProps, 'onCommit' | 'onLeave'> {
  id: string;
  column: TableColumn;
  row: TableRow;
}

/** A cell of files while it is edited: a dialog, whose change is one of the table's, with its undo. */
export function FilesEditor({ id, column, row, onCommit, onLeave }: FilesEditorProps): ReactElement {
  const desk = useTableDesk();
  const [files] = useState(() => cellFiles(column, row));
  return (
    <DeskContext value={desk}>
      <FilesDialog
        id={id}
        column={column}
        files={files}
        onClose={() => onLeave(0)}
        onSave={(ids) => onCommit(ids.length > 0 ? ids : null, 0)}
      />
    </DeskContext>
  );
}
