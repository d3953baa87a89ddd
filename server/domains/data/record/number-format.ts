import { LRUCache } from 'lru-cache';

/** A person has one language, and a list few ways to write numbers: far fewer than these are in use at once. */
const formats = new LRUCache<string, Intl.NumberFormat>({ max: 500 });

/** A number as the language writes it. Making a format takes a hundred times as long as using it. */
export function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format.format(value);
}
