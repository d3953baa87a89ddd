import { expect, test } from 'vitest';
import { numbersOf } from './cases.ts';

test('an oracle asks about the tables that failed once, and then about as many as its cases take', () => {
  const asked = { oracle: 'lists', first: 500, cases: 41 } as const;
  expect([...numbersOf(asked, 20, [])]).toEqual([500, 501, 502]);
  expect([...numbersOf(asked, 20, [7, 2_000_003])]).toEqual([7, 2_000_003, 500, 501, 502]);
});
