import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayText } from './day-text.ts';
import { dayOf } from './day.ts';
import { clockOf, instantOf } from './instant.ts';

const day = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, date]) => new CalendarDate(year, month, date));
const locale = fc.constantFrom('en-US', 'zh-CN', 'en-GB', 'de-DE', 'sv-SE', 'ja-JP', 'ar-EG', 'hu-HU');
const zone = fc.constantFrom('UTC', 'Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe');

test('a day that was written is read again, in every order of its parts', () => {
  fc.assert(
    fc.property(day, locale, (one, language) => {
      // Intl writes years below 1000 without the zeros that mark a whole year.
      fc.pre(one.year >= 1000);
      const { write, read } = dayText(language);
      expect(read(write(one)).day?.toString()).toBe(one.toString());
    }),
  );
});

test('no text is read as a day that the calendar does not have', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/)),
      locale,
      (text, language) => {
        const found = dayText(language).read(text).day;
        if (found) expect(dayOf(found.toString())?.toString()).toBe(found.toString());
      },
    ),
  );
});

test('an instant is the same after its clock was read, but where an hour comes twice', () => {
  const time = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(time, zone, (moment, where) => {
      const instant = `${moment.toISOString().slice(0, 19)}Z`;
      const clock = clockOf(instant, where);
      const again = clock && instantOf(clock, where);
      const off = Math.abs(Date.parse(again ?? '') - Date.parse(instant)) / 60_000;
      // The first of two: half an hour off on Lord Howe, an hour elsewhere.
      expect([0, 30, 60]).toContain(off);
      expect(clockOf(again, where)).toEqual(clock);
    }),
  );
});
