import { crossedLimits } from '../shared/design-issues.ts';
import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('text', {
  storage: () => 'text',
  isSearched: ({ widget }) => widget !== 'password',
  isFixedByRights: true,
  designIssues: ({ min_length: least, max_length: most }) => crossedLimits('/min_length', least, most),
  ofSheet: {
    text: () => ({ type: 'text' }),
    phone: () => ({ type: 'text' }),
    longText: () => ({ type: 'text', widget: 'area', max_length: 32_767 }),
    email: () => ({ type: 'text', format: 'email', max_length: 2_000 }),
    url: () => ({ type: 'text', format: 'url', max_length: 2_000 }),
  },
});
