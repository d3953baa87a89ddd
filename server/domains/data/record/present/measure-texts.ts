import type { MeasureValue } from '../../query/statistic.ts';
import type { MeasurePlan } from '../../query/statistic-measure.ts';
import { measuredText } from './number-text.ts';
import { dateText } from './value-text.ts';

interface Reader {
  locale: string;
  timeZone: string;
}

/** What people read for what was computed, by the measure's key; nothing for what has no value. */
export function measureTexts(
  measures: readonly MeasurePlan[],
  values: Readonly<Record<string, MeasureValue>>,
  reader: Reader,
): Record<string, string> {
  return Object.fromEntries(
    measures.flatMap(({ key, function: made, field }): [string, string][] => {
      const value = values[key] ?? null;
      if (value === null) return [];
      if (typeof value === 'number') return [[key, measuredText(made, field?.kind, value, reader.locale)]];
      return [[key, dateText(value, reader)]];
    }),
  );
}
