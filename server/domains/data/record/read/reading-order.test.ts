import { expect, test } from 'vitest';
import type { GroupPlan } from '../../query/statistic-group.ts';
import { inReadingOrder } from './reading-order.ts';

// Safe: what is read of a group.
const group = (key: string, isCode: boolean) =>
  ({ key, unit: undefined, field: { isCode, storage: 'text' } }) as GroupPlan;

test('REC-05 a group that is sorted by names stays within the one above it, which is sorted by its values', () => {
  const row = (title: string | null, person: string, name: string) => ({
    groups: { title, person },
    labels: { title: String(title), person: name },
  });
  const rows = [row('a', '1', 'Zoe'), row('a', '2', 'Ann'), row('b', '2', 'Ann'), row(null, '2', 'Ann')];
  const sorted = inReadingOrder([group('title', false), group('person', true)], rows, 'en-US');
  expect(sorted.map(({ groups }) => [groups.title, groups.person])).toEqual([
    ['a', '2'],
    ['a', '1'],
    ['b', '2'],
    [null, '2'],
  ]);
});

test('REC-05 people of one name are groups of their own, each with what is below it', () => {
  const row = (person: string, title: string) => ({ groups: { person, title }, labels: { person: 'Ann', title } });
  const rows = [row('1', 'a'), row('1', 'b'), row('2', 'a'), row('2', 'b')];
  expect(inReadingOrder([group('person', true), group('title', true)], rows, 'en-US')).toEqual(rows);
});
