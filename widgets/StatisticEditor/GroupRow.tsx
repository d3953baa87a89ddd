import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { inertProps } from '../kit/field/inert-props.ts';
import { Select } from '../Select/Select.tsx';
import { PartRow } from './PartRow.tsx';
import { type Group, groupBy, type StatisticField, unitsOf, withLabel } from './parts.ts';

interface GroupProps {
  id: string;
  at: number;
  group: Group;
  fields: readonly StatisticField[];
  disabled: boolean;
  change(group: Group): void;
  remove(): void;
}

/** One group: by which field, and of dates by which unit. */
export function GroupRow({ id, at, group, fields, disabled, change, remove }: GroupProps): ReactElement {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: 'widget.StatisticEditor.group' }, { at: at + 1 });
  const words: Record<string, string> = {
    hour: formatMessage({ id: 'widget.StatisticEditor.unit.hour' }),
    day: formatMessage({ id: 'widget.StatisticEditor.unit.day' }),
    week: formatMessage({ id: 'widget.StatisticEditor.unit.week' }),
    month: formatMessage({ id: 'widget.StatisticEditor.unit.month' }),
    quarter: formatMessage({ id: 'widget.StatisticEditor.unit.quarter' }),
    year: formatMessage({ id: 'widget.StatisticEditor.unit.year' }),
  };
  const units = unitsOf(group.field, fields);
  return (
    <PartRow
      id={id}
      name={name}
      label={group.label}
      disabled={disabled}
      rename={(label) => change(withLabel(group, label))}
      remove={remove}
    >
      <Select
        {...inertProps(`${id}-field`)}
        props={{
          label: formatMessage({ id: 'widget.StatisticEditor.field' }, { part: name }),
          labelHidden: true,
          required: true,
          placeholder: formatMessage({ id: 'widget.StatisticEditor.choose' }),
          options: fields.map(({ field, label }) => ({ value: field, label })),
          disabled,
        }}
        bound={{ value: group.field || null, set: (field) => change(groupBy(group, String(field ?? ''), fields)) }}
      />
      {units.length > 0 && (
        <Select
          {...inertProps(`${id}-unit`)}
          props={{
            label: formatMessage({ id: 'widget.StatisticEditor.unit' }, { part: name }),
            labelHidden: true,
            required: true,
            options: units.map((unit) => ({ value: unit, label: words[unit] ?? unit })),
            disabled,
          }}
          bound={{ value: group.unit ?? null, set: (unit) => change({ ...group, unit: String(unit) }) }}
        />
      )}
    </PartRow>
  );
}
