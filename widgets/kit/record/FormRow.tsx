import { memo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { renderSlot, type SlotNodes } from '#engine';
import { Glyph } from '../icons/Glyph.tsx';
import type { RowActions, RowColumn } from './rows.ts';
import styles from './rows.module.css';

interface RowProps extends SlotNodes {
  id: string;
  index: number;
  isLast: boolean;
  isOpen: boolean;
  /** Whether there are as many rows as there may be. */
  isFull: boolean;
  /** Where a dragged row would be put. */
  drop: 'before' | 'after' | undefined;
  columns: readonly RowColumn[];
  actions: RowActions;
  /** Of a windowed table: receives the height of the row. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** Knows its index and not its values: it renders when it is moved, and its cells when they change. */
export const FormRow = memo(function FormRow({
  id,
  index,
  isLast,
  isOpen,
  isFull,
  drop,
  columns,
  nodes,
  around,
  locals,
  actions,
  measure,
}: RowProps): ReactElement {
  const { formatMessage } = useIntl();
  const row = index + 1;
  return (
    <tr id={id} ref={measure} data-index={index} data-drop={drop} aria-rowindex={measure && index + 2}>
      <th scope="row" className={styles.number} draggable={isOpen} data-handle={isOpen || undefined}>
        {row}
      </th>
      {columns.map((column, at) => (
        // Its index is in its binds: at another index it is another node.
        <td key={`${column.id} ${index}`} data-marked={column.isRequired || undefined}>
          <span className={styles.name} aria-hidden="true">
            {column.label}
          </span>
          {renderSlot({ nodes: nodes.slice(at, at + 1), around, locals })}
        </td>
      ))}
      {isOpen && (
        <td className={styles.actions}>
          <button
            type="button"
            data-up
            aria-label={formatMessage({ id: 'widget.RecordForm.up' }, { row })}
            disabled={index === 0}
            onClick={() => actions.move(index, -1)}
          >
            <Glyph name="chevron-up" size={16} />
          </button>
          <button
            type="button"
            data-down
            aria-label={formatMessage({ id: 'widget.RecordForm.down' }, { row })}
            disabled={isLast}
            onClick={() => actions.move(index, 1)}
          >
            <Glyph name="chevron-down" size={16} />
          </button>
          <button
            type="button"
            aria-label={formatMessage({ id: 'widget.RecordForm.duplicate' }, { row })}
            disabled={isFull}
            onClick={() => actions.duplicate(index)}
          >
            <Glyph name="copy" size={16} />
          </button>
          <button
            type="button"
            data-remove
            aria-label={formatMessage({ id: 'widget.RecordForm.remove' }, { row })}
            onClick={() => actions.remove(index)}
          >
            <Glyph name="trash" size={16} />
          </button>
        </td>
      )}
    </tr>
  );
});
