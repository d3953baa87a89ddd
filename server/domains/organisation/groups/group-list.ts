import { sql } from 'kysely';
import { everybodyNames } from '#server/kernel/grants/index.ts';
import { type ListRules, textSort, timeSort } from '#server/kernel/lists/index.ts';

/** As the index has it: the group of everybody is before all others, whatever it is called. */
const nameInOrder = sql`(case when user_groups.is_everybody then '' else user_groups.name end)`;

/** What the group of everybody is shown as in one of the languages. */
const shownName = sql`(case when user_groups.name is null then ${everybodyNames.join(' ')} end)`;

/** How every list of user groups is sorted and searched; with its `name` it is a list's rules. */
export const groupList = {
  id: 'user_groups.id',
  sorts: { name: textSort(nameInOrder), created_at: timeSort('user_groups.created_at') },
  defaultSort: 'name',
  search: ['user_groups.name', shownName],
} as const satisfies Omit<ListRules<'listEnabledUserOrganisations'>, 'name'>;
