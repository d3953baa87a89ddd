import { expect, test } from 'vitest';
import { completed, completionsAt, namedIn } from './formula-names.ts';

const fields = [
  { value: 'field_2', label: '数量' },
  { value: 'price', label: '单价' },
];
const functions = [
  { value: 'daysBetween', label: '两个日期之间的天数' },
  { value: 'round', label: 'Rounded to so many decimals' },
];
const names = { fields, functions };

test('a field is found by the letters of its label in Chinese, and its identifier takes their place', () => {
  const text = 'price * 数';
  expect(completionsAt(text, text.length, names)).toContainEqual(fields[0]);
  expect(completed(text, text.length, 'field_2')).toEqual({ text: 'price * field_2', caret: 15 });
});

test('a function is found by what it gives, and the caret goes between its brackets', () => {
  expect(completionsAt('天数', 2, names)).toEqual([functions[0]]);
  expect(completionsAt('decimals', 8, names)).toEqual([functions[1]]);
  expect(completed('天数', 2, 'daysBetween', true)).toEqual({ text: 'daysBetween()', caret: 12 });
  expect(completed('ro(price)', 2, 'round', true)).toEqual({ text: 'round(price)', caret: 6 });
});

test('nothing is completed inside of a text, nor without a word unless everything is asked for', () => {
  expect(completionsAt("'单", 2, names)).toEqual([]);
  expect(completionsAt('1 + ', 4, names)).toEqual([]);
  expect(completionsAt('1 + ', 4, names, true)).toEqual([...fields, ...functions]);
});

test('the identifiers of a formula are told by the labels of their fields', () => {
  expect(namedIn("field_2 * 3 + size('price')", fields)).toEqual([fields[0]]);
});
