import { type ListRules, textSort, timeSort } from '#server/kernel/lists/index.ts';

/** How every list of user groups is sorted and searched; with its `name` it is a list's rules. */
export const groupList = {
  id: 'user_groups.id',
  sorts: { name: textSort('user_groups.name'), created_at: timeSort('user_groups.created_at') },
  defaultSort: 'name',
  search: ['user_groups.name'],
} as const satisfies Omit<ListRules<'listEnabledUserOrganisations'>, 'name'>;
