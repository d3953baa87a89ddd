import type { KindOf } from '../base/field-kind.ts';

/** How a spreadsheet shows dates of a granularity. */
export const dateFormats = {
  year: 'yyyy',
  month: 'yyyy-mm',
  day: 'yyyy-mm-dd',
  minute: 'yyyy-mm-dd hh:mm',
  second: 'yyyy-mm-dd hh:mm:ss',
} as const;

/** A text inside a spreadsheet's notation of formats, in which quotes and backslashes mean something. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '')}"`;

const currencySign = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

type Styled = Pick<KindOf<'number'>, 'style' | 'precision' | 'currency' | 'unit' | 'is_grouped'>;

/** Numbers stay numbers; digits, currency and unit are how they are shown. */
export function numberFormat({ style, precision, currency = 'CNY', unit, is_grouped: isGrouped }: Styled): string {
  // A number without a precision has as many digits as it needs.
  const digits = precision === undefined ? '.##########' : precision > 0 ? `.${'0'.repeat(precision)}` : '';
  if (style === 'percent') return `0${digits}%`;
  const number = `${isGrouped || style === 'money' ? '#,##0' : '0'}${digits}`;
  if (style === 'money') return `${quoted(currencySign(currency))}${number}`;
  return unit === undefined ? number : `${number}${quoted(` ${unit}`)}`;
}
