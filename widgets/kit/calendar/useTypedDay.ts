import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useTyped } from '../field/useTyped.ts';
import { isWithin, type Limits } from './day.ts';
import { type DayText, dayText } from './day-text.ts';

export interface TypedDay {
  /** The text in the field: what is being typed, else the day in the format of the locale. */
  text: string;
  change: (text: string) => void;
  /** The focus has left the field: a valid day is written out, and anything else is reported. */
  leave: () => void;
  /** Takes a day that was chosen elsewhere, whatever is typed. */
  pick: (day: CalendarDate | undefined) => void;
  /** Forgets what is typed: the day was chosen together with another one. */
  drop: () => void;
  issue: 'unclear' | 'early' | 'late' | undefined;
  /** There is a text that is no day within the limits, whether or not that is shown yet. */
  isWrong: boolean;
  words: DayText;
}

/**
 * A day that is typed. Each key shows at once and keeps the caret; a text that is no day within the limits counts as
 * none, as in the browser's own field. A day that changes elsewhere replaces what was typed.
 */
export function useTypedDay(
  day: CalendarDate | undefined,
  limits: Limits,
  commit: (day: CalendarDate | undefined) => void,
): TypedDay {
  const { locale } = useIntl();
  const words = useMemo(() => dayText(locale), [locale]);
  const current = day?.toString();
  const [typed, setTyped] = useTyped(current);
  const read = typed && words.read(typed.text);
  const isWrong = typed !== undefined && typed.text.trim() !== '' && typed.value === undefined;
  return {
    text: typed?.text ?? (day ? words.write(day) : ''),
    change(text) {
      const found = words.read(text);
      const next = found && isWithin(found, limits) ? found : undefined;
      setTyped({ text, value: next?.toString(), isLeft: false });
      if (next?.toString() !== current) commit(next);
    },
    leave: () => setTyped(isWrong ? { ...typed, isLeft: true } : undefined),
    pick(next) {
      setTyped(undefined);
      commit(next);
    },
    drop: () => setTyped(undefined),
    issue: typed?.isLeft ? issueOf(read, limits) : undefined,
    isWrong,
    words,
  };
}

function issueOf(day: CalendarDate | undefined, { min, max }: Limits): TypedDay['issue'] {
  if (!day) return 'unclear';
  if (min && day.compare(min) < 0) return 'early';
  return max && day.compare(max) > 0 ? 'late' : undefined;
}
