import { expect, test } from 'vitest';
import type { FieldKind } from '#kinds';
import { datesNotation, numbersNotation } from '#schemas/values';
import { type PastedKind, pastedCell } from './pasted-cell.ts';

const own = (kind: FieldKind): PastedKind => ({ type: 'own', kind });
const options = {
  source: 'fixed' as const,
  options: [
    { value: 'open', label: { 'en-US': 'Open', 'zh-CN': '打开' } },
    { value: 'done', label: { 'en-US': 'Done', 'zh-CN': '完成' } },
    { value: 'lent', label: 'Lent, again' },
  ],
};
const text = own({ type: 'text' });
const number = own({ type: 'number' });
const percent = own({ type: 'number', style: 'percent' });
const boolean = own({ type: 'boolean', on_label: 'Paid', off_label: 'Owed' });
const time = own({ type: 'time' });
const day = own({ type: 'date', granularity: 'day' });
const minute = own({ type: 'date', granularity: 'minute' });
const days = own({ type: 'dateRange', granularity: 'day' });
const select = own({ type: 'select', options });
const some = own({ type: 'multiSelect', options });
const open = own({ type: 'multiSelect', options, is_open: true });
const duration = own({ type: 'duration' });

const read = (kind: PastedKind, cell: string) =>
  pastedCell(kind, cell, {
    timeZone: 'Asia/Shanghai',
    notations: { dates: datesNotation([cell]), numbers: numbersNotation([cell]) },
  });

test.each<[PastedKind, string, unknown]>([
  [text, ' as it is ', ' as it is '],
  [number, '1,234.5', 1234.5],
  [number, '15,50', 15.5],
  [number, '1.234,50', 1234.5],
  [number, '€ 12.30', 12.3],
  [number, '￥１２', 12],
  [number, '-7', -7],
  [percent, '12.5%', 0.125],
  [boolean, '是', true],
  [boolean, 'off', false],
  [time, '9:05', '09:05'],
  [day, '2026-3-4', '2026-03-04'],
  [day, '2026年3月4日', '2026-03-04'],
  [day, '13/4/2026', '2026-04-13'],
  [boolean, 'owed', false],
  [text, ' ', ' '],
  [select, 'done', 'done'],
  [some, 'Open, Done', ['open', 'done']],
  [some, '完成、"Lent, again"', ['done', 'lent']],
  [open, 'Open, More', ['open', 'More']],
  [minute, '2025-01-15 10:30', '2025-01-15T02:30:00Z'],
  [days, '2025-01-15 – 2025-01-20', { kind: 'range', from: '2025-01-15', to: '2025-01-20' }],
  [duration, '1.5 h', 5400],
  [number, '', null],
])('REC-02 a cell %o takes %j as %j', (kind, cell, value) => {
  expect(read(kind, cell)).toEqual({ value });
});

test.each<[PastedKind, string, string]>([
  [number, 'twelve', 'number'],
  [number, 'A-12', 'number'],
  [number, '1,2,3', 'number'],
  [number, '1 5', 'number'],
  [number, '1,234', 'number'],
  [boolean, 'perhaps', 'boolean'],
  [time, '25:00', 'time'],
  [day, '2026-02-30', 'date'],
  [day, 'tomorrow', 'date'],
  [day, '3/4/2026', 'date'],
  [time, '9:05:30', 'time'],
  [boolean, 'x', 'boolean'],
  [select, 'Closed', 'option'],
  [some, 'Open, Closed', 'option'],
  [duration, '90', 'kind'],
  [{ type: 'closed' }, 'x', 'closed'],
  [{ type: 'choose' }, 'Ann', 'choose'],
])('REC-02 a cell %o refuses %j: %s', (kind, cell, reason) => {
  expect(read(kind, cell)).toEqual({ reason });
});
