import type { Parts, WidgetProps } from '#engine';
import type { TableEvents, TableProps } from '../../generated/types.ts';
import { type Paging, usePaging } from '../../Pagination/usePaging.ts';
import type { TableColumn } from './columns/column.ts';
import type { TableRow } from './rows/row.ts';
import { noticeOf, type NoticeState } from './notice.ts';
import { type TotalText, useTotals } from './totals.ts';
import { type GroupedRows, useGroups } from './groups/useGroups.ts';
import { type Choice, useChoice } from './rows/useChoice.ts';
import { type Changes, useChanges } from './rows/useChanges.ts';
import { useColumns } from './columns/useColumns.ts';
import { useEffect, useRef } from 'react';
import { type Query, useQuery } from './views/useQuery.ts';
import { useLiveCount } from './groups/useLiveCount.ts';
import { useRows } from './rows/useRows.ts';
import { type SavedViews, useSavedViews } from './views/useSavedViews.ts';
import { type ArrangedTable, useOwnArrangement, useView } from './views/useView.ts';
import { useViewBook } from './views/useViewBook.ts';
import type { Density } from './views/view.ts';

/** What a table shows and how it is arranged, without anything of its elements. */
export interface TableModel {
  /** All columns of the document. */
  columns: readonly TableColumn[];
  /** Columns that cannot be read, as the boxes that say why. */
  broken: Parts<unknown>['broken'];
  arranged: ArrangedTable;
  density: Density;
  query: Query;
  views: SavedViews;
  paging: Paging;
  isPaged: boolean;
  rows: readonly TableRow[];
  choice: Choice;
  canFilter: boolean;
  canSort: boolean;
  /** What is shown instead of rows; undefined while there are some. */
  notice: NoticeState | undefined;
  /** Absent for rows that are not in groups. */
  grouped: GroupedRows | undefined;
  totals: readonly TotalText[];
  /** What others did since the rows were read. */
  changes: Changes;
}

const none: readonly TableRow[] = [];

/** Connects the bound values, the stored views and the rows. */
export function useTableModel(widget: WidgetProps<TableProps, TableEvents>): TableModel {
  const { props, bounds, emit, listens, parts } = widget;
  const { selection = 'none', complete = false, rowKey = 'id' } = props;
  const { columns, broken } = useColumns(parts('columns'));
  const stored = useViewBook(props, bounds, columns);
  const own = useOwnArrangement(props.own, emit);
  const arranged = useView(columns, props.keep, stored.opening?.arrangement, bounds['arrangement'], own);
  const isPaged = bounds['page'] !== undefined || listens('page');
  const paging = usePaging({
    page: bounds['page'],
    size: bounds['size'],
    cursor: bounds['cursor'],
    given: { size: bounds['size'] && props.usualSize },
    nextCursor: props.nextCursor,
    onMove: (page) => emit('page', { ...page }),
  });
  useExistingPage(isPaged, paging, props);
  const query = useQuery({
    bounds,
    view: arranged.view,
    opening: stored.opening,
    usualSort: props.usualSort,
    change: arranged.change,
    emit,
    restart: () => isPaged && paging.restart(),
  });
  const views = useSavedViews({ stored, columns, arranged, query, density: props.density ?? 'regular' });
  const changes = useChanges(props, widget.busy);
  const listed = useRows(changes.rows, columns, complete, query);
  const grouped = useGroups(props, useLiveCount(widget));
  const rows = grouped?.rows ?? listed;
  const notice = noticeOf(props, grouped?.groups.length ?? rows.length, query.isNarrowed);
  const totals = useTotals(props, columns);
  return {
    columns,
    broken,
    arranged,
    density: arranged.view.density ?? props.density ?? 'regular',
    query,
    views,
    paging,
    isPaged,
    rows,
    choice: useChoice({
      bounds,
      emit,
      rows: notice ? none : rows,
      rowKey,
      mode: selection,
      isLoading: notice === 'loading' || props.loading === true,
    }),
    canFilter:
      arranged.shown.some((column) => column.isFilterable) &&
      (complete || bounds['filters'] !== undefined || listens('filter')),
    grouped,
    totals,
    changes,
    canSort: complete || bounds['sort'] !== undefined || listens('sort'),
    notice,
  };
}

interface Answer {
  rows?: readonly unknown[] | null | undefined;
  total?: number | null | undefined;
  loading?: boolean | undefined;
}

/**
 * Goes to the last page that there is when a later one has become empty, such as after its only row was deleted. Each
 * answer moves once: the next one is on its way then.
 */
function useExistingPage(isPaged: boolean, paging: Paging, { rows, total, loading }: Answer): void {
  const answered = useRef<Answer['rows']>(undefined);
  useEffect(() => {
    if (!isPaged || loading || !rows || rows.length > 0 || paging.page === 1 || answered.current === rows) return;
    answered.current = rows;
    const last = typeof total === 'number' ? Math.ceil(total / paging.size) : paging.page - 1;
    paging.go(Math.max(1, Math.min(last, paging.page - 1)));
  }, [isPaged, loading, rows, total, paging]);
}
