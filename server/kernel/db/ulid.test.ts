import { describe, expect, test } from 'vitest';
import { ulid } from './ulid.ts';

describe('ulid', () => {
  test('ulid gives ids that rise strictly, also within a millisecond and when the clock steps back', () => {
    const ids = Array.from({ length: 10_000 }, (_, at) => ulid(1_800_000_000_000 - (at % 7)));
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });

  test('ulid begins with the time', () => {
    const time = Date.UTC(2040, 0, 1);
    const digits = Array.from(ulid(time).slice(0, 10), (letter) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(letter));
    expect(digits.reduce((sum, digit) => sum * 32 + digit, 0)).toBe(time);
  });
});
