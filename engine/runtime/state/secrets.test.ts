import { expect, test } from 'vitest';
import { createSecrets, holdsSecret, textsIn } from './secrets.ts';

test('P44 fields are read when somebody asks, and those of records apart', () => {
  const secrets = createSecrets();
  let typed: unknown = null;
  secrets.addField(() => typed);
  secrets.addField(() => [77, '', null], true);
  expect(secrets.texts(true)).toEqual(['77']);
  typed = 'hunter2';
  expect(secrets.texts(false)).toEqual(['hunter2']);
});

test('P44 a secret is found inside a longer text and in capitals, a short one as a whole', () => {
  expect(holdsSecret('my HUNTER2!', ['hunter2'])).toBe(true);
  expect(holdsSecret('123', ['123'])).toBe(true);
  expect(holdsSecret('2123', ['123'])).toBe(false);
  expect(holdsSecret('', ['hunter2'])).toBe(false);
});

test('a value is looked through at any depth, names of fields only where they are asked for', () => {
  const value = { a: ['x', 7, null], b: { c: 'y' } };
  expect(textsIn(value)).toEqual(['x', '7', '', 'y']);
  expect(textsIn(value, true)).toEqual(expect.arrayContaining(['a', 'b', 'c', 'x', '7', 'y']));
});
