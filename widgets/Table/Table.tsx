import { type CSSProperties, type ReactElement, useMemo, useRef, useState } from 'react';
import { type SlotNodes, useText, type WidgetProps } from '#engine';
import { usePaging } from '../Pagination/usePaging.ts';
import type { TableEvents, TableProps } from '../generated/types.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { GridPart } from './GridPart.tsx';
import { Body } from './Body.tsx';
import type { TableColumn } from './column.ts';
import { FilterRow } from './FilterRow.tsx';
import { Head } from './Head.tsx';
import type { Place } from './place.ts';
import type { RowShape } from './Row.tsx';
import { cellValue, keyOf } from './row.ts';
import styles from './Table.module.css';
import { TableBar } from './TableBar.tsx';
import { TableFoot } from './TableFoot.tsx';
import { noticeOf, TableNotice } from './TableNotice.tsx';
import { selectWidth, tracksOf } from './tracks.ts';
import { useActionsWidth } from './useActionsWidth.ts';
import { useChoice } from './useChoice.ts';
import { useColumns } from './useColumns.ts';
import { useEditing } from './useEditing.tsx';
import { useExistingPage } from './useExistingPage.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useNarrowBox } from './useNarrowBox.ts';
import { useQuery } from './useQuery.ts';
import { useRows } from './useRows.ts';
import { useSavedViews } from './useSavedViews.ts';
import { useView } from './useView.ts';
import { useViewBook } from './useViewBook.ts';
import { neighbour } from './view.ts';

const rowHeights = { compact: 36, regular: 44, spacious: 56 } as const;
/** Below this width of the table, in px, actions are in menus. */
const narrow = 640;
/** Milliseconds of rest after which typed text is asked of a server. */
const pause = 300;
/** Px that a key makes a column wider or narrower. */
const widening = 16;

/** Rows in columns. It shows what it is given, and tells what is wanted; the document's calls and state do the rest. */
export function Table(widget: WidgetProps<TableProps, TableEvents>): ReactElement {
  const { id, props, bounds, busy, emit, listens, parts } = widget;
  const { selection = 'none', complete = false, rowKey = 'id', arrange = true, wrap = false } = props;
  const text = useText();
  const grid = useRef<HTMLDivElement>(null);
  const [isNarrow, watchWidth] = useNarrowBox(narrow);
  const [news, setNews] = useState('');
  const { columns, broken } = useColumns(parts('columns'));
  const kept = useViewBook(props, bounds, columns);
  const arranged = useView(columns, props.keep, kept.opening?.arrangement);
  const { view, shown } = arranged;
  const isPaged = bounds['page'] !== undefined || listens('page');
  const paging = usePaging({
    page: bounds['page'],
    size: bounds['size'],
    cursor: bounds['cursor'],
    given: {},
    nextCursor: props.nextCursor,
    onMove: (place) => emit('page', { ...place }),
  });
  useExistingPage(isPaged, paging, props);
  const query = useQuery({
    bounds,
    view,
    opening: kept.opening,
    change: arranged.change,
    emit,
    restart: () => isPaged && paging.restart(),
  });
  const views = useSavedViews({ kept, columns, arranged, query, density: props.density ?? 'regular' });
  const rows = useRows(props.rows, columns, complete, query);
  const choice = useChoice({ bounds, emit, rows, rowKey, mode: selection });

  const canFilter =
    shown.some((column) => column.isFilterable) && (complete || bounds['filters'] !== undefined || listens('filter'));
  const actionSlot = useSame(parts('rowActions'));
  const hasActions = actionSlot.nodes.length > 0;
  const first = selection === 'none' ? 0 : 1;
  const canEdit = listens('edit');
  const isPressable = listens('rowClick');
  const above = canFilter ? 2 : 1;
  const actions = useActionsWidth(hasActions, isNarrow);
  const watchActions = actions.watch;
  const shape = useMemo<RowShape>(
    () => ({ watchActions, id, columns: shown, selection, actions: actionSlot, isNarrow, canEdit, isPressable, above }),
    [watchActions, id, shown, selection, actionSlot, isNarrow, canEdit, isPressable, above],
  );
  const { template, minWidth } = tracksOf(shown, arranged.widths, {
    hasSelect: first === 1,
    actions: actions.width,
    isNarrow,
  });
  const density = view.density ?? props.density ?? 'regular';
  const rowHeight = rowHeights[density];

  const notice = noticeOf(props, rows.length, query.isNarrowed);
  const size = { rows: notice ? 0 : rows.length, columns: shown.length + first + (hasActions ? 1 : 0) };
  const focus = useGridFocus(grid, size);
  const columnAt = (place: Place): TableColumn | undefined => shown[place.column - first];
  const edits = useEditing({
    rows,
    busy,
    onEdit: (edit) => emit('edit', edit),
    onClose(step) {
      const next = step === 0 ? undefined : nextEditable(focus.active, step);
      if (!next || !edit(next)) focus.go(focus.active);
    },
  });

  function isEditable(place: Place): boolean {
    const row = rows[place.row];
    try {
      return canEdit && row !== undefined && columnAt(place)?.part.read('edit', { row }) === true;
    } catch {
      // The cell itself shows why.
      return false;
    }
  }

  function nextEditable({ row, column }: Place, step: -1 | 1): Place | undefined {
    for (let at = column + step; at >= first && at < shown.length + first; at += step) {
      if (isEditable({ row, column: at })) return { row, column: at };
    }
    return undefined;
  }

  function edit(place: Place): boolean {
    const row = rows[place.row];
    const column = columnAt(place);
    if (!row || !column || !isEditable(place)) return false;
    const edited = { row, key: keyOf(row, rowKey, place.row), column };
    focus.go(place);
    if (column.kind === 'boolean') edits.put(edited, cellValue(column, row) !== true);
    else edits.start(edited);
    return true;
  }

  function move(key: string, target: string): void {
    arranged.move(key, target);
    const header = columns.find((column) => column.key === key)?.header ?? '';
    const place = shown.findIndex((column) => column.key === target) + 1;
    setNews(text('widget.Table.moved', { name: header, place, count: shown.length }));
  }

  const keys = useGridKeys({
    size,
    rowHeight,
    go: focus.go,
    moveColumn(at, step) {
      const column = shown[at - first];
      const target = column && arrange ? neighbour(shown, column.key, step) : undefined;
      if (!column || target === undefined) return;
      move(column.key, target);
      focus.go({ row: -1, column: at + step });
    },
    widenColumn(at, step) {
      const column = shown[at - first];
      const width = grid.current?.querySelector<HTMLElement>(`[data-place="-1:${at}"]`)?.offsetWidth;
      if (column && arrange && width !== undefined) arranged.resize(column.key, width + step * widening, true);
    },
    edit,
    press(index) {
      const row = rows[index];
      if (row) emit('rowClick', { row });
    },
    toggle: choice.toggle,
  });

  // Safe: custom properties are styles too, which React's type does not know.
  const look = {
    '--columns': template,
    '--sticky': `${isNarrow ? 0 : first * selectWidth}px`,
    '--row': `${rowHeight}px`,
    maxHeight: props.fill ? undefined : (props.height ?? 560),
  } as CSSProperties;
  return (
    <div id={id} ref={watchWidth} className={styles.table} data-fill={props.fill ?? false} data-narrow={isNarrow}>
      {broken}
      <TableBar
        widget={widget}
        query={query}
        choice={choice}
        arranged={arranged}
        density={density}
        pause={pause}
        views={props.views ? views : undefined}
        onMove={move}
        onSay={setNews}
      />
      <div className={styles.box} data-loading={(props.loading ?? false) && !notice}>
        <GridPart
          ref={grid}
          role="grid"
          className={styles.scroll}
          style={look}
          aria-label={props.label}
          aria-rowcount={size.rows + above}
          aria-colcount={size.columns}
          aria-multiselectable={selection === 'multiple' || undefined}
          aria-busy={props.loading || undefined}
          onFocus={focus.onFocus}
          onKeyDown={keys.onKeyDown}
          onClick={keys.onClick}
          onScroll={markScrolled}
        >
          <div className={styles.inner} style={{ minWidth }}>
            <GridPart role="rowgroup" className={styles.head}>
              <Head
                id={id}
                columns={shown}
                selection={selection}
                chosen={choice.amount}
                hasActions={hasActions}
                isNarrow={isNarrow}
                activeColumn={focus.active.row === -1 ? focus.active.column : undefined}
                sorting={query.sorting}
                canSort={complete || bounds['sort'] !== undefined || listens('sort')}
                canArrange={arrange}
                onSort={(column) => query.sortBy(column.field)}
                onSelectAll={choice.toggleAll}
                onMove={move}
                onResize={(column, width, isSettled) => arranged.resize(column.key, width, isSettled)}
              />
              {canFilter && (
                <FilterRow
                  columns={shown}
                  hasSelect={first === 1}
                  hasActions={hasActions}
                  filters={query.filters}
                  pause={complete ? 0 : pause}
                  onChange={query.filterBy}
                />
              )}
            </GridPart>
            {!notice && (
              <Body
                key={rowHeight}
                shape={shape}
                rows={rows}
                rowKey={rowKey}
                rowHeight={rowHeight}
                height={props.height ?? 560}
                wrap={wrap}
                active={focus.active}
                selected={choice.selected}
                editing={edits.editing}
                pending={edits.pending}
              />
            )}
          </div>
        </GridPart>
        {notice && <TableNotice state={notice} widget={widget} onClear={query.clear} />}
      </div>
      <TableFoot widget={widget} isPaged={isPaged} paging={paging} count={rows.length} isReady={!notice} />
      <span id={`${id}-keys`} hidden>
        {text('widget.Table.headerKeys')}
      </span>
      <Spoken live>{news}</Spoken>
    </div>
  );
}

/** The same object as long as what it holds is the same. */
function useSame({ nodes, around, locals }: SlotNodes): SlotNodes {
  return useMemo(() => ({ nodes, around, locals }), [nodes, around, locals]);
}

/** The first column casts a shadow while the others are below it; no rendering is needed for that. */
function markScrolled({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.dataset['scrolled'] = String(currentTarget.scrollLeft > 0);
}
