import { glossary, type Row } from '#scripts/words/glossary.ts';

/** Words of prose beside the glossary's names. */
const ofProse = ['stands', 'goes on', 'is told', 'are told'];

/** Texts of all comments of a source. Strings and templates are passed over, so that an address in one is no comment. */
export const commentsOf = (text: string): string[] =>
  [
    ...text.matchAll(
      /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)/g,
    ),
  ].flatMap(({ groups }) => groups?.['comment'] ?? []);

/** The single plain words among the names of the glossary, and those of prose, as one expression. */
function wordsOf(rows: readonly Row[]): RegExp {
  const names = rows.flatMap(({ not }) => not).filter((name) => /^[a-z]+$/.test(name));
  return new RegExp(`\\b(?:${[...names, ...ofProse].join('|')})\\b`, 'i');
}

/** The comments of some sources that have a word which the glossary replaces by another one. */
export function wordyComments(sources: readonly string[], rows: readonly Row[] = glossary): string[] {
  const words = wordsOf(rows);
  return sources.flatMap((text) => commentsOf(text).filter((comment) => words.test(comment)));
}
