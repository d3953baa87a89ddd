import type { FieldKind } from '../store/storage.ts';

/** The headings of a template. */
export const templateWords = {
  'en-US': {
    sheet: 'How to fill in',
    file: 'template',
    field: 'Column',
    kind: 'Takes',
    required: 'Required',
    choices: 'Choices',
    example: 'Example',
    yes: 'Yes',
  },
  'zh-CN': {
    sheet: '填写说明',
    file: '导入模板',
    field: '列名',
    kind: '内容',
    required: '必填',
    choices: '可选项',
    example: '示例',
    yes: '是',
  },
} as const;

interface KindWords {
  kind: string;
  example: string;
}

type Both = Record<'en-US' | 'zh-CN', KindWords>;

const words = {
  text: { 'en-US': { kind: 'Text', example: 'Any text' }, 'zh-CN': { kind: '文本', example: '任意文本' } },
  number: { 'en-US': { kind: 'A number', example: '1250.5' }, 'zh-CN': { kind: '数字', example: '1250.5' } },
  percent: { 'en-US': { kind: 'A percentage', example: '12.5%' }, 'zh-CN': { kind: '百分比', example: '12.5%' } },
  boolean: { 'en-US': { kind: 'Yes or no', example: 'Yes' }, 'zh-CN': { kind: '是或否', example: '是' } },
  year: { 'en-US': { kind: 'A year', example: '2026' }, 'zh-CN': { kind: '年份', example: '2026' } },
  month: { 'en-US': { kind: 'A month', example: '2026-11' }, 'zh-CN': { kind: '月份', example: '2026-11' } },
  day: { 'en-US': { kind: 'A date', example: '2026-11-26' }, 'zh-CN': { kind: '日期', example: '2026-11-26' } },
  moment: {
    'en-US': { kind: 'A date with a time', example: '2026-11-26 09:30' },
    'zh-CN': { kind: '日期和时间', example: '2026-11-26 09:30' },
  },
  range: {
    'en-US': { kind: 'From – to', example: '2026-11-26 – 2026-11-30' },
    'zh-CN': { kind: '起止日期', example: '2026-11-26 至 2026-11-30' },
  },
  time: { 'en-US': { kind: 'A time', example: '09:30' }, 'zh-CN': { kind: '时间', example: '09:30' } },
  choice: { 'en-US': { kind: 'One of the choices', example: '' }, 'zh-CN': { kind: '可选项之一', example: '' } },
  choices: {
    'en-US': { kind: 'Some of the choices, with commas', example: '' },
    'zh-CN': { kind: '一个或多个可选项，用顿号或逗号分隔', example: '' },
  },
  user: { 'en-US': { kind: 'The name of a person', example: '' }, 'zh-CN': { kind: '人员姓名', example: '' } },
  department: {
    'en-US': { kind: 'The name of a department', example: '' },
    'zh-CN': { kind: '部门名称', example: '' },
  },
  colour: { 'en-US': { kind: 'A color', example: '#2F6BFF' }, 'zh-CN': { kind: '颜色', example: '#2F6BFF' } },
  relation: {
    'en-US': { kind: 'The title of a linked record', example: '' },
    'zh-CN': { kind: '关联记录的标题', example: '' },
  },
} satisfies Record<string, Both>;

const dates = { year: 'year', month: 'month', day: 'day', minute: 'moment', second: 'moment' } as const;

function keyOf(kind: FieldKind): keyof typeof words {
  switch (kind.type) {
    case 'number':
      return kind.style === 'percent' ? 'percent' : 'number';
    case 'date':
      return dates[kind.granularity];
    case 'dateRange':
      return 'range';
    case 'select':
      return 'choice';
    case 'multiSelect':
      return 'choices';
    case 'boolean':
    case 'time':
    case 'user':
    case 'department':
    case 'colour':
    case 'relation':
      return kind.type;
    default:
      return 'text';
  }
}

/** What a cell of a kind takes, and an example of it; none where it is one of the choices, or a name. */
export const kindWords = (kind: FieldKind, locale: 'zh-CN' | 'en-US'): KindWords => words[keyOf(kind)][locale];
