import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { dayOf } from '../kit/calendar/day.ts';
import { DayInput, dayIssue } from '../kit/calendar/DayInput.tsx';
import { useTypedDay } from '../kit/calendar/useTypedDay.ts';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useTextCheck } from '../kit/field/useTextCheck.ts';
import type { DateRangeEvents, DateRangeProps } from '../generated/types.ts';
import styles from './DateRange.module.css';
import { RangeButton } from './RangeButton.tsx';
import { useRange } from './useRange.ts';

/** Days from one to another, both included: typed, selected in a calendar, or a preset such as the last 7 days. */
export function DateRange(input: WidgetProps<DateRangeProps, DateRangeEvents>): ReactElement {
  const { id, nodeId, props, error, emit } = input;
  const { formatMessage } = useIntl();
  const { range, isBackwards, set } = useRange(input, (value) => emit('change', { value }));
  const limits = useMemo(() => ({ min: dayOf(props.min), max: dayOf(props.max) }), [props.min, props.max]);
  const from = useTypedDay(range.from, { limits }, (day) => set({ ...range, from: day }));
  const to = useTypedDay(range.to, { limits }, (day) => set({ ...range, to: day }));
  useTextCheck({ id: `${id}-from`, nodeId, props, isWrong: () => from.isWrong(), showIssue: from.leave });
  useTextCheck({ id: `${id}-to`, nodeId, props, isWrong: () => to.isWrong() || isBackwards, showIssue: to.leave });
  const issue =
    dayIssue(from, limits, formatMessage) ??
    dayIssue(to, limits, formatMessage) ??
    (isBackwards ? formatMessage({ id: 'widget.DateRange.backwards' }) : undefined);
  const shared = { disabled: props.disabled, readOnly: props.readOnly, onBlur: () => emit('blur', null) };
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={issue ?? error}
      required={props.required}
      group
    >
      {(control) => (
        <fieldset id={id} aria-labelledby={`${id}-label`} className={`${field.box} ${styles.box}`}>
          <DayInput
            {...control}
            {...shared}
            id={`${id}-from`}
            typed={from}
            calendar={`${id}-choose`}
            name={`${nodeId}-from`}
            aria-label={formatMessage({ id: 'widget.DateRange.from' }, { label: props.label })}
          />
          <span className={styles.dash} aria-hidden="true">
            –
          </span>
          <DayInput
            {...control}
            {...shared}
            id={`${id}-to`}
            typed={to}
            calendar={`${id}-choose`}
            name={`${nodeId}-to`}
            aria-label={formatMessage({ id: 'widget.DateRange.to' }, { label: props.label })}
          />
          <RangeButton
            id={`${id}-choose`}
            props={props}
            range={range}
            limits={limits}
            onPick={(next) => {
              from.drop();
              to.drop();
              set(next);
            }}
          />
        </fieldset>
      )}
    </Field>
  );
}
