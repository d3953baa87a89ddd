import { sql } from 'kysely';
import { type Role, roleSets } from '#openapi';
import type { Database, Query } from '../db/index.ts';
import { Failure } from '../errors/index.ts';
import { rolesIn } from '../grants/index.ts';
import type { Session } from '../call/session.ts';

/** Read everything that was done in their workspace (contradictions 7). */
const readAll: readonly Role[] = roleSets.accountAdmins;

/** Administrators of every application of their workspace (ROLE-10). */
const administerAll: readonly Role[] = ['WORKSPACE_APP_ADMIN'];

/**
 * Other editors read what was done in one application, which they administer themselves: the role that they hold in
 * another one does not count. Throws `invalid_app_auth`, for an unknown application as well (P2).
 */
export async function requireReadableLog(
  db: Database,
  { roles, accountId }: Pick<Session, 'roles' | 'accountId'>,
  { wsId, applicationId }: { wsId: string; applicationId: string | undefined },
): Promise<void> {
  if (roles.some((role) => readAll.includes(role))) return;
  if (applicationId !== undefined && (await isAdministered(db, { roles, accountId }, { wsId, applicationId }))) return;
  throw new Failure('invalid_app_auth', { rule: 'editors', roles: [...readAll, 'APP_OWNER', 'APP_ADMIN'] });
}

/** Whether the caller administers the application. */
const isAdministered = async (
  db: Database,
  session: Pick<Session, 'roles' | 'accountId'>,
  { wsId, applicationId }: { wsId: string; applicationId: string },
): Promise<boolean> =>
  (await administeredOf(db, session, { wsId, applicationIds: [applicationId] })).has(applicationId);

/** Those of the applications that the caller administers. */
export async function administeredOf(
  db: Database,
  { roles, accountId }: Pick<Session, 'roles' | 'accountId'>,
  { wsId, applicationIds }: { wsId: string; applicationIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const find = (query: Query) => {
    let found = query
      .selectFrom('applications')
      .select('id')
      .where('ws_id', '=', wsId)
      .where('id', '=', sql<string>`any(${applicationIds})`)
      .where('deleted_at', 'is', null);
    if (!roles.some((role) => administerAll.includes(role))) {
      const held = rolesIn(sql.ref('applications.id'), { wsId, accountId });
      found = found.where(sql<boolean>`array['APP_OWNER', 'APP_ADMIN'] && ${held}`);
    }
    return found.execute();
  };
  const rows = await db.tenant(wsId, find, { singleRead: true });
  return new Set(rows.map(({ id }) => id));
}
