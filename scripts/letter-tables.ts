/**
 * Prints the tables of `schemas/values/fold-runs.ts` and `server/kernel/db/letters/base-letters.ts` as the Unicode of this Node has them.
 * They are frozen, since indexes are built with them: a newer table is a new function of the database and a new layout of the records
 * (docs/decisions/0299). `node --import tsx scripts/letter-tables.ts`
 */
type Pair = [from: number, to: number];

const single = (text: string): number | undefined => ([...text].length === 1 ? text.codePointAt(0) : undefined);

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** Cherokee alone folds to capitals: its small letters came later. */
const isCherokee = (code: number): boolean => (code >= 0x13a0 && code <= 0x13ff) || (code >= 0xab70 && code <= 0xabbf);

/** Whether the simple case folding makes both letters one, as regular expressions that ignore case compare them. */
const isSame = (one: number, other: number): boolean =>
  new RegExp(`^\\u{${one.toString(16)}}$`, 'iu').test(String.fromCodePoint(other));

/** The mappings C and S of CaseFolding. */
function foldings(): Pair[] {
  const found: Pair[] = [];
  for (let code = 0x41; code <= 0x1ffff; code += 1) {
    if (isSurrogate(code)) continue;
    const letter = String.fromCodePoint(code);
    const upper = single(letter.toUpperCase());
    const small = single((upper === undefined ? letter : String.fromCodePoint(upper)).toLowerCase());
    const wanted = isCherokee(code) ? [upper] : [small, single(letter.toLowerCase())];
    const to = wanted.find((one) => one !== undefined && one !== code && isSame(code, one));
    if (to !== undefined) found.push([code, to]);
  }
  return found;
}

/** The pairs as runs: the first and the last letter, how far apart its letters are, and how far away what they become is. */
function runsOf(pairs: readonly Pair[]): number[][] {
  const runs: number[][] = [];
  for (let at = 0; at < pairs.length; ) {
    const lengths = [1, 2].map((step) => {
      let end = at;
      while (isNext(pairs[end], pairs[end + 1], step)) end += 1;
      return { step, end };
    });
    const longest = lengths.reduce((one, other) => (other.end > one.end ? other : one));
    const [first = 0, to = 0] = pairs[at] ?? [];
    runs.push([first, pairs[longest.end]?.[0] ?? first, longest.step, to - first]);
    at = longest.end + 1;
  }
  return runs;
}

const isNext = (one: Pair | undefined, other: Pair | undefined, step: number): boolean =>
  one !== undefined && other !== undefined && other[0] === one[0] + step && other[1] - other[0] === one[1] - one[0];

const letters = (first: string, last: string): string[] => {
  const [from, to] = [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0];
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
};

/** Where letters with accents are: Latin, Greek, Cyrillic, and Latin of full width. */
const accented = ['\u0080\u024f', '\u0370\u052f', '\u1e00\u1fff', '\uff41\uff5a'];

/** Letters that a dictionary has beside another one, by that one: CLDR's order for all languages. A pair such as æ is beside its first. */
function baseLetters(folded: ReadonlySet<number>): Map<string, string> {
  const { compare } = new Intl.Collator('und', { sensitivity: 'base' });
  const latin = letters('a', 'z');
  const bases = [...latin, ...letters('α', 'ω'), ...letters('а', 'я')].filter(
    (one) => !folded.has(one.codePointAt(0) ?? 0),
  );
  const pairs = latin.flatMap((one) => latin.map((other) => one + other));
  const found = new Map<string, string>();
  for (const letter of accented.flatMap(([first = '', last = '']) => letters(first, last))) {
    if (folded.has(letter.codePointAt(0) ?? 0) || bases.includes(letter) || !/\p{L}/u.test(letter)) continue;
    const base = [...bases, ...pairs].find((one) => compare(one, letter) === 0)?.charAt(0);
    if (base !== undefined) found.set(base, (found.get(base) ?? '') + letter);
  }
  return found;
}

const pairs = foldings();
process.stdout.write(`${runsOf(pairs).flat().join(', ')},\n\n`);
for (const [base, others] of baseLetters(new Set(pairs.map(([from]) => from))))
  process.stdout.write(`  ${base}: '${others}',\n`);
