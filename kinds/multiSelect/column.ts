import { crossedLimits, repeatedFixedOptions } from '../shared/design-issues.ts';
import { sheetOptions } from '../shared/sheet-options.ts';
import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('multiSelect', {
  storage: () => 'texts',
  takes: () => ({
    'en-US': { kind: 'Some of the choices, with commas', example: '' },
    'zh-CN': { kind: '一个或多个可选项，用顿号或逗号分隔', example: '' },
  }),
  designIssues({ options, min, max }) {
    const repeated = repeatedFixedOptions(options);
    return repeated.length > 0 ? repeated : crossedLimits('/min', min, max);
  },
  ofSheet: { multiSelect: (column) => ({ type: 'multiSelect', options: sheetOptions(column) }) },
});
