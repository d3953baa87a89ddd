import { expect, test } from 'vitest';
import { publishTime } from './publish-time.ts';

const now = new Date('2026-11-21T10:00:00Z');
const later = '2026-11-22T10:00:00.000Z';
const earlier = new Date('2026-11-01T10:00:00Z');

test.each([
  ['a new draft has no time', undefined, { state: 'draft', sent: undefined }, null],
  ['a new notice is seen at once', undefined, { state: 'published', sent: undefined }, now],
  ['or from the time that was sent', undefined, { state: 'published', sent: later }, new Date(later)],
  [
    'a draft keeps its planned time',
    { state: 'draft', publish_at: new Date(later) },
    { state: 'draft', sent: undefined },
    new Date(later),
  ],
  [
    'which holds when it is published',
    { state: 'draft', publish_at: new Date(later) },
    { state: 'published', sent: undefined },
    new Date(later),
  ],
  ['unless it has passed', { state: 'draft', publish_at: earlier }, { state: 'published', sent: undefined }, now],
  ['null means at once', { state: 'draft', publish_at: new Date(later) }, { state: 'published', sent: null }, now],
  [
    'also for what waits to be seen',
    { state: 'published', publish_at: new Date(later) },
    { state: 'published', sent: null },
    now,
  ],
  [
    'a change of the text keeps the time',
    { state: 'published', publish_at: earlier },
    { state: 'published', sent: undefined },
    earlier,
  ],
  [
    'what was withdrawn is seen anew',
    { state: 'withdrawn', publish_at: earlier },
    { state: 'published', sent: undefined },
    now,
  ],
  [
    'withdrawing keeps the time',
    { state: 'published', publish_at: earlier },
    { state: 'withdrawn', sent: undefined },
    earlier,
  ],
  ['a draft can lose its time', { state: 'draft', publish_at: new Date(later) }, { state: 'draft', sent: null }, null],
] as const)('%s', (_, stored, wanted, expected) => {
  expect(publishTime(stored, { ...wanted, now })).toEqual(expected);
});
