import type { Chosen } from '../kit/calendar/chosen.ts';
import type { Limits } from '../kit/calendar/day.ts';
import type { DateRangeProps } from '../generated/types.ts';

/** What the button and its panel need to let somebody choose a range. */
export interface RangeChoice {
  id: string;
  props: DateRangeProps;
  range: Chosen;
  limits: Limits;
  onPick: (range: Chosen) => void;
}
