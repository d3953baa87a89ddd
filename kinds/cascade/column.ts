import { repeatedFixedOptions } from '../shared/design-issues.ts';
import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('cascade', {
  storage: () => 'texts',
  designIssues: ({ options }) => repeatedFixedOptions(options),
});
