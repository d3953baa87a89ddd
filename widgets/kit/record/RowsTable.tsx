import { isComposing } from '../keys/is-composing.ts';
import { type FocusEvent, type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SlotNodes } from '#engine';
import { FormRow } from './FormRow.tsx';
import { RowSums } from './RowSums.tsx';
import { onRowKey, onRowPaste } from './row-keys.ts';
import type { RowColumn } from './rows.ts';
import type { RowControl } from './RowControl.ts';
import styles from './rows.module.css';
import { useRowDrag } from './useRowDrag.ts';
import { useRowWindow } from './useRowWindow.ts';

/** More columns than these may be wider than their box, which scrolls then. */
const fitting = 3;

interface RowsTableProps {
  /** Of the field; its label's element has the same with `-label` behind it. */
  id: string;
  /** Before the key in a row's id. */
  prefix: string;
  label: string;
  columns: readonly RowColumn[];
  rows: readonly unknown[];
  keys: readonly number[];
  isOpen: boolean;
  /** Whether there are as many rows as there may be. */
  isFull: boolean;
  /** The row that was wanted last, such as one with an issue; another object each time. */
  wanted: unknown;
  nodesOf(index: number): SlotNodes['nodes'];
  around: SlotNodes['around'];
  /** The names that cells may use, such as the searches of their fields. */
  locals: SlotNodes['locals'];
  actions: RowControl;
}

/** The rows with their heads and sums; of many only those in sight, in a box that scrolls. */
export function RowsTable(props: RowsTableProps): ReactElement {
  const { id, prefix, columns, rows, keys, isOpen, wanted } = props;
  const { formatMessage } = useIntl();
  const [previous, setPrevious] = useState({ seen: wanted, row: rowOf(wanted) });
  if (previous.seen !== wanted) setPrevious({ seen: wanted, row: rowOf(wanted) });
  const row = previous.seen === wanted ? previous.row : rowOf(wanted);
  const { isWindowed, scroll, parts, measure } = useRowWindow(keys, row);
  const { dragged, over, handlers } = useRowDrag((from, to) => props.actions.moveTo(from, to));
  const follow = (event: FocusEvent) => {
    const index = Number(event.target.closest('[data-index]')?.getAttribute('data-index') ?? -1);
    if (isWindowed && index !== row) setPrevious({ seen: wanted, row: index });
  };
  const span = columns.length + (isOpen ? 2 : 1);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus, and the keys that the inputs in it leave alone.
    <div
      role="presentation"
      ref={scroll}
      className={styles.scroll}
      data-windowed={isWindowed || undefined}
      // What is only read has nothing else to put the focus on, and has to scroll by keys as well.
      {...((isWindowed || columns.length > fitting) &&
        !isOpen && { tabIndex: 0, role: 'group', 'aria-label': props.label })}
      onFocus={follow}
      onKeyDown={isOpen ? (event) => !isComposing(event) && onRowKey(event, props.actions) : undefined}
      onPaste={isOpen ? (event) => onRowPaste(event, props.actions) : undefined}
    >
      <table
        className={styles.table}
        aria-labelledby={`${id}-label`}
        aria-rowcount={isWindowed ? rows.length + 1 : undefined}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {formatMessage({ id: 'widget.RecordForm.row' })}
            </th>
            {columns.map(({ id: column, label, width, isRequired }) => (
              <th key={column} scope="col" style={width === null ? undefined : { width: `${(width / 24) * 100}%` }}>
                {label}
                {isRequired && (
                  <span className={styles.required} aria-hidden="true">
                    *
                  </span>
                )}
              </th>
            ))}
            {isOpen && (
              <th scope="col" className={styles.actions}>
                {formatMessage({ id: 'widget.RecordForm.rowActions' })}
              </th>
            )}
          </tr>
        </thead>
        <tbody {...(isOpen && handlers)}>
          {parts.map((part) =>
            part.kind === 'gap' ? (
              <tr key={`gap ${part.after}`} className={styles.gap}>
                <td colSpan={span} aria-hidden="true" style={{ height: part.height }} />
              </tr>
            ) : (
              <FormRow
                key={keys[part.index]}
                id={`${prefix}-${keys[part.index]}`}
                index={part.index}
                isLast={part.index === rows.length - 1}
                isOpen={isOpen}
                isFull={props.isFull}
                drop={dropOf(part.index, dragged, over)}
                columns={columns}
                nodes={props.nodesOf(part.index)}
                around={props.around}
                locals={props.locals}
                actions={props.actions}
                measure={measure}
              />
            ),
          )}
        </tbody>
        <RowSums columns={columns} rows={rows} isOpen={isOpen} />
      </table>
    </div>
  );
}

/** On which side of the row the dragged one would be. */
function dropOf(index: number, dragged: number | undefined, over: number | undefined): 'before' | 'after' | undefined {
  if (dragged === undefined || over !== index || dragged === index) return undefined;
  return dragged < index ? 'after' : 'before';
}

/** The row of `{ at }`; -1 for none. */
function rowOf(wanted: unknown): number {
  const at: unknown = typeof wanted === 'object' && wanted !== null ? Reflect.get(wanted, 'at') : undefined;
  return typeof at === 'number' ? at : -1;
}
