import { describe, expect, test } from 'vitest';
import { Invalid } from '../errors/index.ts';
import { containing, pageAnswer, pagePlace } from './paging.ts';

describe('paging', () => {
  test('a page has a place, and a cursor to the next one until the last', () => {
    const place = pagePlace({ page: 2, size: 10 });
    expect(place).toEqual({ page: 2, size: 10, offset: 10 });
    const answer = pageAnswer(
      place,
      Array.from({ length: 10 }, (_, index) => index),
      21,
    );
    expect(pagePlace({ cursor: answer.next_cursor ?? '', size: 10 })).toEqual({ page: 3, size: 10, offset: 20 });
    expect(pageAnswer(pagePlace({ page: 3, size: 10 }), [1], 21)).not.toHaveProperty('next_cursor');
  });

  test('a cursor that no list gave is refused with its place', () => {
    for (const cursor of ['x', Buffer.from('{"page":-1}').toString('base64url'), '!!', 'bnVsbA']) {
      expect(() => pagePlace({ cursor }), cursor).toThrow(Invalid);
    }
  });

  test('a searched text stands for itself', () => {
    expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
  });
});
