import { EngineError } from '#engine/document';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { cellContent } from '../../Column/CellContent.tsx';
import { CellNote, noteOf } from './CellNote.tsx';
import styles from './cells.module.css';
import { cellFiles } from '../files/cell-files.ts';
import type { TableColumn } from '../model/columns/column.ts';
import type { TableRow } from '../model/rows/row.ts';

/** Few tables have files. */
const FilesCell = lazy(() => import('../files/FilesCell.tsx').then((module) => ({ default: module.FilesCell })));

interface CellProps {
  key: string;
  column: TableColumn;
  row: TableRow;
  /** `3:1`, by which keys and presses find it. */
  position: string;
  /** From 1. */
  number: number;
  isActive: boolean;
  /** It stays this many px from the start when the table scrolls sideways; undefined for one that scrolls. */
  stickyAt: number | undefined;
  /** The others scroll below it. */
  isLastSticky: boolean;
  canEdit: boolean;
  /** A value that is being saved, instead of the row's. */
  pending: { value: unknown } | undefined;
  /** What the row is marked with, in words. */
  mark?: ReactNode;
  /** Why its value was refused. */
  issue?: string | undefined;
  /** It is chosen together with others. */
  isInBlock?: boolean;
  /** The editor, while the cell is edited. */
  editor: ReactNode;
}

/** One value of a row. Called by the row, and no component of its own: a window of a table has hundreds. */
export function cell({
  key,
  column,
  row,
  position,
  number,
  isActive,
  stickyAt,
  isLastSticky,
  canEdit,
  pending,
  mark,
  issue,
  isInBlock,
  editor,
}: CellProps): ReactElement {
  const tabIndex = isActive ? 0 : -1;
  // What was typed is another value than the one that is marked.
  const note = editor || pending ? undefined : noteOf(column, row);
  let content: ReactNode;
  let isEditable = false;
  try {
    isEditable = canEdit && column.part.read('edit', { row }) === true;
    content = editor ?? contentOf({ column, row, pending, tabIndex });
  } catch (error) {
    content = <CellError error={error} />;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: see GridPart; a cell saves the component around it.
    <div
      key={key}
      role="gridcell"
      className={typeof content === 'string' && !mark && !note ? textCell : styles.cell}
      aria-colindex={number}
      tabIndex={tabIndex}
      data-place={position}
      data-align={column.align === 'start' ? undefined : column.align}
      data-sticky={stickyAt === undefined ? undefined : isLastSticky ? 'last' : 'true'}
      style={stickyAt === undefined ? undefined : { insetInlineStart: stickyAt }}
      data-editable={isEditable || undefined}
      data-editing={editor ? true : undefined}
      data-pending={pending ? true : undefined}
      data-block={isInBlock || undefined}
      data-invalid={issue ? true : undefined}
      aria-invalid={issue ? true : undefined}
      title={issue}
    >
      {(mark || note) && !editor ? (
        <>
          <span className={styles.beside}>{content}</span>
          {note && <CellNote text={note} />}
          {mark}
        </>
      ) : (
        content
      )}
    </div>
  );
}

const textCell = `${styles.cell} ${styles.text}`;

/** The content of a cell outside of a table's grid. An expression that fails shows why in the cell alone. */
export function cellOf(column: TableColumn, row: TableRow, tabIndex: number): ReactNode {
  const note = noteOf(column, row);
  try {
    const content = contentOf({ column, row, pending: undefined, tabIndex });
    return note ? [content, ' ', <CellNote key="note" text={note} />] : content;
  } catch (error) {
    return <CellError error={error} />;
  }
}

interface Content extends Pick<CellProps, 'column' | 'row' | 'pending'> {
  tabIndex: number;
}

/** Throws what the column's expressions throw. */
function contentOf({ column, row, pending, tabIndex }: Content): ReactNode {
  const { part, kind, write, options } = column;
  const names = { row };
  const value = pending ? pending.value : part.read('value', names);
  if (column.hasCell) return part.slot('cell', { row, value: value ?? null });
  const files = kind === 'files' && !pending ? cellFiles(column, row) : undefined;
  if (files && files.ids.length > 0) {
    return (
      <Suspense fallback={write(value)}>
        <FilesCell column={column} files={files} tabIndex={tabIndex} />
      </Suspense>
    );
  }
  return cellContent({
    kind,
    value,
    // What was typed and is not saved yet: rounded, it would be another number than the one that may be refused.
    write: pending && typeof value === 'number' ? String : write,
    options,
    href: part.read('href', names),
    src: part.read('src', names),
    alt: part.read('alt', names),
    tabIndex,
  });
}

/** Replaces the value of one cell that cannot be evaluated; the other cells are not affected. */
function CellError({ error }: { error: unknown }): ReactElement {
  const message = error instanceof Error ? error.message : String(error);
  return (
    <span
      className={styles.fault}
      role="img"
      aria-label={message}
      title={message}
      data-fault={error instanceof EngineError ? error.code : 'ENGINE_WIDGET_CRASHED'}
    >
      <Glyph name="alert" size={16} />
    </span>
  );
}
