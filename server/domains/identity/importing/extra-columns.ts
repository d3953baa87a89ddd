import { numberIn, readDate, readFlag } from '#schemas/values';
import { dateWords, numberWords, type SheetCell, type SheetWindow } from '#server/domains/sheets/index.ts';
import type { ErrorText } from '#server/kernel/errors/index.ts';
import { type Extension, type ExtendField, mergeExtension } from '../account/extension.ts';
import { type FieldColumns, headings, plain } from './columns.ts';
import { type FoundIssue, rowIssues } from './row-issues.ts';

/** An extra field of the workspace as a column of a sheet of people. */
export interface ExtraColumn {
  field: ExtendField;
  heading: string;
  /** What the second sheet of the template says of it. */
  explanation: ErrorText;
}

/** What an extra field is called in a mapping. */
export const extraName = ({ field }: ExtraColumn): string => `extend.${field.name}`;

const kinds: Readonly<Record<ExtendField['type'], { 'zh-CN': string; 'en-US': string }>> = {
  text: { 'zh-CN': '文本，最多 2,000 个字符', 'en-US': 'A text of up to 2,000 characters' },
  number: { 'zh-CN': '数字', 'en-US': 'A number' },
  boolean: { 'zh-CN': '是或否', 'en-US': 'Yes or no' },
  date: { 'zh-CN': '日期，例如 2026-11-21', 'en-US': 'A day such as 2026-11-21' },
  select: { 'zh-CN': '以下之一：', 'en-US': 'One of ' },
};

function explanationOf({ type, required, options = [] }: ExtendField): ErrorText {
  const { 'zh-CN': zh, 'en-US': en } = kinds[type];
  const choices = type === 'select' ? { zh: options.join('；'), en: options.join('; ') } : { zh: '', en: '' };
  return {
    'zh-CN': `${required ? '必填；' : ''}${zh}${choices.zh}`,
    'en-US': `${required ? `Required; ${en.charAt(0).toLowerCase()}${en.slice(1)}` : en}${choices.en}`,
  };
}

/** The extra fields with their headings: the label, and the field's name behind it where another column has that label (ORG-13, ORG-15). */
export function extraColumnsOf(fields: readonly ExtendField[]): ExtraColumn[] {
  const others = Object.values(headings).flatMap((heading) => Object.values(heading).map(plain));
  return fields.map((field) => {
    const { name, label } = field;
    const isShared =
      others.includes(plain(label)) || fields.some((one) => one !== field && plain(one.label) === plain(label));
    return { field, heading: isShared ? `${label} (${name})` : label, explanation: explanationOf(field) };
  });
}

/** What a cell means in its field. What means nothing there stays a text, which the field does not take. */
function meaningOf(
  { type, options = [] }: ExtendField,
  cell: SheetCell,
  { numbers, dates }: { numbers: SheetWindow['notations'][number]; dates: SheetWindow['dates'][number] },
): string | number | boolean | null {
  if (cell === null) return null;
  const written = String(cell).normalize('NFC').trim();
  if (written === '') return null;
  switch (type) {
    case 'text':
      return written;
    case 'number':
      return numberIn(cell, numbers) ?? written;
    case 'boolean':
      return readFlag(cell) ?? written;
    case 'date': {
      const found = readDate(cell, dates);
      return found?.precision === 'day' && (found.time ?? '00:00:00') === '00:00:00' ? found.day : written;
    }
    case 'select':
      return options.find((option) => plain(option) === plain(written)) ?? written;
  }
}

/** Why a cell is no number or date although it can be read as one, such as a date that could be two days; undefined where it has a meaning, or none. */
function wordsOf(
  { type }: ExtendField,
  cell: SheetCell,
  { numbers, dates }: { numbers: SheetWindow['notations'][number]; dates: SheetWindow['dates'][number] },
): ErrorText | undefined {
  if (type === 'number') return numberWords(cell, numbers);
  return type === 'date' ? dateWords(cell, dates) : undefined;
}

/** The longest text of a field, as in a call (`AccountExtension`). */
const longest = 2000;

/** The extra fields of a row as they are stored, held to the same rules as those of a call, and what is wrong by cell. */
export function readExtension(
  { fieldColumns, notations, dates }: Pick<SheetWindow, 'notations' | 'dates'> & { fieldColumns: FieldColumns },
  columns: readonly ExtraColumn[],
  { row, cells }: { row: number; cells: readonly SheetCell[] },
): { extend: Extension; issues: FoundIssue[] } {
  const writtenAs = (at: number) => ({ numbers: notations[at] ?? null, dates: dates[at] ?? null });
  const sent = Object.fromEntries(
    columns.flatMap((column) => {
      const at = fieldColumns.get(extraName(column));
      return at === undefined ? [] : [[column.field.name, meaningOf(column.field, cells[at] ?? null, writtenAs(at))]];
    }),
  );
  const fields = columns.map(({ field }) => field);
  const { extend, issues } = mergeExtension(fields, { stored: {}, sent, isNew: true });
  const long = Object.entries(extend).flatMap(([name, value]) =>
    typeof value === 'string' && value.length > longest ? [{ name, message: rowIssues.longText }] : [],
  );
  return {
    extend,
    issues: [...issues, ...long].map(({ name, message }) => {
      const column = columns.find(({ field }) => field.name === name);
      const at = column && fieldColumns.get(extraName(column));
      const words = column && at !== undefined && wordsOf(column.field, cells[at] ?? null, writtenAs(at));
      return { row, column: column?.heading ?? name, message: words || message };
    }),
  };
}
