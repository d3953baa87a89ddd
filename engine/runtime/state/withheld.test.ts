import { expect, test } from 'vitest';
import { createWithheld } from './withheld.ts';

const record = {
  name: 'Ada',
  pin: '1234',
  lines: [{ kind: 'row', data: { door: 'A', code: '77' } }, { kind: 'row', data: { door: 'B' } }, null],
};

test('what is withheld is left out, in rows as well, and the value itself stays as it is', () => {
  const withheld = createWithheld();
  const before = structuredClone(record);
  expect(withheld.without(['state', 'record'], record)).toBe(record);
  withheld.add(['state', 'record', 'pin']);
  withheld.add(['state', 'record', 'lines', '*', 'data', 'code']);
  withheld.add(['state', 'other', 'name']);
  expect(withheld.without(['state', 'record'], record)).toEqual({
    name: 'Ada',
    lines: [{ kind: 'row', data: { door: 'A' } }, { kind: 'row', data: { door: 'B' } }, null],
  });
  expect(record).toEqual(before);
  expect(withheld.without(['state', 'record'], null)).toBeNull();
  expect(withheld.without(['state', 'record'], { lines: 'none' })).toEqual({ lines: 'none' });
});

test('a value that is withheld whole is none', () => {
  const withheld = createWithheld();
  withheld.add(['state', 'pin']);
  expect(withheld.without(['state', 'pin'], '1234')).toBeNull();
});
