import { type CalendarDate, endOfMonth, startOfMonth } from '@internationalized/date';
import { type KeyboardEvent, type ReactElement, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormats } from '#engine';
import type { Chosen } from './chosen.ts';
import { isWithin, type Limits, nearest } from './day.ts';
import styles from './calendar.module.css';
import { MonthGrid } from './MonthGrid.tsx';
import { MonthHead } from './MonthHead.tsx';
import { nextDay } from './next-day.ts';

interface CalendarProps {
  id: string;
  /** The day that has the focus when it opens: a chosen one, or today. */
  start: CalendarDate;
  today: CalendarDate;
  chosen: Chosen;
  limits: Limits;
  /** How many months are beside each other. */
  months?: 1 | 2;
  onPick: (day: CalendarDate) => void;
  /** The day under the pointer or with the focus, where a range is being drawn. */
  onNear?: ((day: CalendarDate) => void) | undefined;
}

/** By these the heads of the months stay the same elements, and keep the focus, whichever months are shown. */
const places = ['first', 'second'] as const;

/** Months whose days are one Tab stop: arrows, Home, End, Page Up and Page Down move, Enter and Space choose. */
export function Calendar(props: CalendarProps): ReactElement {
  const { id, start, today, chosen, limits, months = 1, onPick, onNear } = props;
  const { locale } = useFormats();
  const [active, setActive] = useState(() => nearest(start, limits));
  const [first, setFirst] = useState(() => startOfMonth(active));
  const grids = useRef<HTMLDivElement>(null);
  const focusStart = useCallback((element: HTMLDivElement | null) => {
    grids.current = element;
    if (element) focusActive(element);
  }, []);

  const show = (month: CalendarDate) => {
    setFirst(month);
    setActive(nearest(month.set({ day: active.day }), limits));
  };
  const keys = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset['day'] === undefined) return;
    const isRtl = getComputedStyle(event.target).direction === 'rtl';
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
    focusActive(grids.current);
  };
  return (
    <div ref={focusStart} className={styles.months}>
      {(months === 1 ? places.slice(0, 1) : places).map((place, at) => {
        const month = first.add({ months: at });
        return (
          <div key={place} className={styles.month}>
            <MonthHead
              id={`${id}-month-${at}`}
              month={month}
              limits={limits}
              hasBack={at === 0}
              hasForward={at === months - 1}
              onShow={(next) => show(next.subtract({ months: at }))}
            />
            <MonthGrid
              month={month}
              labelledBy={`${id}-month-${at}-name`}
              active={active}
              today={today}
              chosen={chosen}
              isPickable={(day) => isWithin(day, limits)}
              onPick={(day) => {
                setActive(day);
                onPick(day);
              }}
              onNear={onNear}
              onKeyDown={keys}
            />
          </div>
        );
      })}
    </div>
  );
}

/** The first month to show, so that the day is in sight: the same as before where it is. */
function monthInSight(day: CalendarDate, first: CalendarDate, months: number): CalendarDate {
  if (day.compare(first) < 0) return startOfMonth(day);
  const last = endOfMonth(first.add({ months: months - 1 }));
  return day.compare(last) > 0 ? startOfMonth(day).subtract({ months: months - 1 }) : first;
}

function focusActive(grids: HTMLElement | null): void {
  grids?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true });
}
