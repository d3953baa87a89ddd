import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('department', {
  menu: { group: 'more', order: 50 },
  icon: 'M9 3.5h6v5H9ZM3 15.5h6v5H3ZM15 15.5h6v5h-6ZM12 8.5v3.5M6 15.5V12h12v3.5',
  synonyms: 'team,unit,organization,organisation,division,部门,组织,团队',
  panel: ({ below }, { of, choice, departments }) => ({
    main: [of('is_multiple')],
    validation: [choice('below', departments, below)],
  }),
  hasPlaceholder: true,
  initial: ['currentDepartments', 'parameter'],
  comparedAs: () => 'department',
  isSetByRules: true,
});
