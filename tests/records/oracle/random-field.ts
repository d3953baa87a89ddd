import type { Schemas } from '#openapi';
import type { Family, PlainField } from './plain-field.ts';
import type { Seeded } from './seeded.ts';

const option = (value: string) => ({ value, label: value });
const options = { source: 'fixed' as const, options: ['a', 'A', 'b', 'É', 'open'].map(option) };

/** Few values of each family, so that they meet; with what is special about them. */
const pools = {
  text: [
    'Pump',
    'pump',
    'PUMP 2',
    '100%',
    '1_0',
    '110',
    'a\\b',
    '',
    ' ',
    'Ärger',
    'ärger',
    '泵 一号',
    '泵',
    'straße',
    'İ',
    '\u212a',
    `${'x'.repeat(210)}A`,
    `${'x'.repeat(210)}a`,
    `${'x'.repeat(210)}b`,
    '😀',
    '\uffee',
    "o'neil",
    '"',
  ],
  option: ['a', 'A', 'b', 'É', 'open'],
  number: [0, -1, 1, 2, 10, 0.1, 0.3, 99.99, -0.5, 1e12],
  day: ['2026-11-25', '2026-11-24', '2026-11-01', '2026-10-31', '2025-12-31', '2026-02-28', '2026-12-01', '1999-01-01'],
  month: ['2026-11', '2026-10', '2025-01', '2026-12'],
  moment: [
    '2026-11-25T12:34:56.000Z',
    '2026-11-25T16:00:00.000Z',
    '2026-11-24T16:00:00.000Z',
    '2026-11-25T05:00:00.000Z',
    '2026-11-25T04:59:59.999Z',
    '2026-07-01T00:00:00.000Z',
    '2026-11-01T05:30:00.000Z',
    '2025-12-31T23:59:59.999Z',
  ],
  time: ['00:00', '23:59', '08:30', '12:00'],
} as const; // prettier-ignore

/** Who and what records name. */
export interface Names {
  people: readonly string[];
  departments: readonly string[];
}

const kinds: readonly [Family, Schemas['FieldKind']][] = [
  ['text', { type: 'text' }],
  ['text', { type: 'text', widget: 'area' }],
  ['text', { type: 'richText' }],
  ['text', { type: 'text', widget: 'password' }],
  ['number', { type: 'number', precision: 2 }],
  ['boolean', { type: 'boolean' }],
  ['code', { type: 'select', options }],
  ['code', { type: 'user' }],
  ['code', { type: 'department' }],
  ['day', { type: 'date', granularity: 'day' }],
  ['day', { type: 'date', granularity: 'month' }],
  ['moment', { type: 'date', granularity: 'second' }],
  ['time', { type: 'time' }],
  ['list', { type: 'multiSelect', options }],
  ['list', { type: 'user', is_multiple: true }],
  ['list', { type: 'department', is_multiple: true }],
  ['range', { type: 'dateRange', granularity: 'day' }],
];

export function randomFields(seed: Seeded): PlainField[] {
  return seed.times(4 + seed.upTo(6), (index) => {
    const [family, kind] = seed.one(kinds);
    return { id: `f${index}`, family, kind };
  });
}

/** The values that a field may hold one of. */
export function poolOf(
  { kind, pool }: Pick<PlainField, 'kind' | 'pool'>,
  { people, departments }: Names,
): readonly unknown[] {
  if (pool) return pool;
  switch (kind.type) {
    case 'user':
      return people;
    case 'department':
      return departments;
    case 'select':
    case 'multiSelect':
      return pools.option;
    case 'number':
      return pools.number;
    case 'boolean':
      return [true, false];
    case 'date':
      return kind.granularity === 'second' ? pools.moment : pools[kind.granularity === 'month' ? 'month' : 'day'];
    case 'dateRange':
      return pools.day;
    case 'time':
      return pools.time;
    default:
      return pools.text;
  }
}

/** A value as the wire has it, or null. */
export function randomValue(seed: Seeded, field: PlainField, names: Names): unknown {
  if (seed.isTrue(0.2)) return null;
  const pool = poolOf(field, names);
  if (field.family === 'list') return seed.some(pool, 0.4);
  if (field.family !== 'range') return seed.one(pool);
  return { kind: 'range', from: seed.one(pool), to: seed.one(pool) };
}

export const textPool: readonly string[] = pools.text;
export const momentPool: readonly string[] = pools.moment;
export const dayPool: readonly string[] = pools.day;
