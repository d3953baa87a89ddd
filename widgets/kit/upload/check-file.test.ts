import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';

const pdf = { name: 'Plan.PDF', type: 'application/pdf', size: 1000 };

test.each([
  [pdf, { accept: [], maxSize: undefined }, undefined],
  [pdf, { accept: ['.pdf'], maxSize: 1000 }, undefined],
  [pdf, { accept: ['image/*', 'application/pdf'], maxSize: undefined }, undefined],
  [pdf, { accept: ['image/*'], maxSize: undefined }, 'type'],
  [pdf, { accept: ['.pdf'], maxSize: 999 }, 'size'],
  [{ ...pdf, size: 0 }, { accept: [], maxSize: 1 }, 'empty'],
] as const)('checkFile finds %j within %j: %s', (file, limits, issue) => {
  expect(checkFile(file, limits)).toBe(issue);
});
