import { expect, test } from 'vitest';
import { foldUsername } from './username.ts';

test('foldUsername makes equal what people take for equal', () => {
  expect(foldUsername('  Owner ')).toBe('owner');
  expect(foldUsername('ＯＷＮＥＲ')).toBe('owner');
  expect(foldUsername('JOSE\u0301')).toBe(foldUsername('josé'));
  expect(foldUsername('李娜')).toBe('李娜');
});
