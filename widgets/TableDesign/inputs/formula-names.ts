import type { Entry } from './controls.tsx';

/** The letters of a name before the caret: of an identifier, or of a label in any script, which stands for its identifier. */
const wordBefore = (text: string, caret: number): string =>
  /[\p{L}_][\p{L}\p{N}_]*$/u.exec(text.slice(0, caret))?.[0] ?? '';

/** What a formula can name: fields by identifier and label, functions by name and meaning. */
export interface FormulaNames {
  fields: readonly Entry[];
  functions: readonly Entry[];
}

const isInText = (text: string, caret: number): boolean => (text.slice(0, caret).match(/'/g)?.length ?? 0) % 2 === 1;

/**
 * What the word before the caret may become: fields by identifier or label, then functions by name or meaning. Nothing inside of
 * a text, and nothing without a word unless everything is asked for.
 */
export function completionsAt(text: string, caret: number, names: FormulaNames, isAll = false): Entry[] {
  const word = wordBefore(text, caret).toLowerCase();
  if (isInText(text, caret)) return [];
  if (word === '') return isAll ? [...names.fields, ...names.functions] : [];
  const fields = names.fields.filter(({ value, label }) => `${value} ${label}`.toLowerCase().includes(word));
  const begins = ({ value, label }: Entry): boolean =>
    value.toLowerCase().startsWith(word) || label.toLowerCase().startsWith(word);
  const named = names.functions.filter(({ value }) => value.toLowerCase().startsWith(word));
  // A single letter is in every meaning; one Chinese character says something.
  const isMeaning = word.length > 2 || /\P{Script=Latin}/u.test(word);
  const meant = isMeaning
    ? names.functions.filter((one) => !named.includes(one) && one.label.toLowerCase().includes(word))
    : [];
  const sorted = [...fields.filter(begins), ...fields.filter((one) => !begins(one))];
  const found = [...sorted, ...named, ...meant].slice(0, 8);
  return found.length === 1 && found[0]?.value.toLowerCase() === word ? [] : found;
}

/** The text with a name in place of the word before the caret, and where the caret is then. A function is opened. */
export function completed(
  text: string,
  caret: number,
  name: string,
  isFunction = false,
): { text: string; caret: number } {
  const start = caret - wordBefore(text, caret).length;
  const isOpen = text.slice(caret).startsWith('(');
  const put = isFunction && !isOpen ? `${name}()` : name;
  const inside = start + name.length + (isFunction ? 1 : 0);
  return { text: text.slice(0, start) + put + text.slice(caret), caret: inside };
}

/** The fields that a formula names by an identifier which says less than the label, each once, in their order. */
export function namedIn(text: string, fields: readonly Entry[]): Entry[] {
  const words = new Set(text.replace(/'[^']*'|"[^"]*"/g, ' ').match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []);
  return fields.filter(({ value, label }) => words.has(value) && label !== value);
}
