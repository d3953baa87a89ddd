import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { DateField } from '#widgets/DateField/DateField.tsx';
import { NumberField } from '#widgets/NumberField/NumberField.tsx';
import { Select } from '#widgets/Select/Select.tsx';
import { inertProps } from '../field/inert-props.ts';
import type { Condition, FilterField } from './filter.ts';
import styles from './filter.module.css';
import {
  choiceOf,
  type CountedName,
  countedNames,
  countedPeriod,
  daysIn,
  isRelative,
  mostDays,
  periodOf,
  type Relative,
  type RelativeChoice,
  relativesFor,
} from './periods.ts';
import { useFilterTexts } from './useFilterTexts.ts';

interface RelativeDateProps {
  id: string;
  condition: Condition;
  field: FilterField;
  label: string;
  error: string | undefined;
  onChange: (condition: Condition) => void;
}

type Name = RelativeChoice['name'];

const isCounted = (name: Name): name is CountedName => countedNames.some((one) => one === name);
/** How many days are proposed. */
const proposed: Readonly<Record<CountedName, number>> = { lastDays: 14, nextDays: 14, daysAgo: 3, daysAhead: 3 };

/** What a date is compared with: a day or period relative to now, or an exact date. */
export function RelativeDate({ id, condition, field, label, error, onChange }: RelativeDateProps): ReactElement {
  const { formatMessage } = useIntl();
  const texts = useFilterTexts();
  // Seven days can be one of the names and a number: what was chosen stays while the number is typed.
  const [counted, count] = useState<CountedName>();
  const { kind, operator, value, value_from: from } = condition;
  const base = { kind, field: condition.field, operator };
  const relative = from && isRelative(from) ? from : undefined;
  const days = relative && counted && daysIn(counted, relative);
  const choice: RelativeChoice | undefined =
    counted && days !== undefined ? { name: counted, days } : relative && choiceOf(relative);
  const numbered = choice && 'days' in choice ? choice : undefined;
  const offered = relativesFor(operator).filter((name) => name !== 'now' || field.kind === 'datetime');
  const isKnown = choice === undefined || offered.includes(choice.name);
  const isExact = choice === undefined && operator !== 'within';
  const relate = (next: Relative): void => onChange({ ...base, value_from: next });
  const choose = (name: unknown): void => {
    // Safe: the options are these names.
    const chosen = name as Name | 'exact';
    count(undefined);
    if (chosen === 'exact') onChange({ ...base, value: null });
    else if (chosen === 'now') relate({ kind: 'now' });
    else if (chosen === 'other') return;
    else if (isCounted(chosen)) {
      count(chosen);
      relate(countedPeriod(chosen, (relative && daysIn(chosen, relative)) ?? proposed[chosen]));
    } else relate(periodOf(chosen));
  };
  return (
    <div className={styles.relative} data-two={isExact || numbered !== undefined}>
      <Select
        {...inertProps(id)}
        props={{
          label,
          labelHidden: true,
          options: [
            ...offered.map((name) => ({ value: name, label: texts.choice(name) })),
            ...(operator === 'within' ? [] : [{ value: 'exact', label: texts.exact }]),
            ...(isKnown || !relative ? [] : [{ value: 'other', label: texts.relative(relative) }]),
          ],
        }}
        bound={{ value: isKnown ? (choice?.name ?? (isExact ? 'exact' : undefined)) : 'other', set: choose }}
      />
      {numbered && (
        <NumberField
          {...inertProps(`${id}-days`)}
          props={{
            label: formatMessage({ id: 'widget.FilterEditor.days' }, { name: field.label }),
            labelHidden: true,
            min: 1,
            max: mostDays,
          }}
          bound={{
            value: numbered.days,
            // While it is no number, the condition stays as it was.
            set: (next) => typeof next === 'number' && next >= 1 && relate(countedPeriod(numbered.name, next)),
          }}
        />
      )}
      {isExact && (
        <DateField
          {...inertProps(`${id}-date`)}
          props={{ label: formatMessage({ id: 'widget.FilterEditor.date' }, { name: field.label }), labelHidden: true }}
          bound={{
            value,
            set: (next) => onChange({ ...base, value: typeof next === 'string' ? next : null }),
          }}
          {...(error !== undefined && { error })}
        />
      )}
    </div>
  );
}
