import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { RemovedRow } from './RowControl.ts';
import styles from './rows.module.css';

interface RemovedRowsProps {
  removed: readonly RemovedRow[];
  /** Whether no row can come back, since there are as many as there may be. */
  isFull: boolean;
  onUndo(): void;
}

/** Says which row was removed last, and brings it back. */
export function RemovedRows({ removed, isFull, onUndo }: RemovedRowsProps): ReactElement {
  const { formatMessage } = useIntl();
  const last = removed.at(-1);
  return (
    <div role="status" className={styles.removed}>
      {last && (
        <>
          <span>{formatMessage({ id: 'widget.RecordForm.removed' }, { row: last.index + 1 })}</span>
          <button type="button" disabled={isFull} onClick={onUndo}>
            {formatMessage({ id: 'widget.RecordForm.undo' })}
          </button>
        </>
      )}
    </div>
  );
}
