import type { ComponentProps, ReactElement } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import field from '../field/field.module.css';
import { isComposing } from '../keys/is-composing.ts';
import { useAfterPress } from '../field/useAfterPress.ts';
import type { Limits } from './day.ts';
import type { DayText } from './day-text.ts';
import type { TypedDay } from './useTypedDay.ts';

interface DayInputProps extends ComponentProps<'input'> {
  typed: TypedDay;
  /** The button whose calendar F4, or Alt and the arrow down, opens; nothing else opens it, so that it never covers what is typed. */
  calendar: string;
}

/** The field that a day is typed into. */
export function DayInput({ typed, calendar, onBlur, ...rest }: DayInputProps): ReactElement {
  const { formatMessage } = useIntl();
  const press = useAfterPress();
  return (
    <input
      {...rest}
      className={field.input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      aria-keyshortcuts="Alt+ArrowDown F4"
      maxLength={20}
      placeholder={rest.placeholder ?? patternText(typed.words, formatMessage)}
      value={typed.text}
      onChange={(event) => typed.change(event.target.value)}
      onFocus={press.enter}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        // Enter may send the form, with what the text means.
        if (event.key === 'Enter') typed.finish();
        const opens = event.key === 'F4' || (event.key === 'ArrowDown' && event.altKey);
        if (!opens || rest.disabled || rest.readOnly) return;
        event.preventDefault();
        document.getElementById(`${calendar}-panel`)?.showPopover();
      }}
      onBlur={(event) => {
        typed.finish();
        press.leave(typed.leave);
        onBlur?.(event);
      }}
    />
  );
}

/** What is wrong with the typed text, with what to write instead. */
export function dayIssue(
  { issue, words }: TypedDay,
  limits: Limits,
  formatMessage: IntlShape['formatMessage'],
): string | undefined {
  if (issue?.kind === 'early' && limits.min)
    return formatMessage({ id: 'widget.DateField.early' }, { day: words.write(limits.min) });
  if (issue?.kind === 'late' && limits.max)
    return formatMessage({ id: 'widget.DateField.late' }, { day: words.write(limits.max) });
  const pattern = patternText(words, formatMessage);
  if (issue?.kind === 'either') {
    const [one, other] = issue.days.map((day) => words.writeLong(day));
    return formatMessage({ id: 'widget.DateField.either' }, { one, other, pattern });
  }
  return issue && formatMessage({ id: 'widget.DateField.unclear' }, { pattern });
}

/** `mm/dd/yyyy`, in the reader's order and letters. */
function patternText({ pattern }: DayText, formatMessage: IntlShape['formatMessage']): string {
  const letters = {
    year: formatMessage({ id: 'widget.DateField.yyyy' }),
    month: formatMessage({ id: 'widget.DateField.mm' }),
    day: formatMessage({ id: 'widget.DateField.dd' }),
  };
  return pattern.map(([before, part]) => before + letters[part]).join('');
}
