import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntlCache } from 'react-intl';
import { expect, test, vi } from 'vitest';
import type { Json } from '#engine/document';
import { createMessageIntl, type MessageIntlOptions, textWriter } from './intl.ts';

const compiled = (text: string): Json => JSON.parse(JSON.stringify(parse(text)));
const intlOf = (options: Partial<MessageIntlOptions>) =>
  createMessageIntl({ locale: 'en-US', messages: {}, ...options }, createIntlCache());
const writer = (options: Partial<MessageIntlOptions>) => textWriter(intlOf(options));

test('a plural is chosen by the rules of the language, and its number is written as the language does', () => {
  const write = writer({
    locale: 'de-DE',
    messages: { rows: compiled('{count, plural, =0 {keine Zeilen} one {eine Zeile} other {# Zeilen}}') },
  });
  expect([0, 1, 1234].map((count) => write('rows', { count }))).toEqual(['keine Zeilen', 'eine Zeile', '1.234 Zeilen']);
});

test.each([
  ['Hello {name}!', { name: 'Ada' }, 'Hello Ada!'],
  ['{n} of {all}', { n: 1, all: 20.5 }, '1 of 20.5'],
  ['by {tag, select, wx {WeChat} other {{tag}}}', { tag: 'wx' }, 'by WeChat'],
  ['by {tag, select, wx {WeChat} other {{tag}}}', { tag: 'ld' }, 'by ld'],
  ['by {tag, select, wx {WeChat} other {others}}', { tag: 'toString' }, 'by others'],
  ['{on, select, true {on} false {off} other {}}', { on: true }, 'on'],
  ['{on, select, true {on} false {off} other {}}', { on: false }, 'off'],
  ['{on}/{off}/{none}/{list}', { on: true, off: false, none: null, list: ['a'] }, 'true///'],
])('%s with %j is %s', (text, values, written) => {
  expect(writer({ messages: { text: compiled(text) } })('text', values)).toBe(written);
});

test('a date in a message is shown in the time zone of the host', () => {
  const at = Date.UTC(2026, 0, 31, 20);
  const write = (timeZone: string) =>
    writer({ timeZone, messages: { at: compiled('On {at, date, medium} at {at, time, short}') } })('at', {
      at,
    }).replace(/\s/g, ' ');
  expect(write('UTC')).toBe('On Jan 31, 2026 at 8:00 PM');
  expect(write('Asia/Shanghai')).toBe('On Feb 1, 2026 at 4:00 AM');
});

test('P22 a message that is missing, or no syntax tree, is written as its key and reported', () => {
  const report = vi.fn();
  const broken: Json[] = [
    { type: 5, value: 'tag', options: { wx: null } },
    { type: 6, value: 'count' },
  ];
  const write = writer({ report, messages: { broken, odd: { no: 'tree' }, nothing: [null], words: ['text'] } });
  const keys = ['toString', 'broken', 'odd', 'nothing', 'words'];
  expect(keys.map((key) => write(key, { count: 1, tag: 'wx' }))).toEqual(keys);
  expect(report).toHaveBeenCalledTimes(5);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENGINE_MESSAGE_MISSING' }));
});

test.each(['Paid: {sum, number}', 'Hello {sum}', '{sum, select, a {A} other {others}}'])(
  'an argument that %s needs and that is not given is reported, not shown as undefined',
  (text) => {
    const report = vi.fn();
    expect(writer({ report, messages: { paid: compiled(text) } })('paid')).toBe('paid');
    expect(report).toHaveBeenCalledOnce();
  },
);

test('numbers, dates and lists are written as the language writes them', () => {
  const intl = intlOf({ locale: 'de-DE', timeZone: 'Asia/Shanghai' });
  expect(intl.formatNumber(1234.5)).toBe('1.234,5');
  expect(intl.formatDate('2026-01-31T20:00:00Z', { dateStyle: 'medium' })).toBe('01.02.2026');
  expect(intl.formatDate('2026-01-31T20:00:00Z', { dateStyle: 'medium', timeZone: 'UTC' })).toBe('31.01.2026');
  expect(intl.formatList(['a', 'b', 'c'])).toBe('a, b und c');
});

test.each(['yesterday', '', Number.NaN, new Date('yesterday')])(
  '%s is no date: shown as it is, and reported',
  (value) => {
    const report = vi.fn();
    expect(intlOf({ report }).formatDate(value)).toBe(String(value));
    expect(report).toHaveBeenCalledOnce();
  },
);

test('a number with options that the browser does not know is shown as it is, and reported', () => {
  const report = vi.fn();
  expect(intlOf({ report }).formatNumber(5, { style: 'currency', currency: 'no currency' })).toBe('5');
  expect(report).toHaveBeenCalledOnce();
});
