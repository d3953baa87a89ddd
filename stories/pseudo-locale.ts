import type { CompiledDocument, Json } from '#engine/document';
import type { Locale } from './host-for.ts';

/**
 * Languages that nobody speaks. `en-XA` shows what is no message, since its letters have accents, and what has no room for
 * longer words, since it is a third longer; `ar-XB` runs from right to left.
 */
export type StoryLocale = Locale | 'en-XA' | 'ar-XB';

export const storyLocales: readonly { value: StoryLocale; title: string }[] = [
  { value: 'en-US', title: 'English' },
  { value: 'zh-CN', title: '简体中文' },
  { value: 'en-XA', title: 'Pseudo: accents, a third longer' },
  { value: 'ar-XB', title: 'Pseudo: right to left' },
];

/** The language of the toolbar. */
export function storyLocale(globals: Record<string, unknown>): StoryLocale {
  return storyLocales.find(({ value }) => value === globals['locale'])?.value ?? 'en-US';
}

/** The language whose messages a story begins with. */
export const writtenLocale = (locale: StoryLocale): Locale => (locale === 'zh-CN' ? 'zh-CN' : 'en-US');

/** The document with the words that the language of the toolbar makes of its own. */
export function inStoryLocale(document: CompiledDocument, locale: StoryLocale): CompiledDocument {
  return { ...document, messages: pseudoMessages(document.messages, locale) };
}

/** Messages, compiled or plain. Names of arguments, numbers and what is chosen by stay as they are. */
export function pseudoMessages(messages: Readonly<Record<string, Json>>, locale: StoryLocale): Record<string, Json> {
  const change = changes[locale];
  if (!change) return { ...messages };
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, changed(message, change)]));
}

type Change = (text: string) => string;

/** A syntax tree of formatjs has its words in elements of the type 0, and branches in `options` and `children`. */
function changed(message: Json, change: Change): Json {
  if (typeof message === 'string') return change(message);
  if (Array.isArray(message)) return message.map((part) => element(part, change));
  return message;
}

function element(part: Json, change: Change): Json {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  const { type, value, options, children } = part;
  if (type === 0 && typeof value === 'string') return { ...part, value: change(value) };
  return {
    ...part,
    ...(isTable(options) && {
      options: Object.fromEntries(
        Object.entries(options).map(([name, option]) => [
          name,
          isTable(option) ? { ...option, value: changed(option['value'] ?? null, change) } : option,
        ]),
      ),
    }),
    ...(Array.isArray(children) && { children: changed(children, change) }),
  };
}

const isTable = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = 'AaCcDdEeGgHhIiLlNnOoRrSsTtUuYyZz';
const accented = 'ÀàÇçĎďÈèĜĝĤĥÌìĹĺÑñÒòŔŕŠšŤťÙùÝýŽž';
const withAccent = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));

/** Letters with accents, and more of them: German and Russian are about a third longer than English. */
function longer(text: string): string {
  const letters = [...text].map((letter) => withAccent.get(letter) ?? letter).join('');
  const more = Math.round(text.trim().length / 3);
  return more > 0 ? `${letters}${'~'.repeat(more)}` : letters;
}

const changes: Partial<Record<StoryLocale, Change>> = {
  'en-XA': longer,
  'ar-XB': (text) => [...text].map((letter) => withAccent.get(letter) ?? letter).join(''),
};
