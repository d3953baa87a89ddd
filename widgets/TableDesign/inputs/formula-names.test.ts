import { expect, test } from 'vitest';
import { completed, completionsAt, namedIn } from './formula-names.ts';

const [amount, price] = [
  { value: 'field_2', label: '数量' },
  { value: 'price', label: '单价' },
] as const;
const fields = [amount, price];
const [days, round] = [
  { value: 'daysBetween', label: '两个日期之间的天数', words: '逾期,相差' },
  { value: 'round', label: 'Rounded to so many decimals' },
] as const;
const functions = [days, round];
const names = { fields, functions };

test('a field is found by the letters of its label in Chinese, and its identifier takes their place', () => {
  const text = 'price * 数';
  expect(completionsAt(text, text.length, names)).toContainEqual(fields[0]);
  expect(completed(text, text.length, amount)).toEqual({ text: 'price * field_2', caret: 15 });
});

test('a function is found by what it gives, and the caret goes between its brackets', () => {
  expect(completionsAt('天数', 2, names)).toEqual([functions[0]]);
  expect(completionsAt('decimals', 8, names)).toEqual([functions[1]]);
  expect(completed('天数', 2, days, true)).toEqual({ text: 'daysBetween()', caret: 12 });
  expect(completed('ro(price)', 2, round, true)).toEqual({ text: 'round(price)', caret: 6 });
});

test('nothing is completed inside of a text, nor without a word unless everything is asked for', () => {
  expect(completionsAt("'单", 2, names)).toEqual([]);
  expect(completionsAt('concat("单', 9, names)).toEqual([]);
  expect(completionsAt(`concat("it's", 单`, 16, names)).toEqual([price]);
  expect(completionsAt('1 + ', 4, names)).toEqual([]);
  expect(completionsAt('1 + ', 4, names, true)).toEqual([...fields, ...functions]);
});

test('the identifiers of a formula are told by the labels of their fields', () => {
  expect(namedIn("field_2 * 3 + size('price')", fields)).toEqual([fields[0]]);
});

test('TABLE-23 the whole name of a function is still offered, first, for its brackets', () => {
  const more = { fields, functions: [...functions, { value: 'day', label: 'The day of a date' }] };
  expect(completionsAt('round', 5, more)).toEqual([round]);
  expect(completionsAt('round(1)', 5, more)).toEqual([]);
  expect(completionsAt('day', 3, more).map(({ value }) => value)).toEqual(['day', 'daysBetween']);
  expect(completed('round', 5, round, true)).toEqual({ text: 'round()', caret: 6 });
});

test('TABLE-23 a function is found by words that people use for it, and a label with spaces as a whole', () => {
  const due = { value: 'due_on', label: 'Due on' };
  expect(completionsAt('逾期', 2, names)).toEqual([days]);
  expect(completionsAt('1 + Due o', 9, { fields: [...fields, due], functions })).toContainEqual(due);
  expect(completed('1 + Due o', 9, due)).toEqual({ text: '1 + due_on', caret: 10 });
});
