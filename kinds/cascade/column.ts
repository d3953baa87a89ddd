import { repeatedFixedOptions } from '../shared/design-issues.ts';
import { defineColumn } from '../define-column.ts';

export const column = defineColumn('cascade', {
  storage: () => 'texts',
  designIssues: ({ options }) => repeatedFixedOptions(options),
});
