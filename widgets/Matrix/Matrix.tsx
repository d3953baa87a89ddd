import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { MatrixEvents, MatrixProps } from '../generated/types.ts';
import { useNarrowBox } from '../kit/narrow/useNarrowBox.ts';
import { CellPart } from './CellPart.tsx';
import styles from './Matrix.module.css';
import { matrixOf, type Side } from './matrix.ts';

/** Below this width, in px, each row is a card. */
const narrow = 560;

/** MENU-22: two lists against each other, with heads that stay in view. */
export function Matrix(widget: WidgetProps<MatrixProps, MatrixEvents>): ReactElement {
  const { id, props } = widget;
  const { formatMessage } = useIntl();
  const [isNarrow, watchWidth] = useNarrowBox(narrow);
  const { rows, columns, at } = matrixOf(props.cells ?? []);
  const kindOf = (row: Side) => {
    const kind = props.rowKinds?.find(({ value }) => value === row.kind);
    return kind && <span className={styles.hint}>{kind.label}</span>;
  };
  if (rows.length === 0) {
    const words = props.emptyText ?? formatMessage({ id: 'widget.Matrix.none' });
    return (
      <p id={id} className={styles.none}>
        {props.cells ? words : formatMessage({ id: 'widget.Matrix.loading' })}
      </p>
    );
  }
  return (
    <div id={id} ref={watchWidth} className={styles.matrix}>
      {isNarrow ? (
        <ul className={styles.cards} aria-label={props.label}>
          {rows.map((row) => (
            <li key={row.value} className={styles.card}>
              <p className={styles.name}>
                {row.label} {kindOf(row)}
              </p>
              <dl className={styles.values}>
                {columns.map((column) => {
                  const cell = at(row.value, column.value);
                  return (
                    cell && (
                      <div key={column.value} className={styles.value}>
                        <dt>{column.label}</dt>
                        <dd>
                          <CellPart widget={widget} row={row} column={column} cell={cell} />
                        </dd>
                      </div>
                    )
                  );
                })}
              </dl>
            </li>
          ))}
        </ul>
      ) : (
        <section
          className={styles.scroll}
          aria-label={props.label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys have to reach what is beyond its edge.
          tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box
        >
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{props.rowHeader}</th>
                {columns.map((column) => (
                  <th key={column.value} scope="col">
                    {column.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.value}>
                  <th scope="row">
                    {row.label}
                    {kindOf(row)}
                  </th>
                  {columns.map((column) => (
                    <td key={column.value}>
                      <CellPart widget={widget} row={row} column={column} cell={at(row.value, column.value)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
