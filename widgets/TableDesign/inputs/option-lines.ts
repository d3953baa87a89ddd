import type { Schemas } from '#openapi';
import { labelsIn, longestLabel, newOption, sameText } from '../proposed-options.ts';

type Option = Schemas['Option'];

/** The most options that a field has, as the contract says. */
export const mostOptions = 1000;

/** What stands before a line of a list: bullets, boxes to tick and numbers. */
const bullet = /^\s*(?:[-–—*]\s+|[•·●○▪◦]\s*|\[[ xX]?\]\s*|\d{1,3}[.)]\s+|\d{1,3}、\s*)/;

/** The lines of a text, and the cells of a row: without bullets and the space around them. One of them alone is no list. */
export function linesIn(text: string): string[] {
  return text
    .split(/[\r\n\t]+/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '');
}

/** What became of pasted lines. */
export interface Pasted {
  options: Option[];
  /** Where the last of them is now; undefined when none was added. */
  last: number | undefined;
  count: number;
  /** Lines that are the name of another option, each once. */
  again: string[];
  /** How many were longer than a name may be, and how many were more than a field has. */
  long: number;
  over: number;
}

interface Into {
  /** The row that they are pasted into. */
  at: number;
  /** Whether an option still has no name of its own, and takes one of the lines. */
  isUnnamed(option: Option, at: number): boolean;
  isColoured: boolean;
  /** The label of an option with another text. */
  withText(option: Option, text: string): Option;
}

/** Options with the lines of a text: rows from a position on that have no name take the first of them, further ones follow. */
export function pasteLines(lines: readonly string[], options: readonly Option[], into: Into): Pasted {
  const { isUnnamed, isColoured, withText } = into;
  const named = options.filter((option, at) => !isUnnamed(option, at));
  const known = new Set(named.flatMap(({ label }) => labelsIn(label).map(sameText)));
  const made: Pasted = { options: [...options], last: undefined, count: 0, again: [], long: 0, over: 0 };
  let next = into.at;
  for (const line of lines) {
    if (line.length > longestLabel) made.long += 1;
    else if (known.has(sameText(line))) {
      if (!made.again.some((one) => sameText(one) === sameText(line))) made.again.push(line);
    } else {
      const row = made.options[next];
      const takesRow = row !== undefined && isUnnamed(row, next);
      if (!takesRow && made.options.length >= mostOptions) {
        made.over += 1;
        continue;
      }
      // A row that has a name stays, and the line comes behind it.
      const position = takesRow || next > into.at || row === undefined ? next : next + 1;
      const option = takesRow ? withText(row, line) : newOption(made.options, line, isColoured);
      made.options.splice(position, takesRow ? 1 : 0, option);
      known.add(sameText(line));
      made.count += 1;
      made.last = position;
      next = position + 1;
    }
  }
  return made;
}

/** Names that more than one option has. */
export function repeatedNames(names: readonly string[]): string[] {
  const seen = new Set<string>();
  const repeated = new Map<string, string>();
  for (const name of names) {
    const text = sameText(name);
    if (text === '') continue;
    if (seen.has(text)) repeated.set(text, name.trim());
    seen.add(text);
  }
  return [...repeated.values()];
}
