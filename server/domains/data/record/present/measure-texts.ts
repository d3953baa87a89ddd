import type { MeasureValue } from '../../query/statistic.ts';
import type { MeasurePlan } from '../../query/statistic-measure.ts';
import { dateText } from './value-text.ts';
import { rolledUpKind } from '#engine/forms';
import { formatNumber, mostDigits, valuesOf } from '#kinds';
import type { Schemas } from '#openapi';
import type { FieldKind } from '../../store/storage.ts';

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

/** What a function made of numbers, for people: as the field writes its numbers, an average with two digits at least. */
export function measuredText(
  made: Schemas['AggregateFunction'],
  of: FieldKind | undefined,
  value: number,
  locale: string,
): string {
  const kind = rolledUpKind(made, of);
  // A formula without a precision of its own has the digits that come out.
  const isFixed = of && (of.type !== 'formula' || of.precision !== undefined);
  const text = isFixed ? valuesOf(kind).text?.(kind, value, locale) : undefined;
  if (text !== undefined) return text;
  const digits = valuesOf(kind).digits?.(kind) ?? mostDigits;
  return formatNumber(value, locale, { maximumFractionDigits: digits });
}
