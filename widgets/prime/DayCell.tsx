import { type CalendarDate, isSameDay } from '@internationalized/date';
import { createContext, type KeyboardEventHandler, type ReactElement, useContext } from 'react';
import { useIntl } from 'react-intl';
import type { SelectedDays } from '../kit/calendar/selected-days.ts';
import { isWithin, type Limits } from '../kit/calendar/day.ts';
import styles from './months.module.css';

interface Days {
  /** The one day that Tab leads to. */
  active: CalendarDate;
  today: CalendarDate;
  selected: SelectedDays;
  limits: Limits;
  onNear: ((day: CalendarDate) => void) | undefined;
  onKeyDown: KeyboardEventHandler;
}

/** Reaches the days past PrimeReact's Calendar, which makes its grid again, and so loses the focus, whenever it renders. */
export const DaysContext = createContext<Days | undefined>(undefined);

/** A day in the grid of its month: a `div`, since Calendar makes spans in its cells tab stops. A press reaches Calendar, which chooses it. */
export function DayCell({ day }: { day: CalendarDate }): ReactElement | null {
  const days = useContext(DaysContext);
  const intl = useIntl();
  if (!days) return null;
  const { active, today, selected, limits, onNear, onKeyDown } = days;
  const isSelected = isInside(day, selected);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cell is inside a td of PrimeReact's, which does not render again with its day.
    // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell takes the focus.
    <div
      role="gridcell"
      className={styles.cell}
      aria-selected={isSelected}
      data-span={isSelected ? spanOf(day, selected) : undefined}
    >
      <button
        type="button"
        className={styles.day}
        aria-label={intl.formatters
          .getDateTimeFormat(intl.locale, { dateStyle: 'full', timeZone: 'UTC' })
          .format(day.toDate('UTC'))}
        aria-current={isSameDay(day, today) ? 'date' : undefined}
        aria-disabled={isWithin(day, limits) ? undefined : true}
        tabIndex={isSameDay(day, active) ? 0 : -1}
        data-day={day.toString()}
        onKeyDown={onKeyDown}
        onPointerEnter={onNear && (() => onNear(day))}
      >
        {day.day}
      </button>
    </div>
  );
}

function isInside(day: CalendarDate, { from, to }: SelectedDays): boolean {
  if (from && to) return day.compare(from) >= 0 && day.compare(to) <= 0;
  return (from !== undefined && isSameDay(day, from)) || (to !== undefined && isSameDay(day, to));
}

/** Which part of the chosen range a day is: its ends are filled, the days between are tinted. */
function spanOf(day: CalendarDate, selected: SelectedDays): 'one' | 'from' | 'to' | 'between' {
  const { from = selected.to, to = selected.from } = selected;
  const isFrom = from !== undefined && isSameDay(day, from);
  const isTo = to !== undefined && isSameDay(day, to);
  if (isFrom && isTo) return 'one';
  if (isFrom) return 'from';
  return isTo ? 'to' : 'between';
}
