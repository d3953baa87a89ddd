import type { CalendarDate } from '@internationalized/date';
import { type ReactElement, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { DayInput, dayIssue } from '../kit/calendar/DayInput.tsx';
import { type Clock, clockOf, instantOf } from '../kit/calendar/instant.ts';
import { useTypedDay } from '../kit/calendar/useTypedDay.ts';
import { useZone } from '../kit/calendar/useZone.ts';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useControllableState } from '../kit/field/useControllableState.ts';
import { useTextCheck } from '../kit/field/useTextCheck.ts';
import { asText, type DateFieldInput } from './date-field-input.ts';
import styles from './DateField.module.css';
import { DayButton } from './DayButton.tsx';

/** An instant, as the clocks of one time zone show it; the field names the zone. */
export function InstantField({ id, nodeId, props, bound, error, emit }: DateFieldInput): ReactElement {
  const intl = useIntl();
  const zone = useZone(props.timeZone);
  const [current, setCurrent] = useControllableState(bound, asText);
  const clock = useMemo(() => clockOf(current, zone), [current, zone]);
  // What is there while the instant is not whole, or not allowed.
  const [half, setHalf] = useState<Partial<Clock>>({});
  const shown: Partial<Clock> = clock ?? half;
  const limits = useMemo(
    () => ({ min: clockOf(props.min, zone)?.day, max: clockOf(props.max, zone)?.day }),
    [props.min, props.max, zone],
  );

  const commit = ({ day, time }: Partial<Clock>) => {
    const whole = day && time ? instantOf({ day, time }, zone, current) : undefined;
    const value = whole !== undefined && !beyond(whole, props) ? whole : null;
    setHalf(value === null ? { ...(day && { day }), ...(time && { time }) } : {});
    if (value === current) return;
    setCurrent(value);
    emit('change', { value });
  };
  const changeDay = (day: CalendarDate | undefined) =>
    commit(day ? { day, time: shown.time ?? '00:00' } : shown.time ? { time: shown.time } : {});
  const typed = useTypedDay(shown.day, { limits, timeZone: zone }, changeDay);

  const write = (instant: string) =>
    intl.formatDate(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  const issue = () => {
    const wrongDay = dayIssue(typed, limits, intl.formatMessage);
    if (wrongDay) return wrongDay;
    if (!half.time) return half.day && intl.formatMessage({ id: 'widget.DateField.noTime' });
    if (!half.day) return typed.text === '' ? intl.formatMessage({ id: 'widget.DateField.noDay' }) : undefined;
    const side = beyond(instantOf({ day: half.day, time: half.time }, zone), props);
    if (side === 'early') return intl.formatMessage({ id: 'widget.DateField.early' }, { day: write(props.min ?? '') });
    return side && intl.formatMessage({ id: 'widget.DateField.late' }, { day: write(props.max ?? '') });
  };
  useTextCheck({
    id: half.day && !half.time ? `${id}-time` : id,
    nodeId,
    props,
    isWrong: () => typed.isWrong() || issue() !== undefined,
    showIssue: typed.leave,
  });
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={issue() ?? error}
      required={props.required}
    >
      {(control) => {
        const described = [control['aria-describedby'], `${id}-zone`].filter(Boolean).join(' ');
        return (
          <div className={`${field.box} ${styles.instant}`}>
            <DayInput
              {...control}
              aria-describedby={described}
              typed={typed}
              calendar={`${id}-choose`}
              name={nodeId}
              placeholder={props.placeholder}
              disabled={props.disabled}
              readOnly={props.readOnly}
              onBlur={() => emit('blur', null)}
            />
            <input
              id={`${id}-time`}
              className={styles.time}
              type="time"
              aria-label={intl.formatMessage({ id: 'widget.DateField.time' }, { label: props.label })}
              aria-describedby={described}
              step={props.step ?? 60}
              disabled={props.disabled}
              readOnly={props.readOnly}
              value={shown.time ?? ''}
              onChange={({ target }) => {
                const { time: _, ...rest } = shown;
                commit(target.value ? { ...rest, time: target.value } : rest);
              }}
            />
            <span id={`${id}-zone`} className={styles.zone} title={zone}>
              {zoneName(current, zone, intl.locale)}
            </span>
            <DayButton
              id={`${id}-choose`}
              label={props.label}
              day={shown.day}
              limits={limits}
              timeZone={zone}
              canClear={!props.required}
              disabled={props.disabled || props.readOnly}
              onPick={(day) => {
                typed.pick(day);
                if (!day) commit({});
              }}
            />
          </div>
        );
      }}
    </Field>
  );
}

function beyond(instant: string, { min, max }: DateFieldInput['props']): 'early' | 'late' | undefined {
  if (min && Date.parse(instant) < Date.parse(min)) return 'early';
  return max && Date.parse(instant) > Date.parse(max) ? 'late' : undefined;
}

/** What the zone is called at that time, such as `GMT+8`. */
function zoneName(instant: string | null, timeZone: string, locale: string): string {
  const time = instant === null ? Number.NaN : Date.parse(instant);
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(
    Number.isNaN(time) ? Date.now() : time,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
