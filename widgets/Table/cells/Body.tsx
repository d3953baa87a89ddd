import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactElement, type ReactNode, useCallback, useRef } from 'react';
import { GridPart } from '../parts/GridPart.tsx';
import styles from './cells.module.css';
import type { CellPosition } from '../model/cell-position.ts';
import type { Block } from '../sheet/sheet-block.ts';
import { Row, type RowShape } from './Row.tsx';
import type { RowNews } from '../model/rows/useChanges.ts';
import { keyOf, type RowKey, type TableRow } from '../model/rows/row.ts';

interface BodyProps {
  shape: RowShape;
  rows: readonly TableRow[];
  rowKey: string;
  rowHeight: number;
  /** What the window shows at first, in px, before it was measured. */
  height: number;
  /** Rows grow with what is in them. */
  wrap: boolean;
  active: CellPosition;
  selected: ReadonlySet<RowKey>;
  editing: { row: RowKey; column: string; editor: ReactNode } | undefined;
  pending: Readonly<Record<string, Readonly<Record<string, { value: unknown }>>>>;
  /** Values that were refused, and why, by row and column. */
  refused: BodyProps['pending'];
  issues: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What others did to rows. */
  news: ReadonlyMap<RowKey, RowNews>;
  /** Cells that are chosen together. */
  block: Block | undefined;
}

/** The rows in sight, a few beyond, and the one with the focus. */
export function Body(props: BodyProps): ReactElement {
  const { rows, rowKey, rowHeight, height, wrap, active, selected, editing, pending } = props;
  const retained = active.row;
  // Its own element, because the one around it, which scrolls, is not known yet when this is mounted.
  const own = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this file.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => own.current?.closest<HTMLElement>('[role="grid"]') ?? null,
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height },
    overscan: 5,
    rangeExtractor: useCallback((range: Range) => withActive(range, retained), [retained]),
  });
  const style: CSSProperties = { height: virtualizer.getTotalSize() };
  return (
    <GridPart ref={own} role="rowgroup" className={styles.body} style={style} data-wrap={wrap}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        if (!row) return null;
        const key = keyOf(row, rowKey, index);
        return (
          <Row
            key={key}
            shape={props.shape}
            row={row}
            rowKey={key}
            index={index}
            start={start}
            activeColumn={active.row === index ? active.column : undefined}
            isSelected={selected.has(key)}
            editing={editing?.row === key ? editing : undefined}
            pending={pending[key] ?? props.refused[key]}
            issues={props.issues[key]}
            news={props.news.get(key)}
            block={columnsIn(props.block, index)}
            measure={wrap ? virtualizer.measureElement : undefined}
          />
        );
      })}
    </GridPart>
  );
}

/** The columns of a row that are in the block, as `2:4`, so that the rows beside it stay as they are. */
const columnsIn = (block: Block | undefined, row: number): string | undefined =>
  block && row >= block.from.row && row <= block.to.row ? `${block.from.column}:${block.to.column}` : undefined;

/** The row with the focus stays, so that scrolling it out of sight does not lose the focus. */
function withActive(range: Range, row: number): number[] {
  const shown = defaultRangeExtractor(range);
  if (row < 0 || row >= range.count || shown.includes(row)) return shown;
  return [...shown, row].sort((a, b) => a - b);
}
