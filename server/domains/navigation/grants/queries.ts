import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { livingSubjects, type Subject } from '#server/domains/organisation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { OfApplication } from '../rules/lock-application.ts';

/** An authorisation with the names of its menu and its subject. */
export interface AuthorizationRow extends Subject {
  id: string;
  menu_id: string;
  menu_name: string;
  subject_name: string;
  rights: Schemas['MenuRights'];
  visible_fields: Schemas['MenuVisibleFields'];
  data_scope: Schemas['MenuDataScope'];
  for_api: boolean;
  updated_at: Date;
  version: number;
}

/** Which of them; without any, all of the application. */
export interface AuthorizationFilter extends Partial<Subject> {
  id?: string;
  menu_id?: string;
  isForApi?: boolean;
  /** Of the names. */
  locale?: string;
}

/** More than an application has. */
const mostRows = 5_000;

/** The authorisations of an application; those whose subject is gone are left out. */
export async function findAuthorizations(
  query: Query,
  { wsId, appId }: OfApplication,
  { id, menu_id, subject_type, subject_id, isForApi = false, locale = '' }: AuthorizationFilter,
): Promise<AuthorizationRow[]> {
  const { rows } = await sql<AuthorizationRow>`
    select a.id, a.menu_id, coalesce(m.names ->> ${locale}, m.menu_name) as menu_name, a.subject_type, a.subject_id, living.name as subject_name,
      a.rights, a.visible_fields, a.data_scope, a.for_api, a.updated_at, a.version
    from menu_authorizations a
    join menus m on m.ws_id = a.ws_id and m.id = a.menu_id
    join (${livingSubjects(wsId, locale)}) living
      on living.subject_type = a.subject_type and living.subject_id = a.subject_id
    where a.ws_id = ${wsId} and a.app_id = ${appId} and a.deleted_at is null
      and (${id ?? null}::text is null or a.id = ${id ?? null})
      and (${menu_id ?? null}::text is null or a.menu_id = ${menu_id ?? null})
      and (${subject_type ?? null}::text is null or a.subject_type = ${subject_type ?? null})
      and (${subject_id ?? null}::text is null or a.subject_id = ${subject_id ?? null})
      and (a.for_api or not ${isForApi})
    order by m.sort, a.menu_id, a.created_at, a.id
    limit ${mostRows}`.execute(query);
  return rows;
}

/** Which one, with its names in a language. */
interface OneAuthorization {
  id: string;
  locale: string;
}

/** One authorisation. Throws `NotFound` for any other id. */
export async function readAuthorization(
  query: Query,
  owner: OfApplication,
  one: OneAuthorization,
): Promise<AuthorizationRow> {
  const [row] = await findAuthorizations(query, owner, one);
  if (!row) throw new NotFound();
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockAuthorization(
  query: Query,
  owner: OfApplication,
  one: OneAuthorization,
): Promise<AuthorizationRow> {
  await query
    .selectFrom('menu_authorizations')
    .select('id')
    .where('ws_id', '=', owner.wsId)
    .where('app_id', '=', owner.appId)
    .where('id', '=', one.id)
    .forUpdate()
    .execute();
  return readAuthorization(query, owner, one);
}

/** An authorisation as it is on the wire (MENU-22). */
export const presentAuthorization = ({ updated_at, ...row }: AuthorizationRow): Schemas['MenuAuthConfig'] => ({
  ...row,
  updated_at: updated_at.toISOString(),
});

/** What the log records of an authorisation. */
export const authorizationFacts = (row: AuthorizationRow) => ({
  menu_id: row.menu_id,
  subject_type: row.subject_type,
  subject_id: row.subject_id,
  rights: row.rights,
  visible_fields: row.visible_fields,
  data_scope: row.data_scope,
  for_api: row.for_api,
});
