import { expect, test } from 'vitest';
import type { Json } from '#engine/document';
import { pseudoMessages, storyLocale } from './pseudo-locale.ts';

const tree: Json = [
  { type: 0, value: 'Of ' },
  { type: 1, value: 'name' },
  {
    type: 6,
    value: 'n',
    options: {
      one: { value: [{ type: 7 }, { type: 0, value: ' row' }] },
      other: { value: [{ type: 0, value: 'rows' }] },
    },
  },
  { type: 8, value: 'b', children: [{ type: 0, value: 'bold' }] },
];

test('a pseudo-locale changes the words of a message, and nothing that it is filled with', () => {
  const { plain, made } = pseudoMessages({ plain: 'Save', made: tree }, 'ar-XB');
  expect(plain).toBe('Šàvè');
  expect(made).toEqual([
    { type: 0, value: 'Òf ' },
    { type: 1, value: 'name' },
    {
      type: 6,
      value: 'n',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' ŕòw' }] },
        other: { value: [{ type: 0, value: 'ŕòwš' }] },
      },
    },
    { type: 8, value: 'b', children: [{ type: 0, value: 'bòĺď' }] },
  ]);
});

test('the long one is a third longer, and a language leaves messages as they are', () => {
  expect(pseudoMessages({ a: 'Delete all' }, 'en-XA')).toEqual({ a: 'Ďèĺèťè àĺĺ~~~' });
  expect(pseudoMessages({ a: 'Delete', b: tree }, 'en-US')).toEqual({ a: 'Delete', b: tree });
  expect([storyLocale({ locale: 'ar-XB' }), storyLocale({ locale: 'xx' })]).toEqual(['ar-XB', 'en-US']);
});
