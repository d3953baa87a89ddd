import { rolledUpKind } from '#engine/forms';
import type { Schemas } from '#openapi';
import type { FieldKind } from '../store/storage.ts';
import { formatNumber } from './number-format.ts';

/** Digits of a number that has as many as come out. */
const mostDigits = 10;

/** The caller's own digits for a number with a unit or money; undefined for other numbers, which read as they are. */
export function numberText(kind: FieldKind, value: unknown, locale: string): string | undefined {
  if (kind.type !== 'number' || typeof value !== 'number') return undefined;
  const { style = 'plain', precision, currency = 'CNY', unit } = kind;
  if (style === 'plain' && unit === undefined && !kind.is_grouped) return undefined;
  const digits = { minimumFractionDigits: precision ?? 0, maximumFractionDigits: precision ?? mostDigits };
  const money = style === 'money' ? ({ style: 'currency', currency } as const) : {};
  const percent = style === 'percent' ? ({ style: 'percent' } as const) : {};
  const text = formatNumber(value, locale, { ...digits, ...money, ...percent });
  return unit === undefined ? text : `${text} ${unit}`;
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
  const isFixed = of?.type === 'number' || (of?.type === 'formula' && of.precision !== undefined);
  const text = isFixed ? numberText(kind, value, locale) : undefined;
  if (text !== undefined) return text;
  const digits = kind.type === 'number' ? (kind.precision ?? mostDigits) : mostDigits;
  return formatNumber(value, locale, { maximumFractionDigits: digits });
}
