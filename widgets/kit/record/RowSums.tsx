import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ownPath } from '#engine/runtime';
import { exact } from '#engine/forms';
import type { RowColumn } from './rows.ts';
import styles from './rows.module.css';

/** The sums below the columns that have one. */
export function RowSums({
  columns,
  rows,
  isOpen,
}: {
  columns: readonly RowColumn[];
  rows: readonly unknown[];
  isOpen: boolean;
}): ReactElement | null {
  const intl = useIntl();
  if (columns.every(({ digits }) => digits === null)) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row">{intl.formatMessage({ id: 'widget.RecordForm.sum' })}</th>
        {columns.map(({ id, label, digits }) => (
          <td key={id} className={styles.sum}>
            {digits !== null && (
              <>
                <span className={styles.name}>{label}</span>
                {intl.formatNumber(exact(numbersOf(rows, id)), {
                  minimumFractionDigits: digits === 'any' ? 0 : digits,
                  maximumFractionDigits: digits === 'any' ? 10 : digits,
                })}
              </>
            )}
          </td>
        ))}
        {isOpen && <td aria-hidden="true" />}
      </tr>
    </tfoot>
  );
}

function numbersOf(rows: readonly unknown[], column: string): number[] {
  return rows.flatMap((row) => {
    const value = ownPath(row, ['data', column]);
    return typeof value === 'number' ? [value] : [];
  });
}
