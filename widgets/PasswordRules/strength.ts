export type Strength = 'weak' | 'fair' | 'good' | 'strong';

const kinds: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];

/** Characters that do not follow from the one before: of `aaaa` and `1234` one each. */
function freeCharacters(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, at) => at === 0 || Math.abs(code - (codes[at - 1] ?? 0)) > 1).length;
}

/** How hard a password is to try out, by its length and the kinds of its characters; words are not looked up. */
export function strengthOf(password: string): Strength {
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const bits = pool === 0 ? 0 : freeCharacters(password) * Math.log2(pool);
  if (bits < 40) return 'weak';
  if (bits < 60) return 'fair';
  return bits < 80 ? 'good' : 'strong';
}
