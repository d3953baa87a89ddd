/** Px of a sign in a cell, as wide as the usual fonts have it. */
const digit = 9;
const letter = 9.5;
const mark = 5;
const wide = 14.5;
/** Px that browsers leave between a wide sign and a letter or digit. */
const between = 1.8;

const isWide = (sign: string): boolean => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(sign);

function widthOf(sign: string): number {
  if (isWide(sign)) return wide;
  if (/\d/.test(sign)) return digit;
  return /\p{L}/u.test(sign) ? letter : mark;
}

/** Px that a text takes at most in a cell, in the fonts of any system: known before anything is shown. */
export function textWidth(text: string): number {
  const signs = [...text];
  return signs.reduce((sum, sign, at) => {
    const before = signs[at - 1];
    return sum + widthOf(sign) + (before !== undefined && isWide(before) !== isWide(sign) ? between : 0);
  }, 0);
}
