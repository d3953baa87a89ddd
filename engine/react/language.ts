import { formatToParts, IntlMessageFormat } from 'intl-messageformat';
import { EngineError, type Json } from '#engine/core';
import { createFormats, type Formats, type FormatsOptions } from './formats.ts';

/** How a message is written: the key itself when there is no such message. */
export type WriteText = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** The messages by their keys: syntax trees that formatjs compiled, or texts without arguments. */
export type Messages = Readonly<Record<string, Json>>;

/** What a document says in one language, and how it writes numbers and moments. */
export interface Language {
  readonly write: WriteText;
  readonly formats: Formats;
}

type Tree = Parameters<typeof formatToParts>[0];
type Values = Readonly<Record<string, string | number | boolean>>;

export interface LanguageOptions extends FormatsOptions {
  /** The first that has a key says it. They are read where they are: a copy of a thousand is felt when a page opens. */
  messages: readonly Messages[];
}

export function createLanguage({ messages, ...options }: LanguageOptions): Language {
  const formats = createFormats(options);
  const formatters = {
    getNumberFormat: (_locales: unknown, style?: Intl.NumberFormatOptions) => formats.numberFormat(style),
    getDateTimeFormat: (_locales: unknown, style?: Intl.DateTimeFormatOptions) => formats.dateFormat(style),
    getPluralRules: (_locales: unknown, style?: Intl.PluralRulesOptions) => new Intl.PluralRules(options.locale, style),
  };
  /** Without an instance of formatjs's class: making one asks the browser for all languages it knows, some 20 ms in Chromium. */
  const written = (tree: Tree, values: Values | undefined): string =>
    formatToParts(tree, options.locale, formatters, IntlMessageFormat.formats, values)
      .map(({ value }) => String(value))
      .join('');

  return {
    formats,
    write(key, values) {
      const message = messages.find((one) => Object.hasOwn(one, key))?.[key];
      if (typeof message === 'string') return message;
      if (!Array.isArray(message)) {
        options.report?.(new EngineError('ENGINE_MESSAGE_MISSING', { name: key }));
        return key;
      }
      const given = values && Object.fromEntries(Object.entries(values).map(printable));
      try {
        // Safe: an array is the syntax tree that formatjs compiled; what is none fails in here, and is reported.
        return joinedText(message, given) ?? written(message as unknown as Tree, given);
      } catch (error) {
        options.report?.(error instanceof Error ? error : new Error(String(error)));
        return key;
      }
    },
  };
}

/** The parts of a syntax tree that need no formatting; the numbers are formatjs's. */
const partTypes = { literal: 0, argument: 1 } as const;

/** A text that inserts words and numbers as they are, which is nearly every one with arguments; undefined for any other. */
function joinedText(message: unknown, values: Values = {}): string | undefined {
  if (!Array.isArray(message)) return undefined;
  let text = '';
  for (const { type, value } of message) {
    if (type === partTypes.literal) text += value;
    else {
      const given: unknown = type === partTypes.argument && Object.hasOwn(values, value) ? values[value] : undefined;
      if (typeof given !== 'string' && typeof given !== 'number') return undefined;
      text += given;
    }
  }
  return text;
}

/** Arguments are texts, numbers and yes or no; null is nothing, and anything else has no place in a sentence. */
function printable([name, value]: [string, unknown]): [string, string | number | boolean] {
  const isPrintable = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return [name, isPrintable ? value : ''];
}
