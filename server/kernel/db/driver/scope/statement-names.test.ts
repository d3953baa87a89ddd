import { expect, test } from 'vitest';
import { createStatementNames } from './statement-names.ts';

test('a text that comes again is named from the third time on, always alike', () => {
  const nameOf = createStatementNames('tenant');
  expect([nameOf('select 1'), nameOf('select 1')]).toEqual([undefined, undefined]);
  const name = nameOf('select 1');
  expect(name).toMatch(/^tenant_[\w-]{22}$/);
  expect(nameOf('select 1')).toBe(name);
  expect(nameOf('select 2')).toBeUndefined();
  const nameElsewhere = createStatementNames('platform');
  expect([1, 2, 3].map(() => nameElsewhere('select 1')).at(-1)).not.toBe(name);
});

test('no more than 200 texts of a scope are named', () => {
  const nameOf = createStatementNames('tenant');
  for (let text = 0; text < 400; text += 1) for (let time = 0; time < 3; time += 1) nameOf(`select ${text}`);
  expect(nameOf('select 199')).toBeDefined();
  expect(nameOf('select 200')).toBeUndefined();
});
