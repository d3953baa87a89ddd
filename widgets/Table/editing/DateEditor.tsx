import type { CalendarDate } from '@internationalized/date';
import { today } from '@internationalized/date';
import { type FocusEvent, type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { DayButton } from '../../DateField/DayButton.tsx';
import time from '../../DateField/DateField.module.css';
import { dayOf } from '../../kit/calendar/day.ts';
import { DayInput, dayIssue } from '../../kit/calendar/DayInput.tsx';
import { clockOf, instantOf } from '../../kit/calendar/instant.ts';
import { useTypedDay } from '../../kit/calendar/useTypedDay.ts';
import { useZone } from '../../kit/calendar/useZone.ts';
import field from '../../kit/field/field.module.css';
import { isComposing } from '../../kit/keys/is-composing.ts';
import styles from './editing.module.css';
import type { EditorProps, Step } from '../model/editor-props.ts';

const noLimits = { min: undefined, max: undefined };
const noTime = '00:00';

/**
 * A cell of days or moments while it is edited: typed as people write dates, or chosen in the calendar, as in forms. What could be two days
 * is asked below the cell, and a moment without a time is the beginning of its day.
 */
export function DateEditor(props: EditorProps): ReactElement {
  const { column, value, typed: begun, takeFocus, onCommit, onLeave, onUnread, onEscape } = props;
  const { formatMessage } = useIntl();
  const zone = useZone();
  const id = useId();
  const hasTime = (column.editor ?? column.kind) === 'datetime';
  const [stored] = useState(() => (hasTime ? clockOf(value, zone) : { day: dayOf(dateIn(value)), time: undefined }));
  const [day, setDay] = useState<CalendarDate | undefined>(stored?.day);
  const [clock, setClock] = useState(stored?.time ?? '');
  const typed = useTypedDay(day, { limits: noLimits, timeZone: zone }, setDay);
  const [issue, setIssue] = useState<string>();
  const box = useRef<HTMLFieldSetElement>(null);
  // Leaving by a key makes the browser fire blur as well.
  const isDone = useRef(false);
  const focusDay = () => box.current?.querySelector('input')?.focus();

  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    if (begun !== undefined) typed.change(begun);
    const input = box.current?.querySelector('input');
    if (!input || takeFocus?.() === false) return;
    input.focus();
    if (begun === undefined) input.select();
  });

  /** The day that the text means, and what is wrong with it. */
  const read = (): { day?: CalendarDate | undefined; issue?: string | undefined } => {
    if (typed.text.trim() === '')
      return clock === '' || !hasTime ? {} : { issue: formatMessage({ id: 'widget.DateField.noDay' }) };
    const found = typed.words.read(typed.text, { today: today(zone), isDone: true });
    if (found.day) return { day: found.day };
    const wrong = found.either ? { kind: 'either' as const, days: found.either } : { kind: 'unclear' as const };
    return { issue: dayIssue({ ...typed, issue: wrong }, noLimits, formatMessage) };
  };
  const end = (step: Step) => {
    if (isDone.current) return;
    const now = read();
    if (now.issue !== undefined) {
      setIssue(now.issue);
      // Without somebody who keeps the text, the cell stays open with it.
      onUnread?.(typed.text, step, now.issue);
      return;
    }
    const isSame = now.day?.toString() === stored?.day?.toString() && (!now.day || clock === (stored?.time ?? ''));
    if (isSame) leave(step);
    else {
      isDone.current = true;
      onCommit(now.day ? storedOf(now.day) : null, step);
    }
  };
  const storedOf = (next: CalendarDate): string =>
    hasTime
      ? instantOf({ day: next, time: clock || noTime }, zone, typeof value === 'string' ? value : null)
      : next.toString();
  const leave = (step: Step) => {
    isDone.current = true;
    onLeave(step);
  };
  const cancel = () => {
    const isChanged =
      typed.text !== (stored?.day ? typed.words.write(stored.day) : '') || clock !== (stored?.time ?? '');
    if (!onEscape) {
      leave(0);
      return;
    }
    typed.pick(stored?.day);
    setClock(stored?.time ?? '');
    setIssue(undefined);
    onEscape(isChanged);
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    event.stopPropagation();
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      cancel();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      end(0);
    } else if (event.key === 'Tab') {
      event.preventDefault();
      const inputs = [...(box.current?.querySelectorAll<HTMLInputElement>('input:not([popover] *)') ?? [])];
      const beside = inputs[inputs.indexOf(target) + (event.shiftKey ? -1 : 1)];
      if (beside) beside.focus();
      else end(event.shiftKey ? -1 : 1);
    }
  };
  // The blank row says it below the rows.
  const isSaid = issue !== undefined && !onUnread;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that the fields inside leave end the editing.
    <fieldset
      ref={box}
      className={styles.date}
      data-moment={hasTime || undefined}
      tabIndex={-1}
      onKeyDown={keys}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) end(undefined);
      }}
    >
      <div className={`${field.box} ${hasTime ? time.instant : ''}`}>
        <DayInput
          id={id}
          typed={{
            ...typed,
            change(text) {
              setIssue(undefined);
              typed.change(text);
            },
            // What is wrong is said once the cell is left, and by the cell.
            leave: () => undefined,
          }}
          calendar={`${id}-choose`}
          aria-label={formatMessage({ id: 'widget.Table.edit' }, { name: column.header })}
          aria-invalid={issue !== undefined || undefined}
          aria-describedby={isSaid ? `${id}-issue` : undefined}
        />
        {hasTime && (
          <input
            className={time.time}
            type="time"
            aria-label={formatMessage({ id: 'widget.DateField.time' }, { label: column.header })}
            value={clock}
            onChange={({ target }) => setClock(target.value)}
          />
        )}
        <DayButton
          id={`${id}-choose`}
          label={column.header}
          day={day}
          limits={noLimits}
          timeZone={zone}
          canClear
          disabled={false}
          onPick={(next) => {
            setIssue(undefined);
            typed.pick(next);
            if (!next) setClock('');
            // Once the calendar has closed, which gives the focus to its button.
            queueMicrotask(focusDay);
          }}
        />
      </div>
      {isSaid && (
        <p id={`${id}-issue`} role="alert" className={styles.said}>
          {issue}
        </p>
      )}
    </fieldset>
  );
}

/** The day of a stored day, whatever follows it. */
const dateIn = (value: unknown): string | undefined => (typeof value === 'string' ? value.slice(0, 10) : undefined);
