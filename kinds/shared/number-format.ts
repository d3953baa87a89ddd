/** A person has one language, and a list few ways to write numbers: far fewer than these are in use at once. */
const mostFormats = 500;
const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it. Making a format takes a hundred times as long as using it. */
export function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  if (formats.size >= mostFormats) formats.clear();
  formats.set(key, format);
  return format.format(value);
}

/** How the language writes a currency; one without a symbol by its code. */
export function currencySymbol(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Digits of a number that has as many as come out. */
export const mostDigits = 10;

/** How numbers of a field are written. */
export interface NumberStyle {
  /** Behind the point; absent: as many as come out. */
  digits?: number | undefined;
  /** ISO 4217. */
  currency?: string | undefined;
  isPercent?: boolean;
  unit?: string | undefined;
}

/** A number with its digits, unit or currency. */
export function styledNumber(
  value: number,
  { digits, currency, isPercent, unit }: NumberStyle,
  locale: string,
): string {
  const text = formatNumber(value, locale, {
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? mostDigits,
    ...(currency !== undefined && { style: 'currency', currency }),
    ...(isPercent && { style: 'percent' }),
  });
  return unit === undefined ? text : `${text} ${unit}`;
}

interface NumberNotation {
  /** Behind the point; absent: as many as come out. */
  digits?: number | undefined;
  unit?: string | undefined;
  isPercent?: boolean;
  isGrouped: boolean;
}

/** A number in a form that is read, its unit behind it. */
export function writtenNumber(value: unknown, notation: NumberNotation, locale: string): string {
  if (typeof value !== 'number') return String(value);
  const { digits, unit, isPercent = false, isGrouped } = notation;
  const text = formatNumber(value, locale, {
    style: isPercent ? 'percent' : 'decimal',
    useGrouping: isGrouped,
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? mostDigits,
  });
  return isPercent || !unit ? text : `${text} ${unit}`;
}
