import { expect, test } from 'vitest';
import { backupState, diskState, latencyState } from './judge.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-26T12:00:00Z');
const before = (days: number): Date => new Date(now.getTime() - days * day);

test('PH-14 a disk is judged by what is left, in megabytes and as a share', () => {
  expect(diskState({ freeMb: 50_000, totalMb: 100_000 })).toBe('ok');
  expect(diskState({ freeMb: 9_000, totalMb: 100_000 })).toBe('attention');
  expect(diskState({ freeMb: 1_900, totalMb: 4_000 })).toBe('attention');
  expect(diskState({ freeMb: 400, totalMb: 4_000 })).toBe('failing');
  expect(diskState({ freeMb: 1_900, totalMb: 100_000 })).toBe('failing');
});

test('PH-14 a backup is judged by its age, and none needs a look', () => {
  expect([null, before(1), before(8), before(31)].map((at) => backupState(at, now))).toEqual([
    'attention',
    'ok',
    'attention',
    'failing',
  ]);
});

test('PH-14 a slow database needs a look', () => {
  expect([4, 501].map(latencyState)).toEqual(['ok', 'attention']);
});
