import { type CalendarDate, isSameMonth } from '@internationalized/date';
import { type CSSProperties, type KeyboardEvent, type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { nextDay } from '../kit/calendar/next-day.ts';
import { isComposing } from '../kit/keys/is-composing.ts';
import styles from './Calendar.module.css';
import type { CalendarEntry } from './calendar-entry.ts';
import { EntryButton, type EntryProps } from './EntryButton.tsx';
import { useDayWords } from './useDayWords.ts';
import { type WeekDay, weekDays } from './week-lanes.ts';

interface WeeksProps {
  id: string;
  /** The first day of each week. */
  weeks: readonly CalendarDate[];
  view: 'month' | 'week';
  /** The day that keys go from; of the month that is shown. */
  active: CalendarDate;
  today: CalendarDate;
  entries: readonly CalendarEntry[];
  onActive: (day: CalendarDate) => void;
  onDay: (day: CalendarDate) => void;
  onOpen: EntryProps['onOpen'];
}

/** How many entries a day shows. */
const lanes = { month: 3, week: 12 } as const;

/** The weeks of a month, or one week: each day with its entries, those of several days as one bar. */
export function Weeks(props: WeeksProps): ReactElement {
  const { weeks, view, active, entries, onActive, onDay } = props;
  const { locale } = useIntl();
  const words = useDayWords();
  const rows = useMemo(() => weeks.map((first) => weekDays(first, entries, lanes[view])), [weeks, entries, view]);
  const keys = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key, shiftKey, currentTarget } = event;
    if (isComposing(event) || !(target instanceof HTMLElement) || !target.dataset['day']) return;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const next = nextDay(active, { key, shiftKey, isRtl }, locale);
    if (!next) return;
    event.preventDefault();
    onActive(next);
  };
  return (
    <div className={styles.weeks} data-view={view}>
      <div className={styles.names} aria-hidden="true">
        {rows[0]?.map(({ day }) => (
          <span key={day.toString()}>{words.weekday(day)}</span>
        ))}
      </div>
      <div {...{ onKeyDown: keys }}>
        {rows.map((row) => (
          <ol key={row[0]?.day.toString()} className={styles.week}>
            {row.map((one) => (
              <DayCell key={one.day.toString()} {...props} one={one} onPress={() => onDay(one.day)} />
            ))}
          </ol>
        ))}
      </div>
    </div>
  );
}

interface CellProps extends WeeksProps {
  one: WeekDay;
  onPress: () => void;
}

function DayCell({ id, one, view, active, today, onPress, onOpen }: CellProps): ReactElement {
  const { formatMessage, formatNumber } = useIntl();
  const words = useDayWords();
  const { day, bars, hidden, count } = one;
  const isOutside = view === 'month' && !isSameMonth(day, active);
  return (
    <li className={styles.day} data-outside={isOutside || undefined} data-today={day.compare(today) === 0 || undefined}>
      <button
        type="button"
        id={`${id}-day-${day.toString()}`}
        className={styles.number}
        data-day={day.toString()}
        tabIndex={day.compare(active) === 0 ? 0 : -1}
        aria-current={day.compare(today) === 0 ? 'date' : undefined}
        aria-label={formatMessage({ id: 'widget.Calendar.day' }, { day: words.long(day), count })}
        onClick={onPress}
      >
        {formatNumber(day.day)}
      </button>
      {bars.map(({ entry, lane, days, isContinued, goesOn }) => (
        <div
          key={entry.key}
          className={styles.bar}
          data-continued={isContinued || undefined}
          data-goes-on={goesOn || undefined}
          // The days after it are as wide as this one.
          style={{ '--lane': lane + 2, '--days': days } as CSSProperties}
        >
          <EntryButton entry={entry} onOpen={onOpen} />
        </div>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-label={formatMessage({ id: 'widget.Calendar.moreOf' }, { count: hidden, day: words.long(day) })}
          onClick={onPress}
        >
          {formatMessage({ id: 'widget.Calendar.more' }, { count: hidden })}
        </button>
      )}
    </li>
  );
}
