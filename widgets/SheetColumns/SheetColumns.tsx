import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { Field } from '../kit/field/Field.tsx';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { SheetColumnsEvents, SheetColumnsProps } from '../generated/types.ts';
import { readColumns, type WantedColumn, withColumn } from './columns.ts';
import { SheetColumnRow } from './SheetColumnRow.tsx';
import styles from './SheetColumns.module.css';

/** The columns of a sheet in rows, each with the field that is made of it: name, kind, whether it is required, options. */
export function SheetColumns({
  id,
  props,
  bound,
  error,
  emit,
}: WidgetProps<SheetColumnsProps, SheetColumnsEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useControllableState(bound, readColumns);
  const { label, hint, columns, kinds, disabled = false } = props;
  const names = columns.map(({ column }) => column);
  const change = (column: string, next: WantedColumn | undefined) => {
    const value = withColumn(names, chosen, column, next);
    setChosen(value);
    emit('change', { value });
  };
  return (
    <Field id={id} group label={label} hint={hint} error={error}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: the field around it has the label; a fieldset would need its own.
        <div
          id={control.id}
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={control['aria-describedby']}
          className={styles.rows}
        >
          <div className={styles.head} aria-hidden="true">
            <span>{formatMessage({ id: 'widget.SheetColumns.column' })}</span>
            <span>{formatMessage({ id: 'widget.SheetColumns.name' })}</span>
            <span>{formatMessage({ id: 'widget.SheetColumns.kind' })}</span>
            <span>{formatMessage({ id: 'widget.SheetColumns.required' })}</span>
          </div>
          {columns.map((proposed, at) => (
            <SheetColumnRow
              key={proposed.column}
              id={`${id}-${at}`}
              column={proposed.column}
              examples={proposed.examples ?? []}
              kinds={kinds}
              disabled={disabled}
              chosen={chosen.find(({ column }) => column === proposed.column)}
              // What is taken back in is as it was proposed.
              include={() => change(proposed.column, readColumns([proposed])[0])}
              change={(next) => change(proposed.column, next)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
