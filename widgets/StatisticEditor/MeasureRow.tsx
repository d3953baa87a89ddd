import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { inertProps } from '../kit/field/inert-props.ts';
import { Select } from '../Select/Select.tsx';
import { PartRow } from './PartRow.tsx';
import { fieldsFor, type Measure, measureBy, type StatisticField, withLabel } from './parts.ts';

interface MeasureProps {
  id: string;
  at: number;
  measure: Measure;
  fields: readonly StatisticField[];
  disabled: boolean;
  change(measure: Measure): void;
  remove: (() => void) | undefined;
}

/** One measure: what is computed, and of which field. */
export function MeasureRow({ id, at, measure, fields, disabled, change, remove }: MeasureProps): ReactElement {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: 'widget.StatisticEditor.measure' }, { at: at + 1 });
  const functions = [
    { value: 'count', label: formatMessage({ id: 'widget.StatisticEditor.function.count' }) },
    { value: 'sum', label: formatMessage({ id: 'widget.StatisticEditor.function.sum' }) },
    { value: 'avg', label: formatMessage({ id: 'widget.StatisticEditor.function.avg' }) },
    { value: 'min', label: formatMessage({ id: 'widget.StatisticEditor.function.min' }) },
    { value: 'max', label: formatMessage({ id: 'widget.StatisticEditor.function.max' }) },
    { value: 'countDistinct', label: formatMessage({ id: 'widget.StatisticEditor.function.countDistinct' }) },
  ];
  const chosen = measure.kind === 'count' ? 'count' : (measure.function ?? 'sum');
  return (
    <PartRow
      id={id}
      name={name}
      label={measure.label}
      disabled={disabled}
      rename={(label) => change(withLabel(measure, label))}
      remove={remove}
    >
      <Select
        {...inertProps(`${id}-function`)}
        props={{
          label: formatMessage({ id: 'widget.StatisticEditor.function' }, { part: name }),
          labelHidden: true,
          required: true,
          // What no field of the table can be computed by is not offered.
          options: functions.filter(({ value }) => value === 'count' || fieldsFor(value, fields).length > 0),
          disabled,
        }}
        bound={{ value: chosen, set: (next) => change(measureBy(measure, String(next), fields)) }}
      />
      {measure.kind === 'field' && (
        <Select
          {...inertProps(`${id}-field`)}
          props={{
            label: formatMessage({ id: 'widget.StatisticEditor.field' }, { part: name }),
            labelHidden: true,
            required: true,
            placeholder: formatMessage({ id: 'widget.StatisticEditor.choose' }),
            options: fieldsFor(chosen, fields).map(({ field, label }) => ({ value: field, label })),
            disabled,
          }}
          bound={{ value: measure.field || null, set: (field) => change({ ...measure, field: String(field ?? '') }) }}
        />
      )}
    </PartRow>
  );
}
