import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { Field } from '../kit/field/Field.tsx';
import { inertProps } from '../kit/field/inert-props.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { ColumnMappingEvents, ColumnMappingProps } from '../generated/types.ts';
import { Select } from '../Select/Select.tsx';
import { type MappedColumn, mapColumn, readMapping } from './mapping.ts';
import styles from './ColumnMapping.module.css';

/** The columns of a sheet in rows: the heading with first values, and a choice of what the column becomes. */
export function ColumnMapping({
  id,
  props,
  bound,
  error,
  emit,
}: WidgetProps<ColumnMappingProps, ColumnMappingEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const [mapping, setMapping] = useControllableState(bound, readMapping);
  const change = (column: string, to: unknown) => {
    const value: MappedColumn[] = mapColumn(mapping, { column, to }, props.isOnce ?? false);
    setMapping(value);
    emit('change', { value });
  };
  const { label, hint, columns, choices, choiceLabel, disabled = false } = props;
  const leftOut = formatMessage({ id: 'widget.ColumnMapping.leftOut' });
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
            <span>{formatMessage({ id: 'widget.ColumnMapping.column' })}</span>
            <span>{choiceLabel ?? formatMessage({ id: 'widget.ColumnMapping.becomes' })}</span>
          </div>
          {columns.map(({ column, examples = [] }, at) => {
            const chosen = mapping.find((one) => one.column === column)?.to;
            return (
              <div key={column} className={styles.row} data-left-out={chosen === undefined ? 'true' : undefined}>
                <div className={styles.column}>
                  <span className={styles.name}>{column}</span>
                  <span className={styles.examples}>{examples.join(' · ')}</span>
                </div>
                <Select
                  {...inertProps(`${id}-${at}`)}
                  props={{
                    label: formatMessage({ id: 'widget.ColumnMapping.of' }, { column }),
                    labelHidden: true,
                    placeholder: leftOut,
                    options: choices,
                    disabled,
                  }}
                  bound={{ value: chosen ?? null, set: (to) => change(column, to) }}
                />
              </div>
            );
          })}
        </div>
      )}
    </Field>
  );
}
