import { expect, test } from 'vitest';
import { datesNotation } from '#schemas';
import { type PastedKind, pastedCell } from './pasted-cell.ts';

const options = [
  { value: 'open', labels: ['Open', '打开'] },
  { value: 'done', labels: ['Done', '完成'] },
  { value: 'lent', labels: ['Lent, again'] },
];
const boolean: PastedKind = { type: 'boolean', labels: { yes: ['Paid'], no: ['Owed'] } };
const time: PastedKind = { type: 'time', granularity: 'minute' };
const number: PastedKind = { type: 'number', isPercent: false };

test.each<[PastedKind, string, unknown, string]>([
  [{ type: 'text' }, ' as it is ', ' as it is ', 'en-US'],
  [number, '1,234.5', 1234.5, 'en-US'],
  [number, '15,50', 15.5, 'en-US'],
  [number, '1.234,50', 1234.5, 'en-US'],
  [number, '€ 12.30', 12.3, 'en-US'],
  [number, '￥１２', 12, 'zh-CN'],
  [number, '-7', -7, 'en-US'],
  [{ type: 'number', isPercent: true }, '12.5%', 0.125, 'en-US'],
  [boolean, '是', true, 'zh-CN'],
  [boolean, 'off', false, 'en-US'],
  [time, '9:05', '09:05', 'en-US'],
  [{ type: 'day' }, '2026-3-4', '2026-03-04', 'en-US'],
  [{ type: 'day' }, '2026年3月4日', '2026-03-04', 'zh-CN'],
  [{ type: 'day' }, '13/4/2026', '2026-04-13', 'en-US'],
  [boolean, 'owed', false, 'en-US'],
  [{ type: 'text' }, ' ', ' ', 'en-US'],
  [{ type: 'select', options }, 'done', 'done', 'en-US'],
  [{ type: 'multiSelect', options }, 'Open, Done', ['open', 'done'], 'en-US'],
  [{ type: 'multiSelect', options }, '完成、"Lent, again"', ['done', 'lent'], 'en-US'],
  [{ type: 'multiSelect', options, isOpen: true }, 'Open, More', ['open', 'More'], 'en-US'],
  [number, '', null, 'en-US'],
])('REC-02 a cell %o takes %j as %j', (kind, text, value, locale) => {
  expect(pastedCell(kind, text, { locale, dates: datesNotation([text]) })).toEqual({ value });
});

test.each<[PastedKind, string, string]>([
  [number, 'twelve', 'number'],
  [number, 'A-12', 'number'],
  [number, '1,2,3', 'number'],
  [number, '1 5', 'number'],
  [boolean, 'perhaps', 'boolean'],
  [time, '25:00', 'time'],
  [{ type: 'day' }, '2026-02-30', 'day'],
  [{ type: 'day' }, 'tomorrow', 'day'],
  [{ type: 'day' }, '3/4/2026', 'day'],
  [time, '9:05:30', 'time'],
  [boolean, 'x', 'boolean'],
  [{ type: 'select', options }, 'Closed', 'option'],
  [{ type: 'multiSelect', options }, 'Open, Closed', 'option'],
  [{ type: 'closed' }, 'x', 'closed'],
  [{ type: 'choose' }, 'Ann', 'choose'],
])('REC-02 a cell %o refuses %j: %s', (kind, text, reason) => {
  expect(pastedCell(kind, text, { locale: 'en-US', dates: datesNotation([text]) })).toEqual({ reason });
});
