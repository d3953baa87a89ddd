import { type CalendarDate, today } from '@internationalized/date';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useTyped } from '../field/useTyped.ts';
import { isWithin, type Limits } from './day.ts';
import { type DayText, dayText, type ReadDay } from './day-text.ts';
import { useZone } from './useZone.ts';

/** What is wrong with a typed text. */
export type DayIssue =
  | { kind: 'unclear' | 'early' | 'late' }
  | { kind: 'either'; days: NonNullable<ReadDay['either']> };

export interface TypedDay {
  /** The text in the field: what is being typed, else the day in the format of the locale. */
  text: string;
  change: (text: string) => void;
  /** Nothing more is typed: takes what a whole text or a month and a day mean. Moves nothing on the page. */
  finish: () => void;
  /** The focus has left the field: a valid day is written out, and anything else is reported. */
  leave: () => void;
  /** Takes a day that was chosen elsewhere, whatever is typed. */
  pick: (day: CalendarDate | undefined) => void;
  /** Forgets what is typed: the day was chosen together with another one. */
  drop: () => void;
  issue: DayIssue | undefined;
  /** Finishes, and gives whether there is a text that is no day within the limits, whether or not that is shown yet. */
  isWrong: () => boolean;
  words: DayText;
}

/**
 * A day that is typed. Each key shows at once and keeps the caret; a text that is no day within the limits counts as
 * none, as in the browser's own field. A day that changes elsewhere replaces what was typed.
 */
export function useTypedDay(
  day: CalendarDate | undefined,
  { limits, timeZone }: { limits: Limits; timeZone?: string | undefined },
  commit: (day: CalendarDate | undefined) => void,
): TypedDay {
  const { locale } = useIntl();
  const zone = useZone(timeZone);
  const words = useMemo(() => dayText(locale), [locale]);
  const current = day?.toString();
  const [typed, setTyped] = useTyped(current);
  const read = (text: string, isDone = false) => words.read(text, { today: today(zone), isDone });
  const isWrong = typed !== undefined && typed.text.trim() !== '' && typed.value === undefined;
  const within = (found: CalendarDate | undefined) => (found && isWithin(found, limits) ? found : undefined);
  /** The day of a text that is not whole, once nothing is added to it. */
  const settled = isWrong ? within(read(typed.text, true).day) : undefined;
  const finish = () => {
    if (!typed || !settled) return;
    setTyped({ text: typed.text, value: settled.toString(), isLeft: true });
    commit(settled);
  };
  return {
    text: typed?.text ?? (day ? words.write(day) : ''),
    change(text) {
      const next = within(read(text).day);
      setTyped({ text, value: next?.toString(), isLeft: false });
      if (next?.toString() !== current) commit(next);
    },
    finish,
    leave() {
      setTyped(isWrong && !settled ? { ...typed, isLeft: true } : undefined);
    },
    pick(next) {
      setTyped(undefined);
      commit(next);
    },
    drop: () => setTyped(undefined),
    issue: typed?.isLeft && isWrong ? issueOf(read(typed.text, true), limits) : undefined,
    isWrong() {
      finish();
      return isWrong && !settled;
    },
    words,
  };
}

function issueOf({ day, either }: ReadDay, { min, max }: Limits): DayIssue | undefined {
  if (either) return { kind: 'either', days: either };
  if (!day) return { kind: 'unclear' };
  if (min && day.compare(min) < 0) return { kind: 'early' };
  return max && day.compare(max) > 0 ? { kind: 'late' } : undefined;
}
