import type { LocalizedText } from '#schemas/localized-text';

/** A text for the caller. One in English alone is for developers, such as what the checker of documents finds. */
export type ErrorText = string | LocalizedText;

/** The text in the caller's language. */
export function localized(locale: keyof LocalizedText, text: ErrorText): string {
  return typeof text === 'string' ? text : text[locale];
}

/** The language in which a reader of a locale gets texts of the server. */
export const languageOf = (locale: string): keyof LocalizedText => (locale === 'zh-CN' ? 'zh-CN' : 'en-US');
