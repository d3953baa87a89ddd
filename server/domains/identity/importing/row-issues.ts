import type { ErrorText } from '#server/kernel/errors/index.ts';
import { headings, type SheetField } from './columns.ts';

/** What can be wrong with a row of a sheet of people, and what to do. */
export const rowIssues = {
  missing: { 'zh-CN': '此项为必填。', 'en-US': 'A value is required.' },
  username: {
    'zh-CN': '账号须为 3 至 60 个字母、数字或 . _ - @ +。',
    'en-US': 'An account has 3 to 60 letters, digits or . _ - @ +.',
  },
  repeated: { 'zh-CN': '表格中有其他行使用了该账号。', 'en-US': 'Another row of the sheet has this account.' },
  member: { 'zh-CN': '该账号已在工作区中。', 'en-US': 'This account belongs to the workspace already.' },
  long: { 'zh-CN': '最多 60 个字符。', 'en-US': 'At most 60 characters.' },
  longText: { 'zh-CN': '最多 2,000 个字符。', 'en-US': 'At most 2,000 characters.' },
  code: { 'zh-CN': '国家或地区代码形如 +86。', 'en-US': 'A country code looks like +49.' },
  telephone: { 'zh-CN': '不是该国家或地区的手机号。', 'en-US': 'This is no mobile number of that country.' },
  email: { 'zh-CN': '邮箱地址形如 anna@example.com。', 'en-US': 'An address looks like anna@example.com.' },
  unknown: { 'zh-CN': '没有这个名称。', 'en-US': 'There is nothing of this name.' },
  ambiguous: {
    'zh-CN': '有多个同名项，请写出上级，例如 总部/销售。',
    'en-US': 'Several have this name; write those above it, such as Head office/Sales.',
  },
  many: { 'zh-CN': '最多 50 个。', 'en-US': 'At most 50.' },
  taken: { 'zh-CN': '该账号刚刚被占用，请稍后再试。', 'en-US': 'This account has just been taken; try again later.' },
  later: {
    'zh-CN': '本小时添加或邀请的人数已达上限，请一小时后再导入这些行。',
    'en-US': 'No more people can be added or invited within this hour; import these rows in an hour.',
  },
  full: { 'zh-CN': '工作区人数已达上限。', 'en-US': 'The workspace has no room for more people.' },
  units: {
    'zh-CN': '已添加，但部门或职位刚刚被删除，请在账号中重新设置。',
    'en-US': 'Added, but a department or position has just been deleted; choose them in the account.',
  },
} as const satisfies Readonly<Record<string, ErrorText>>;

export type RowIssueName = keyof typeof rowIssues;

/** What is wrong with a row, or with one of its cells: both in the words of the reader. */
export interface FoundIssue {
  row: number;
  /** The heading of the cell's column. */
  column?: ErrorText;
  message: ErrorText;
}

/** One of the issues above, of a row, or of its cell of that field. */
export const issueAt = (row: number, issue: RowIssueName, field?: SheetField): FoundIssue => ({
  row,
  ...(field && { column: headings[field] }),
  message: rowIssues[issue],
});
