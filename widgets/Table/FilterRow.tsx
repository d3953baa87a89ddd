import type { ReactElement } from 'react';
import { GridPart } from './GridPart.tsx';
import type { TableColumn } from './column.ts';
import { FilterField } from './FilterField.tsx';
import { type Filters, withFilter } from './filtering.ts';
import styles from './head.module.css';

interface FilterRowProps {
  columns: readonly TableColumn[];
  hasSelect: boolean;
  hasActions: boolean;
  filters: Filters;
  /** Milliseconds of rest after which typed text counts. */
  pause: number;
  onChange: (filters: Filters) => void;
}

/** Below the headers: a field for each column that can be filtered. */
export function FilterRow({ columns, hasSelect, hasActions, filters, pause, onChange }: FilterRowProps): ReactElement {
  const first = hasSelect ? 1 : 0;
  return (
    <GridPart role="row" className={styles.row} aria-rowindex={2} data-filters="true">
      {hasSelect && <GridPart role="gridcell" className={styles.filter} aria-colindex={1} data-select="true" />}
      {columns.map((column, at) => (
        <GridPart
          key={column.key}
          role="gridcell"
          className={styles.filter}
          aria-colindex={at + first + 1}
          data-sticky={at === 0 || undefined}
        >
          {column.isFilterable && (
            <FilterField
              column={column}
              wanted={filters[column.field]}
              pause={pause}
              onChange={(wanted) => onChange(withFilter(filters, column.field, wanted))}
            />
          )}
        </GridPart>
      ))}
      {hasActions && (
        <GridPart
          role="gridcell"
          className={styles.filter}
          aria-colindex={columns.length + first + 1}
          data-actions="true"
        />
      )}
    </GridPart>
  );
}
