import { defineColumn } from '../define-column.ts';

export const column = defineColumn('boolean', {
  storage: () => 'boolean',
  // A question with two answers may be open.
  isOnOrOff: ({ widget }) => widget !== 'radio',
  isFixedByRights: true,
});
