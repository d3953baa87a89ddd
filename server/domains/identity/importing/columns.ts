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

/** Where each field is in a sheet, by its name: `email`, or `extend.office` for an extra field of the workspace. */
export type FieldColumns = ReadonlyMap<string, number>;

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

/** What people call them in their own sheets. First and last names are not among them: a name is one column. */
export const synonyms: Readonly<Record<SheetField, readonly string[]>> = {
  username: [
    'account name',
    'user',
    'user name',
    'user account',
    'login',
    'login name',
    'login ID',
    'user ID',
    '帐号',
    '账户',
    '用户',
    '用户名',
    '用户账号',
    '登录名',
    '登录账号',
  ],
  real_name: [
    'full name',
    'real name',
    'display name',
    'employee',
    'employee name',
    'person',
    '名字',
    '真实姓名',
    '人员',
    '人员姓名',
    '员工',
    '员工姓名',
    '显示名',
  ],
  country_code: ['dialling code', 'dialing code', 'phone country code', '国家代码', '国家区号', '国际区号'],
  telephone: [
    'telephone number',
    'tel',
    'phone',
    'phone number',
    'mobile',
    'mobile phone',
    'mobile number',
    'cell',
    'cell phone',
    '手机',
    '手机号码',
    '移动电话',
    '电话',
    '电话号码',
    '联系电话',
  ],
  email: [
    'e-mail',
    'mail',
    'mail address',
    'email address',
    'e-mail address',
    '邮件',
    '邮箱地址',
    '邮件地址',
    '电子邮件',
    '电子邮箱',
    '电子邮箱地址',
  ],
  departments: ['department', 'department name', 'dept', '所属部门', '所在部门', '部门名称'],
  positions: ['position', 'job title', 'job', 'post', '岗位', '职务', '职位名称'],
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
