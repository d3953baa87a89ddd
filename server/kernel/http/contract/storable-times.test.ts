import { describe, expect, test } from 'vitest';
import { isStorableDate, isStorableTime } from './storable-times.ts';

describe('times of requests', () => {
  test.each([
    ['2026-11-24T10:00:00Z', true],
    ['2026-11-24t10:00:00.123456+08:00', true],
    ['0001-01-02T00:00:00Z', true],
    ['0001-01-01T23:59:59Z', false],
    ['0001-01-01T20:00:00-04:00', true],
    ['9999-12-30T23:59:59.999Z', true],
    ['9999-12-31T00:00:00Z', false],
    ['9999-12-31T08:00:00+08:00', false],
    ['9999-12-31T07:59:59+08:00', true],
    ['0000-01-01T00:00:00Z', false],
    ['0001-01-01T00:00:00+08:00', false],
    ['9999-12-31T23:59:59-10:00', false],
    ['2016-12-31T23:59:60Z', false],
    ['2026-02-30T00:00:00Z', false],
    ['2026-11-24 10:00:00Z', false],
    ['2026-11-24', false],
  ])('%s can be stored: %s', (text, isGood) => {
    expect(isStorableTime(text)).toBe(isGood);
  });

  test.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['0000-12-31', false],
    ['9999-12-31', true],
    ['2026-1-1', false],
  ])('the day %s can be stored: %s', (text, isGood) => {
    expect(isStorableDate(text)).toBe(isGood);
  });
});
