import { expect, test } from 'vitest';
import { foldCase, foldedLetters } from './fold-case.ts';

test('REC-02 texts of every script are the same without regard to case', () => {
  const pairs = [
    ['Москва', 'МОСКВА'],
    ['Ёлка', 'ёлка'],
    ['ÉCOLE', 'école'],
    ['ΟΔΟΣ', 'οδος'],
    ['οδος', 'οδοσ'],
    ['Ắ', 'ắ'],
    ['ＡＢＣ', 'ａｂｃ'],
    ['\u212a', 'K'],
    ['北京 A', '北京 a'],
  ];
  for (const [one = '', other = ''] of pairs) expect(foldCase(one)).toBe(foldCase(other));
});

test('REC-02 letters that are others in some language, or more than one, stay what they are', () => {
  expect(foldCase('Iİıi')).toBe('iİıi');
  expect(foldCase('ß')).toBe('ß');
  expect(foldCase('E')).not.toBe(foldCase('É'));
});

test('REC-02 each letter becomes one that is the same in the simple folding of Unicode, and is not exchanged again', () => {
  const letters = foldedLetters();
  const from = new Set(letters.map(([letter]) => letter));
  expect(from.size).toBe(letters.length);
  for (const [letter, to] of letters) {
    expect(from.has(to)).toBe(false);
    expect(foldCase(String.fromCodePoint(letter))).toBe(String.fromCodePoint(to));
    // What Node knows of a later Unicode than this one's is more, never something else.
    expect(new RegExp(`^\\u{${letter.toString(16)}}$`, 'iu').test(String.fromCodePoint(to))).toBe(true);
  }
});
