import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import box from '../../Checkbox/Checkbox.module.css';
import type { TableEvents, TableProps } from '../../generated/types.ts';
import { cellOf } from '../cells/cell.tsx';
import { noteOf } from '../cells/CellNote.tsx';
import styles from './Cards.module.css';
import type { TableColumn } from '../model/columns/column.ts';
import { markOf } from '../model/rows/mark.ts';
import { RowNames } from '../cells/RowNames.tsx';
import markStyles from '../cells/marks.module.css';
import { RowActions } from '../cells/RowActions.tsx';
import { keyOf, nameOf, type RowKey, type TableRow, titleFirst } from '../model/rows/row.ts';
import type { TableModel } from '../model/useTableModel.ts';

interface CardsProps {
  widget: WidgetProps<TableProps, TableEvents>;
  model: TableModel;
}

/** How many values a card shows below its title until more are asked for; cards beside each other stay low. */
const most = { list: 8, gallery: 4 } as const;

/** The rows where there is little room: a card for each, with its title and its values, as large as a thumb wants it. */
export function Cards({ widget, model }: CardsProps): ReactElement {
  const { id, props, emit, listens, parts } = widget;
  const { formatMessage } = useIntl();
  const { rows, arranged, choice, changes } = model;
  const columns = titleFirst(arranged.shown, props.titleField);
  const [title, ...others] = columns;
  const first = props.gallery ? most.gallery : most.list;
  // By the keys of rows: a card stays as it is when others come.
  const [unfolded, setUnfolded] = useState<ReadonlySet<RowKey>>(new Set());
  const hasSelect = props.selection !== undefined && props.selection !== 'none';
  const actions = parts('rowActions');
  return (
    <ul
      className={styles.cards}
      data-gallery={props.gallery || undefined}
      aria-label={props.label}
      aria-busy={props.loading || undefined}
    >
      {rows.map((row, index) => {
        const key = keyOf(row, props.rowKey ?? 'id', index);
        const name = nameOf(row, columns);
        const mark = markOf(row, props.marks);
        // What is empty says nothing on a card, and would take the room of what is not.
        const filled = others.filter((column) => hasContent(column, row));
        const isUnfolded = unfolded.has(key);
        const values = isUnfolded ? filled : filled.slice(0, first);
        const left = filled.length - first;
        const more = isUnfolded
          ? formatMessage({ id: 'widget.Table.cardLess' })
          : formatMessage({ id: 'widget.Table.cardMore' }, { count: left });
        return (
          <li
            key={key}
            className={mark ? `${styles.card} ${markStyles.marked}` : styles.card}
            data-chosen={choice.selected.has(key) || undefined}
            data-tone={mark?.tone}
          >
            {hasSelect && (
              <label className={styles.choose}>
                <input
                  type="checkbox"
                  className={box.box}
                  aria-label={formatMessage({ id: 'widget.Table.select' }, { name })}
                  checked={choice.selected.has(key)}
                  onChange={() => choice.toggle(index, false)}
                />
              </label>
            )}
            <div className={styles.body}>
              {listens('rowClick') ? (
                <button type="button" className={styles.title} onClick={() => emit('rowClick', { row })}>
                  {name === '' ? formatMessage({ id: 'widget.Table.unnamed' }) : name}
                </button>
              ) : (
                <p className={styles.title}>{title && cellOf(title, row, 0)}</p>
              )}
              <RowNames mark={mark} news={changes.news.get(key)} />
              {values.length > 0 && (
                <dl className={styles.values}>
                  {values.map((column) => (
                    <div key={column.key} className={styles.value}>
                      <dt>{column.header}</dt>
                      <dd>{cellOf(column, row, 0)}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {left > 0 && (
                <button
                  type="button"
                  className={styles.more}
                  aria-expanded={isUnfolded}
                  aria-label={formatMessage({ id: 'widget.Table.cardMoreOf' }, { more, name })}
                  onClick={() => setUnfolded(toggled(unfolded, key))}
                >
                  {more}
                </button>
              )}
            </div>
            {actions.nodes.length > 0 && (
              <div className={styles.actions}>
                <RowActions
                  id={`${id}-card-actions-${index}`}
                  slot={actions}
                  row={row}
                  name={name}
                  isNarrow
                  watch={() => undefined}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function hasContent(column: TableColumn, row: TableRow): boolean {
  if (column.hasCell || noteOf(column, row) !== undefined) return true;
  try {
    const value: unknown = column.part.read('value', { row });
    return !(value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0));
  } catch {
    // Its cell shows why.
    return true;
  }
}

function toggled(keys: ReadonlySet<RowKey>, key: RowKey): ReadonlySet<RowKey> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
