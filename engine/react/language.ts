import { EngineError, type Json } from '#engine/runtime';
import { createFormats, type Formats, type FormatsOptions } from './formats.ts';
import { formatter, isRich, joinedText, type Values } from './formatter.ts';

/** How a message is written: the key itself when there is no such message. */
export type WriteText = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** The messages by their keys: syntax trees that formatjs compiled, or texts without arguments. */
export type Messages = Readonly<Record<string, Json>>;

/** What a document says in one language, and how it writes numbers and moments. */
export interface Language {
  readonly write: WriteText;
  readonly formats: Formats;
}

export interface LanguageOptions extends FormatsOptions {
  /** The first that has a key says it. They are read where they are: a copy of a thousand is felt when a page opens. */
  messages: readonly Messages[];
}

export function createLanguage({ messages, ...options }: LanguageOptions): Language {
  const formats = createFormats(options);
  const formatted = (tree: readonly Json[], values: Values | undefined): string => {
    const format = formatter();
    // What is joined without it was not, so that a value is missing.
    if (!format && !isRich(tree)) throw new Error('A message lacks one of its values.');
    if (!format) throw new EngineError('ENGINE_CODE_UNLOADED');
    return format(tree, formats, values);
  };

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
        return joinedText(message, given) ?? formatted(message, given);
      } catch (error) {
        options.report?.(error instanceof Error ? error : new Error(String(error)));
        return key;
      }
    },
  };
}

/** Arguments are texts, numbers and yes or no; null is nothing, and anything else has no place in a sentence. */
function printable([name, value]: [string, unknown]): [string, string | number | boolean] {
  const isPrintable = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return [name, isPrintable ? value : ''];
}
