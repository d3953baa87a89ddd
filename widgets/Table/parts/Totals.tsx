import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { TableColumn } from '../model/columns/column.ts';
import { GridPart } from './GridPart.tsx';
import type { TotalText } from '../model/totals.ts';
import styles from './totals.module.css';

interface TotalsRowProps {
  columns: readonly TableColumn[];
  totals: readonly TotalText[];
  hasSelect: boolean;
  hasActions: boolean;
  /** From 1. */
  number: number;
}

/** Below the rows, each total in its column; it stays at the bottom of the window. */
export function TotalsRow({ columns, totals, hasSelect, hasActions, number }: TotalsRowProps): ReactElement {
  const first = hasSelect ? 1 : 0;
  return (
    <GridPart role="rowgroup" className={styles.foot}>
      <GridPart role="row" className={styles.row} aria-rowindex={number}>
        {hasSelect && <GridPart role="gridcell" className={styles.cell} aria-colindex={1} />}
        {columns.map((column, at) => (
          <GridPart
            key={column.key}
            role="gridcell"
            className={styles.cell}
            aria-colindex={at + first + 1}
            data-align={column.align}
          >
            {totals
              .filter(({ field }) => field === column.field)
              .map(({ key, made, text }) => (
                <span key={key} className={styles.total}>
                  <span className={styles.made}>{made}</span> <strong>{text}</strong>
                </span>
              ))}
          </GridPart>
        ))}
        {hasActions && <GridPart role="gridcell" className={styles.cell} aria-colindex={columns.length + first + 1} />}
      </GridPart>
    </GridPart>
  );
}

/** Totals where they have no column to stand in: below groups and cards, and of columns that are not shown. */
export function TotalsBar({ totals }: { totals: readonly TotalText[] }): ReactElement | null {
  const { formatMessage } = useIntl();
  if (totals.length === 0) return null;
  return (
    <dl className={styles.bar} aria-label={formatMessage({ id: 'widget.Table.totals' })}>
      {totals.map(({ key, label, text }) => (
        <div key={key} className={styles.total}>
          <dt className={styles.made}>{label}</dt>
          <dd className={styles.value}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
