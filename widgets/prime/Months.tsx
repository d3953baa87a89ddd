import { isComposing } from '../kit/keys/is-composing.ts';
import { CalendarDate, endOfMonth, startOfMonth } from '@internationalized/date';
import { type KeyboardEvent, type ReactElement, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import type { SelectedDays } from '../kit/calendar/selected-days.ts';
import { type Limits, nearest } from '../kit/calendar/day.ts';
import { nextDay } from '../kit/calendar/next-day.ts';
import styles from './months.module.css';
import { DaysContext } from './DayCell.tsx';
import { Month } from './Month.tsx';
import { Prime } from './Prime.tsx';

export interface MonthsProps {
  id: string;
  /** The day that has the focus when it opens: a chosen one, or today. */
  start: CalendarDate;
  today: CalendarDate;
  selected: SelectedDays;
  limits: Limits;
  /** How many months are beside each other. */
  months?: 1 | 2;
  onPick: (day: CalendarDate) => void;
  /** The day under the pointer or with the focus, while the second end of a range is being chosen. */
  onNear?: ((day: CalendarDate) => void) | undefined;
}

/** PrimeReact takes years below 100 for those of the last century. */
const earliest = new CalendarDate(100, 1, 1);
const activeDay = '[data-day][tabindex="0"]';

/** One month or two as grids of days (ARIA date picker), of which one day is a Tab stop. */
export function Months(props: MonthsProps): ReactElement {
  const { id, start, today, selected, months = 1, onPick, onNear } = props;
  const { min = earliest, max } = props.limits;
  const limits = useMemo(() => ({ min: nearest(min, { min: earliest }), max }), [min, max]);
  const { locale } = useIntl();
  const [active, setActive] = useState(() => nearest(start, limits));
  const [first, setFirst] = useState(() => startOfMonth(active));
  const shown = useMemo(() => Array.from({ length: months }, (_, at) => first.add({ months: at })), [first, months]);
  const root = useRef<HTMLDivElement>(null);
  /** A selector of what has the focus: PrimeReact makes the elements of a month again whenever it renders. */
  const focused = useRef<string | undefined>(activeDay);
  const restoreFocus = useCallback((grid: HTMLElement | null) => {
    if (grid && focused.current) focusOn(root.current, focused.current);
  }, []);
  useLayoutEffect(() => focusOn(root.current, activeDay), []);

  const show = (month: CalendarDate) => {
    setFirst(startOfMonth(nearest(month, limits)));
    setActive(nearest(month.set({ day: active.day }), limits));
  };
  const pick = (day: CalendarDate) => {
    setActive(day);
    onPick(day);
  };
  // The months stay as they are rendered while only their days change.
  const latest = useRef({ show, pick });
  useLayoutEffect(() => {
    latest.current = { show, pick };
  });
  const showMonth = useCallback((month: CalendarDate) => latest.current.show(month), []);
  const pickDay = useCallback((day: CalendarDate) => latest.current.pick(day), []);

  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextDay(active, { key: event.key, shiftKey: event.shiftKey, isRtl }, locale);
    if (!next) return;
    event.preventDefault();
    const day = nearest(next, limits);
    // The day has to be there before it can take the focus.
    flushSync(() => {
      setActive(day);
      setFirst(monthInSight(day, first, months));
    });
    onNear?.(day);
    focusOn(root.current, activeDay);
  };
  return (
    <Prime>
      <DaysContext value={{ active, today, selected, limits, onNear, onKeyDown: keys }}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus is. */}
        <div
          ref={root}
          className={styles.months}
          onFocus={({ target }) => {
            const { day, choice } = target.dataset;
            focused.current = day ? activeDay : choice && `[data-choice="${choice}"]`;
          }}
          onBlur={() => {
            focused.current = undefined;
          }}
        >
          {shown.map((month, at) => (
            <Month
              // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second month keep their elements, whichever they show.
              key={at}
              id={`${id}-month-${at}`}
              month={month}
              at={at}
              isLast={at === months - 1}
              limits={limits}
              onShow={showMonth}
              onPick={pickDay}
              onRendered={restoreFocus}
            />
          ))}
        </div>
      </DaysContext>
    </Prime>
  );
}

/** The first month to show, so that the day is in sight: the same as before where it is. */
function monthInSight(day: CalendarDate, first: CalendarDate, months: number): CalendarDate {
  if (day.compare(first) < 0) return startOfMonth(day);
  const last = endOfMonth(first.add({ months: months - 1 }));
  return day.compare(last) > 0 ? startOfMonth(day).subtract({ months: months - 1 }) : first;
}

function focusOn(root: HTMLElement | null, selector: string): void {
  root?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
