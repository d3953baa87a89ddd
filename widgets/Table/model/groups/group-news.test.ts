import { expect, test } from 'vitest';
import { type GroupNews, mergedNews } from './group-news.ts';

const row = (id: string, title = id) => ({ id, title });
const first: GroupNews = { rows: [row('a'), row('b'), row('c')], news: new Map() };
const merge = (before: GroupNews, items: object[], more: object = {}) => {
  const now = { items: items as { id: string }[], elsewhere: [], rowKey: 'id', takesNew: true, ...more };
  const { rows, news } = mergedNews(before, now);
  return [rows.map(({ id, title }) => `${String(id)} ${String(title)}`), Object.fromEntries(news)];
};

test('REC-05 rows stay where they are: changed ones change, those that left say so, and new ones come below', () => {
  const items = [row('new'), row('b', 'other'), row('a')];
  expect(merge(first, items)).toEqual([
    ['a a', 'b other', 'c c', 'new new'],
    { b: 'changed', c: 'gone', new: 'added' },
  ]);
});

test('REC-05 a row that is on another page now has not left, and a later page names none as new', () => {
  expect(merge(first, [row('a'), row('b')], { elsewhere: [row('c', 'moved')] })).toEqual([
    ['a a', 'b b', 'c moved'],
    { c: 'changed' },
  ]);
  expect(merge(first, [row('z'), row('a'), row('b'), row('c')], { takesNew: false })).toEqual([
    ['a a', 'b b', 'c c'],
    {},
  ]);
});

test('REC-05 a row that comes back says no longer that it is gone', () => {
  const gone: GroupNews = { rows: first.rows, news: new Map([['c', 'gone']]) };
  expect(merge(gone, [row('a'), row('b'), row('c')])).toEqual([['a a', 'b b', 'c c'], {}]);
});
