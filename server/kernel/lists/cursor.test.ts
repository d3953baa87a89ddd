import { describe, expect, test } from 'vitest';
import { Invalid } from '../errors/index.ts';
import { readCursor, writeCursor } from './cursor.ts';

const cursor = { list: 'listThings', sort: '-created_at', page: 2, mark: '12', id: '01JD3Q' };
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('cursor', () => {
  test('a cursor is read as it was written', () => {
    expect(readCursor(writeCursor(cursor), 'listThings')).toEqual(cursor);
    expect(readCursor(writeCursor({ ...cursor, mark: null }), 'listThings').mark).toBeNull();
  });

  test.each([
    ['no text of ours', 'made-up'],
    ['another shape', encoded({ page: 2 })],
    ['a null', encoded(null)],
    ['another list', writeCursor({ ...cursor, list: 'listOthers' })],
    ['a page before the second', writeCursor({ ...cursor, page: 1 })],
    ['a page without end', encoded(['listThings', 'sort', 1e12, '1', 'a'])],
    ['a number as mark', encoded(['listThings', 'sort', 2, 1, 'a'])],
    ['a hostile id', encoded(['listThings', 'sort', 2, '1', "' or 1=1 --"])],
  ])('a cursor of %s is refused at its place', (_, text) => {
    expect(() => readCursor(text, 'listThings')).toThrow(Invalid);
    expect(() => readCursor(text, 'listThings')).toThrow(
      expect.objectContaining({ facts: expect.objectContaining({ pointer: '/cursor' }) }),
    );
  });
});
