import type { CalendarDate } from '@internationalized/date';

/** Chosen days: one, or those from the first to the last. */
export interface SelectedDays {
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
}
