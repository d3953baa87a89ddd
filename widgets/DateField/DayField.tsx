import type { CalendarDate } from '@internationalized/date';
import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { dayOf } from '../kit/calendar/day.ts';
import { DayInput, dayIssue } from '../kit/calendar/DayInput.tsx';
import { useTypedDay } from '../kit/calendar/useTypedDay.ts';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useControllableState } from '../kit/field/useControllableState.ts';
import { useTextCheck } from '../kit/field/useTextCheck.ts';
import { asText, type DateFieldInput } from './date-field-input.ts';
import { DayButton } from './DayButton.tsx';

/** A day of the calendar, which no time zone moves. */
export function DayField({ id, nodeId, props, bound, error, emit }: DateFieldInput): ReactElement {
  const { formatMessage } = useIntl();
  const [current, setCurrent] = useControllableState(bound, asText);
  const day = useMemo(() => dayOf(current), [current]);
  const limits = useMemo(() => ({ min: dayOf(props.min), max: dayOf(props.max) }), [props.min, props.max]);
  const commit = (next: CalendarDate | undefined) => {
    const value = next?.toString() ?? null;
    setCurrent(value);
    emit('change', { value });
  };
  const typed = useTypedDay(day, { limits }, commit);
  useTextCheck({ id, nodeId, props, isWrong: () => typed.isWrong(), showIssue: typed.leave });
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={dayIssue(typed, limits, formatMessage) ?? error}
      required={props.required}
    >
      {(control) => (
        <div className={field.box}>
          <DayInput
            {...control}
            typed={typed}
            calendar={`${id}-choose`}
            name={nodeId}
            placeholder={props.placeholder}
            disabled={props.disabled}
            readOnly={props.readOnly}
            onBlur={() => emit('blur', null)}
          />
          <DayButton
            id={`${id}-choose`}
            label={props.label}
            day={day}
            limits={limits}
            canClear={!props.required}
            disabled={props.disabled || props.readOnly}
            onPick={typed.pick}
          />
        </div>
      )}
    </Field>
  );
}
