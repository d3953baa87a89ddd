import { byName, namedIn } from '../shared/choices.ts';
import { defineControl } from '../base/define-control.ts';

export const control = defineControl('user', {
  widgets: ['UserPicker'],
  /** People are searched on the server where the page's host can, else those that are handed in. */
  input({ is_multiple: multiple = false, department_ids: below = [] }, { canCall, isSearched, search, awaited }) {
    const props = { people: awaited, multiple };
    if (!canCall('people') && !isSearched) return { widget: 'UserPicker', props };
    return { widget: 'FormPeople', props: { ...props, search, below: [...below] } };
  },
  written: byName,
  named: (_, { awaited }) => namedIn('person', awaited),
  choice: (id, text) => ({ id, real_name: text }),
  editor: () => 'user',
  searched: ({ is_multiple: isMultiple = false, department_ids: below }) => ({
    is_multiple: isMultiple,
    ...(below && { below }),
  }),
});
