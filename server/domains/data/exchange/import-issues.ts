import type { Schemas } from '#openapi';
import {
  DomainError,
  Unavailable,
  type ErrorText,
  languageOf,
  localized,
  type RequestIssue,
} from '#server/kernel/errors/index.ts';
import type { FieldKind } from '../store/storage.ts';
import type { CellIssue } from './cell-value.ts';
import type { FilledField } from './import-fields.ts';

export type Issue = Schemas['ImportIssue'];

/** What can be wrong with a cell, in words. */
export const cellTexts: Readonly<
  Record<CellIssue | 'rows' | 'missing' | 'repeated' | 'taken' | 'differs' | 'along', ErrorText>
> = {
  kind: { 'en-US': 'The value does not fit the field.', 'zh-CN': '该值与字段类型不符。' },
  option: { 'en-US': 'This is not one of the options.', 'zh-CN': '不在可选项之内。' },
  record: {
    'en-US': 'There is no record with this title that you could choose.',
    'zh-CN': '没有可选择的同名关联记录。',
  },
  records: {
    'en-US': 'Several records have this title. Make the titles unique, or choose the record later.',
    'zh-CN': '有多条关联记录同名。请使标题唯一，或稍后再选择关联记录。',
  },
  rows: { 'en-US': 'You may not add this record here.', 'zh-CN': '您无权在此添加该记录。' },
  missing: { 'en-US': 'A value is required.', 'zh-CN': '此项为必填。' },
  differs: {
    'en-US': 'The first row of this record has another value.',
    'zh-CN': '与该记录首行的值不一致。',
  },
  along: {
    'en-US': 'This row belongs to a record that is left out.',
    'zh-CN': '该行所属的记录未导入。',
  },
  taken: { 'en-US': 'A record has this value already.', 'zh-CN': '已有记录使用了该值。' },
  repeated: { 'en-US': 'Another row of the sheet has this value.', 'zh-CN': '表格中有其他行使用了该值。' },
};

/** The code by which an issue of a cell is answered. */
export const issueCode = (issue: CellIssue): Issue['code'] => (issue === 'kind' ? 'kind' : 'option');

/** What is expected of a cell that does not fit its field. */
const expected: Readonly<Partial<Record<FieldKind['type'], ErrorText>>> = {
  number: { 'en-US': 'A number is expected here.', 'zh-CN': '此处应为数字。' },
  boolean: { 'en-US': 'Yes or no is expected here.', 'zh-CN': '此处应为“是”或“否”。' },
  date: { 'en-US': 'A date such as 2026-11-30 is expected here.', 'zh-CN': '此处应为日期，例如 2026-11-30。' },
  dateRange: {
    'en-US': 'Two dates such as 2026-11-01 – 2026-11-30 are expected here.',
    'zh-CN': '此处应为日期范围，例如 2026-11-01 – 2026-11-30。',
  },
  time: { 'en-US': 'A time such as 18:30 is expected here.', 'zh-CN': '此处应为时间，例如 18:30。' },
  colour: { 'en-US': 'A color such as #2f6fed is expected here.', 'zh-CN': '此处应为颜色，例如 #2f6fed。' },
};

/** Signs of a value that an issue shows. */
const shownSigns = 60;

/** What is wrong with a value that a cell has, with the value itself. */
export function valueIssueText(
  issue: keyof typeof cellTexts,
  { value, kind, words, locale }: { value: unknown; kind: FieldKind; words?: ErrorText | undefined; locale: string },
): string {
  const language = languageOf(locale);
  const text = localized(language, words ?? (issue === 'kind' ? expected[kind.type] : undefined) ?? cellTexts[issue]);
  const signs = [...String(value)];
  const shown = signs.length > shownSigns ? `${signs.slice(0, shownSigns).join('')}…` : signs.join('');
  return language === 'zh-CN' ? `“${shown}”：${text}` : `“${shown}”: ${text}`;
}

/** The text of an issue in the reader's language. */
export const issueText = (issue: keyof typeof cellTexts, locale: string): string =>
  localized(languageOf(locale), cellTexts[issue]);

const issuesOf = (error: DomainError): readonly RequestIssue[] => error.facts.detail?.faults ?? [];

/** Where in a sheet a record is, and what it has, so that what the record engine says of it gets a row and a column. */
export interface IssueContext {
  /** The row of the record, and of the rows of its sub-tables by their index. */
  row: number;
  rowAt: (subTable: string, index: number) => number | undefined;
  filled: readonly FilledField[];
  isEmpty: (path: string, index: number | undefined) => boolean;
  locale: string;
}

/** Where a pointer leads: to a field of the record, or to one in a row of a sub-table. */
function locationOf(pointer: string): { path: string; subTable?: string; index?: number } {
  const [, , id = '', index, ...inner] = pointer.split('/');
  if (index === undefined || !/^\d+$/.test(index)) return { path: id };
  const field = inner.filter((key) => key !== 'data')[0];
  return { path: field === undefined ? id : `${id}.${field}`, subTable: id, index: Number(index) };
}

/** What is wrong with a record of a sheet, by what the record engine says about it. Rethrows what is no matter of the record. */
export function recordIssues(error: unknown, { row, rowAt, filled, isEmpty, locale }: IssueContext): Issue[] {
  if (!(error instanceof DomainError) || error instanceof Unavailable) throw error;
  const whole = { row, column: '', field: null };
  if (error.code === 'not_allowed') return [{ ...whole, code: 'rule', message: issueText('rows', locale) }];
  const issues = issuesOf(error);
  if (issues.length === 0) throw error;
  return issues.map(({ pointer, message }): Issue => {
    const { path, subTable, index } = locationOf(pointer);
    const column = filled.find((one) => one.path === path)?.column;
    const text = localized(languageOf(locale), message);
    const rule = isEmpty(path, index) ? 'missing' : 'rule';
    const at = subTable === undefined || index === undefined ? undefined : rowAt(subTable, index);
    return {
      row: at ?? row,
      column: column ?? '',
      field: path === '' ? null : path,
      code: error.code === 'value_taken' ? 'duplicate' : rule,
      // Without a column the field's own name says where.
      message: column === undefined && path !== '' ? `${path}: ${text}` : text,
    };
  });
}
