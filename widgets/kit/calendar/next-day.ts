import { type CalendarDate, endOfWeek, startOfWeek } from '@internationalized/date';

interface DayKey {
  key: string;
  shiftKey: boolean;
  /** The text runs from right to left. */
  isRtl?: boolean;
}

/** Which day a key moves to, or undefined when it moves nowhere (ARIA date picker: days, weeks, months, years). */
export function nextDay(day: CalendarDate, { key, shiftKey, isRtl }: DayKey, locale: string): CalendarDate | undefined {
  const forward = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return day.add({ days: -forward });
    case 'ArrowRight':
      return day.add({ days: forward });
    case 'ArrowUp':
      return day.add({ weeks: -1 });
    case 'ArrowDown':
      return day.add({ weeks: 1 });
    case 'Home':
      return startOfWeek(day, locale);
    case 'End':
      return endOfWeek(day, locale);
    case 'PageUp':
      return day.add(shiftKey ? { years: -1 } : { months: -1 });
    case 'PageDown':
      return day.add(shiftKey ? { years: 1 } : { months: 1 });
    default:
      return undefined;
  }
}
