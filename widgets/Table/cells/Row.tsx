import { type CSSProperties, memo, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SlotNodes } from '#engine';
import type { TableProps } from '../../generated/types.ts';
import box from '../../Checkbox/Checkbox.module.css';
import { GridPart } from '../parts/GridPart.tsx';
import { cell } from './cell.tsx';
import styles from './cells.module.css';
import { markOf } from '../model/rows/mark.ts';
import { RowNames } from './RowNames.tsx';
import type { RowNews } from '../model/rows/useChanges.ts';
import markStyles from './marks.module.css';
import type { TableColumn } from '../model/columns/column.ts';
import { RowActions } from './RowActions.tsx';
import { nameOf, type RowKey, type TableRow } from '../model/rows/row.ts';

/** What all rows have in common; the same object until one of it changes. */
export interface RowShape {
  id: string;
  columns: readonly TableColumn[];
  selection: 'none' | 'single' | 'multiple';
  marks: TableProps['marks'];
  actions: SlotNodes;
  /** Hears how wide the actions of a row are. */
  watchActions: (element: HTMLElement | null) => (() => void) | undefined;
  /** Actions are in a menu. */
  isNarrow: boolean;
  canEdit: boolean;
  isPressable: boolean;
  /** Rows above the first one: the header, and the filters. */
  above: number;
  /** Of each column that stays in sight, how many px from the start. */
  starts: readonly number[];
}

interface RowProps {
  shape: RowShape;
  row: TableRow;
  rowKey: RowKey;
  index: number;
  /** In px, from the first row. */
  start: number;
  /** The column with the focus, when it is in this row. */
  activeColumn: number | undefined;
  isSelected: boolean;
  editing: { column: string; editor: ReactNode } | undefined;
  /** Values that are being saved, by the column's key. */
  pending: Readonly<Record<string, { value: unknown }>> | undefined;
  /** Why values were refused, by the column's key. */
  issues?: Readonly<Record<string, string>> | undefined;
  /** What others did to it. */
  news?: RowNews | undefined;
  /** Its first and last column that are chosen together with others: `2:4`. */
  block?: string | undefined;
  /** Rows that grow are measured. */
  measure: ((element: HTMLElement | null) => void) | undefined;
}

/** One row. It renders again only when something of its own changes: scrolling moves no other one. */
export const Row = memo(function Row(props: RowProps): ReactElement {
  const { shape, row, index, start, activeColumn, isSelected, editing, pending, issues, news, block, measure } = props;
  const { columns, selection, actions, isNarrow } = shape;
  const hasSelect = selection !== 'none';
  const first = hasSelect ? 1 : 0;
  const [from = 0, to = -1] = block?.split(':').map(Number) ?? [];
  const mark = markOf(row, shape.marks);
  const style: CSSProperties = { transform: `translateY(${start}px)` };
  return (
    <GridPart
      ref={measure}
      role="row"
      className={mark ? `${styles.row} ${markStyles.marked}` : styles.row}
      style={style}
      aria-rowindex={index + 1 + shape.above}
      aria-selected={hasSelect ? isSelected : undefined}
      data-index={index}
      data-pressable={shape.isPressable || undefined}
      data-tone={mark?.tone}
    >
      {hasSelect && (
        <SelectCell
          shape={shape}
          index={index}
          name={nameOf(row, columns)}
          isActive={activeColumn === 0}
          isSelected={isSelected}
        />
      )}
      {columns.map((column, at) =>
        cell({
          key: column.key,
          column,
          row,
          position: `${index}:${at + first}`,
          number: at + first + 1,
          isActive: activeColumn === at + first,
          stickyAt: shape.starts[at],
          isLastSticky: at === shape.starts.length - 1,
          mark: at === 0 && (mark || news) ? <RowNames mark={mark} news={news} /> : undefined,
          canEdit: shape.canEdit,
          pending: pending && Object.hasOwn(pending, column.key) ? pending[column.key] : undefined,
          issue: issues?.[column.key],
          isInBlock: at + first >= from && at + first <= to,
          editor: editing?.column === column.key ? editing.editor : undefined,
        }),
      )}
      {actions.nodes.length > 0 && (
        <GridPart
          role="gridcell"
          className={styles.cell}
          aria-colindex={columns.length + first + 1}
          tabIndex={activeColumn === columns.length + first ? 0 : -1}
          data-place={`${index}:${columns.length + first}`}
          data-actions="true"
        >
          <RowActions
            id={`${shape.id}-actions-${index}`}
            slot={actions}
            row={row}
            name={nameOf(row, columns)}
            isNarrow={isNarrow}
            watch={shape.watchActions}
          />
        </GridPart>
      )}
    </GridPart>
  );
});

interface SelectCellProps extends Pick<RowProps, 'shape' | 'index' | 'isSelected'> {
  name: string;
  isActive: boolean;
}

function SelectCell({ shape, index, name, isActive, isSelected }: SelectCellProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <GridPart role="gridcell" className={styles.cell} aria-colindex={1} data-place={`${index}:0`} data-select="true">
      <input
        type={shape.selection === 'single' ? 'radio' : 'checkbox'}
        className={shape.selection === 'single' ? styles.radio : box.box}
        name={shape.selection === 'single' ? `${shape.id}-choice` : undefined}
        aria-label={formatMessage({ id: 'widget.Table.select' }, { name })}
        tabIndex={isActive ? 0 : -1}
        checked={isSelected}
        readOnly
        data-focus="true"
      />
    </GridPart>
  );
}
