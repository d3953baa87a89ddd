import { expect, test } from 'vitest';
import { closing, idsClosed } from './closing.ts';

const tags = [
  { id: 'home', label: 'Home', href: '/', closable: false },
  { id: 'a', label: 'A', href: '/a' },
  { id: 'b', label: 'B', href: '/b' },
  { id: 'c', label: 'C', href: '/c' },
];

test('SHELL-18 idsClosed leaves what cannot be closed', () => {
  expect(idsClosed(tags, 'one', 'home')).toEqual([]);
  expect(idsClosed(tags, 'one', 'b')).toEqual(['b']);
  expect(idsClosed(tags, 'others', 'b')).toEqual(['a', 'c']);
  expect(idsClosed(tags, 'behind', 'a')).toEqual(['b', 'c']);
  expect(idsClosed(tags, 'behind', 'gone')).toEqual([]);
  expect(idsClosed(tags, 'all', 'b')).toEqual(['a', 'b', 'c']);
});

test('SHELL-19 closing goes to the last tag that is left, or nowhere, and stays where it can', () => {
  expect(closing(tags, ['b'], 'a')).toEqual({ id: 'a', href: '/a' });
  expect(closing(tags, ['a'], 'a')).toEqual({ id: 'c', href: '/c' });
  expect(closing(tags.slice(1), ['a', 'b', 'c'], 'a')).toEqual({ id: null, href: '' });
});
