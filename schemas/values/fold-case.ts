import { foldRuns } from './fold-runs.ts';

/**
 * The letters that a text without regard to case has in the place of others, by their code points: the mappings C and S of Unicode's
 * CaseFolding. Each letter becomes one letter, so that a text keeps its length and the beginning of a text becomes the beginning of what
 * is made of it. No letter that another one becomes is exchanged itself.
 */
export function foldedLetters(): [from: number, to: number][] {
  const letters: [number, number][] = [];
  for (let at = 0; at < foldRuns.length; at += 4) {
    const [first = 0, last = 0, step = 1, distance = 0] = foldRuns.slice(at, at + 4);
    for (let letter = first; letter <= last; letter += step) letters.push([letter, letter + distance]);
  }
  return letters;
}

let known: ReadonlyMap<string, string> | undefined;

const letters = (): ReadonlyMap<string, string> => {
  known ??= new Map(foldedLetters().map(([from, to]) => [String.fromCodePoint(from), String.fromCodePoint(to)]));
  return known;
};

const ascii = /^[\0-\x7f]*$/;

/**
 * A text without regard to case, alike on every machine and in every language, and as the database has it in `public.fold_case`: two texts
 * that differ in case alone become equal (docs/decisions/0299).
 */
export function foldCase(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text.replace(/[A-Z\u00b5-\u{1e943}]/gu, (letter) => letters().get(letter) ?? letter);
}
