import { formulaFunctions } from '#engine/forms';
import type { Entry } from './controls.tsx';

/** The letters of a name before the caret: of an identifier, or of a label in any script, which stands for its identifier. */
const wordBefore = (text: string, caret: number): string =>
  /[\p{L}_][\p{L}\p{N}_]*$/u.exec(text.slice(0, caret))?.[0] ?? '';

/** What the word before the caret may become: fields by identifier or name, then functions. Nothing inside of a text. */
export function completionsAt(text: string, caret: number, fields: readonly Entry[]): Entry[] {
  const word = wordBefore(text, caret).toLowerCase();
  const quotes = text.slice(0, caret).match(/'/g)?.length ?? 0;
  if (word === '' || quotes % 2 === 1) return [];
  const named = fields.filter(({ value, label }) => `${value} ${label}`.toLowerCase().includes(word));
  const functions = Object.entries(formulaFunctions)
    .filter(([name]) => name.toLowerCase().startsWith(word))
    .map(([name, { parameters }]): Entry => ({ value: `${name}(`, label: parameters.join(', ') }));
  const found = [...named, ...functions].slice(0, 8);
  return found.length === 1 && found[0]?.value.toLowerCase() === word ? [] : found;
}

/** The text with a name in place of the word before the caret, and where the caret is then. */
export function completed(text: string, caret: number, name: string): { text: string; caret: number } {
  const start = caret - wordBefore(text, caret).length;
  return { text: text.slice(0, start) + name + text.slice(caret), caret: start + name.length };
}
