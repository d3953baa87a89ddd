import { expect, test } from 'vitest';
import { checkPictures, largestPicture } from './check-picture.ts';

const png = { name: 'logo.png', type: 'image/png', size: 1000 };

test('CFG-11 one .jpg or .png passes', () => {
  expect(checkPictures([png])).toBeUndefined();
  expect(checkPictures([{ name: 'A.JPG', type: 'image/jpeg', size: 1 }])).toBeUndefined();
  expect(checkPictures([{ name: 'a.jpeg', type: 'image/jpeg', size: 1 }])).toBeUndefined();
});

test('CFG-11 more files at a time than there is room for are refused', () => {
  expect(checkPictures([png, png])).toBe('several');
  expect(checkPictures([png, png], 2)).toBeUndefined();
  expect(checkPictures([png, png, png], 2)).toBe('many');
  expect(checkPictures([png, { ...png, size: 0 }], 2)).toBe('empty');
});

test.each([
  { name: 'a.gif', type: 'image/gif' },
  { name: 'a.svg', type: 'image/svg+xml' },
  { name: 'a.gif', type: 'image/png' },
  { name: 'a.png', type: 'image/gif' },
  { name: 'a.png.exe', type: 'application/octet-stream' },
])('CFG-11 $name of type $type is refused', (facts) => {
  expect(checkPictures([{ ...facts, size: 10 }])).toBe('type');
});

test('CFG-12 more than 5 MB is refused, 5 MB pass', () => {
  expect(checkPictures([{ ...png, size: 6 * 1024 * 1024 }])).toBe('size');
  expect(checkPictures([{ ...png, size: largestPicture }])).toBeUndefined();
});

test('checkPicture refuses an empty file', () => {
  expect(checkPictures([{ ...png, size: 0 }])).toBe('empty');
});
