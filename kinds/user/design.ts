import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('user', {
  menu: { group: 'common', order: 50 },
  icon: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  synonyms:
    'person,people,member,employee,staff,owner,assignee,contact,account,人员,成员,用户,员工,负责人,联系人,经办人',
  panel: (_, { of, several, departments }) => ({
    main: [of('is_multiple')],
    validation: [several('department_ids', departments)],
  }),
  hasPlaceholder: true,
  mayBeUnique: true,
  initial: ['currentUser', 'parameter'],
  comparedAs: () => 'user',
  isSetByRules: true,
});
