import { type CellWords, columnOfKind } from '#kinds/columns';
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

const text = { 'en-US': { kind: 'Text', example: 'Any text' }, 'zh-CN': { kind: '文本', example: '任意文本' } };

/** What a cell of a kind takes, and an example of it; none where it is one of the choices, or a name. */
export const kindWords = (kind: FieldKind, locale: 'zh-CN' | 'en-US'): CellWords =>
  (columnOfKind(kind).takes?.(kind) ?? text)[locale];
