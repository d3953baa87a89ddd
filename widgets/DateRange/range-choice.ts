import type { SelectedDays } from '../kit/calendar/selected-days.ts';
import type { Limits } from '../kit/calendar/day.ts';
import type { DateRangeProps } from '../generated/types.ts';

/** What the button and its panel need to select a range. */
export interface RangeChoice {
  id: string;
  props: DateRangeProps;
  range: SelectedDays;
  limits: Limits;
  onPick: (range: SelectedDays) => void;
}
