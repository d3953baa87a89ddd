import type { Words } from '#schemas';

/** A text for the caller. One in English alone is for developers, such as what the checker of documents finds. */
export type Told = string | Words;

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null && 'zh-CN' in value;

/** The text in the caller's language. */
export function toldIn(locale: keyof Words, told: Told): string {
  return typeof told === 'string' ? told : told[locale];
}

/** The same value with every text in the caller's language: the faults of a detail among them. */
export function allToldIn(locale: keyof Words, value: unknown): unknown {
  if (isWords(value)) return value[locale];
  if (Array.isArray(value)) return value.map((item) => allToldIn(locale, item));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, allToldIn(locale, part)]));
}
