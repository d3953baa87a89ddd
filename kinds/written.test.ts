import { expect, test } from 'vitest';
import { type Around, controlOf, type FieldKind, type Reader, valuesOf } from './index.ts';
import type { OptionSource } from './shared/options.ts';

const reader: Reader = {
  locale: 'en-US',
  word: (name) => name,
  day: (date) => `day ${date}`,
  moment: (date) => `moment ${date}`,
  nameOf: (value) => `name of ${String(value)}`,
};

/** What a form that is read shows for a value; undefined: the value as it is. */
const textOf = (kind: FieldKind, value: unknown): string | undefined =>
  controlOf(kind).written?.(kind, value, reader) ?? valuesOf(kind).text?.(kind, value, reader.locale);

const options: OptionSource = { source: 'fixed', options: [{ value: 'a', label: 'A' }] };

test.each<[FieldKind, unknown, string | undefined]>([
  [{ type: 'text' }, 'Ann', undefined],
  [{ type: 'text', widget: 'password' }, 'secret', '••••••'],
  [{ type: 'number' }, 1234.5, '1234.5'],
  [{ type: 'number', precision: 2, is_grouped: true }, 1234.5, '1,234.50'],
  [{ type: 'number', style: 'money', precision: 2 }, 1280, 'CN¥1,280.00'],
  [{ type: 'number', style: 'money', currency: 'USD', precision: 0 }, 12, '$12'],
  [{ type: 'number', unit: 'kg' }, 12, '12 kg'],
  [{ type: 'number', style: 'percent' }, 0.125, '12.5%'],
  [{ type: 'percent' }, 0.125, '12.5%'],
  [{ type: 'boolean' }, true, 'yes'],
  [{ type: 'boolean', off_label: 'Owed' }, false, 'Owed'],
  [{ type: 'date', granularity: 'day' }, '2026-11-30', 'day 2026-11-30'],
  [{ type: 'date', granularity: 'minute' }, '2026-11-30T10:00:00Z', 'moment 2026-11-30T10:00:00Z'],
  [{ type: 'date', granularity: 'day' }, 5, ''],
  [
    { type: 'dateRange', granularity: 'day' },
    { from: '2026-11-30', to: '2026-12-01' },
    'day 2026-11-30 – day 2026-12-01',
  ],
  [{ type: 'dateRange', granularity: 'day' }, {}, ''],
  [{ type: 'formula', expression: '1', result: 'number', precision: 1 }, 1234, '1,234.0'],
  [{ type: 'formula', expression: 'true', result: 'boolean' }, false, 'no'],
  [{ type: 'formula', expression: 'today()', result: 'date' }, '2026-11-30', 'day 2026-11-30'],
  [{ type: 'formula', expression: 'code', result: 'text' }, 'A', undefined],
  [{ type: 'system', source: 'created_at' }, '2026-11-30T10:00:00Z', 'moment 2026-11-30T10:00:00Z'],
  [{ type: 'system', source: 'record_id' }, '01J', undefined],
  [{ type: 'select', options }, 'a', 'name of a'],
  [{ type: 'cascade', options }, ['a', 'b'], 'name of a,b'],
  [{ type: 'user' }, '01J', 'name of 01J'],
  [{ type: 'address' }, { region: ['CN', 'Beijing'], detail: 'Road 1' }, 'CN Beijing Road 1'],
  [{ type: 'duration' }, 5400, '1:30'],
])('a value of %o reads in a form: %j is %j', (kind, value, text) => {
  expect(textOf(kind, value)).toBe(text);
});

test('a list is one value of a cascade, and names come from the list that a kind names', () => {
  const lists = (['select', 'cascade'] as const).map((type) => controlOf({ type, options }).writesLists);
  expect(lists).toEqual([undefined, true]);
});

test.each<['en-US' | 'zh-CN', FieldKind, object]>([
  ['en-US', { type: 'number', style: 'money', precision: 2 }, { prefix: 'CN¥', step: 0.01 }],
  ['zh-CN', { type: 'number', style: 'money', precision: 2 }, { prefix: '¥', step: 0.01 }],
  ['en-US', { type: 'number', style: 'money', currency: 'CHF' }, { prefix: 'CHF', step: 1 }],
  ['en-US', { type: 'number', unit: 'kg' }, { unit: 'kg', step: 1 }],
])('in %s the input of %o has what stands beside the number as lists write it: %o', (locale, kind, props) => {
  const around: Around = {
    locale,
    canCall: () => true,
    hasWidget: () => true,
    isSearched: false,
    findsRecords: false,
    search: null,
    awaited: null,
    choices: null,
    word: (word) => word,
    limited: (options) => options,
    literal: () => null,
  };
  expect(controlOf(kind).input?.(kind, around)?.props).toEqual(props);
});
