import type { ReactElement } from 'react';
import type { TableColumn } from './column.ts';
import { GridPart } from './GridPart.tsx';
import type { TotalText } from './totals.ts';
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
