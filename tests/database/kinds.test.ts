import { expect, test } from 'vitest';
import { chosenPart, kindsOf, partOf, parts } from './kinds.ts';

const day = 86_400_000;

test('a suite comes to the embedded database once in ten days, and always in the whole run', () => {
  const days = Array.from({ length: parts }, (_, index) =>
    chosenPart({}, new Date(Date.UTC(2026, 10, 29) + index * day)),
  );
  for (const title of ['menus', 'departments', 'notices']) {
    const on = days.filter((part) => kindsOf(title, part, false).includes('embedded'));
    expect(on, title).toEqual([partOf(title)]);
    for (const part of days) {
      expect(kindsOf(title, part, false)).toContain('postgres');
      expect(kindsOf(title, part, true)).toEqual(['embedded', 'postgres']);
    }
  }
});

test('EMBEDDED_PART repeats the part of another day, and is refused when there is no such part', () => {
  expect(chosenPart({ EMBEDDED_PART: '7' }, new Date(0))).toBe(7);
  for (const wrong of ['10', '-1', '1.5', 'seven', ''])
    expect(() => chosenPart({ EMBEDDED_PART: wrong }, new Date(0)), wrong).toThrow('EMBEDDED_PART is a whole number');
});
