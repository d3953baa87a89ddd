import fc from 'fast-check';

export interface Lengths {
  min: number;
  max: number;
}

/** Longer values cost time and find nothing that these do not. */
export const longest = 20_000;

type Size = 'xsmall' | 'small' | 'medium';

/** Texts of a pattern alone; undefined where it looks ahead or behind, which cannot be made up. */
function matching(pattern: string, { max }: Lengths, size: Size): fc.Arbitrary<string> | undefined {
  if (/\(\?[=!<]/.test(pattern)) return undefined;
  return fc.stringMatching(new RegExp(pattern, 'u'), { size, maxLength: Math.min(max, 400) });
}

/** One letter repeated to the least and the greatest length, for patterns that are a class of letters. */
function stretched(texts: string[], { min, max }: Lengths): string[] {
  if (max > longest) return [];
  return texts.slice(0, 20).flatMap((text) => {
    const letter = text.at(-1) ?? '';
    return [min, max].map((length) => text + letter.repeat(Math.max(0, length - text.length)));
  });
}

function found(pattern: string, lengths: Lengths, given: string[], isGood: (text: string) => boolean): string[] {
  const shape = new RegExp(pattern, 'u');
  const sizes: Size[] = ['xsmall', 'small', 'medium'];
  const made = sizes.flatMap((size) => {
    const texts = matching(pattern, lengths, size);
    return texts ? fc.sample(texts, { numRuns: 60, seed: 1 }) : [];
  });
  const all = [...made, ...stretched(made, lengths), ...given];
  const good = [...new Set(all)].filter((text) => shape.test(text) && isGood(text));
  if (good.length === 0) throw new Error(`No text was found for the pattern ${pattern}; give the schema examples.`);
  return good;
}

/** Texts of a pattern, within the lengths. */
export function textOfPattern(
  pattern: string,
  lengths: Lengths,
  given: string[],
  isGood: (text: string) => boolean,
): fc.Arbitrary<string> {
  const texts = found(pattern, lengths, given, isGood);
  const free = matching(pattern, lengths, 'small');
  const share = free ? fc.sample(free, { numRuns: 40, seed: 3 }).filter(isGood).length / 40 : 0;
  // Where few texts are short or long enough, sorting the rest out might never end; a fixed choice does.
  return free && share > 0.3 ? fc.oneof(fc.constantFrom(...texts), free.filter(isGood)) : fc.constantFrom(...texts);
}

/** The shortest and the longest texts of a pattern that are allowed. */
export function edgesOfPattern(
  pattern: string,
  lengths: Lengths,
  given: string[],
  isGood: (text: string) => boolean,
): fc.Arbitrary<string> {
  const texts = found(pattern, lengths, given, isGood).sort((a, b) => a.length - b.length);
  return fc.constantFrom(...texts.slice(0, 2), ...texts.slice(-2));
}
