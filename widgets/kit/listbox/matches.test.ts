import { expect, test } from 'vitest';
import { matches } from './matches.ts';

test.each([
  ['Müller', 'mull'],
  ['Ｓａｌｅｓ', 'sal'],
  ['销售部', '售'],
  ['Anything', '  '],
])('matches finds in %s what %s asks for', (text, query) => {
  expect(matches(text, query)).toBe(true);
});

test('matches does not find what is not there', () => {
  expect(matches('Sales', 'sails')).toBe(false);
});
