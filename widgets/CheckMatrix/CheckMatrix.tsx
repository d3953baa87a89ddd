import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import box from '../Checkbox/Checkbox.module.css';
import type { CheckMatrixEvents, CheckMatrixProps } from '../generated/types.ts';
import { Field } from '../kit/field/Field.tsx';
import { useControllableState } from '../kit/field/useControllableState.ts';
import styles from './CheckMatrix.module.css';
import { hasBox, isTicked, readTicks, withTicks } from './ticks.ts';

type Row = NonNullable<CheckMatrixProps['rows']>[number];

/** Rows with a box in each column; a box in the head ticks or clears its column. */
export function CheckMatrix(given: WidgetProps<CheckMatrixProps, CheckMatrixEvents>): ReactElement {
  const { id, props, bound, error, emit } = given;
  const { formatMessage } = useIntl();
  const [ticked, setTicked] = useControllableState(bound, readTicks);
  const { columns, disabled } = props;
  const rows = props.rows ?? [];
  const set = (of: readonly Row[], column: string, isOn: boolean): void => {
    const value = withTicks(ticked, { rows, columns, of, column, isOn });
    setTicked(value);
    emit('change', { value: value.map((one) => ({ ...one, ticks: [...one.ticks] })) });
  };
  const headBox = ({ value, label }: CheckMatrixProps['columns'][number]) => {
    const boxes = rows.filter((row) => hasBox(row, value));
    const count = boxes.filter((row) => isTicked(ticked, row.value, value)).length;
    const isFull = boxes.length > 0 && count === boxes.length;
    return (
      <label className={styles.head}>
        <input
          className={box.box}
          type="checkbox"
          aria-label={formatMessage({ id: 'widget.CheckMatrix.all' }, { column: label })}
          disabled={disabled || boxes.length === 0}
          ref={(input) => {
            if (input) input.indeterminate = count > 0 && !isFull;
          }}
          checked={isFull}
          onChange={() => set(boxes, value, !isFull)}
        />
        <span>{label}</span>
      </label>
    );
  };
  return (
    <Field
      id={id}
      group
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={error}
      required={props.required}
    >
      {(control) => (
        <section
          className={styles.scroll}
          aria-label={props.label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys have to reach what is below its edge.
          tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box
        >
          <table id={control.id} className={styles.table} aria-describedby={control['aria-describedby']}>
            <thead>
              <tr>
                <th scope="col">{props.rowHeader}</th>
                {columns.map((column) => (
                  <th key={column.value} scope="col">
                    {headBox(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.value}>
                  <th scope="row" data-level={row.level}>
                    {row.label}
                  </th>
                  {columns.map(({ value, label }) => (
                    <td key={value}>
                      {hasBox(row, value) && (
                        <label className={styles.cell}>
                          <input
                            className={box.box}
                            type="checkbox"
                            aria-label={formatMessage(
                              { id: 'widget.CheckMatrix.cell' },
                              { row: row.label, column: label },
                            )}
                            disabled={disabled}
                            checked={isTicked(ticked, row.value, value)}
                            onChange={(event) => set([row], value, event.target.checked)}
                          />
                        </label>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length === 0 && (
            <p className={styles.none}>
              {props.rows
                ? formatMessage({ id: 'widget.CheckMatrix.none' })
                : formatMessage({ id: 'widget.CheckMatrix.loading' })}
            </p>
          )}
        </section>
      )}
    </Field>
  );
}
