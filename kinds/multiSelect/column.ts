import { defineColumn } from '../define-column.ts';

export const column = defineColumn('multiSelect', {
  storage: () => 'texts',
  takes: () => ({
    'en-US': { kind: 'Some of the choices, with commas', example: '' },
    'zh-CN': { kind: '一个或多个可选项，用顿号或逗号分隔', example: '' },
  }),
});
