import { isComposing } from '../../kit/keys/is-composing.ts';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { useIntl } from 'react-intl';
import type { TableProps } from '../../generated/types.ts';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import type { TableColumn } from '../model/columns/column.ts';
import { GridPart } from '../parts/GridPart.tsx';
import { NewCell } from './NewCell.tsx';
import styles from './new-row.module.css';
import type { NewRowEntry } from './useNewRow.ts';

interface NewRowProps {
  id: string;
  row: RefObject<HTMLDivElement | null>;
  entry: NewRowEntry;
  columns: readonly TableColumn[];
  /** Of each column that stays in sight, how many px from the start. */
  starts: readonly number[];
  hasSelect: boolean;
  hasActions: boolean;
  hasTotals: boolean;
  /** From 1. */
  number: number;
  relations: TableProps['relations'];
}

/**
 * The blank row after the last one: what is typed into it becomes a row with Enter, and another blank one follows. It stays at the bottom
 * of the window, however long the list is.
 */
export function NewRow({ id, row, entry, columns, starts, number, relations, ...around }: NewRowProps): ReactElement {
  const { formatMessage } = useIntl();
  const { isSaving, isBlank } = entry;
  const first = around.hasSelect ? 1 : 0;
  // The field that sent the row is gone: the keys of the next one come here until it is saved.
  useLayoutEffect(() => {
    const isHere = document.activeElement === document.body || row.current?.contains(document.activeElement);
    if (isSaving && isHere) row.current?.querySelector<HTMLElement>('[data-new]')?.focus();
  }, [isSaving, row]);

  function waitingKey(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const isSign = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isSign && event.key !== 'Backspace' && event.key !== 'Escape') return;
    event.preventDefault();
    entry.typeAhead(event.key);
  }
  /** Before the fields: a blank row that was cleared is had back as a sheet gives it back. */
  function undoKey(event: KeyboardEvent): void {
    if (isComposing(event) || !entry.canRestore) return;
    const isTyping = event.target instanceof HTMLInputElement && event.target.value !== '';
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    event.stopPropagation();
    entry.restore();
  }
  /** Cells of a sheet would all be one text in the open field. */
  function pasteCells(event: ClipboardEvent): void {
    if (!/[\t\n]/.test(event.clipboardData.getData('text/plain').trimEnd())) return;
    event.preventDefault();
    event.stopPropagation();
    entry.refusePaste();
  }
  function lateKey(event: KeyboardEvent): void {
    if (isSaving) {
      waitingKey(event);
      return;
    }
    if (isComposing(event) || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      entry.clear();
    } else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      entry.submit();
    }
  }

  return (
    <GridPart role="rowgroup" className={styles.foot} data-above={around.hasTotals || undefined}>
      <GridPart
        ref={row}
        role="row"
        className={styles.row}
        aria-label={formatMessage({ id: 'widget.Table.newRow' })}
        aria-describedby={`${id}-new-keys`}
        aria-rowindex={number}
        aria-busy={isSaving || undefined}
        data-saving={isSaving || undefined}
        onPasteCapture={pasteCells}
        onKeyDownCapture={undoKey}
        onKeyDown={lateKey}
        onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
          if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) entry.rest();
        }}
      >
        {columns.map((column, at) => {
          const own = entry.fillable.find(({ key }) => key === column.key);
          const position = {
            number: at + first + 1,
            stickyAt: starts[at],
            isLastSticky: at === starts.length - 1,
          };
          return own ? (
            <NewCell
              key={column.key}
              id={`${id}-new-${at}`}
              column={own}
              entry={entry}
              relations={relations}
              hint={isBlank && own === entry.fillable[0] ? formatMessage({ id: 'widget.Table.newRow' }) : undefined}
              {...position}
            />
          ) : (
            <GridPart
              key={column.key}
              role="gridcell"
              className={styles.cell}
              aria-colindex={position.number}
              data-sticky={position.stickyAt === undefined ? undefined : position.isLastSticky ? 'last' : 'true'}
              style={position.stickyAt === undefined ? undefined : { insetInlineStart: position.stickyAt }}
            />
          );
        })}
        {around.hasActions && (
          <GridPart role="gridcell" className={styles.cell} aria-colindex={columns.length + first + 1} />
        )}
        {/* After the cells for the keyboard, before them for the eye. */}
        <GridPart
          role="gridcell"
          className={styles.adder}
          aria-colindex={1}
          data-floating={!around.hasSelect || undefined}
        >
          <button
            type="button"
            className={styles.add}
            aria-label={formatMessage({ id: 'widget.Table.addRow' })}
            title={formatMessage({ id: 'widget.Table.newRowKeys' })}
            data-adds
            data-blank={isBlank || undefined}
            onClick={() => entry.submit()}
          >
            <Glyph name="plus" size={16} />
          </button>
        </GridPart>
      </GridPart>
    </GridPart>
  );
}

/** What is said of the new row below the rows: what is wrong with it, of fields that have no cell here alone, and that it was cleared. */
export function NewRowIssues({
  entry,
  onForm,
}: {
  entry: NewRowEntry;
  onForm: (() => void) | undefined;
}): ReactElement | null {
  const { formatMessage } = useIntl();
  if (entry.canRestore) {
    return (
      <div className={styles.cleared} role="status">
        {formatMessage({ id: 'widget.Table.newRowCleared' })}
        <button type="button" className={styles.link} onClick={entry.restore}>
          {formatMessage({ id: 'widget.Table.newRowRestore' })}
        </button>
      </div>
    );
  }
  if (entry.messages.length === 0) return null;
  return (
    <div className={styles.issues} role="alert">
      <strong>{formatMessage({ id: 'widget.Table.newRowRefused' })}</strong>
      <ul>
        {entry.messages.map(({ name, text }) => (
          <li key={`${name} ${text}`}>
            {name === undefined ? text : formatMessage({ id: 'widget.Table.newRowIssue' }, { name, text })}
          </li>
        ))}
      </ul>
      {onForm && (
        <button type="button" className={styles.link} onClick={onForm}>
          {formatMessage({ id: 'widget.Table.newRowForm' })}
        </button>
      )}
    </div>
  );
}

/** What the keys of the blank row do, for those who hear it. */
export function NewRowKeys({ id }: { id: string }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <span id={`${id}-new-keys`} hidden>
      {formatMessage({ id: 'widget.Table.newRowKeys' })}
    </span>
  );
}
