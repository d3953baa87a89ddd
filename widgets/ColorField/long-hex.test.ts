import { expect, test } from 'vitest';
import { longHex } from './ColorField.tsx';

test.each([
  ['#AABBCC', '#aabbcc'],
  ['abc', '#aabbcc'],
  [' #fff ', '#ffffff'],
])('longHex writes %s as %s', (text, color) => {
  expect(longHex(text)).toBe(color);
});

test.each(['#ab', 'red', '#gggggg', 'url(#a)', '#aabbccdd', ''])('longHex refuses %j', (text) => {
  expect(longHex(text)).toBeUndefined();
});
