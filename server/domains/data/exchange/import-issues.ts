import type { Schemas } from '#openapi';
import { DomainError, type ErrorText, localized, type RequestIssue } from '#server/kernel/errors/index.ts';
import type { FieldKind } from '../store/storage.ts';
import type { CellIssue } from './cell-value.ts';
import type { FilledField } from './import-fields.ts';

export type Issue = Schemas['ImportIssue'];

/** What can be wrong with a cell, in words. */
export const cellTexts: Readonly<Record<CellIssue | 'rows' | 'missing' | 'repeated' | 'taken', ErrorText>> = {
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
  colour: { 'en-US': 'A colour such as #2f6fed is expected here.', 'zh-CN': '此处应为颜色，例如 #2f6fed。' },
};

/** Signs of a value that an issue shows. */
const shownSigns = 60;

/** What is wrong with a value that a cell has, with the value itself. */
export function valueIssueText(
  issue: keyof typeof cellTexts,
  { value, kind, locale }: { value: unknown; kind: FieldKind; locale: string },
): string {
  const language = locale === 'zh-CN' ? 'zh-CN' : 'en-US';
  const text = localized(language, (issue === 'kind' ? expected[kind.type] : undefined) ?? cellTexts[issue]);
  const signs = [...String(value)];
  const shown = signs.length > shownSigns ? `${signs.slice(0, shownSigns).join('')}…` : signs.join('');
  return language === 'zh-CN' ? `“${shown}”：${text}` : `“${shown}”: ${text}`;
}

/** The text of an issue in the reader's language. */
export const issueText = (issue: keyof typeof cellTexts, locale: string): string =>
  localized(locale === 'zh-CN' ? 'zh-CN' : 'en-US', cellTexts[issue]);

const issuesOf = (error: DomainError): readonly RequestIssue[] => error.facts.detail?.faults ?? [];

/** What is wrong with a row, by what the record engine says about it. Rethrows what is no matter of the row. */
export function rowIssues(
  error: unknown,
  {
    row,
    filled,
    isEmpty,
    locale,
  }: { row: number; filled: readonly FilledField[]; isEmpty: (id: string) => boolean; locale: string },
): Issue[] {
  if (!(error instanceof DomainError)) throw error;
  const whole = { row, column: '', field: null };
  if (error.code === 'not_allowed') return [{ ...whole, code: 'rule', message: issueText('rows', locale) }];
  const issues = issuesOf(error);
  if (issues.length === 0) throw error;
  return issues.map(({ pointer, message }): Issue => {
    const id = pointer.split('/')[2] ?? '';
    const column = filled.find(({ field }) => field.id === id)?.column;
    const text = localized(locale === 'zh-CN' ? 'zh-CN' : 'en-US', message);
    const rule = isEmpty(id) ? 'missing' : 'rule';
    return {
      row,
      column: column ?? '',
      field: id === '' ? null : id,
      code: error.code === 'value_taken' ? 'duplicate' : rule,
      // Without a column the field's own name says where.
      message: column === undefined && id !== '' ? `${id}: ${text}` : text,
    };
  });
}
