import { type FormField, wordsOf } from '../design.ts';

export type PanelValue = Record<string, unknown>;
type Words = FormField['label'] | undefined;

export const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One text is in the input of the reader's language; it stays one text until the other input has one too. */
export function wordInputs(name: string, words: Words, locale: string): PanelValue {
  if (words === undefined) return {};
  const texts = typeof words === 'string' ? { [locale]: words } : { [locale]: wordsOf(words, locale), ...words };
  return { [`${name}_zh`]: texts['zh-CN'] ?? '', [`${name}_en`]: texts['en-US'] ?? '' };
}

/** The words that two inputs describe; languages that have no input stay as they were. */
export function putWords(value: PanelValue, name: string, before: Words): Words {
  const chinese = textOf(value[`${name}_zh`]);
  const english = textOf(value[`${name}_en`]);
  const { 'zh-CN': _zh, 'en-US': _en, ...kept } = typeof before === 'object' ? before : {};
  const isOne = Object.keys(kept).length === 0;
  if (isOne && (chinese === english || !chinese || !english)) return chinese || english || undefined;
  return { ...kept, ...(chinese && { 'zh-CN': chinese }), ...(english && { 'en-US': english }) };
}
