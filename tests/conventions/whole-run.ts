/** A test of a browser's file, and whether only the whole run does it. */
export interface EndToEndTest {
  title: string;
  isWhole: boolean;
}

const declared = /^[ \t]*test\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1,\s*(\{\s*tag: '@whole',?\s*\})?/gm;
const id = /\b(?:P\d{1,2}|[A-Z]{2,6}-\d{2,3})\b/g;

/** The tests of a source, in their order. */
export const endToEndTests = (source: string): EndToEndTest[] =>
  [...source.matchAll(declared)].map(([, , title = '', tag]) => ({ title, isWhole: tag !== undefined }));

/** Texts in quotes that begin with an id, which may be titles: those of a table stand in its cases. */
const named = /(['"`])((?:P\d{1,2}|[A-Z]{2,6}-\d{2,3})\b(?:(?!\1)[^\\\n]|\\.)*)\1/g;

/** The ids that the tests of a source prove in the gate. */
export function provenInGate(source: string): Set<string> {
  const whole = new Set(endToEndTests(source).flatMap(({ title, isWhole }) => (isWhole ? [title] : [])));
  const titles = [...source.matchAll(named)].flatMap(([, , text = '']) => (whole.has(text) ? [] : [text]));
  return new Set(titles.flatMap((title) => title.match(id) ?? []));
}

/** The tests of the whole run that name something which no test of the gate proves. */
export function provenByWholeAlone(sources: readonly string[]): string[] {
  const inGate = new Set(sources.flatMap((source) => [...provenInGate(source)]));
  return sources
    .flatMap(endToEndTests)
    .filter(({ title, isWhole }) => isWhole && (title.match(id) ?? []).some((one) => !inGate.has(one)))
    .map(({ title }) => title);
}
