import { type CalendarDate, isSameDay } from '@internationalized/date';
import { type KeyboardEventHandler, type ReactElement, useMemo } from 'react';
import { useFormats } from '#engine';
import type { Chosen } from './chosen.ts';
import { GridPart } from '../../Table/GridPart.tsx';
import styles from './calendar.module.css';
import { monthWeeks, weekDays } from './month-weeks.ts';

interface MonthGridProps {
  month: CalendarDate;
  labelledBy: string;
  /** The one day that Tab leads to. */
  active: CalendarDate;
  today: CalendarDate;
  chosen: Chosen;
  isPickable: (day: CalendarDate) => boolean;
  onPick: (day: CalendarDate) => void;
  onNear: ((day: CalendarDate) => void) | undefined;
  onKeyDown: KeyboardEventHandler;
}

/** One month as a grid of days (ARIA grid pattern). */
export function MonthGrid(props: MonthGridProps): ReactElement {
  const { month, active, today, chosen, isPickable, onPick, onNear } = props;
  const formats = useFormats();
  const { locale } = formats;
  const words = useMemo(
    () => ({
      day: formats.dateFormat({ dateStyle: 'full', timeZone: 'UTC' }),
      long: formats.dateFormat({ weekday: 'long', timeZone: 'UTC' }),
      short: formats.dateFormat({
        weekday: locale.startsWith('zh') ? 'narrow' : 'short',
        timeZone: 'UTC',
      }),
    }),
    [formats, locale],
  );
  return (
    <GridPart role="grid" className={styles.grid} aria-labelledby={props.labelledBy} onKeyDown={props.onKeyDown}>
      <GridPart role="row" className={styles.week}>
        {weekDays(locale).map((day) => (
          <GridPart key={day.toString()} role="columnheader" aria-label={words.long.format(day.toDate('UTC'))}>
            {words.short.format(day.toDate('UTC'))}
          </GridPart>
        ))}
      </GridPart>
      {monthWeeks(month, locale).map((week) => (
        <GridPart key={week[0]?.toString()} role="row" className={styles.week}>
          {week.map((day) =>
            day.month !== month.month ? (
              <GridPart key={day.toString()} role="gridcell" />
            ) : (
              <GridPart
                key={day.toString()}
                role="gridcell"
                aria-selected={isChosen(day, chosen)}
                data-span={spanOf(day, chosen)}
              >
                <button
                  type="button"
                  className={styles.day}
                  aria-label={words.day.format(day.toDate('UTC'))}
                  aria-current={isSameDay(day, today) ? 'date' : undefined}
                  aria-disabled={isPickable(day) ? undefined : true}
                  tabIndex={isSameDay(day, active) ? 0 : -1}
                  data-day={day.toString()}
                  onClick={() => {
                    if (isPickable(day)) onPick(day);
                  }}
                  onPointerEnter={onNear && (() => onNear(day))}
                >
                  {day.day}
                </button>
              </GridPart>
            ),
          )}
        </GridPart>
      ))}
    </GridPart>
  );
}

function isChosen(day: CalendarDate, { from, to }: Chosen): boolean {
  if (from && to) return day.compare(from) >= 0 && day.compare(to) <= 0;
  return (from !== undefined && isSameDay(day, from)) || (to !== undefined && isSameDay(day, to));
}

/** Where a day stands in a range: its ends are filled, the days between are tinted. */
function spanOf(day: CalendarDate, chosen: Chosen): 'one' | 'from' | 'to' | 'between' | undefined {
  if (!isChosen(day, chosen)) return undefined;
  const { from = chosen.to, to = chosen.from } = chosen;
  const isFrom = from !== undefined && isSameDay(day, from);
  const isTo = to !== undefined && isSameDay(day, to);
  if (isFrom && isTo) return 'one';
  if (isFrom) return 'from';
  return isTo ? 'to' : 'between';
}
