import { byName, namedIn } from '../shared/choices.ts';
import { defineControl } from '../base/define-control.ts';

export const control = defineControl('department', {
  widgets: ['DepartmentPicker'],
  /** Departments are searched on the server where the page's host can, else those that are handed in. */
  input({ is_multiple: multiple = false, below = null }, { canCall, isSearched, search, awaited }) {
    const props = { departments: awaited, multiple };
    if (!canCall('departments') && !isSearched) return { widget: 'DepartmentPicker', props };
    return { widget: 'FormDepartments', props: { ...props, search, below } };
  },
  written: byName,
  named: (_, { awaited }) => namedIn('department', awaited),
  choice: (id, text) => ({ id, department_name: text, children: [] }),
  editor: () => 'department',
  searched: ({ is_multiple: isMultiple = false, below }) => ({
    is_multiple: isMultiple,
    ...(below !== undefined && { below: [below] }),
  }),
});
