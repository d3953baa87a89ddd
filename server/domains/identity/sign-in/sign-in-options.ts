import { sql } from 'kysely';
import type { Role } from '#openapi';
import { rolesAnywhere } from '#server/kernel/grants/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { settingKey } from '#server/domains/configuration/index.ts';
import type { WorkspaceState } from '../access/access-state.ts';
import { type TotpPolicy, usualPolicy } from '../totp/policy.ts';
import { memberRoles, rolesHeld } from '../access/roles-held.ts';

/** The account of this name, as far as signing in needs it. */
export interface SignInAccount {
  id: string;
  username: string;
  passwordHash: string | null;
  isActive: boolean;
  sessionEpoch: number;
  systemRoles: Role[];
  mustChangePassword: boolean;
  /** Whether codes by an app are set up. */
  hasTotp: boolean;
}

/** A workspace that an account may enter, with its roles there. */
export interface SignInOption extends WorkspaceState {
  wsId: string;
  customerName: string;
  roles: Role[];
  /** Whether the workspace asks for a code by SMS after the password (AUTH-18). */
  asksCode: boolean;
  /** What the workspace says of codes by an app. */
  totp: TotpPolicy;
}

/** A person who may sign in, and where. */
export interface Person extends SignInAccount {
  telephone: string | null;
  countryCode: string;
  /** By the workspace's name. Invitations that were not accepted do not count (contradictions 68). */
  options: readonly SignInOption[];
}

/** A workspace that an account may enter, before its roles in applications are read. */
interface FoundOption extends Omit<SignInOption, 'roles'> {
  memberRoles: readonly string[] | null;
}

/** A person as a name finds one. */
export interface FoundPerson extends Omit<Person, 'options'> {
  options: readonly FoundOption[];
}

/** The account by its folded name, beside each of its options; once, without an option, when it has none. */
const personRows = (query: Query, usernameKey: string) =>
  query
    .selectFrom('accounts')
    .leftJoin(
      (from) =>
        from
          .selectFrom('memberships')
          .innerJoin('workspaces', 'workspaces.id', 'memberships.ws_id')
          .where('memberships.status', '=', 'active')
          .where('memberships.deleted_at', 'is', null)
          .where('workspaces.deleted_at', 'is', null)
          .select([
            'memberships.account_id as accountId',
            'memberships.roles',
            'workspaces.id as wsId',
            'workspaces.customer_name as customerName',
            'workspaces.status as workspaceStatus',
            'workspaces.maintain',
            'workspaces.begin_at',
            'workspaces.expire_at',
            sql<boolean | null>`(
              select (value -> 'value' ->> 'sms_secondary_verification')::boolean from preferences
              where ws_id = workspaces.id and account_id is null and key = ${sql.lit(settingKey('systemManage'))}
                and deleted_at is null
            )`.as('asksCode'),
            sql<TotpPolicy | null>`(
              select value -> 'value' ->> 'totp' from preferences
              where ws_id = workspaces.id and account_id is null and key = ${sql.lit(settingKey('systemManage'))}
                and deleted_at is null
            )`.as('totp'),
          ])
          .as('entrance'),
      (join) => join.onRef('entrance.accountId', '=', 'accounts.id'),
    )
    .where('accounts.username_key', '=', usernameKey)
    .where('accounts.deleted_at', 'is', null)
    .select(['accounts.id', 'accounts.username', 'accounts.password_hash', 'accounts.status', 'accounts.session_epoch'])
    .select(['accounts.system_roles', 'accounts.must_change_password', 'accounts.telephone', 'accounts.country_code'])
    .select(
      sql<boolean>`exists(
        select from totp_secrets where account_id = accounts.id and confirmed_at is not null
      )`.as('hasTotp'),
    )
    .selectAll('entrance')
    .orderBy('entrance.customerName')
    .orderBy('entrance.wsId');

type PersonRow = Awaited<ReturnType<ReturnType<typeof personRows>['execute']>>[number];

function optionsOf({ wsId, customerName, workspaceStatus, maintain, roles, ...row }: PersonRow): FoundOption[] {
  if (wsId === null || customerName === null || workspaceStatus === null || maintain === null) return [];
  const { begin_at, expire_at, asksCode, totp } = row;
  const state: WorkspaceState = { status: workspaceStatus, maintain, begin_at, expire_at };
  const asked = { asksCode: asksCode ?? false, totp: totp ?? usualPolicy };
  return [{ ...state, wsId, customerName, memberRoles: roles, ...asked }];
}

/**
 * The person of the folded name. An unknown name costs as many statements as a known one (P14); what takes longer for a known
 * one, such as the roles in applications, is read once the password was right.
 */
export async function findPerson(query: Query, usernameKey: string): Promise<FoundPerson | undefined> {
  const rows = await personRows(query, usernameKey).execute();
  const [row] = rows;
  return (
    row && {
      id: row.id,
      username: row.username,
      passwordHash: row.password_hash,
      isActive: row.status === 'active',
      sessionEpoch: row.session_epoch,
      systemRoles: rolesHeld(row.system_roles),
      mustChangePassword: row.must_change_password,
      hasTotp: row.hasTotp,
      telephone: row.telephone,
      countryCode: row.country_code,
      options: rows.flatMap(optionsOf),
    }
  );
}

/** The person with the roles in each workspace, those in its applications among them. Only for somebody who was let in. */
export async function withRoles(query: Query, person: FoundPerson): Promise<Person> {
  const ids = person.options.map(({ wsId }) => wsId);
  const rows = await query
    .selectFrom('workspaces')
    .where('id', '=', sql<string>`any(${ids})`)
    .select(['id', rolesAnywhere({ wsId: sql.ref('workspaces.id'), accountId: person.id }).as('roles')])
    .execute();
  const held = new Map(rows.map(({ id, roles }) => [id, roles]));
  const options = person.options.map(({ memberRoles: own, ...option }) => ({
    ...option,
    roles: memberRoles(own, held.get(option.wsId)),
  }));
  return { ...person, options };
}
