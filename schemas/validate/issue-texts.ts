import type { LocalizedText } from './localized-text.ts';
import { shown } from './shape.ts';

const chineseTypes: Readonly<Record<string, string>> = {
  string: '文本',
  number: '数字',
  integer: '整数',
  boolean: '布尔值',
  array: '列表',
  object: '对象',
  null: '空值',
};
const inChinese = (types: readonly string[]): string => types.map((type) => chineseTypes[type] ?? type).join('或');

function chineseShown(value: unknown): string {
  if (Array.isArray(value)) return '列表';
  if (typeof value === 'object' && value !== null) return '对象';
  return value === undefined ? '空' : shown(value);
}

/** The messages of issues, in both languages. Values are shown as JSON. */
export const issueTexts = {
  missing: (name: string): LocalizedText => ({ 'en-US': `"${name}" is missing.`, 'zh-CN': `缺少“${name}”。` }),
  unknown: (name: string): LocalizedText => ({
    'en-US': `"${name}" is not known here.`,
    'zh-CN': `此处没有“${name}”。`,
  }),
  type: (found: string, wanted: readonly string[]): LocalizedText => ({
    'en-US': `This is ${found}, and ${wanted.join(' or ')} is wanted.`,
    'zh-CN': `此处是${inChinese([found])}，应为${inChinese(wanted)}。`,
  }),
  otherThan: (value: unknown, wanted: unknown): LocalizedText => ({
    'en-US': `${shown(value)} is not ${shown(wanted)}.`,
    'zh-CN': `${chineseShown(value)} 不是 ${chineseShown(wanted)}。`,
  }),
  noneOf: (value: unknown, options: readonly unknown[]): LocalizedText => ({
    'en-US': `${shown(value)} is not one of ${options.map(shown).join(', ')}.`,
    'zh-CN': `${chineseShown(value)} 不是以下之一：${options.map(chineseShown).join('、')}。`,
  }),
  unknownValue: (value: unknown): LocalizedText => ({
    'en-US': `${shown(value)} is not known here.`,
    'zh-CN': `此处没有 ${chineseShown(value)}。`,
  }),
  tooFewItems: (count: number, least: number): LocalizedText => ({
    'en-US': `There are ${count} items, and at least ${least} are needed.`,
    'zh-CN': `共有 ${count} 项，至少需要 ${least} 项。`,
  }),
  tooManyItems: (count: number, most: number): LocalizedText => ({
    'en-US': `There are ${count} items, and at most ${most} are allowed.`,
    'zh-CN': `共有 ${count} 项，最多允许 ${most} 项。`,
  }),
  tooManyEntries: (count: number, most: number): LocalizedText => ({
    'en-US': `There are ${count} entries, and at most ${most} are allowed.`,
    'zh-CN': `共有 ${count} 个条目，最多允许 ${most} 个。`,
  }),
  empty: { 'en-US': 'The text is empty.', 'zh-CN': '文本为空。' } satisfies LocalizedText,
  tooShort: (count: number, least: number): LocalizedText => ({
    'en-US': `The text has ${count} characters, and needs at least ${least}.`,
    'zh-CN': `文本有 ${count} 个字符，至少需要 ${least} 个。`,
  }),
  tooLong: (count: number, most: number): LocalizedText => ({
    'en-US': `The text has ${count} characters, and at most ${most} are allowed.`,
    'zh-CN': `文本有 ${count} 个字符，最多允许 ${most} 个。`,
  }),
  notFinite: { 'en-US': 'The number is not finite.', 'zh-CN': '数字不是有限值。' } satisfies LocalizedText,
  less: (value: number, least: number): LocalizedText => ({
    'en-US': `${value} is less than ${least}, the smallest value that is allowed.`,
    'zh-CN': `${value} 小于允许的最小值 ${least}。`,
  }),
  more: (value: number, most: number): LocalizedText => ({
    'en-US': `${value} is more than ${most}, the largest value that is allowed.`,
    'zh-CN': `${value} 大于允许的最大值 ${most}。`,
  }),
  notMore: (value: number, bound: number): LocalizedText => ({
    'en-US': `${value} is not more than ${bound}.`,
    'zh-CN': `${value} 不大于 ${bound}。`,
  }),
  notLess: (value: number, bound: number): LocalizedText => ({
    'en-US': `${value} is not less than ${bound}.`,
    'zh-CN': `${value} 不小于 ${bound}。`,
  }),
  pattern: (value: string): LocalizedText => ({
    'en-US': `"${value.slice(0, 40)}" is not written as it should be.`,
    'zh-CN': `“${value.slice(0, 40)}”的写法不正确。`,
  }),
};

/** The hints of issues. */
export const hintTexts = {
  nearest: (name: string): LocalizedText => ({ 'en-US': `Did you mean "${name}"?`, 'zh-CN': `您是指“${name}”吗？` }),
  known: (names: readonly string[]): LocalizedText => ({
    'en-US': `Known here: ${names.join(', ')}.`,
    'zh-CN': `此处可用：${names.join('、')}。`,
  }),
  /** The schema's own description is for developers, and in English. */
  pattern: (pattern: string, description: string | undefined): LocalizedText => ({
    'en-US': description ?? `It has to match ${pattern}.`,
    'zh-CN': `须符合 ${pattern}。`,
  }),
};
