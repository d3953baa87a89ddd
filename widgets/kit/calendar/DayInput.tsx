import type { ComponentProps, ReactElement } from 'react';
import { useText, type WriteText } from '#engine';
import field from '../field/field.module.css';
import type { Limits } from './day.ts';
import type { DayText } from './day-text.ts';
import type { TypedDay } from './useTypedDay.ts';

interface DayInputProps extends ComponentProps<'input'> {
  typed: TypedDay;
}

/** The field that a day is typed into. */
export function DayInput({ typed, onBlur, ...rest }: DayInputProps): ReactElement {
  const text = useText();
  return (
    <input
      {...rest}
      className={field.input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      placeholder={rest.placeholder ?? patternText(typed.words, text)}
      value={typed.text}
      onChange={(event) => typed.change(event.target.value)}
      onBlur={(event) => {
        typed.leave();
        onBlur?.(event);
      }}
    />
  );
}

/** What is wrong with the typed text, with what to write instead. */
export function dayProblem({ problem, words }: TypedDay, limits: Limits, text: WriteText): string | undefined {
  if (problem === 'early' && limits.min) return text('widget.DateField.early', { day: words.write(limits.min) });
  if (problem === 'late' && limits.max) return text('widget.DateField.late', { day: words.write(limits.max) });
  return problem && text('widget.DateField.unclear', { pattern: patternText(words, text) });
}

/** `mm/dd/yyyy`, in the reader's order and letters. */
function patternText({ pattern }: DayText, text: WriteText): string {
  const letters = {
    year: text('widget.DateField.yyyy'),
    month: text('widget.DateField.mm'),
    day: text('widget.DateField.dd'),
  };
  return pattern.map(([before, part]) => before + letters[part]).join('');
}
