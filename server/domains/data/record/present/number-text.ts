import { rolledUpKind } from '#engine/forms';
import { formatNumber, mostDigits, valuesOf } from '#kinds';
import type { Schemas } from '#openapi';
import type { FieldKind } from '../../store/storage.ts';

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
