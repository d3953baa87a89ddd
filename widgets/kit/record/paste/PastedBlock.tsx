import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import styles from '../rows.module.css';
import type { PasteResult } from './pasted-rows.ts';

/** Cells that are named; the others are counted. */
const mostNamed = 5;

interface PastedBlockProps {
  change: PasteResult | undefined;
  /** How many rows there may be. */
  most: number;
  /** Absent: the rows were changed since. */
  onUndo: (() => void) | undefined;
}

/** Says what a pasted block changed and which of its cells did not fit, and takes all of it back as long as nothing else was changed. */
export function PastedBlock({ change, most, onUndo }: PastedBlockProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <div role="status" className={styles.pasted}>
      {change && (
        <>
          <p>
            {formatMessage(
              { id: 'widget.RecordForm.pasted' },
              { changed: change.changed, added: change.added, left: change.left, most, skipped: change.skipped },
            )}{' '}
            {onUndo && (
              <button type="button" onClick={onUndo}>
                {formatMessage({ id: 'widget.RecordForm.undo' })}
              </button>
            )}
          </p>
          {change.refused.length > 0 && (
            <ul>
              {change.refused.slice(0, mostNamed).map(({ row, column, text, reason }) => (
                <li key={`${row} ${column}`}>
                  {formatMessage({ id: 'widget.RecordForm.refusedCell' }, { row: row + 1, column, text, reason })}
                </li>
              ))}
              {change.refused.length > mostNamed && (
                <li>
                  {formatMessage({ id: 'widget.RecordForm.refusedMore' }, { count: change.refused.length - mostNamed })}
                </li>
              )}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
