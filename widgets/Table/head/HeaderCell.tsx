import type { PointerEvent, ReactElement } from 'react';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { GridPart } from '../parts/GridPart.tsx';
import type { TableColumn } from '../model/columns/column.ts';
import styles from './head.module.css';
import { alongText } from '../../kit/direction/direction.ts';

export interface HeaderCellProps {
  column: TableColumn;
  /** From 1. */
  number: number;
  isActive: boolean;
  /** It stays this many px from the start; undefined for one that scrolls. */
  stickyAt: number | undefined;
  isLastSticky: boolean;
  /** Undefined: people cannot sort by it. */
  sorted: 'ascending' | 'descending' | 'none' | undefined;
  /** The id of the words that say which keys move and widen it. */
  keysId: string | undefined;
  /** While a column is dragged: this one, or the one whose position it would take. */
  drag: 'this' | 'before' | 'after' | undefined;
  onSort: (column: TableColumn) => void;
  /** Undefined: its width is fixed. */
  onResize: ((column: TableColumn, width: number | undefined, isSettled: boolean) => void) | undefined;
}

/** The head of a column: its name, which sorts, and the handle at its end, which widens. */
export function HeaderCell(props: HeaderCellProps): ReactElement {
  const { column, number, isActive, stickyAt, sorted, keysId, onSort, onResize } = props;
  const tabIndex = isActive ? 0 : -1;
  const icon = sorted === 'ascending' ? 'arrow-up' : 'arrow-down';
  return (
    <GridPart
      role="columnheader"
      className={styles.header}
      aria-colindex={number}
      aria-sort={sorted}
      aria-describedby={keysId}
      tabIndex={sorted ? undefined : tabIndex}
      data-place={`-1:${number - 1}`}
      data-column={column.key}
      data-align={column.align}
      data-sticky={stickyAt === undefined ? undefined : props.isLastSticky ? 'last' : 'true'}
      style={stickyAt === undefined ? undefined : { insetInlineStart: stickyAt }}
      data-drag={props.drag}
    >
      {sorted ? (
        <button
          type="button"
          className={styles.sort}
          tabIndex={tabIndex}
          data-focus="true"
          data-sorted={sorted}
          title={column.header}
          aria-describedby={keysId}
          onClick={() => onSort(column)}
        >
          <span className={styles.name}>{column.header}</span>
          <Glyph name={icon} size={14} />
        </button>
      ) : (
        <span className={styles.name} title={column.header}>
          {column.header}
        </span>
      )}
      {onResize && <ResizeHandle onResize={(width, isSettled) => onResize(column, width, isSettled)} />}
    </GridPart>
  );
}

/** Dragged with a pointer; a double click gives the width back. Keys widen the column from its header. */
function ResizeHandle({
  onResize,
}: {
  onResize: (width: number | undefined, isSettled: boolean) => void;
}): ReactElement {
  const press = (down: PointerEvent<HTMLSpanElement>) => {
    const handle = down.currentTarget;
    const start = handle.parentElement?.offsetWidth;
    if (start === undefined || down.button !== 0) return;
    down.preventDefault();
    down.stopPropagation();
    handle.setPointerCapture(down.pointerId);
    const way = alongText(handle);
    const widthAt = (event: globalThis.PointerEvent) => start + way * (event.clientX - down.clientX);
    const move = (event: globalThis.PointerEvent) => onResize(widthAt(event), false);
    const release = (event: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('lostpointercapture', release);
      if (Math.abs(event.clientX - down.clientX) > 1) onResize(widthAt(event), true);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', release);
  };
  return (
    <span
      className={styles.handle}
      aria-hidden="true"
      onPointerDown={press}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={() => onResize(undefined, true)}
    />
  );
}
