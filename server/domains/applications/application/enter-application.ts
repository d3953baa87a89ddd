import { sql } from 'kysely';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import { rolesIn } from '#server/kernel/grants/index.ts';
import type { Applications, NamedApplication, OpenApplication } from '#server/kernel/call/application.ts';
import type { Session } from '#server/kernel/call/session.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { revisionSql } from '#server/kernel/revisions/index.ts';
import { openApplicationHash } from './application-hash.ts';
import { applicationRoles, mayEdit } from './application-roles.ts';
import { lookAs } from './look-as.ts';

/** Applications with their settings and the stored roles of one account in each, deleted ones too. */
export function detailedApplications(query: Query, { wsId, accountId }: { wsId: string; accountId: string }) {
  return query
    .selectFrom('applications')
    .innerJoin('workspaces', 'workspaces.id', 'applications.ws_id')
    .leftJoin('application_settings as settings', (join) =>
      join.onRef('settings.ws_id', '=', 'applications.ws_id').onRef('settings.id', '=', 'applications.id'),
    )
    .where('applications.ws_id', '=', wsId)
    .where('applications.status', '=', 'active')
    .selectAll('applications')
    .select(['settings.address', 'settings.admin_edit_disabled', 'settings.default_language', 'settings.home_page_id'])
    .select('settings.maintain')
    .select(['settings.version as settings_version', 'settings.updated_at as settings_updated_at'])
    .select('workspaces.language')
    .select(revisionSql(wsId).as('revision'))
    .select(rolesIn(sql.ref('applications.id'), { wsId, accountId }).as('held'));
}

type DetailedRow = Awaited<ReturnType<ReturnType<typeof detailedApplications>['execute']>>[number];

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
 * What an application of this workspace is to a session. Undefined for a person without a role in it (ACC-09, contradictions 53),
 * for another one than the only one of a shadow user (SESS-24), and for those whom its owner keeps out (ACC-11).
 */
export function applicationTo(session: Session, row: DetailedRow): OpenApplication | undefined {
  if (session.applicationId !== undefined && session.applicationId !== row.id) return undefined;
  const appRoles = applicationRoles(row.held, session.roles);
  // Only system roles have no workspace.
  const isSystem = session.wsId === undefined;
  // An owner who keeps the platform out keeps its support out as well.
  const isClosedToPlatform = (isSystem || session.support !== undefined) && row.admin_edit_disabled === true;
  if (isClosedToPlatform || (!isSystem && appRoles.length === 0)) return undefined;
  const mayChange = session.applicationId === undefined && !session.isEmbedded && !session.support;
  const canEdit = mayChange && row.dummy_type === null && mayEdit(appRoles);
  return { wsId: row.ws_id, row, revision: row.revision, appRoles, canEdit };
}

/**
 * The application that an id means to the caller, also while it is closed. Throws `invalid_app_auth` where `applicationTo` gives none,
 * and in the same words for an unknown application and another workspace's (P2).
 */
async function reachApplication(
  { db, session }: { db: Database; session: Session },
  appId: string,
): Promise<OpenApplication> {
  const { accountId } = session;
  if (session.applicationId !== undefined && session.applicationId !== appId) throw refused();
  const wsId = session.wsId ?? (await homeOf(db, appId));
  if (wsId === undefined) throw refused();
  const row = await db.tenant(
    wsId,
    (query) => detailedApplications(query, { wsId, accountId }).where('applications.id', '=', appId).executeTakeFirst(),
    { singleRead: true },
  );
  const opened = row && applicationTo(session, row);
  if (!opened) throw refused();
  return opened;
}

/** Throws `application_deleted`: a caller who could open it may learn that it was deleted (ROUTE-077). */
export function requireUndeleted({ row }: OpenApplication): void {
  if (row.deleted_at) throw new Failure('application_deleted');
}

/** The application of the caller's workspace that has this address, case aside; undefined for none (APP-32). */
function addressedBy(db: Database, wsId: string, address: string): Promise<string | undefined> {
  return db.tenant(
    wsId,
    async (query) => {
      const row = await query
        .selectFrom('application_settings')
        .select('id')
        .where('ws_id', '=', wsId)
        .where(sql`lower(address)`, '=', address.toLowerCase())
        .executeTakeFirst();
      return row?.id;
    },
    { readOnly: true },
  );
}

/** The application that the value of an argument means: an id, or of a link its hash or its address; undefined for none. */
async function idOf(
  key: Buffer,
  { db, session: { wsId } }: { db: Database; session: Session },
  { argument, value }: NamedApplication,
): Promise<string | undefined> {
  if (argument !== 'apphash' || value === undefined) return value;
  const target = openApplicationHash(key, value);
  if (target) return wsId === undefined || wsId === target.wsId ? target.appId : undefined;
  return wsId === undefined ? undefined : addressedBy(db, wsId, value);
}

/**
 * Opens applications by id and by link. Beside what `Applications` says, throws `application_deleted`, and while it is under
 * maintenance `application_maintenance_in_progress` for everybody who may not edit it (ROUTE-077).
 */
export function createApplications({ keys }: { keys: Keys }): Applications {
  const key = keys.key('application-hash');
  return {
    async open(caller, named) {
      const id = await idOf(key, caller, named);
      if (!id) throw refused();
      const opened = await reachApplication(caller, id);
      if (named.isClosedToo) return opened;
      requireUndeleted(opened);
      if (opened.row.maintain === 10 && !opened.canEdit) throw new Failure('application_maintenance_in_progress');
      return opened;
    },
    lookAs,
  };
}

/** The answer does not show whether there is such an application. */
export const refused = (): Failure => new Failure('invalid_app_auth', { rule: 'application role' });
