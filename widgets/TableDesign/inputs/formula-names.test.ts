import { expect, test } from 'vitest';
import { completed, completionsAt } from './formula-names.ts';

const fields = [
  { value: 'field_2', label: '数量' },
  { value: 'price', label: '单价' },
];

test('a field is found by the letters of its label in Chinese, and its identifier takes their place', () => {
  const text = 'price * 数';
  expect(completionsAt(text, text.length, fields)).toEqual([fields[0]]);
  expect(completed(text, text.length, 'field_2')).toEqual({ text: 'price * field_2', caret: 15 });
});

test('nothing is completed inside of a text', () => {
  expect(completionsAt("'单", 2, fields)).toEqual([]);
});
