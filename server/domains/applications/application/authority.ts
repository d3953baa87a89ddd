import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { livingSubjects, requireSubjects, type Subject } from '#server/domains/organisation/index.ts';
import { type Query, ulid } from '#server/kernel/db/index.ts';
import { Invalid } from '#server/kernel/errors/index.ts';
import { notifyShared, peopleIn } from './notify-shared.ts';

type Grant = Schemas['ApplicationGrant'];

/** Who owns, administers and uses an application, beside those of its user group. */
export interface Authority {
  owner: string | null;
  authorization_ids: string[];
  application_authorizations: Grant[];
}

/** What a request says of it; what is left out stays. */
export interface AuthorityInput {
  owner?: string | undefined;
  authorization_ids?: readonly string[] | undefined;
  application_authorizations?: readonly Grant[] | undefined;
}

interface ApplicationKey {
  wsId: string;
  appId: string;
}

/** People, departments, positions and groups that are gone are left out. */
export async function readGrants(query: Query, { wsId, appId }: ApplicationKey): Promise<Omit<Authority, 'owner'>> {
  const { rows } = await sql<Grant>`
    select living.subject_type, living.subject_id, held.role
    from (
      select 'user'::text as subject_type, m.account_id as subject_id, m.role, m.created_at from application_members m
      where m.ws_id = ${wsId} and m.app_id = ${appId} and m.role <> 'APP_OWNER' and m.deleted_at is null
      union all
      select g.subject_type, g.subject_id, g.role, g.created_at from application_grants g
      where g.ws_id = ${wsId} and g.app_id = ${appId}
    ) held
    join (${livingSubjects(wsId)}) living
      on living.subject_type = held.subject_type and living.subject_id = held.subject_id
    order by held.created_at, living.subject_id`.execute(query);
  const isManager = ({ subject_type: type, role }: Grant) => type === 'user' && role === 'APP_ADMIN';
  return {
    authorization_ids: rows.filter(isManager).map(({ subject_id: id }) => id),
    application_authorizations: rows.filter((row) => !isManager(row)),
  };
}

/**
 * The authority as a request wants it. Of the two places that may name a person as APP_ADMIN, `authorization_ids` is the one
 * that is answered. Throws `Invalid` for a subject that is named twice, and `NotFound` for one that the workspace does not have.
 */
export async function wantedAuthority(
  query: Query,
  wsId: string,
  stored: Authority,
  { owner, authorization_ids: managers, application_authorizations: grants }: AuthorityInput,
): Promise<Authority> {
  if (owner !== undefined && owner !== stored.owner)
    await requireSubjects(query, wsId, [person(owner)], () => '/owner');
  if (managers) await requireSubjects(query, wsId, managers.map(person), (at) => `/authorization_ids/${at}`);
  if (grants) {
    refuseRepeated(grants);
    await requireSubjects(query, wsId, grants, (at) => `/application_authorizations/${at}/subject_id`);
  }
  const named = grants ?? stored.application_authorizations;
  const isManager = ({ subject_type: type, role }: Grant) => type === 'user' && role === 'APP_ADMIN';
  const added = named.filter(isManager).map(({ subject_id: id }) => id);
  return {
    owner: owner ?? stored.owner,
    authorization_ids: [...new Set([...(managers ?? stored.authorization_ids), ...added])],
    application_authorizations: named.filter((grant) => !isManager(grant)),
  };
}

const person = (id: string): Subject => ({ subject_type: 'user', subject_id: id });

function refuseRepeated(grants: readonly Grant[]): void {
  const seen = new Set<string>();
  for (const [at, { subject_type: type, subject_id: id }] of grants.entries()) {
    if (!seen.has(`${type} ${id}`)) seen.add(`${type} ${id}`);
    else {
      const message = { 'en-US': 'This subject is named twice.', 'zh-CN': '同一授权对象重复出现。' };
      const hint = {
        'en-US': 'Name each subject once, with one role.',
        'zh-CN': '每个对象只填写一次，并指定一个角色。',
      };
      throw new Invalid({ issues: [{ pointer: `/application_authorizations/${at}/subject_id`, message, hint }] });
    }
  }
}

interface Writing extends ApplicationKey {
  by: string;
  now: Date;
  /** Only when it changes are those who owned it before taken out. */
  isOwnerChanged: boolean;
}

/** Stores exactly this authority. Rows of people in the trash stay for their restoration. */
export async function writeAuthority(
  query: Query,
  { wsId, appId, by, now, isOwnerChanged }: Writing,
  { owner, authorization_ids: managers, application_authorizations: grants }: Authority,
): Promise<void> {
  const before = await peopleIn(query, { wsId, appId });
  const people = [
    ...(owner === null ? [] : [{ account_id: owner, role: 'APP_OWNER' as const }]),
    ...managers.map((id) => ({ account_id: id, role: 'APP_ADMIN' as const })),
    ...grants.flatMap(({ subject_type: type, subject_id: id, role }) =>
      type === 'user' ? [{ account_id: id, role }] : [],
    ),
  ];
  const members = people.map((one) => ({
    ...one,
    id: ulid(),
    ws_id: wsId,
    app_id: appId,
    created_by: by,
    created_at: now,
  }));
  await sql`
    delete from application_members m
    where m.ws_id = ${wsId} and m.app_id = ${appId} and m.deleted_at is null
      and (${isOwnerChanged} or m.role <> 'APP_OWNER') and (m.account_id, m.role) not in (
      select * from unnest(${people.map((one) => one.account_id)}::text[], ${people.map((one) => one.role)}::text[]))`.execute(
    query,
  );
  if (members.length > 0) {
    await query
      .insertInto('application_members')
      .values(members)
      .onConflict((on) => on.columns(['ws_id', 'app_id', 'account_id', 'role']).doUpdateSet({ deleted_at: null }))
      .execute();
  }
  const others = grants.flatMap(({ subject_type: type, subject_id, role }) =>
    type === 'user' ? [] : [{ ws_id: wsId, app_id: appId, subject_type: type, subject_id, role, created_by: by }],
  );
  await sql`
    delete from application_grants g
    where g.ws_id = ${wsId} and g.app_id = ${appId} and (g.subject_type, g.subject_id) not in (
      select * from unnest(${others.map((one) => one.subject_type)}::text[], ${others.map((one) => one.subject_id)}::text[]))`.execute(
    query,
  );
  if (others.length > 0) {
    await query
      .insertInto('application_grants')
      .values(others.map((one) => ({ ...one, created_at: now })))
      .onConflict((on) =>
        on
          .columns(['ws_id', 'app_id', 'subject_type', 'subject_id'])
          .doUpdateSet((row) => ({ role: row.ref('excluded.role') })),
      )
      .execute();
  }
  await notifyShared(query, { wsId, appId, before, by, now });
}
