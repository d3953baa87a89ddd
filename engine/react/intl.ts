import { createIntl, type IntlCache, type IntlConfig, type IntlShape } from 'react-intl';
import { EngineError, type Json } from '#engine/document';
import { isData } from '#engine/runtime';

/** Messages by key: syntax trees that FormatJS compiled, or texts without arguments. */
export type Messages = Readonly<Record<string, Json>>;

/** Formats a message: the key itself when there is no such message. */
export type WriteText = (key: string, values?: Readonly<Record<string, unknown>>) => string;

export interface MessageIntlOptions {
  /** BCP 47. */
  locale: string;
  /** IANA name of the zone that dates are shown in; the browser's own when absent. */
  timeZone?: string | undefined;
  messages: Messages;
  report?: ((error: unknown) => void) | undefined;
}

/** The intl of one set of messages. Nothing that it formats throws: errors are reported, and the raw value or key is shown. */
export function createMessageIntl(
  { locale, timeZone, messages, report }: MessageIntlOptions,
  cache: IntlCache,
): IntlShape {
  const intl = createIntl(
    {
      locale,
      defaultLocale: locale,
      timeZone,
      messages: treesOf(messages),
      onError: (error) => report?.(error.code === 'MISSING_TRANSLATION' ? missing(error) : error),
    },
    cache,
  );
  return {
    ...intl,
    formatDate(value, options) {
      if (isDate(value)) return intl.formatDate(value, options);
      report?.(new RangeError(`"${String(value)}" is no date.`));
      return String(value ?? '');
    },
  };
}

/** Adds messages to those of `createMessageIntl`; false, and none is added, when it has another message by one of these keys. */
export function addMessages(intl: IntlShape, more: Messages): boolean {
  const trees = treesOf(more);
  const known = intl.messages;
  if (Object.keys(trees).some((key) => known[key] && JSON.stringify(known[key]) !== JSON.stringify(trees[key])))
    return false;
  // The object that `treesOf` made for it, which nothing else holds.
  Object.assign(known, trees);
  return true;
}

/** FormatJS writes "Invalid Date", and 1970 for an empty text; the value itself says more. */
function isDate(value: Parameters<IntlShape['formatDate']>[0]): boolean {
  if (typeof value !== 'string') return value === undefined || !Number.isNaN(Number(value));
  return !Number.isNaN(Date.parse(value));
}

/** Formats messages with the values of documents, which may be anything. */
export function textWriter(intl: IntlShape): WriteText {
  return (key, values) => {
    return intl.formatMessage({ id: key }, values && Object.fromEntries(Object.entries(values).map(printable)));
  };
}

/** Arguments are texts, numbers and yes or no; null is nothing, and anything else cannot be a part of a sentence. */
function printable([name, value]: [string, unknown]): [string, string | number | boolean] {
  if (typeof value === 'string' || typeof value === 'number') return [name, value];
  // `true` as it is would be inserted as a React node, which shows nothing.
  return [name, value === true ? 'true' : value === false ? value : ''];
}

/** No parser of ICU messages reaches the browser, so that a plain text becomes a tree of one literal. */
function treesOf(messages: Messages): NonNullable<IntlConfig['messages']> {
  const trees: Record<string, Json> = {};
  for (const [key, message] of Object.entries(messages)) {
    if (typeof message === 'string') trees[key] = [{ type: 0, value: message }];
    // A broken document may hold anything; what is no tree is a message that is missing.
    else if (Array.isArray(message) && message.every(isData)) trees[key] = message;
  }
  // Safe: these are syntax trees, or fail where they are formatted, which reports the error.
  return trees as unknown as NonNullable<IntlConfig['messages']>;
}

function missing(error: Error & { descriptor?: { id?: unknown } }): EngineError {
  return new EngineError('ENGINE_MESSAGE_MISSING', { name: String(error.descriptor?.id ?? '') }, { cause: error });
}
