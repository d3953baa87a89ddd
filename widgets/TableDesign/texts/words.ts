import type { FormField } from '../design.ts';

export type PanelValue = Record<string, unknown>;
type Words = FormField['label'] | undefined;

export const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The language of a text that was given without one: what has Chinese characters is Chinese. */
const languageOf = (text: string): 'zh-CN' | 'en-US' => (/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en-US');

const byLanguage = (words: Words): Readonly<Record<string, string>> =>
  typeof words === 'string' ? { [languageOf(words)]: words } : (words ?? {});

/** The words in a language alone; an empty text where there are none in it. */
export const wordIn = (words: Words, locale: string): string => byLanguage(words)[locale] ?? '';

/** Words as two inputs, one for each language; none says anything of the other one. */
export function wordInputs(name: string, words: Words): PanelValue {
  if (words === undefined) return {};
  return { [`${name}_zh`]: wordIn(words, 'zh-CN'), [`${name}_en`]: wordIn(words, 'en-US') };
}

/** The words that two inputs describe; languages that have no input stay as they were. */
export function putWords(value: PanelValue, name: string, before: Words): Words {
  const chinese = textOf(value[`${name}_zh`]);
  const english = textOf(value[`${name}_en`]);
  const { 'zh-CN': _zh, 'en-US': _en, ...kept } = typeof before === 'object' ? before : {};
  const texts = { ...kept, ...(chinese && { 'zh-CN': chinese }), ...(english && { 'en-US': english }) };
  const [only, another] = Object.entries(texts);
  if (!only) return undefined;
  return !another && languageOf(only[1]) === only[0] ? only[1] : texts;
}

/** Words with others in one language. */
export function withWord(words: Words, locale: string, text: string): NonNullable<Words> {
  const own = locale.startsWith('zh') ? 'zh' : 'en';
  return putWords({ ...wordInputs('word', words), [`word_${own}`]: text }, 'word', words) ?? '';
}
