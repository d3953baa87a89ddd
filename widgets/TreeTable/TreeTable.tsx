import { type ReactElement, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { TreeTableEvents, TreeTableProps } from '../generated/types.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { LoadTrouble } from '../kit/listbox/LoadTrouble.tsx';
import { readIds, type TreeId } from '../kit/tree/tree-nodes.ts';
import { useTree } from '../kit/tree/useTree.ts';
import { useTreeRows } from '../kit/tree/useTreeRows.ts';
import type { TreeRow } from '../kit/tree/visible-rows.ts';
import { TreeGrid, type TreeGridColumn } from '../prime/TreeGrid.tsx';
import { cellOf } from '../Table/cells/cell.tsx';
import type { TableColumn } from '../Table/model/columns/column.ts';
import { toggled } from '../Table/model/rows/selection.ts';
import { nextSort, parseSort, type Sorting } from '../Table/model/rows/sorting.ts';
import { useColumns } from '../Table/model/columns/useColumns.ts';
import { sortedTree } from './sorted-tree.ts';
import styles from './TreeTable.module.css';

/** Nodes under nodes in the columns of a table: expanded, sorted and selected by pointer and keyboard. */
export function TreeTable(widget: WidgetProps<TreeTableProps, TreeTableEvents>): ReactElement {
  const { id, props, bounds, emit, listens, parts } = widget;
  const { selection = 'none' } = props;
  const { formatMessage, locale } = useIntl();
  const { columns, broken } = useColumns(parts('columns'));
  const { tree: given } = useTree(props);
  const [sort, setSort] = useControllableState(bounds['sort'], readSort);
  const [bound, setSelected] = useControllableState(bounds['selection'], readIds);
  const sorting = parseSort(sort);
  const sortColumn = sorting && columns.find(({ field }) => field === sorting.field);
  const isDescending = sorting?.isDescending ?? false;
  const tree = useMemo(
    () => (sortColumn ? sortedTree(given, sortColumn, isDescending, locale) : given),
    [given, sortColumn, isDescending, locale],
  );
  const { rows, setOpen } = useTreeRows(tree, {
    bound: bounds['open'],
    start: props.startOpen ?? 'roots',
    query: '',
    onLoad: (node) => emit('load', { id: node }),
  });
  // What is not in the tree any more is not selected (decision 149).
  const selected = useMemo(() => bound.filter((id) => tree.byId.has(id)), [bound, tree]);
  const selectedIds = useMemo(() => new Set(selected), [selected]);
  const notice = noticeOf(props);

  const select = (next: readonly TreeId[]) => {
    setSelected(next);
    emit('select', { selection: [...next] });
  };
  const hasLost = notice === undefined && !props.error && selected.length < bound.length;
  useEffect(() => {
    if (hasLost) select(selected);
  });
  const sortBy = (column: TableColumn) => {
    const next = nextSort(sorting, column.field);
    setSort(next);
    emit('sort', { sort: next });
  };
  const press = ({ node }: TreeRow, key: 'Enter' | ' ') => {
    if (selection !== 'none' && !node.isDisabled) {
      select(toggled(selected, node.id, selection === 'single'));
    }
    if (key === 'Enter') emit('rowClick', { row: node.item });
  };
  return (
    <div id={id} className={styles.table}>
      {broken}
      {props.error && (
        <LoadTrouble
          error={props.error}
          retryText={formatMessage({ id: 'widget.TreeTable.retry' })}
          onRetry={listens('retry') ? () => emit('retry', null) : undefined}
        />
      )}
      {notice && (
        <p className={styles.notice} role="status">
          {notice === 'empty'
            ? (props.emptyText ?? formatMessage({ id: 'widget.TreeTable.empty' }))
            : formatMessage({ id: 'widget.TreeTable.loading' })}
        </p>
      )}
      {!notice && rows.length > 0 && (
        <TreeGrid
          label={props.label}
          roots={tree.roots}
          rows={rows}
          columns={columns
            .filter(({ isHiddenAtFirst }) => !isHiddenAtFirst)
            .map((column) => gridColumn(column, sorting, sortBy))}
          selection={selection}
          selected={selectedIds}
          height={props.height ?? 560}
          loadingText={formatMessage({ id: 'widget.TreeTable.loading' })}
          onToggle={setOpen}
          onPress={press}
        />
      )}
    </div>
  );
}

/** What is shown instead of rows; undefined where there are some, or where an error says why there are none. */
function noticeOf({ nodes, loading, error }: TreeTableProps): 'loading' | 'empty' | undefined {
  if (error) return undefined;
  if (loading || !nodes) return 'loading';
  return nodes.length === 0 ? 'empty' : undefined;
}

function gridColumn(
  column: TableColumn,
  sorting: Sorting | undefined,
  onSort: (column: TableColumn) => void,
): TreeGridColumn {
  const direction = sorting?.isDescending ? 'descending' : 'ascending';
  const sorted = sorting?.field === column.field ? direction : 'none';
  return {
    key: column.key,
    align: column.align,
    width: column.width,
    minWidth: column.minWidth,
    sorted: column.isSortable ? sorted : undefined,
    header: column.isSortable ? (
      <button type="button" className={styles.sort} data-sorted={sorted} onClick={() => onSort(column)}>
        {column.header}
        <Glyph name={sorted === 'descending' ? 'arrow-down' : 'arrow-up'} size={14} />
      </button>
    ) : (
      column.header
    ),
    cell: (node, isActive) => cellOf(column, node.item, isActive ? 0 : -1),
  };
}

function readSort(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
