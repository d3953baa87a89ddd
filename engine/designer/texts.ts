import { isObject, own } from '#schemas';
import type { TextValue, Value } from '#engine/document';

/** ICU texts by language and key. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Whether a value is a text: `{t}`. */
export function isText(value: unknown): value is TextValue {
  return isObject(value) && Object.hasOwn(value, 't');
}

/** Whether a value is an expression: `{$}`. */
export function isExpression(value: unknown): value is { $: string } {
  return isObject(value) && typeof own(value, '$') === 'string';
}

/** What a value says in one language as it is written, with its placeholders; undefined for one that is no words. */
export function textIn(value: unknown, locale: string, messages: Messages): string | undefined {
  if (typeof value === 'string') return value;
  if (!isText(value)) return undefined;
  const { t } = value;
  return typeof t === 'string' ? own(own(messages, locale) ?? {}, t) : own(t, locale);
}

/** The value with other words in one language: of a message, the other languages keep what the message says. */
export function withTextIn(
  value: Value | undefined,
  {
    locale,
    words,
    locales,
    messages,
  }: { locale: string; words: string; locales: readonly string[]; messages: Messages },
): TextValue {
  const now = Object.fromEntries(
    locales.flatMap((one) => {
      const said = textIn(value, one, messages);
      return said === undefined || said === '' ? [] : [[one, said]];
    }),
  );
  const values = isText(value) ? value.values : undefined;
  const texts = { ...now, [locale]: words };
  return values === undefined ? { t: texts } : { t: texts, values };
}
