import type { LocalizedText } from '#schemas/localized-text';

/** A text for the caller. One in English alone is for developers, such as what the checker of documents finds. */
export type Told = string | LocalizedText;

/** The text in the caller's language. */
export function toldIn(locale: keyof LocalizedText, told: Told): string {
  return typeof told === 'string' ? told : told[locale];
}
