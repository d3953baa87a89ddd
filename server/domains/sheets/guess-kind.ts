import {
  type ColumnDates,
  type ColumnNumbers,
  dateMeanings,
  type DayAndTime,
  datesNotation,
  meaningsOf,
  type NumberForm,
  numberForm,
  numbersNotation,
  readFlag,
  readTime,
} from '#schemas/values';
import { isBlank, type SheetCell } from './cells.ts';

/** What a column can hold, as a table's field is made of it. */
export type GuessedKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'money'
  | 'percent'
  | 'date'
  | 'datetime'
  | 'time'
  | 'boolean'
  | 'select'
  | 'multiSelect'
  | 'phone'
  | 'email'
  | 'url';

/** A column of a sheet with what it seems to hold. */
export interface GuessedColumn {
  column: string;
  kind: GuessedKind;
  /** Digits behind the point as they were written, of numbers. */
  precision: number;
  /** Whether thousands are set apart, of numbers that were written; undefined for what is none. */
  isGrouped: boolean | undefined;
  /** How its numbers are written; null when it has none, or it makes no difference. */
  numbers: ColumnNumbers;
  /** In what order its dates are written; null when it has none, or it makes no difference. */
  dates: ColumnDates;
  /** Values that are there, each once, the most frequent first; none when there are too many to choose from. */
  options: string[];
  /** The first values. */
  examples: string[];
  /** Cells that have a value. */
  filled: number;
  /** Whether no value is there twice. */
  isUnique: boolean;
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phone = /^(\+?\d{1,3}[-\s]?)?(1[3-9]\d{9}|\(?\d{2,4}\)?[-\s]\d{3,4}[-\s]?\d{3,4})$/;
const url = /^https?:\/\/\S+$/i;
const moneyWords = /金额|价|费|总额|工资|薪|预算|成本|amount|price|cost|fee|total|salary|budget|revenue|spend/i;
const currencySign = /[¥￥$€£]|元$|CNY|RMB|USD|EUR/;
const codeWords = /编号|编码|代码|邮编|身份证|账号|卡号|\bid\b|code|zip|postal|number|no\.?$/i;

/** Columns that call their rows by a name, which is no choice however often one comes again. */
const nameWords = /\bnames?\b|\btitles?\b|名称|姓名|名字|标题|品名|书名/i;

/** Most values of a choice, and how often each of them has to be there on average. */
const mostOptions = 20;
const repeated = 3;
/** What is enough where few rows and few, short values are there. */
const few = { rows: 4, options: 8, length: 30, share: 2 / 3 };

/** How a cell is written as a number, in each notation in which it can be read; nothing for what spreadsheets hold as a number. */
function formsOf(cell: SheetCell, notation: ColumnNumbers): NumberForm[] {
  const notations = notation === 'point' || notation === 'comma' ? [notation] : (['point', 'comma'] as const);
  return notations.flatMap((one) => numberForm(cell, one) ?? []);
}

/** Digits behind the point, as they were written; where a number can be read in two ways, the more of them. */
function digitsOf(cell: SheetCell, notation: ColumnNumbers): number {
  const text = String(cell);
  if (typeof cell === 'number') return text.includes('e') ? 0 : (text.split('.')[1] ?? '').length;
  return Math.max(0, ...formsOf(cell, notation).map(({ decimals }) => decimals));
}

/** Whether one of the numbers that were written has its thousands set apart; undefined where none was written. */
function isGroupedIn(cells: readonly SheetCell[], notation: ColumnNumbers): boolean | undefined {
  const forms = cells.flatMap((cell) => formsOf(cell, notation).slice(0, 1));
  return forms.length === 0 ? undefined : forms.some(({ isGrouped }) => isGrouped);
}

const isNumber = (cell: SheetCell): boolean => Object.keys(meaningsOf(cell)).length > 0;
const numberKinds: ReadonlySet<GuessedKind> = new Set(['number', 'money', 'percent']);

/** Numbers that are names: a leading zero or too many digits would be lost. */
const isCode = (cell: SheetCell): boolean => typeof cell === 'string' && /^(0\d+|\d{11,})$/.test(cell);

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Whether a few short values come again and again; fewer rows are enough where fewer values are there. */
function isChoice(column: string, counts: ReadonlyMap<string, number>, filled: number): boolean {
  if (counts.size < 2 || nameWords.test(column)) return false;
  const longest = Math.max(...[...counts.keys()].map((text) => text.length));
  if (counts.size <= mostOptions && filled >= counts.size * repeated && longest <= 40) return true;
  return (
    filled >= few.rows &&
    counts.size <= few.options &&
    counts.size <= filled * few.share &&
    longest <= few.length &&
    !codeWords.test(column)
  );
}

function numberKind(column: string, cells: readonly SheetCell[]): GuessedKind {
  if (cells.every((cell) => typeof cell === 'string' && /[%％]$/.test(cell))) return 'percent';
  const isMoney = moneyWords.test(column) || cells.some((cell) => typeof cell === 'string' && currencySign.test(cell));
  return isMoney ? 'money' : 'number';
}

/** A date that a cell can mean, in one order or the other. */
function dateIn(cell: SheetCell): DayAndTime | undefined {
  const { dayFirst, monthFirst } = dateMeanings(cell);
  return dayFirst ?? monthFirst;
}

function kindOf(column: string, cells: readonly SheetCell[], counts: ReadonlyMap<string, number>): GuessedKind {
  const all = (holds: (cell: SheetCell) => boolean): boolean => cells.every(holds);
  const texts = (pattern: RegExp) => all((cell) => pattern.test(String(cell)));
  if (cells.length === 0) return 'text';
  if (all((cell) => typeof cell === 'boolean' || (readFlag(cell) !== undefined && !/^[01]$/.test(String(cell)))))
    return 'boolean';
  if (texts(email)) return 'email';
  if (texts(url)) return 'url';
  if (texts(phone)) return 'phone';
  const isPlainYear = all((cell) => typeof cell === 'number' || /^\d+$/.test(String(cell)));
  if (!isPlainYear && all((cell) => typeof cell === 'string' && dateIn(cell) !== undefined)) {
    return cells.some((cell) => dateIn(cell)?.time !== undefined) ? 'datetime' : 'date';
  }
  if (all((cell) => readTime(cell) !== undefined)) return 'time';
  if (!cells.some(isCode) && !codeWords.test(column) && all(isNumber)) {
    return numberKind(column, cells);
  }
  if (isChoice(column, counts, cells.length)) return 'select';
  return cells.some((cell) => /\n/.test(String(cell)) || String(cell).length > 200) ? 'longText' : 'text';
}

/** What the cells of a column seem to hold: a kind that every one of them fits. */
export function guessKind(column: string, cells: readonly SheetCell[]): GuessedColumn {
  const filled = cells.filter((cell) => !isBlank(cell)).map((cell) => (typeof cell === 'string' ? cell.trim() : cell));
  const texts = filled.map(String);
  const counts = counted(texts);
  const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([text]) => text);
  const kind = kindOf(column, filled, counts);
  const numbers = numberKinds.has(kind) ? numbersNotation(filled) : null;
  return {
    column,
    kind,
    precision: Math.min(
      filled.slice(0, 2_000).reduce<number>((most, cell) => Math.max(most, digitsOf(cell, numbers)), 0),
      6,
    ),
    isGrouped: kind === 'number' ? isGroupedIn(filled.slice(0, 2_000), numbers) : undefined,
    numbers,
    dates: kind === 'date' || kind === 'datetime' ? datesNotation(filled) : null,
    options: counts.size <= 100 ? byCount : [],
    examples: [...counts.keys()].slice(0, 3).map((text) => [...text].slice(0, 60).join('')),
    filled: filled.length,
    isUnique: filled.length > 0 && counts.size === filled.length,
  };
}
