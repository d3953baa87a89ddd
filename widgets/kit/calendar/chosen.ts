import type { CalendarDate } from '@internationalized/date';

/** Chosen days: one, or those from the first to the last. */
export interface Chosen {
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
}
