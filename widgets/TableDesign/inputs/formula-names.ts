import type { Entry } from './controls.tsx';

/** The letters of a name before the caret: of an identifier, or of a label in any script, which stands for its identifier. */
const wordBefore = (text: string, caret: number): string =>
  /[\p{L}_][\p{L}\p{N}_]*$/u.exec(text.slice(0, caret))?.[0] ?? '';

/** A function: its label says what it gives, the other words are those that people look for it by. */
export interface FunctionEntry extends Entry {
  words?: string;
}

/** What a formula can name: fields by identifier and label, functions by name and meaning. */
export interface FormulaNames {
  fields: readonly Entry[];
  functions: readonly FunctionEntry[];
}

/** What before the caret a name takes the place of: the beginning of its label, which may have spaces, else the last word. */
function typedFor(text: string, caret: number, label: string): string {
  const word = wordBefore(text, caret);
  for (let length = Math.min(caret, label.length); length > word.length; length -= 1) {
    const start = caret - length;
    const typed = text.slice(start, caret);
    if (/[\p{L}\p{N}_]/u.test(text[start - 1] ?? '')) continue;
    if (label.toLowerCase().startsWith(typed.toLowerCase())) return typed;
  }
  return word;
}

/** Everything before the caret: whole texts, and what is no quotation mark. */
const outside = /^(?:[^'"]|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")*$/s;
const isInText = (text: string, caret: number): boolean => !outside.test(text.slice(0, caret));

/**
 * What the word before the caret may become: fields by identifier or label, then functions by name or meaning. Nothing inside of
 * a text, and nothing without a word unless everything is asked for.
 */
export function completionsAt(text: string, caret: number, names: FormulaNames, isAll = false): Entry[] {
  const word = wordBefore(text, caret).toLowerCase();
  if (isInText(text, caret)) return [];
  if (word === '') return isAll ? [...names.fields, ...names.functions] : [];
  // A phrase that only one label begins with says more than its last word.
  const phrased = names.fields.filter(({ label }) => typedFor(text, caret, label).length > word.length);
  const fields =
    phrased.length > 0
      ? phrased
      : names.fields.filter(({ value, label }) => `${value} ${label}`.toLowerCase().includes(word));
  const begins = ({ value, label }: Entry): boolean =>
    value.toLowerCase().startsWith(word) || label.toLowerCase().startsWith(word);
  const isWhole = ({ value }: Entry): boolean => value.toLowerCase() === word;
  const named = names.functions.filter(({ value }) => value.toLowerCase().startsWith(word));
  // A single letter is in every meaning; one Chinese character says something.
  const isMeaning = word.length > 2 || /\P{Script=Latin}/u.test(word);
  const meant = isMeaning
    ? names.functions.filter(
        (one) => !named.includes(one) && `${one.words ?? ''} ${one.label}`.toLowerCase().includes(word),
      )
    : [];
  const sorted = [...fields.filter(begins), ...fields.filter((one) => !begins(one))];
  const all = [...sorted, ...named, ...meant];
  // What is there in full comes first.
  const found = [...all.filter(isWhole), ...all.filter((one) => !isWhole(one))].slice(0, 8);
  const [only] = found;
  if (found.length !== 1 || !only || !isWhole(only)) return found;
  // The whole name of a function still lacks its brackets.
  return names.functions.includes(only) && !text.slice(caret).startsWith('(') ? found : [];
}

/** The text with a name in place of what was typed of it before the caret, and where the caret is then. A function is opened. */
export function completed(
  text: string,
  caret: number,
  { value: name, label }: Entry,
  isFunction = false,
): { text: string; caret: number } {
  const start = caret - (isFunction ? wordBefore(text, caret) : typedFor(text, caret, label)).length;
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
