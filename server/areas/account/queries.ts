import type { Query } from '../../db/index.ts';

/** The account with its membership in the workspace; only the workspace's row is looked at. */
export function findAccount(query: Query, accountId: string, wsId: string | undefined) {
  return query
    .selectFrom('accounts')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.account_id', '=', 'accounts.id')
        .on('memberships.ws_id', '=', wsId ?? '')
        .on('memberships.deleted_at', 'is', null),
    )
    .leftJoin('workspaces', 'workspaces.id', 'memberships.ws_id')
    .where('accounts.id', '=', accountId)
    .where('accounts.deleted_at', 'is', null)
    .select([
      'accounts.id',
      'accounts.username',
      'accounts.real_name',
      'accounts.avatar',
      'accounts.introduction',
      'accounts.telephone',
      'accounts.country_code',
      'accounts.email',
      'accounts.status',
      'accounts.locked_until',
      'memberships.ws_id',
      'memberships.real_name as memberName',
      'memberships.departments',
      'memberships.duty',
      'workspaces.customer_name',
    ])
    .executeTakeFirst();
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;
