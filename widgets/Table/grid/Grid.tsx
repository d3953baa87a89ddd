import { type CSSProperties, type ReactElement, useMemo, useRef } from 'react';
import type { SlotNodes, WidgetProps } from '#engine';
import type { TableEvents, TableProps } from '../../generated/types.ts';
import { Body } from '../cells/Body.tsx';
import { FilterRow } from '../head/FilterRow.tsx';
import { GridPart } from '../parts/GridPart.tsx';
import { Head } from '../head/Head.tsx';
import type { RowShape } from '../cells/Row.tsx';
import { NewRow, NewRowIssues, NewRowKeys } from '../new-row/NewRow.tsx';
import { SheetIssues } from '../sheet/SheetIssues.tsx';
import styles from './table-grid.module.css';
import { TotalsRow } from '../parts/Totals.tsx';
import { tracksOf, useActionsWidth } from './tracks.ts';
import { useCellEditing } from '../editing/useCellEditing.ts';
import { type Sheet, useSheet } from '../sheet/useSheet.ts';
import { useGridFocus } from '../model/useGridFocus.ts';
import { useGridShortcuts } from './useGridShortcuts.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useNewRow } from '../new-row/useNewRow.ts';
import type { TableModel } from '../model/useTableModel.ts';
import { neighbour } from '../model/views/view.ts';

const rowHeights = { compact: 36, regular: 44, spacious: 56 } as const;
/** Px of the rows' window when the document says nothing of it. */
const usualHeight = 560;
/** Rows that a page key moves a block by. */
const usualPage = 10;
/** Px that a key makes a column wider or narrower. */
const widening = 16;

interface GridProps {
  widget: WidgetProps<TableProps, TableEvents>;
  model: TableModel;
  /** Actions of a row are in a menu. */
  isNarrow: boolean;
  /** Milliseconds after the last key until what is typed into a filter is asked for. */
  pause: number;
  /** Moves a column to where another one is, by their keys. */
  onMove: (key: string, target: string) => void;
  /** Absent where cells are not edited in blocks. */
  onSay?: (text: string) => void;
  /** After the last row comes a blank one. */
  hasNewRow?: boolean;
}

/** The header, the filters and the rows: a grid with one Tab stop, in which the arrow keys move (ARIA grid pattern). */
export function Grid({ widget, model, isNarrow, pause, onMove, onSay, hasNewRow = false }: GridProps): ReactElement {
  const { id, props, emit, listens, parts } = widget;
  const { selection = 'none', complete = false, rowKey = 'id', arrange = true, wrap = false, marks } = props;
  const { arranged, query, rows, choice, canFilter, notice } = model;
  const { shown } = arranged;
  const grid = useRef<HTMLDivElement>(null);
  const actionSlot = useSame(parts('rowActions'));
  const hasActions = actionSlot.nodes.length > 0;
  const first = selection === 'none' ? 0 : 1;
  const above = canFilter ? 2 : 1;
  const isSheet = props.editing === 'cells';
  const canEdit = listens(isSheet ? 'editCells' : 'edit');
  useGridShortcuts({ isSheet, canEdit });
  const isPressable = listens('rowClick');
  const actions = useActionsWidth(hasActions, isNarrow);
  const watchActions = actions.watch;
  const tracks = { hasSelect: first === 1, actions: actions.width, isNarrow, pinned: arranged.pinnedCount };
  const { template, minWidth, starts: found } = tracksOf(shown, arranged.widths, tracks);
  const pins = found.join(' ');
  const starts = useMemo(() => pins.split(' ').map(Number), [pins]);
  // One object until something of it changes: the rows are memoised.
  const shape = useMemo<RowShape>(
    () => ({
      watchActions,
      id,
      columns: shown,
      selection,
      marks,
      actions: actionSlot,
      isNarrow,
      canEdit,
      isPressable,
      above,
      starts,
    }),
    [watchActions, id, shown, selection, marks, actionSlot, isNarrow, canEdit, isPressable, above, starts],
  );
  const inColumns = model.totals.filter(({ field }) => shown.some((column) => column.field === field));
  const rowHeight = rowHeights[model.density];
  const size = { rows: notice ? 0 : rows.length, columns: shown.length + first + (hasActions ? 1 : 0) };
  const focus = useGridFocus(grid, size);
  const sender = useRef<Sheet['send']>(undefined);
  const cells = useCellEditing(widget, model, first, focus, isSheet ? sender : undefined);
  const sheet = useSheet({
    widget,
    model,
    first,
    focus,
    ...cells,
    size,
    page: usualPage,
    announce: (text) => onSay?.(text),
    sender,
  });
  const keys = useGridKeys({
    size,
    rowHeight,
    go: focus.go,
    moveColumn(at, step) {
      const column = shown[at - first];
      const target = column && arrange ? neighbour(shown, column.key, step) : undefined;
      if (!column || target === undefined) return;
      onMove(column.key, target);
      focus.go({ row: -1, column: at + step });
    },
    widenColumn(at, step) {
      const column = shown[at - first];
      const width = grid.current?.querySelector<HTMLElement>(`[data-place="-1:${at}"]`)?.offsetWidth;
      if (column && arrange && width !== undefined) arranged.resize(column.key, width + step * widening, true);
    },
    edit: cells.edit,
    press(index) {
      const row = rows[index];
      if (row) emit('rowClick', { row });
    },
    toggle: choice.toggle,
    sheet,
  });

  const newRow = useRef<HTMLDivElement>(null);
  const entry = useNewRow({
    widget,
    columns: shown,
    all: model.columns,
    row: newRow,
    leaveBack: () => focus.go(focus.active),
  });
  // What is being typed stays in sight, whatever becomes of the rows.
  const isFilling = entry.opened !== undefined || !entry.isBlank;
  const isAdding = hasNewRow && entry.fillable.length > 0 && (!notice || notice === 'empty' || isFilling);
  const hasTotals = !notice && inColumns.length > 0;
  const belowRows = (isAdding ? 1 : 0) + (hasTotals ? 1 : 0);

  const height = props.height ?? usualHeight;
  // Safe: custom properties are styles too, which React's type does not know.
  const look = {
    '--columns': template,
    '--sticky': `${isNarrow ? 0 : (starts.at(-1) ?? 0)}px`,
    '--row': `${rowHeight}px`,
    maxHeight: props.fill ? undefined : roomFor(height, props.room),
  } as CSSProperties;
  return (
    <>
      <GridPart
        ref={grid}
        role="grid"
        className={styles.scroll}
        style={look}
        aria-label={props.label}
        aria-rowcount={size.rows + above + belowRows}
        aria-colcount={size.columns}
        aria-multiselectable={selection === 'multiple' || undefined}
        aria-busy={props.loading || undefined}
        onFocus={focus.onFocus}
        onKeyDown={keys.onKeyDown}
        onClick={keys.onClick}
        onDoubleClick={isSheet ? sheet.onDoubleClick : undefined}
        onCopy={isSheet ? sheet.onCopy : undefined}
        onPaste={isSheet ? sheet.onPaste : undefined}
        data-sheet={isSheet || undefined}
        data-adding={isAdding || undefined}
        onScroll={markScrolled}
      >
        <div className={styles.inner} style={{ minWidth }}>
          <GridPart role="rowgroup" className={styles.head}>
            <Head
              id={id}
              columns={shown}
              starts={starts}
              selection={selection}
              selected={choice.amount}
              hasActions={hasActions}
              isNarrow={isNarrow}
              activeColumn={focus.active.row === -1 ? focus.active.column : undefined}
              sorting={query.sorting}
              canSort={model.canSort}
              canArrange={arrange}
              onSort={(column) => query.sortBy(column.field)}
              onSelectAll={() => choice.toggleAll()}
              onMove={onMove}
              onResize={(column, width, isSettled) => arranged.resize(column.key, width, isSettled)}
            />
            {canFilter && (
              <FilterRow
                columns={shown}
                starts={starts}
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
              height={height}
              wrap={wrap}
              active={focus.active}
              selected={choice.selected}
              editing={cells.editing}
              pending={cells.pending}
              refused={sheet.refused}
              issues={sheet.issues}
              news={model.changes.news}
              block={sheet.block}
            />
          )}
          {isAdding && (
            <NewRow
              id={id}
              row={newRow}
              entry={entry}
              columns={shown}
              starts={starts}
              hasSelect={first === 1}
              hasActions={hasActions}
              hasTotals={hasTotals}
              number={size.rows + above + 1}
              relations={props.relations}
            />
          )}
          {hasTotals && (
            <TotalsRow
              columns={shown}
              totals={inColumns}
              hasSelect={first === 1}
              hasActions={hasActions}
              number={size.rows + above + belowRows}
            />
          )}
        </div>
      </GridPart>
      {isAdding && (
        <NewRowIssues
          entry={entry}
          onForm={listens('addInForm') ? () => emit('addInForm', { values: { ...entry.values } }) : undefined}
        />
      )}
      {isAdding && <NewRowKeys id={id} />}
      <SheetIssues model={model} rowKey={rowKey} issues={sheet.issues} others={sheet.others} send={sheet.send} />
    </>
  );
}

/** As high as the document says, and no higher than what the page leaves of the window. */
const roomFor = (height: number, room: number | null | undefined): number | string =>
  typeof room === 'number' ? `max(240px, min(${height}px, 100dvh - ${room}px))` : height;

/** The same object as long as what it holds is the same. */
function useSame({ nodes, around, locals }: SlotNodes): SlotNodes {
  return useMemo(() => ({ nodes, around, locals }), [nodes, around, locals]);
}

/** The first column casts a shadow while the others are below it; no rendering is needed for that. */
function markScrolled({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.dataset['scrolled'] = String(currentTarget.scrollLeft > 0);
}
