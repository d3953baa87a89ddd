import { expect, test } from 'vitest';
import { createStatementNames } from './statement-names.ts';

test('a text that comes again is named from the third time on, always alike', () => {
  const nameOf = createStatementNames();
  expect([nameOf('select 1'), nameOf('select 1')]).toEqual([undefined, undefined]);
  const name = nameOf('select 1');
  expect(name).toMatch(/^[\w-]{22}$/);
  expect(nameOf('select 1')).toBe(name);
  expect(nameOf('select 2')).toBeUndefined();
});

test('no more than 300 texts are named', () => {
  const nameOf = createStatementNames();
  for (let text = 0; text < 400; text += 1) for (let time = 0; time < 3; time += 1) nameOf(`select ${text}`);
  expect(nameOf('select 299')).toBeDefined();
  expect(nameOf('select 300')).toBeUndefined();
});
