import { expect, test } from 'vitest';
import { Unavailable } from '../errors/index.ts';
import { createByteBudget } from './byte-budget.ts';

test('P45 one key has its share of the bytes, and all keys together have theirs', () => {
  const budget = createByteBudget({ ofOne: 10, ofAll: 15 });
  const giveBack = budget.take('a', 8);
  expect(() => budget.take('a', 3)).toThrow(Unavailable);
  budget.take('a', 2);
  expect(() => budget.take('b', 6)).toThrow(Unavailable);
  budget.take('b', 5);
  giveBack();
  // Given back twice is given back once.
  giveBack();
  expect(() => budget.take('b', 6)).toThrow(Unavailable);
  budget.take('a', 8);
  expect(() => budget.take('c', 1)).toThrow(Unavailable);
});
