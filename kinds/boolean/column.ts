import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('boolean', {
  storage: () => 'boolean',
  // A question with two answers may be open.
  isOnOrOff: ({ widget }) => widget !== 'radio',
  isFixedByRights: true,
  takes: () => ({ 'en-US': { kind: 'Yes or no', example: 'Yes' }, 'zh-CN': { kind: '是或否', example: '是' } }),
  ofSheet: { boolean: () => ({ type: 'boolean' }) },
});
