import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitting } from './rebase.ts';

it('fitting takes every item that is good by itself, whichever the others are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), (numbers) => {
      const isEven = (number: number): boolean => number % 2 === 0;
      expect([...fitting(numbers, (items) => items.every(isEven))]).toEqual(numbers.filter(isEven));
    }),
  );
});

it('fitting asks once of a list that is good, and seldom of one with a single bad item', () => {
  let asked = 0;
  const numbers = Array.from({ length: 1_000 }, (_, index) => index);
  const among = (bad: number) => (items: readonly number[]) => {
    asked += 1;
    return !items.includes(bad);
  };
  expect(fitting(numbers, among(-1)).size).toBe(1_000);
  expect(asked).toBe(1);
  expect(fitting(numbers, among(700)).size).toBe(999);
  expect(asked).toBeLessThan(25);
});
