import { type ListRules, textSort, timeSort } from '#server/kernel/lists/index.ts';

/** How the list of a workspace's people is sorted and searched (ORG-11). */
export const accountList: ListRules<'listAccounts'> = {
  name: 'listAccounts',
  id: 'memberships.account_id',
  sorts: {
    real_name: textSort('memberships.real_name'),
    created_at: timeSort('memberships.created_at'),
  },
  defaultSort: 'real_name',
  search: ['memberships.real_name', 'accounts.username'],
};

/** What `type=all` answers at most: a picker with more would be of no use. */
export const mostAtOnce = 1_000;
