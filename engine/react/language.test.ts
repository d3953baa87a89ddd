import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test, vi } from 'vitest';
import type { Json } from '#engine/runtime';
import './add-formatter.ts';
import { createLanguage } from './language.ts';

const compiled = (text: string): Json => JSON.parse(JSON.stringify(parse(text)));

test('a plural is chosen by the rules of the language, and its number is written as the language does', () => {
  const { write } = createLanguage({
    locale: 'de-DE',
    messages: [{ rows: compiled('{count, plural, =0 {keine Zeilen} one {eine Zeile} other {# Zeilen}}') }],
  });
  expect([0, 1, 1234].map((count) => write('rows', { count }))).toEqual(['keine Zeilen', 'eine Zeile', '1.234 Zeilen']);
});

test('a select takes its words, and its other ones for whatever it does not know', () => {
  const { write } = createLanguage({
    locale: 'en-US',
    messages: [{ role: compiled('{role, select, owner {the owner} other {a member}}') }],
  });
  expect([write('role', { role: 'owner' }), write('role', { role: 'guest' })]).toEqual(['the owner', 'a member']);
});

test('a moment in a message is shown in the zone of the host', () => {
  const at = Date.UTC(2026, 0, 31, 20);
  const say = (timeZone: string) =>
    createLanguage({
      locale: 'en-US',
      timeZone,
      messages: [{ at: compiled('On {at, date, medium} at {at, time, short}') }],
    })
      .write('at', { at })
      .replace(/\s/g, ' ');
  expect(say('UTC')).toBe('On Jan 31, 2026 at 8:00 PM');
  expect(say('Asia/Shanghai')).toBe('On Feb 1, 2026 at 4:00 AM');
});

test('P22 a message that is not there, or no syntax tree, is written as its key and reported', () => {
  const report = vi.fn();
  const broken: Json[] = [null, { type: 6, value: 'count' }];
  const { write } = createLanguage({ locale: 'en-US', report, messages: [{ broken, odd: { no: 'tree' } }] });
  expect([write('toString'), write('broken', { count: 1 }), write('odd')]).toEqual(['toString', 'broken', 'odd']);
  expect(report).toHaveBeenCalledTimes(3);
});

test('an argument that a message needs and nobody gave is reported, not shown as undefined', () => {
  const report = vi.fn();
  const { write } = createLanguage({ locale: 'en-US', report, messages: [{ paid: compiled('Paid: {sum, number}') }] });
  expect(write('paid')).toBe('paid');
  expect(report).toHaveBeenCalledOnce();
});

test('a document says its own words, and those of its host where it has none', () => {
  const { write } = createLanguage({ locale: 'en-US', messages: [{ save: 'Keep' }, { save: 'Save', close: 'Close' }] });
  expect([write('save'), write('close')]).toEqual(['Keep', 'Close']);
});
