import fc from 'fast-check';
import { expect, test } from 'vitest';
import description from '../../openapi/generated/openapi.json' with { type: 'json' };
import { rulesOf } from './password-rule.ts';
import { strengthOf } from './strength.ts';

const { pattern: taken, examples } = description.components.schemas.PasswordPattern;
const namesOf = (pattern: string) => rulesOf(pattern)?.map(({ name }) => name);

test('VAL-06 a pattern is read as what a password has to have', () => {
  expect(namesOf('^(?=.*[A-Za-z])(?=.*\\d).{8,}$')).toEqual(['letter', 'digit', 'length']);
  expect(namesOf('^(?=.*[A-Z])(?=.*[a-z])(?=.*\\W)(?=.*[!?]).{10,64}$')).toEqual([
    'upper',
    'lower',
    'symbol',
    'other',
    'lengthBetween',
  ]);
});

test('VAL-06 P26 what the platform does not take has no rules, and is never run', () => {
  for (const pattern of ['', '^(a+)+$', '^.{8,}', '^(?=.*[z-a]).{8,}$', '^.{20,10}$', '^.{3,}$', '.*']) {
    expect(rulesOf(pattern), pattern).toBeUndefined();
  }
});

const sets = fc.constantFrom('[A-Za-z]', '[A-Z]', '[a-z]', '[0-9]', '\\d', '\\W', '[!?#]', '[^A-Za-z0-9]');
const patterns = fc
  .record({
    sets: fc.array(sets, { maxLength: 4 }),
    least: fc.integer({ min: 6, max: 20 }),
    most: fc.constantFrom('', '24', '64'),
  })
  .map(({ sets: selected, least, most }) => `^${selected.map((set) => `(?=.*${set})`).join('')}.{${least},${most}}$`);

test('VAL-06 a password fits all rules exactly when it fits the pattern', () => {
  expect(new RegExp(taken, 'u').test(examples[0] ?? '')).toBe(true);
  fc.assert(
    fc.property(patterns, fc.string({ unit: 'grapheme', maxLength: 30 }), (pattern, password) => {
      expect(pattern).toMatch(new RegExp(taken, 'u'));
      const fits = rulesOf(pattern)?.every((rule) => rule.fits(password));
      expect(fits).toBe(new RegExp(pattern, 'su').test(password));
    }),
  );
});

test.each([
  ['', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['123456789', 'weak'],
  ['summer42', 'weak'],
  ['Blue-lamp', 'fair'],
  ['Blue-lamp-42', 'good'],
  ['correct horse battery', 'strong'],
])('the strength of "%s" is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
