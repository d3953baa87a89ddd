import { expect, test } from 'vitest';
import { checkPicture, largestPicture } from './check-picture.ts';

const png = { name: 'logo.png', type: 'image/png', size: 1000 };

test('CFG-11 one .jpg or .png passes', () => {
  expect(checkPicture([png])).toBeUndefined();
  expect(checkPicture([{ name: 'A.JPG', type: 'image/jpeg', size: 1 }])).toBeUndefined();
  expect(checkPicture([{ name: 'a.jpeg', type: 'image/jpeg', size: 1 }])).toBeUndefined();
});

test('CFG-11 two files at a time are refused', () => {
  expect(checkPicture([png, png])).toBe('several');
});

test.each([
  { name: 'a.gif', type: 'image/gif' },
  { name: 'a.svg', type: 'image/svg+xml' },
  { name: 'a.gif', type: 'image/png' },
  { name: 'a.png', type: 'image/gif' },
  { name: 'a.png.exe', type: 'application/octet-stream' },
])('CFG-11 $name of type $type is refused', (facts) => {
  expect(checkPicture([{ ...facts, size: 10 }])).toBe('type');
});

test('CFG-12 more than 5 MB is refused, 5 MB pass', () => {
  expect(checkPicture([{ ...png, size: 6 * 1024 * 1024 }])).toBe('size');
  expect(checkPicture([{ ...png, size: largestPicture }])).toBeUndefined();
});

test('checkPicture refuses an empty file', () => {
  expect(checkPicture([{ ...png, size: 0 }])).toBe('empty');
});
