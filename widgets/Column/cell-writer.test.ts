import { createMessageIntl } from '#engine';
import { createIntlCache } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { cellWriter, tagsOf, type Writing } from './cell-writer.ts';

const writer = (column: Writing, locale = 'en-US', timeZone = 'Asia/Shanghai') =>
  cellWriter(
    column,
    createMessageIntl({ locale, timeZone, messages: { 'widget.Column.yes': 'Yes' } }, createIntlCache()),
  );

describe('cellWriter', () => {
  it.each<[string, Writing, unknown, string]>([
    ['a text', {}, 'Ada', 'Ada'],
    ['nothing', {}, null, ''],
    ['a list of texts', {}, ['a', null, 'b'], 'a, b'],
    ['an object', {}, { a: 1 }, '{"a":1}'],
    ['a number', { kind: 'number' }, 1234.5, '1,234.5'],
    ['a number with digits', { kind: 'number', digits: 2 }, 3, '3.00'],
    ['a number without separators', { kind: 'number', grouped: false }, 2026, '2026'],
    ['a number as it is without digits', { kind: 'number' }, 0.123456, '0.123456'],
    ['a share', { kind: 'number', format: 'percent' }, 0.25, '25%'],
    ['a big number', { kind: 'number', format: 'compact' }, 12_345, '12K'],
    ['money', { kind: 'number', format: 'currency', currency: 'USD' }, 3, '$3.00'],
    ['money without a currency', { kind: 'number', format: 'currency' }, 3, '3'],
    ['no number', { kind: 'number' }, 'many', 'many'],
    ['a moment, in the zone of the reader', { kind: 'datetime' }, '2026-11-21T20:00:00Z', 'Nov 22, 2026, 4:00 AM'],
    ['a date of a moment', { kind: 'date' }, '2026-11-21T20:00:00Z', 'Nov 22, 2026'],
    ['a day, which no zone moves', { kind: 'date' }, '2026-11-21', 'Nov 21, 2026'],
    ['a time', { kind: 'time' }, '2026-11-21T20:00:00Z', '4:00 AM'],
    ['no time', { kind: 'date' }, 'soon', 'soon'],
    ['yes', { kind: 'boolean' }, true, 'Yes'],
    ['a tag', { kind: 'tag', options: [{ value: 40, label: 'Off' }] }, 40, 'Off'],
    ['a tag without an option', { kind: 'tag' }, 'x', 'x'],
  ])('writes %s', (_title, column, value, written) => {
    expect(writer(column)(value).replace(/\u202f/g, ' ')).toBe(written);
  });

  it('writes in the language of the reader', () => {
    expect(writer({ kind: 'date' }, 'zh-CN')('2026-11-21')).toBe('2026年11月21日');
  });
});

describe('tagsOf', () => {
  it('gives a tag for each value of a list', () => {
    expect(tagsOf(['a', 'b'], [{ value: 'a', label: 'A', tone: 'success' }])).toEqual([
      { value: 'a', label: 'A', tone: 'success' },
      { value: 'b', label: 'b' },
    ]);
    expect(tagsOf(null)).toEqual([]);
  });
});
