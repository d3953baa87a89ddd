import { describe, expect, it } from 'vitest';
import { offeredPages, pageFacts } from './page-facts.ts';

describe('pageFacts', () => {
  it('knows the last page of an exact count', () => {
    expect(pageFacts({ page: 3, size: 20, total: 45, counting: 'exact' })).toEqual({
      from: 41,
      to: 45,
      total: 45,
      isCapped: false,
      last: 3,
      hasNext: false,
    });
  });

  it('knows no last page of a capped count that has reached its cap', () => {
    const facts = pageFacts({ page: 500, size: 20, total: 10_000, count: 20, nextCursor: 'x' });
    expect(facts).toMatchObject({ isCapped: true, last: undefined, hasNext: true });
    expect(pageFacts({ page: 500, size: 20, total: 10_000, counting: 'exact' })).toMatchObject({
      last: 500,
      hasNext: false,
    });
  });

  it('goes on without a count as long as there is a cursor', () => {
    expect(pageFacts({ page: 2, size: 20, count: 20, nextCursor: 'x' })).toMatchObject({
      from: 21,
      to: 40,
      hasNext: true,
    });
    expect(pageFacts({ page: 2, size: 20, count: 20, nextCursor: null })).toMatchObject({ hasNext: false });
    expect(pageFacts({ page: 2, size: 20, count: 7 })).toMatchObject({ to: 27, hasNext: false });
  });

  it('gives nothing of an empty list', () => {
    expect(pageFacts({ page: 1, size: 20, total: 0 })).toMatchObject({ from: 1, to: 0, last: 1, hasNext: false });
  });
});

describe('offeredPages', () => {
  it.each([
    [1, 1, '1'],
    [1, 5, '1 2 . 5'],
    [3, 5, '1 2 3 4 5'],
    [5, 20, '1 . 4 5 6 . 20'],
    [20, 20, '1 . 19 20'],
    [4, 7, '1 2 3 4 5 6 7'],
  ])('page %i of %i offers %s', (page, last, offered) => {
    expect(
      offeredPages(page, last)
        .map((number) => number ?? '.')
        .join(' '),
    ).toBe(offered);
  });
});
