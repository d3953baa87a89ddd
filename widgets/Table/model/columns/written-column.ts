import type { IntlShape } from 'react-intl';
import { cellWriter, type ColumnKind } from '../../../Column/cell-writer.ts';
import type { TableColumn } from './column.ts';

/** With how its values are written for this reader. */
export function writtenColumn(column: Omit<TableColumn, 'write'>, intl: IntlShape): TableColumn {
  const { part, kind, options } = column;
  const writing = {
    kind,
    options: [...options],
    format: part.read('format'),
    currency: part.read('currency'),
    digits: part.read('digits'),
    grouped: part.read('grouped'),
  };
  const given = cellWriter(writing, intl);
  // Until the row has what was typed, its number is written; the row then has a text.
  const write = column.isPercent
    ? (value: unknown) => (typeof value === 'number' ? percents(value, intl) : given(value))
    : given;
  const sample = samples[kind];
  const least = sample === undefined ? 0 : Math.ceil(textWidth(write(sample)) + aroundText);
  const isGiven = part.read('minWidth') !== undefined;
  return { ...column, minWidth: isGiven ? column.minWidth : Math.max(column.minWidth, least), write };
}

const percents = (value: number, { formatNumber }: IntlShape): string =>
  formatNumber(value, { style: 'percent', maximumFractionDigits: 10 });

/** Values that are written as long as those of their kind are. */
const samples: Partial<Record<ColumnKind, string>> = { date: '2026-11-28', datetime: '2026-11-28T10:58:00Z' };
/** Px beside the text of a cell. */
const aroundText = 28;

/** Px of a sign in a cell, as wide as the usual fonts have it. */
const digit = 9;
const letter = 9.5;
const mark = 5;
const wide = 14.5;
/** Px that browsers leave between a wide sign and a letter or digit. */
const between = 1.8;

const isWide = (sign: string): boolean => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(sign);

function widthOf(sign: string): number {
  if (isWide(sign)) return wide;
  if (/\d/.test(sign)) return digit;
  return /\p{L}/u.test(sign) ? letter : mark;
}

/** Px that a text takes at most in a cell, in the fonts of any system: known before anything is shown. */
function textWidth(text: string): number {
  const signs = [...text];
  return signs.reduce((sum, sign, at) => {
    const before = signs[at - 1];
    return sum + widthOf(sign) + (before !== undefined && isWide(before) !== isWide(sign) ? between : 0);
  }, 0);
}
