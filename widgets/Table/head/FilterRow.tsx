import type { ReactElement } from 'react';
import { GridPart } from '../parts/GridPart.tsx';
import type { TableColumn } from '../model/columns/column.ts';
import { FilterField } from './FilterField.tsx';
import { type Filters, withFilter } from '../model/rows/filtering.ts';
import styles from './head.module.css';

interface FilterRowProps {
  columns: readonly TableColumn[];
  /** Of each column that stays in sight, how many px from the start. */
  starts: readonly number[];
  hasSelect: boolean;
  hasActions: boolean;
  filters: Filters;
  /** Milliseconds of rest after which typed text counts. */
  pause: number;
  onChange: (filters: Filters) => void;
}

/** Below the headers: a field for each column that can be filtered. */
export function FilterRow(props: FilterRowProps): ReactElement {
  const { columns, starts, hasSelect, hasActions, filters, pause, onChange } = props;
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
          data-sticky={at >= starts.length ? undefined : at === starts.length - 1 ? 'last' : 'true'}
          style={at < starts.length ? { insetInlineStart: starts[at] } : undefined}
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
