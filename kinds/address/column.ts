import { repeatedOptions } from '../shared/design-issues.ts';
import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('address', {
  storage: () => 'json',
  designIssues: ({ regions = [] }) => repeatedOptions(regions, '/regions'),
});
