import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Select } from '#widgets/Select/Select.tsx';
import type { FilterField } from '../kit/filter/filter.ts';
import { inertProps } from '../kit/field/inert-props.ts';
import styles from './ListLook.module.css';
import { type Group, type GroupPeriod, groupOf, groupPeriods, isDated, withGroup } from './look.ts';

interface GroupChoiceProps {
  id: string;
  fields: readonly FilterField[];
  groups: readonly Group[];
  onChange: (groups: Group[]) => void;
}

/** The most groups inside of one another. */
const most = 2;

/** One or two fields, and the period of dates. */
export function GroupChoice({ id, fields, groups, onChange }: GroupChoiceProps): ReactElement {
  const { formatMessage } = useIntl();
  const count = Math.min(most, groups.length + 1);
  const labels = [formatMessage({ id: 'widget.ListLook.groupBy' }), formatMessage({ id: 'widget.ListLook.thenBy' })];
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{formatMessage({ id: 'widget.ListLook.groups' })}</legend>
      {Array.from({ length: count }, (_, index) => {
        const group = groups[index];
        const field = fields.find((one) => one.field === group?.field);
        const others = new Set(groups.filter((_one, at) => at !== index).map((one) => one.field));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its level.
          <div key={index} className={styles.pair}>
            <Select
              {...inertProps(`${id}-${index}`)}
              props={{
                label: labels[index] ?? '',
                placeholder: formatMessage({ id: 'widget.ListLook.nothing' }),
                options: fields
                  .filter((one) => !others.has(one.field))
                  .map((one) => ({ value: one.field, label: one.label })),
              }}
              bound={{
                value: field?.field ?? null,
                set: (next) => {
                  const chosen = fields.find((one) => one.field === next);
                  onChange(withGroup(groups, index, chosen && groupOf(chosen, index)));
                },
              }}
            />
            {field && isDated(field) && (
              <Select
                {...inertProps(`${id}-${index}-by`)}
                props={{
                  label: formatMessage({ id: 'widget.ListLook.period' }, { name: field.label }),
                  required: true,
                  options: groupPeriods.map((one) => ({ value: one, label: periodText(one) })),
                }}
                bound={{
                  value: group?.by ?? 'month',
                  // Safe: the options are these periods.
                  set: (next) => onChange(withGroup(groups, index, groupOf(field, index, next as GroupPeriod))),
                }}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );

  function periodText(period: GroupPeriod): string {
    switch (period) {
      case 'day':
        return formatMessage({ id: 'widget.ListLook.day' });
      case 'week':
        return formatMessage({ id: 'widget.ListLook.week' });
      case 'month':
        return formatMessage({ id: 'widget.ListLook.month' });
      case 'quarter':
        return formatMessage({ id: 'widget.ListLook.quarter' });
      case 'year':
        return formatMessage({ id: 'widget.ListLook.year' });
    }
  }
}
