import { foldCase } from '#schemas/values';
import { inPinyinOrder } from '../han/pinyin-order.ts';
import { baseLetters } from './base-letters.ts';

/** How many characters of a text its sort key is made of, so that the key fits into an index. */
export const orderedCharacters = 200;

/** What is between a text without accents and the same with them: before every letter, so that the plain word is first. */
export const accentsBehind = '\u0001';

/** The code points of accents that follow their letter as a character of their own. */
export const accents = { first: 0x300, last: 0x36f };

const bases: ReadonlyMap<string, string> = new Map(baseLetters);

const isAccent = (code: number): boolean => code >= accents.first && code <= accents.last;

const withoutAccents = (text: string): string =>
  text.replace(/[^\0-\x7f]/gu, (letter) => bases.get(letter) ?? (isAccent(letter.codePointAt(0) ?? 0) ? '' : letter));

const beginning = (text: string): string => [...foldCase(text)].slice(0, orderedCharacters).join('');

/**
 * The sort key of a text in every order of the product, compared by code points, as `public.text_order` makes it: without regard to case,
 * letters with accents beside those without, Chinese by pinyin. Texts that differ only after 200 characters have the same key.
 */
export function textOrder(text: string): string {
  const folded = beginning(text);
  const plain = withoutAccents(folded);
  return inPinyinOrder(plain === folded ? folded : `${plain}${accentsBehind}${folded}`);
}

/** How the sort keys of all texts begin that begin with this one without regard to case; those of some others do as well. */
export const textOrderBeginning = (text: string): string => inPinyinOrder(withoutAccents(beginning(text)));
