import { expect, test } from 'vitest';
import { unsafeNames } from './unsafe-names.ts';

const pointers = (body: unknown) => unsafeNames(body).map(({ pointer }) => pointer);

test.each(['a\r\nb', 'a\u0000b', 'a\u202Egnp.exe', 'a\u2066b', 'a\u2028b', 'a\u007Fb', 'a\u0085b', 'a\tb'])(
  'P24 no name has %j',
  (text) => {
    for (const key of ['name', 'label', 'title', 'teamName', 'real_name', 'menu_name', 'customer_name'])
      expect(pointers({ [key]: text })).toEqual([`/${key}`]);
    expect(pointers({ table_name: { 'en-US': 'Good', 'zh-CN': text } })).toEqual(['/table_name/zh-CN']);
    const fields = [
      { id: 'a', label: 'A' },
      { id: 'b', label: text, kind: { options: [{ value: 'x', label: text }] } },
    ];
    expect(pointers({ formConfig: { formLabel: text, fields } })).toEqual([
      '/formConfig/formLabel',
      '/formConfig/fields/1/label',
      '/formConfig/fields/1/kind/options/0/label',
    ]);
  },
);

test('texts that are no names may have lines, and names all letters', () => {
  expect(
    pointers({ data: { name: 'a\nb', title: 'a\r\nb' }, content: 'a\nb', username: 'a\nb', userName: 'a\nb' }),
  ).toEqual([]);
  for (const name of [' 张三 \n', 'می‌خواهم', '👩‍💻 Ada', "O'Neil", 'שלום\u200F'])
    expect(pointers({ name })).toEqual([]);
  expect(pointers({ value: { setting: 'qb', items: [{ name: 'a\nb', content: 'a\nb' }] } })).toEqual([
    '/value/items/0/name',
  ]);
  expect(pointers({ columns: [{ column: 'A\nB', label: 'A\nB' }] })).toEqual(['/columns/0/label']);
  for (const body of [null, 'a', 5, ['a\nb'], { name: ['a\nb'] }]) expect(pointers(body)).toEqual([]);
});
