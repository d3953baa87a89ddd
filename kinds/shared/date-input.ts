import type { Input, Props } from '../base/define-control.ts';
import type { Granularity } from './dates.ts';

interface Dated {
  granularity: Granularity;
  min?: string;
  max?: string;
}

/** What takes a date of a granularity: a text for years and months, else a calendar. */
export function dateInput({ granularity, min, max }: Dated): Input {
  if (granularity === 'year' || granularity === 'month') {
    const isYear = granularity === 'year';
    return {
      widget: 'TextField',
      props: {
        placeholder: isYear ? 'YYYY' : 'YYYY-MM',
        maxLength: isYear ? 4 : 7,
        // A keyboard of digits alone has no hyphen.
        ...(isYear && { inputMode: 'numeric' }),
      },
      hasReadOnly: true,
    };
  }
  const isDay = granularity === 'day';
  const props: Props = { kind: isDay ? 'date' : 'datetime' };
  if (!isDay) props['step'] = granularity === 'second' ? 1 : 60;
  if (min !== undefined) props['min'] = min;
  if (max !== undefined) props['max'] = max;
  return { widget: 'DateField', props, hasReadOnly: true };
}
