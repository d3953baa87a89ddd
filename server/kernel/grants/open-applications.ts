import { sql } from 'kysely';
import { type Role, roleSets } from '#openapi';
import type { Query } from '../db/index.ts';
import { grantedRoles } from './application-roles.ts';

/** Who opens which applications. */
export interface ApplicationReader {
  accountId: string;
  wsId: string;
  roles: readonly Role[];
}

/** Treated as administrator of every application of the workspace (ROLE-10); all of them see every card. */
const seesAll: readonly Role[] = roleSets.appAdmins;

/** The applications of one workspace that the reader may open (ROLE-02, ROLE-10). */
export function openApplicationsOf(query: Query, { wsId, accountId, roles }: ApplicationReader) {
  const found = query
    .selectFrom('applications')
    .where('applications.ws_id', '=', wsId)
    .where('applications.deleted_at', 'is', null)
    .where('applications.status', '=', 'active');
  if (roles.some((role) => seesAll.includes(role))) return found;
  return found.where(
    sql<boolean>`applications.id in (select granted.app_id from (${grantedRoles({ wsId, accountId })}) as granted)`,
  );
}
