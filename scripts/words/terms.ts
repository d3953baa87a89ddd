/** A concept that people meet on screens, with its one name in each language. `docs/terms.md` is written from this list. */
export interface Term {
  concept: string;
  en: string;
  zh: string;
  /** What visible texts do not say instead, in any capitalisation; a whole text where `whole` says so. */
  not: { readonly en?: readonly string[]; readonly zh?: readonly string[] };
  /** The words are refused as a whole text only: “Checks” as a label, and not “checks” in a sentence. */
  whole?: true;
  why: string;
}

const oneName = 'One concept has one name.';

/** The words of screens, messages and answers of the server; what only developers read is held to `glossary.ts`. */
export const terms: readonly Term[] = [
  {
    concept: 'Begin a session',
    en: 'Sign in',
    zh: '登录',
    not: { en: ['log in', 'log on', 'login page', 'logged in'], zh: ['登陆', '登入'] },
    why: oneName,
  },
  {
    concept: 'End a session',
    en: 'Sign out',
    zh: '退出登录',
    not: { en: ['log out', 'log off', 'logout', 'end all others'], zh: ['登出', '注销'] },
    why: oneName,
  },
  {
    concept: 'Create an account for oneself',
    en: 'Sign up',
    zh: '注册',
    not: { en: ['register page', 'registration page', 'register button'] },
    why: oneName,
  },
  {
    concept: 'The name that a person signs in with',
    en: 'Username',
    zh: '用户名',
    not: { en: ['user name', 'login name', 'account name'], zh: ['登录名', '用户帐号'] },
    why: oneName,
  },
  {
    concept: 'What a person has in the product',
    en: 'Account',
    zh: '账号',
    not: { zh: ['帐号', '帐户', '账户'] },
    why: oneName,
  },
  {
    concept: 'A person’s own data',
    en: 'Profile',
    zh: '个人资料',
    not: { en: ['my data', 'your data was'] },
    why: '“Data” says nothing.',
  },
  {
    concept: 'The password in use',
    en: 'Current password',
    zh: '当前密码',
    not: { en: ['present password', 'present value', 'present one'] },
    why: '“Present” also means a gift, or that something is there.',
  },
  {
    concept: 'Messages by email',
    en: 'Email',
    zh: '邮件（地址：邮箱）',
    not: { en: ['e-mail', 'e-mails', 'mail', 'mails', 'mailed'], zh: ['电子邮件', '电邮'] },
    why: oneName,
  },
  {
    concept: 'The number that gets SMS',
    en: 'Mobile number',
    zh: '手机号',
    not: { en: ['telephone', 'cell phone'], zh: ['移动电话'] },
    why: oneName,
  },
  {
    concept: 'What a customer works in',
    en: 'Workspace',
    zh: '工作区',
    not: { en: ['enterprise', 'tenant'], zh: ['本企业', '该企业', '所在企业', '租户', '本空间'] },
    why: oneName,
  },
  {
    concept: 'All people',
    en: 'Everyone',
    zh: '所有人',
    not: { en: ['everybody'] },
    why: 'Screens say “everyone”, “someone” and “no one”, or better say who.',
  },
  {
    concept: 'Another person',
    en: 'Someone else',
    zh: '其他人',
    not: { en: ['somebody', 'whoever'] },
    why: 'Screens say “everyone”, “someone” and “no one”, or better say who.',
  },
  {
    concept: 'No person',
    en: 'No one',
    zh: '没有人',
    not: { en: ['nobody'] },
    why: 'Screens say “everyone”, “someone” and “no one”, or better say what is the case: “No matching people”.',
  },
  {
    concept: 'What a person may do',
    en: 'Permission',
    zh: '权限',
    not: { en: ['authorisation', 'authorisations', 'authorization'] },
    why: oneName,
  },
  {
    concept: 'Hand out a role',
    en: 'Assign a role',
    zh: '授予角色',
    not: { en: ['give a role', 'give the role', 'give roles'] },
    why: 'Roles are assigned, access is granted.',
  },
  {
    concept: 'Take a role or a grant from someone',
    en: 'Revoke',
    zh: '收回（密钥：吊销）',
    not: { en: ['take back', 'taken back'] },
    why: 'Roles, grants and keys are revoked; changes are reverted.',
  },
  {
    concept: 'Who acts for someone who is away',
    en: 'Delegate',
    zh: '代理人',
    not: { en: ['stand-in', 'stand-ins'] },
    why: 'It is the field’s own term.',
  },
  {
    concept: 'A department below another one',
    en: 'Sub-department',
    zh: '下级部门',
    not: { zh: ['子部门'] },
    why: oneName,
  },
  { concept: 'What a person does in a company', en: 'Position', zh: '职位', not: { zh: ['岗位'] }, why: oneName },
  {
    concept: 'What a field, a view or a notice is of',
    en: 'Type',
    zh: '类型',
    whole: true,
    not: { en: ['kind', 'kinds', 'all kinds', 'kind of field'] },
    why: 'Screens of other products say “Type”.',
  },
  { concept: 'How something is', en: 'Status', zh: '状态', whole: true, not: { en: ['state'] }, why: oneName },
  {
    concept: 'Conditions that a record has to meet',
    en: 'Validation',
    zh: '数据校验',
    whole: true,
    not: { en: ['checks'], zh: ['检查项'] },
    why: '“Checks” is also what one ticks.',
  },
  {
    concept: 'Fields that are filled from other records',
    en: 'Auto-fill',
    zh: '自动填充',
    whole: true,
    not: { en: ['fills'] },
    why: 'It is the field’s own term.',
  },
  {
    concept: 'A value that no other record has',
    en: 'Unique',
    zh: '不允许重复',
    not: { en: ['no two records have the same'] },
    why: 'One word says it.',
  },
  {
    concept: 'What is wrong with a value or a row',
    en: 'Error, issue',
    zh: '错误，问题',
    not: { en: ['mistake', 'mistakes', 'fault', 'faults'] },
    why: 'People make mistakes; a value has an error.',
  },
  {
    concept: 'What holds when nothing is set',
    en: 'Default',
    zh: '默认',
    not: { en: ['as shipped', 'shipped'], zh: ['出厂', '缺省'] },
    why: oneName,
  },
  {
    concept: 'Remove for ever',
    en: 'Delete permanently',
    zh: '彻底删除',
    not: { en: ['for good', 'erase', 'erased'], zh: ['彻底清除', '永久删除'] },
    why: oneName,
  },
  {
    concept: 'Where deleted things are kept',
    en: 'Trash',
    zh: '回收站',
    not: { en: ['recycle bin', 'bin'], zh: ['垃圾箱', '垃圾桶'] },
    why: oneName,
  },
  {
    concept: 'The settings of a page’s texts',
    en: 'Texts',
    zh: '文案',
    whole: true,
    not: { en: ['words'] },
    why: 'Words are what a text is made of.',
  },
  {
    concept: 'The first page',
    en: 'Home page',
    zh: '首页',
    not: { en: ['to the start', 'back to the start'] },
    why: '“The start” is no place.',
  },
  {
    concept: 'The version that is stored',
    en: 'Latest version',
    zh: '最新内容',
    not: { en: ['what is stored'] },
    why: 'People know what was saved, and not what is stored.',
  },
  {
    concept: 'Spelling',
    en: 'American',
    zh: '全角标点',
    not: { en: ['colour', 'colours', 'recognise', 'behaviour', 'organise', 'authorise', 'customise', 'licence'] },
    why: 'One spelling, that of the language en-US.',
  },
];
