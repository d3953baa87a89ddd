import { expect, test } from 'vitest';
import { plainMarks, withIdentifiers } from './formula-text.ts';

test.each([
  ['if（a，1；2）', 'if(a,1;2)'],
  ['if（状态 ＝＝ “借出”，1，0）', 'if(状态 == "借出",1,0)'],
  ["if(a, '是，（好）', '')", "if(a, '是，（好）', '')"],
  ['concat(“他说“好”，走了”，1)', 'concat("他说“好”，走了",1)'],
  ["concat('it’s', ‘好’)", "concat('it’s', '好')"],
  ["concat('a\\'（', （1）)", "concat('a\\'（', (1))"],
])('TABLE-23 full-width marks outside of texts are read as those of the language: %s', (typed, read) => {
  expect(plainMarks(typed)).toBe(read);
});

const fields = [
  { value: 'field_3', label: '归还日期' },
  { value: 'field_4', label: '日期' },
  { value: 'due_on', label: 'Due on' },
  { value: 'field_5', label: '价格（元）' },
  { value: 'amount', label: 'Price' },
  { value: 'price', label: 'Net' },
  { value: 'a', label: 'Twice' },
  { value: 'b', label: 'Twice' },
  { value: 'day_of', label: 'Day' },
  { value: 'c', label: 'A-B' },
  { value: 'weight', label: 'Weight' },
];
test.each([
  ['daysBetween(归还日期, 日期)', 'daysBetween(field_3, field_4)'],
  ['daysBetween(Due on, due  on)', 'daysBetween(due_on, due_on)'],
  ['concat(\'归还日期\', 归还日期, "日期")', 'concat(\'归还日期\', field_3, "日期")'],
  ['价格(元) * 2', 'field_5 * 2'],
  ['Price + Net', 'Price + price'],
  ['Twice + day(Day)', 'Twice + day(day_of)'],
  ['Weight + Note', 'weight + Note'],
  ['我的归还日期 + x.日期', '我的归还日期 + x.日期'],
  ["A-B + '日期", "A-B + '日期"],
])('TABLE-23 labels as they are typed become identifiers where one field alone is meant: %s', (typed, read) => {
  expect(withIdentifiers(typed, fields)).toBe(read);
});
