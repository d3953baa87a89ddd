import { type ListRules, textSort, timeSort } from '#server/kernel/lists/index.ts';

/** How every list of positions is sorted and searched; with its `name` it is a list's rules. */
export const positionList = {
  id: 'positions.id',
  sorts: { tagName: textSort('positions.tag_name'), created_at: timeSort('positions.created_at') },
  defaultSort: 'tagName',
  search: ['positions.tag_name'],
} as const satisfies Omit<ListRules<'listTeamTags'>, 'name'>;
