import { type ErrorCode, errorCatalogue } from '#openapi';
import { type ErrorDetail, localized } from '../../errors/index.ts';
import type { Locale } from '../request/locale.ts';
import type { PublicFailure } from './public-failure.ts';

/** Every answer that is not a file (SESS-05). `code` is the HTTP status. */
export interface Envelope {
  success: boolean;
  message: string;
  data: unknown;
  code: number;
}

/** `data` of a failed answer. */
interface FailureData {
  code: ErrorCode;
  detail?: unknown;
  pointer?: string;
  hint: string;
}

export function success(data: unknown): Envelope {
  return { success: true, message: 'OK', data: data ?? null, code: 200 };
}

/** The message is in the caller's language, with the numbers of the detail in it; the catalogue's hints are for developers. */
export function failed({ code, facts }: Pick<PublicFailure, 'code' | 'facts'>, locale: Locale): Envelope {
  const entry = errorCatalogue[code];
  const data: FailureData = {
    code,
    ...(facts.detail === undefined ? {} : { detail: detailIn(locale, facts.detail) }),
    ...(facts.pointer === undefined ? {} : { pointer: facts.pointer }),
    hint: localized(locale, facts.hint ?? entry.hint),
  };
  const message = facts.message === undefined ? fill(entry[locale], facts.detail) : localized(locale, facts.message);
  return { success: false, message, data, code: entry.status };
}

/** Everything but the issues' texts stays as it is: a stored document has texts in two languages of its own. */
function detailIn(locale: Locale, detail: ErrorDetail): unknown {
  if (!detail.faults) return detail;
  const issues = detail.faults.map(({ message, hint, ...issue }) => ({
    ...issue,
    message: localized(locale, message),
    ...(hint === undefined ? {} : { hint: localized(locale, hint) }),
  }));
  return { ...detail, faults: issues };
}

/** `{retry_after}` of a text becomes the detail's number; a name that the detail does not have stays. */
function fill(text: string, detail: unknown): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, name) : undefined;
    return typeof value === 'number' ? String(value) : placeholder;
  });
}
