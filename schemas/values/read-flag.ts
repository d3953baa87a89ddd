import { foldCase } from './fold-case.ts';
/**
 * Words that mean yes and no, in both languages, in lower case. One list for imports, pasted cells and the conversion of stored texts
 * (0302). A lone x is in neither: it ticks a box where English is written, and crosses it out where Chinese is.
 */
export const flagWords: Readonly<Record<'yes' | 'no', readonly string[]>> = {
  yes: ['true', 'yes', 'y', 'on', '1', '是', '对', '有', '√', '✓', '✔'],
  no: ['false', 'no', 'n', 'off', '0', '否', '错', '无', '×', '✗'],
};

/** What a field calls its two values, in any language. */
export interface FlagLabels {
  yes: readonly string[];
  no: readonly string[];
}

const noLabels: FlagLabels = { yes: [], no: [] };

/** A word as it is compared: case, width and spaces at its ends do not count. */
export const plainWord = (text: string): string => foldCase(text.normalize('NFKC').trim());

function flagIn(word: string, { yes, no }: FlagLabels): boolean | undefined {
  const [isYes, isNo] = [yes, no].map((words) => words.some((one) => plainWord(one) === word));
  return isYes === isNo ? undefined : isYes;
}

/**
 * The flag that a text means: by the labels of its field first, which may turn the usual words round (`No` for *not blocked*), then by
 * `flagWords`. Undefined for what is none.
 */
export function readFlag(value: unknown, labels: FlagLabels = noLabels): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const word = plainWord(String(value));
  return flagIn(word, labels) ?? flagIn(word, flagWords);
}
