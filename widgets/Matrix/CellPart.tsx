import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { MatrixEvents, MatrixProps } from '../generated/types.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './Matrix.module.css';
import type { MatrixCell, Side } from './matrix.ts';

interface CellPartProps {
  widget: Pick<WidgetProps<MatrixProps, MatrixEvents>, 'props' | 'emit' | 'listens' | 'slot' | 'hasSlot'>;
  row: Side;
  column: Side;
  cell: MatrixCell | undefined;
}

/** What is known of a pair; a button where the document listens. */
export function CellPart({ widget, row, column, cell }: CellPartProps): ReactElement {
  const { props, emit, listens } = widget;
  const { formatMessage } = useIntl();
  const face = cell ? (
    <span className={styles.marks}>
      {props.marks
        .filter(({ value }) => cell.marks.includes(value))
        .map(({ value, label }) => (
          <span key={value} className={styles.mark}>
            {label}
          </span>
        ))}
    </span>
  ) : (
    <span className={styles.nothing}>
      <span aria-hidden="true">–</span>
      <Spoken>{formatMessage({ id: 'widget.Matrix.nothing' })}</Spoken>
    </span>
  );
  const detail = { row: row.value, rowLabel: row.label, column: column.value, columnLabel: column.label };
  return (
    <div className={styles.cell} data-tone={cell?.tone}>
      {listens('select') ? (
        <button
          type="button"
          className={styles.button}
          onClick={() => emit('select', { ...detail, key: cell?.key ?? null })}
        >
          <Spoken>{formatMessage({ id: 'widget.Matrix.cell' }, { row: row.label, column: column.label })}</Spoken>
          {face}
        </button>
      ) : (
        face
      )}
      {cell && widget.hasSlot('note') && widget.slot('note', { cell })}
    </div>
  );
}
