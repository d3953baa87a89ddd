import type { ErrorText } from '#server/kernel/errors/index.ts';

/** What a sheet of people has, in the order of its template. */
export const sheetFields = [
  'username',
  'real_name',
  'country_code',
  'telephone',
  'email',
  'departments',
  'positions',
] as const;

export type SheetField = (typeof sheetFields)[number];

/** Headings of the template. A sheet may have them in either language, in any order. */
export const headings: Readonly<Record<SheetField, ErrorText>> = {
  username: { 'zh-CN': '账号', 'en-US': 'Account' },
  real_name: { 'zh-CN': '姓名', 'en-US': 'Name' },
  country_code: { 'zh-CN': '国家或地区代码', 'en-US': 'Country code' },
  telephone: { 'zh-CN': '手机号', 'en-US': 'Telephone' },
  email: { 'zh-CN': '邮箱', 'en-US': 'Email' },
  departments: { 'zh-CN': '部门', 'en-US': 'Departments' },
  positions: { 'zh-CN': '职位', 'en-US': 'Positions' },
};

/** What the second sheet of the template says of each. */
export const explanations: Readonly<Record<SheetField, ErrorText>> = {
  username: {
    'zh-CN': '必填；3 至 60 个字母、数字或 . _ - @ +',
    'en-US': 'Required; 3 to 60 letters, digits or . _ - @ +',
  },
  real_name: { 'zh-CN': '必填；最多 60 个字符', 'en-US': 'Required; up to 60 characters' },
  country_code: { 'zh-CN': '例如 +86；留空为 +86', 'en-US': 'Such as +49; +86 when it is empty' },
  telephone: { 'zh-CN': '手机号，只有数字', 'en-US': 'A mobile number, digits alone' },
  email: { 'zh-CN': '例如 anna@example.com', 'en-US': 'Such as anna@example.com' },
  departments: {
    'zh-CN': '部门名称；同名时写出上级，例如 总部/销售；多个用分号隔开',
    'en-US':
      'Names; those above it where several have the name, such as Head office/Sales; a semicolon between several',
  },
  positions: { 'zh-CN': '职位名称；多个用分号隔开', 'en-US': 'Names; a semicolon between several' },
};

/** A heading or a choice as it is compared: how it was typed does not count. */
export const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** The column of each field in a sheet with these headings. */
export function columnsOf(found: readonly string[]): ReadonlyMap<SheetField, number> {
  return new Map(
    sheetFields.flatMap((field) => {
      const names = Object.values(headings[field]).map(plain);
      const at = found.findIndex((heading) => names.includes(plain(heading)));
      return at < 0 ? [] : [[field, at] as const];
    }),
  );
}
