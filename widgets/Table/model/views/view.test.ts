import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, isShown, movedOrder, neighbour, readView } from './view.ts';

const columns = (keys: string, fixed = '') =>
  [...keys].map((key) => ({ key, isFixed: fixed.includes(key), isHiddenAtFirst: key === 'h' }));
const order = (keys: string, stored: string, fixed = '') =>
  inOrder(columns(keys, fixed), { order: [...stored] })
    .map(({ key }) => key)
    .join('');

describe('a view of a table', () => {
  it.each([
    ['abc', '', '', 'abc'],
    ['abc', 'cab', '', 'cab'],
    ['abc', 'cxa', '', 'cab'],
    ['abcd', 'ca', '', 'cdab'],
    ['abc', 'cb', 'a', 'acb'],
    ['abc', 'ca', 'b', 'cba'],
  ])('orders %s by %s with %s fixed', (keys, stored, fixed, result) => {
    expect(order(keys, stored, fixed)).toBe(result);
  });

  it('never loses or doubles a column, whatever was kept', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 }),
        fc.array(fc.constantFrom(...'abcdefghxyz')),
        fc.constantFrom('', 'a', 'bd', 'h'),
        (keys, stored, fixed) => {
          const result = order(keys.join(''), [...new Set(stored)].join(''), fixed);
          expect([...result].sort()).toEqual([...keys].sort());
        },
      ),
    );
  });

  it('puts a column at the place of another one, in both directions', () => {
    expect(movedOrder(columns('abcd'), 'a', 'c').join('')).toBe('bcad');
    expect(movedOrder(columns('abcd'), 'd', 'b').join('')).toBe('adbc');
    expect(movedOrder(columns('abcd', 'a'), 'b', 'a').join('')).toBe('bcd');
    expect(neighbour(columns('abc', 'a'), 'b', -1)).toBeUndefined();
    expect(neighbour(columns('abc', 'a'), 'b', 1)).toBe('c');
  });

  it('shows fixed columns always, and others as the document and the reader say', () => {
    const [a, h] = columns('ah', 'a');
    if (!a || !h) throw new Error('There are two.');
    expect(isShown(a, { shown: { a: false } })).toBe(true);
    expect(isShown(h, {})).toBe(false);
    expect(isShown(h, { shown: { h: true } })).toBe(true);
  });

  it('reads whatever was kept, and leaves out what is none of it', () => {
    expect(readView('x')).toEqual({});
    expect(
      readView({
        order: ['a', 1],
        widths: { a: 10, b: 200, c: 'x' },
        shown: { a: 1, b: false },
        sort: 3,
        density: 'huge',
      }),
    ).toEqual({ order: ['a'], widths: { b: 200 }, shown: { b: false } });
    expect(readView({ sort: null, density: 'compact' })).toEqual({ sort: null, density: 'compact' });
  });
});
