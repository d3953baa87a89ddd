import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';

type LoginTag = Schemas['ThirdTypeTag'];

/** The third parties that the account is bound to in the workspace of the membership. */
const boundTags = sql<LoginTag[]>`array(
  select tag from third_party_logins
  where account_id = accounts.id and ws_id = memberships.ws_id
  order by tag
)`.as('thirdPartyLogins');

/** Whether the person belongs to a workspace other than the account's home. Invitations that were not accepted do not count. */
const isMemberElsewhere = sql<boolean>`exists(
  select from memberships elsewhere
  join workspaces on workspaces.id = elsewhere.ws_id and workspaces.deleted_at is null
  where elsewhere.account_id = accounts.id and elsewhere.ws_id is distinct from accounts.home_ws_id
    and elsewhere.status <> 'invited' and elsewhere.deleted_at is null
)`.as('isMemberElsewhere');

/** Whether codes by an app are asked for at the account's sign-in. With `exists`, PostgreSQL reads the apps of everybody for one page. */
const hasTotp = sql<boolean>`coalesce((
  select true from totp_secrets where account_id = accounts.id and confirmed_at is not null
), false)`.as('hasTotp');

/** What a person is in one workspace: the global account, and the membership that ties it there (contradictions 68). */
const personColumns = [
  'accounts.id',
  'accounts.username',
  'accounts.username_key',
  'accounts.real_name',
  'accounts.avatar',
  'accounts.introduction',
  'accounts.color_scheme',
  'accounts.telephone',
  'accounts.country_code',
  'accounts.email',
  'accounts.status',
  'accounts.home_ws_id',
  'accounts.system_roles',
  'accounts.must_change_password',
  'accounts.last_sign_in_at',
  'accounts.version',
  'accounts.created_at',
  'memberships.ws_id',
  'memberships.roles as memberRoles',
  'memberships.real_name as memberName',
  'memberships.departments',
  'memberships.duty',
  'memberships.status as memberStatus',
  'memberships.third_party_login_enabled as hasThirdPartyLogin',
  boundTags,
  isMemberElsewhere,
  hasTotp,
  'memberships.version as memberVersion',
  'memberships.created_at as memberSince',
  'workspaces.customer_name',
] as const;

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
    .select(personColumns)
    .executeTakeFirst();
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The people of one workspace, those who are invited or disabled among them. */
export function findMembers(query: Query, wsId: string) {
  return query
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .innerJoin('workspaces', 'workspaces.id', 'memberships.ws_id')
    .where('memberships.ws_id', '=', wsId)
    .where('memberships.deleted_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .select(personColumns);
}

/**
 * Holds a person until the transaction ends, so that changes follow one another: the membership first, as everybody
 * does, so that there is no deadlock.
 */
export async function lockAccount(query: Query, accountId: string, wsId: string | undefined): Promise<void> {
  if (wsId !== undefined) {
    await query
      .selectFrom('memberships')
      .select('id')
      .where('ws_id', '=', wsId)
      .where('account_id', '=', accountId)
      .forUpdate()
      .execute();
  }
  await query.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
}

/** The stored hash of an account, as evaluatePassword takes it. */
export function findPassword(query: Query, accountId: string) {
  return query
    .selectFrom('accounts')
    .select('password_hash as passwordHash')
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
