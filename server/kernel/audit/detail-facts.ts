import { type ErrorCode, errorCatalogue } from '#openapi';
import { languageOf } from '../errors/index.ts';
import { pathText } from './words/index.ts';

/** A code of the catalogue as its message; the numbers of a message are not in the log. */
function codeText(locale: string, code: string): string {
  if (!Object.hasOwn(errorCatalogue, code)) return code;
  // Safe: the catalogue has it.
  const message = errorCatalogue[code as ErrorCode][languageOf(locale)];
  return message.includes('{') ? code : message;
}

function factText(locale: string, field: string, value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return field === 'code' ? codeText(locale, value) : value;
}

/** What an entry says beside its values, in the language of the reader. Values that were too long to be logged have a sentence of their own. */
export function detailFacts(
  locale: string,
  detail: Readonly<Record<string, unknown>>,
): { label: string; text: string }[] {
  return Object.entries(detail)
    .filter(([field, value]) => field !== 'cut' && value !== null)
    .map(([field, value]) => ({ label: pathText(locale, [field]), text: factText(locale, field, value) }));
}
