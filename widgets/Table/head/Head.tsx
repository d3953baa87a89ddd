import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import box from '../../Checkbox/Checkbox.module.css';
import { Spoken } from '../../kit/spoken/Spoken.tsx';
import { GridPart } from '../parts/GridPart.tsx';
import type { TableColumn } from '../model/columns/column.ts';
import { HeaderCell } from './HeaderCell.tsx';
import styles from './head.module.css';
import type { Sorting } from '../model/rows/sorting.ts';
import { useColumnDrag } from './useColumnDrag.ts';

interface HeadProps {
  id: string;
  columns: readonly TableColumn[];
  /** Of each column that stays in sight, how many px from the start. */
  starts: readonly number[];
  selection: 'none' | 'single' | 'multiple';
  /** How many of the shown rows are chosen. */
  selected: 'none' | 'some' | 'all';
  hasActions: boolean;
  /** The actions are behind one button, which has no room for a word above it. */
  isNarrow: boolean;
  activeColumn: number | undefined;
  sorting: Sorting | undefined;
  canSort: boolean;
  /** The reader may move and widen columns. */
  canArrange: boolean;
  onSort: (column: TableColumn) => void;
  onSelectAll: () => void;
  onMove: (key: string, target: string) => void;
  onResize: (column: TableColumn, width: number | undefined, isSettled: boolean) => void;
}

/** The row of headers, which stays at the top. */
export function Head(props: HeadProps): ReactElement {
  const { id, columns, selection, activeColumn, sorting, canArrange } = props;
  const { formatMessage } = useIntl();
  const movable = (key: string) => canArrange && columns.some((column) => column.key === key && !column.isFixed);
  const { drag, onPointerDown } = useColumnDrag(movable, props.onMove);
  const first = selection === 'none' ? 0 : 1;
  const positions = columns.map((column) => column.key);
  const dragOf = (key: string) => {
    if (!drag) return undefined;
    if (drag.key === key) return 'this';
    if (drag.over !== key) return undefined;
    return positions.indexOf(key) < positions.indexOf(drag.key) ? 'before' : 'after';
  };
  return (
    <GridPart role="row" className={styles.row} aria-rowindex={1} onPointerDown={onPointerDown}>
      {selection !== 'none' && (
        <GridPart role="columnheader" className={styles.header} aria-colindex={1} data-place="-1:0" data-select="true">
          {selection === 'multiple' ? (
            <input
              type="checkbox"
              className={`${box.box} ${styles.all}`}
              aria-label={formatMessage({ id: 'widget.Table.selectAll' })}
              tabIndex={activeColumn === 0 ? 0 : -1}
              checked={props.selected === 'all'}
              ref={(element) => {
                if (element) element.indeterminate = props.selected === 'some';
              }}
              onChange={props.onSelectAll}
              data-focus="true"
            />
          ) : (
            <Spoken>
              {formatMessage({ id: 'widget.Table.chosen' }, { count: props.selected === 'none' ? 0 : 1 })}
            </Spoken>
          )}
        </GridPart>
      )}
      {columns.map((column, at) => (
        <HeaderCell
          key={column.key}
          column={column}
          number={at + first + 1}
          isActive={activeColumn === at + first}
          stickyAt={props.starts[at]}
          isLastSticky={at === props.starts.length - 1}
          sorted={sortedOf(column, sorting, props.canSort)}
          keysId={canArrange ? `${id}-keys` : undefined}
          drag={dragOf(column.key)}
          onSort={props.onSort}
          onResize={canArrange ? props.onResize : undefined}
        />
      ))}
      {props.hasActions && (
        <GridPart
          role="columnheader"
          className={styles.header}
          aria-colindex={columns.length + first + 1}
          tabIndex={activeColumn === columns.length + first ? 0 : -1}
          data-place={`-1:${columns.length + first}`}
          data-actions="true"
        >
          {props.isNarrow ? (
            <Spoken>{formatMessage({ id: 'widget.Table.actions' })}</Spoken>
          ) : (
            <span className={styles.name}>{formatMessage({ id: 'widget.Table.actions' })}</span>
          )}
        </GridPart>
      )}
    </GridPart>
  );
}

function sortedOf(column: TableColumn, sorting: Sorting | undefined, canSort: boolean) {
  if (!column.isSortable || !canSort) return undefined;
  if (sorting?.field !== column.field) return 'none';
  return sorting.isDescending ? 'descending' : 'ascending';
}
