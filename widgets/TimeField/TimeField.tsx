import { type ReactElement, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useAfterPress } from '../kit/field/useAfterPress.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';
import { useTextCheck } from '../kit/field/useTextCheck.ts';
import { useTyped } from '../kit/field/useTyped.ts';
import type { TimeFieldEvents, TimeFieldProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import styles from './TimeField.module.css';

type Issue = 'early' | 'late' | 'step' | 'unclear';

/** A time of day in the browser's own field, `hh:mm` or `hh:mm:ss`. Only whole, allowed times reach the state. */
export function TimeField({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<TimeFieldProps, TimeFieldEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const [issue, setIssue] = useState<Issue>();
  const step = props.step ?? 60;
  const [current, setCurrent] = useControllableState(bound, readTime);
  const [typed, setTyped] = useTyped(current);
  const shown = typed?.text ?? current ?? '';
  const change = (time: string, found: Issue | undefined) => {
    const value = time === '' || found ? null : written(time, step);
    setTyped({ text: time, value: value ?? undefined, isLeft: false });
    setIssue(found);
    setCurrent(value);
    emit('change', { value });
  };
  const input = useRef<HTMLInputElement>(null);
  const press = useAfterPress();
  const leave = () => {
    if (input.current?.validity.badInput) {
      setTyped({ text: '', value: current, isLeft: true });
      setIssue('unclear');
    } else if (issue === 'unclear') setIssue(undefined);
  };
  useTextCheck({
    id,
    nodeId,
    props,
    isWrong: () => Boolean((typed && issue) || input.current?.validity.badInput),
    showIssue: leave,
  });
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={typed && issue ? issueText(issue, props, formatMessage) : error}
      required={props.required}
    >
      {(control) => (
        <div className={field.box}>
          <span className={field.lead}>
            <Glyph name="clock" size={16} />
          </span>
          <input
            {...control}
            ref={input}
            className={`${field.input} ${styles.input}`}
            name={nodeId}
            type="time"
            step={step}
            min={props.min ?? undefined}
            max={props.max ?? undefined}
            disabled={props.disabled}
            readOnly={props.readOnly}
            value={shown}
            onChange={({ target }) => change(target.value, issueOf(target.validity))}
            onFocus={press.enter}
            onBlur={() => {
              press.leave(leave);
              emit('blur', null);
            }}
          />
          {shown !== '' && !props.required && !props.disabled && !props.readOnly && (
            <button
              type="button"
              className={field.end}
              aria-label={formatMessage({ id: 'widget.TimeField.clear' }, { label: props.label })}
              aria-controls={id}
              // The keyboard has Backspace and Delete, which the browser's own field reads.
              tabIndex={-1}
              onClick={() => change('', undefined)}
            >
              <Glyph name="x" size={16} />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}

/** The issue that the browser finds; an incomplete time is reported only when the focus leaves the field. */
function issueOf(validity: ValidityState): Issue | undefined {
  if (validity.rangeUnderflow) return 'early';
  if (validity.rangeOverflow) return 'late';
  return validity.stepMismatch ? 'step' : undefined;
}

function issueText(
  issue: Issue,
  { min, max, step = 60 }: TimeFieldProps,
  formatMessage: IntlShape['formatMessage'],
): string {
  if (issue === 'early') return formatMessage({ id: 'widget.TimeField.early' }, { time: min ?? '' });
  if (issue === 'late') return formatMessage({ id: 'widget.TimeField.late' }, { time: max ?? '' });
  if (issue === 'unclear') return formatMessage({ id: 'widget.TimeField.unclear' });
  return step % 60 === 0
    ? formatMessage({ id: 'widget.TimeField.minutes' }, { count: step / 60 })
    : formatMessage({ id: 'widget.TimeField.seconds' }, { count: step });
}

function readTime(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Browsers leave out seconds that are 0; with a step below a minute they belong to the value. */
function written(time: string, step: number): string {
  return step % 60 !== 0 && time.length === 5 ? `${time}:00` : time;
}
