import { describe, expect, test } from 'vitest';
import { dateMeanings, datesNotation, rangeEnds, readDate, usualDates } from './read-date.ts';

const days = (cells: readonly unknown[]) => {
  const notation = datesNotation(cells);
  return cells.map((cell) => readDate(cell, notation)?.day);
};

describe('the dates of one column', () => {
  test.each([
    [['15-01-2025', '09-01-2025', '10-12-2025'], 'dayFirst', ['2025-01-15', '2025-01-09', '2025-12-10']],
    [['01-15-2025', '01/09/2025', '12.10.2025'], 'monthFirst', ['2025-01-15', '2025-01-09', '2025-12-10']],
    [['09-01-2025'], 'unclear', [undefined]],
    [['09-01-2025', '2025-03-04', '05-05-2025'], 'unclear', [undefined, '2025-03-04', '2025-05-05']],
    [
      ['15-01-2025', '16-01-2025', '01-17-2025', '09-01-2025'],
      'dayFirst',
      ['2025-01-15', '2025-01-16', undefined, '2025-01-09'],
    ],
    [['15-01-2025', '01-15-2025'], 'unclear', [undefined, undefined]],
    [
      ['2025-01-15', '2025/1/9', '2025年12月10日', 45_672],
      null,
      ['2025-01-15', '2025-01-09', '2025-12-10', '2025-01-15'],
    ],
    [['13-13-2025', 'soon', null], null, [undefined, undefined, undefined]],
    [['15-01-2025 10:30', '09-01-2025 8:00 PM'], 'dayFirst', ['2025-01-15', '2025-01-09']],
    [['１５－０１－２０２５', '09-01-2025'], 'dayFirst', ['2025-01-15', '2025-01-09']],
  ] as const)('TPL-09 REC-11 %j are written with %s and read as %j', (cells, notation, read) => {
    expect(datesNotation(cells)).toBe(notation);
    expect(days(cells)).toEqual(read);
  });

  test('TPL-09 REC-11 the ends of ranges say in which order a column is written', () => {
    expect(datesNotation(['09-01-2025 – 15-01-2025'])).toBe('dayFirst');
    expect(datesNotation(['09-01-2025 to 10-01-2025', '– 12-31-2025'])).toBe('monthFirst');
    expect(datesNotation(['09-01-2025 – '])).toBe('unclear');
  });
});

test.each([
  ['2026-11-21T10:30:00Z', { day: '2026-11-21', time: '10:30:00', zone: 'Z', precision: 'day' }],
  ['2026-11-21 10:30+08:00', { day: '2026-11-21', time: '10:30:00', zone: '+08:00', precision: 'day' }],
  ['2026年11月21日 下午', undefined],
  ['2026年11月21日 10时30分', { day: '2026-11-21', time: '10:30:00', precision: 'day' }],
  ['2026-11', { day: '2026-11-01', time: undefined, precision: 'month' }],
  ['2026年', { day: '2026-01-01', time: undefined, precision: 'year' }],
  ['2026-02-30', undefined],
  ['2026-11-21 25:00', undefined],
  ['15-01-25', undefined],
  [true, undefined],
])('REC-07 REC-11 %j is read as %j', (text, meant) => {
  expect(readDate(text, null)).toEqual(meant);
});

test('REC-07 a date that can be two days has both meanings', () => {
  expect(dateMeanings('09-01-2025')).toMatchObject({
    dayFirst: { day: '2025-01-09' },
    monthFirst: { day: '2025-09-01' },
  });
});

test.each([
  ['2026-11-01 – 2026-11-05', ['2026-11-01', '2026-11-05']],
  [' – 2026-11-05', ['', '2026-11-05']],
  ['2026-11-01 – ', ['2026-11-01', '']],
  ['2026-11-01 to 2026-11-05', ['2026-11-01', '2026-11-05']],
  ['2026-11-01至2026-11-05', ['2026-11-01', '2026-11-05']],
  ['2026-11-01～2026-11-05', ['2026-11-01', '2026-11-05']],
  ['- 2026-11-05', ['', '2026-11-05']],
  ['2026-11-01', undefined],
])('REC-11 the ends of %j are %j', (text, ends) => {
  expect(rangeEnds(text)).toEqual(ends);
});

test.each([
  ['en-US', 'monthFirst'],
  ['en-GB', 'dayFirst'],
  ['de', 'dayFirst'],
  ['fr', 'dayFirst'],
  ['zh-CN', undefined],
])('REC-07 dates are usually written in %s with %s', (locale, usual) => {
  expect(usualDates(locale)).toBe(usual);
});
