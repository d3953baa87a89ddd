import { sql } from 'kysely';
import type { Role } from '#openapi';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { applicationRoles, mayEdit } from './application-roles.ts';

interface Wanted {
  appId: string;
  wsId: string;
  accountId: string;
}

/** The application with its settings and the stored roles of one account in it, a deleted one too. */
function findApplication(query: Query, { appId, wsId, accountId }: Wanted) {
  return query
    .selectFrom('applications')
    .innerJoin('workspaces', 'workspaces.id', 'applications.ws_id')
    .leftJoin('application_settings as settings', (join) =>
      join.onRef('settings.ws_id', '=', 'applications.ws_id').onRef('settings.id', '=', 'applications.id'),
    )
    .where('applications.ws_id', '=', wsId)
    .where('applications.id', '=', appId)
    .where('applications.status', '=', 'active')
    .selectAll('applications')
    .select(['settings.address', 'settings.admin_edit_disabled', 'settings.default_language', 'settings.home_page_id'])
    .select('settings.maintain')
    .select(['settings.version as settings_version', 'settings.updated_at as settings_updated_at'])
    .select('workspaces.language')
    .select(
      sql<Role[]>`array(
        select role from application_members
        where app_id = applications.id and ws_id = ${wsId} and account_id = ${accountId} and deleted_at is null
      )`.as('held'),
    )
    .executeTakeFirst();
}

export type EnteredRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

/** An application that the caller may open. */
export interface EnteredApplication {
  wsId: string;
  row: EnteredRow;
  /** The caller's roles in it, the strongest first; empty for a SYSTEM_ADMIN, who only reads (contradictions 3). */
  appRoles: readonly Role[];
  /** canEditApp: those roles edit it, and the session is neither a shadow user's nor embedded (ROLE-11 to ROLE-13). */
  canEdit: boolean;
}

/** Where an application is; system roles have no workspace of their own. */
function homeOf(db: Database, appId: string): Promise<string | undefined> {
  return db.platform(
    async (query) => {
      const row = await query.selectFrom('applications').select('ws_id').where('id', '=', appId).executeTakeFirst();
      return row?.ws_id;
    },
    { readOnly: true },
  );
}

/**
 * The application that an id means to the caller, also while it is closed. Throws `invalid_app_auth` for a person
 * of the workspace without a role in it (ACC-09, contradictions 53), for system roles that its owner keeps out (ACC-11),
 * and in the same words for an unknown application and another workspace's (P2).
 */
export async function reachApplication(
  { db, session }: { db: Database; session: Session },
  appId: string,
): Promise<EnteredApplication> {
  const { accountId, roles } = session;
  if (session.applicationId !== undefined && session.applicationId !== appId) throw refused();
  const wsId = session.wsId ?? (await homeOf(db, appId));
  if (wsId === undefined) throw refused();
  const row = await db.tenant(wsId, (query) => findApplication(query, { appId, wsId, accountId }), { readOnly: true });
  if (!row) throw refused();
  const appRoles = applicationRoles(row.held, roles);
  // Only system roles have no workspace.
  const isSystem = session.wsId === undefined;
  if (isSystem ? row.admin_edit_disabled : appRoles.length === 0) throw refused();
  const canEdit = session.applicationId === undefined && !session.isEmbedded && mayEdit(appRoles);
  return { wsId, row, appRoles, canEdit };
}

/** Throws `application_deleted`: a caller who could open it may learn that it was deleted (ROUTE-077). */
export function requireUndeleted({ row }: EnteredApplication): void {
  if (row.deleted_at) throw new Failure('application_deleted');
}

/**
 * Opens an application to the caller. Throws as `reachApplication` does, `application_deleted`, and while it is under
 * maintenance `application_maintenance_in_progress` for everybody who may not edit it (ROUTE-077).
 */
export async function enterApplication(
  call: { db: Database; session: Session },
  appId: string,
): Promise<EnteredApplication> {
  const entered = await reachApplication(call, appId);
  requireUndeleted(entered);
  if (entered.row.maintain === 10 && !entered.canEdit) throw new Failure('application_maintenance_in_progress');
  return entered;
}

/** The answer does not show whether there is such an application. */
export const refused = (): Failure => new Failure('invalid_app_auth', { rule: 'application role' });
