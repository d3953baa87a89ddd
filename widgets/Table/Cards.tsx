import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import box from '../Checkbox/Checkbox.module.css';
import type { TableEvents, TableProps } from '../generated/types.ts';
import { cellOf } from './cell.tsx';
import styles from './Cards.module.css';
import { markOf } from './mark.ts';
import { RowNames } from './RowNames.tsx';
import markStyles from './marks.module.css';
import { RowActions } from './RowActions.tsx';
import { keyOf, nameOf, titleFirst } from './row.ts';
import type { TableModel } from './useTableModel.ts';

interface CardsProps {
  widget: WidgetProps<TableProps, TableEvents>;
  model: TableModel;
}

/** How many columns a card shows below its title. */
const most = 4;

/** The rows where there is little room: a card for each, with its title and the first columns of the list, as large as a thumb wants it. */
export function Cards({ widget, model }: CardsProps): ReactElement {
  const { id, props, emit, listens, parts } = widget;
  const { formatMessage } = useIntl();
  const { rows, arranged, choice, changes } = model;
  const columns = titleFirst(arranged.shown, props.titleField);
  const [title, ...others] = columns;
  // The same ones on each card, in the order of the list, whether they are filled in or not.
  const values = others.slice(0, most);
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
