import type { Selectable } from 'kysely';
import { type Role, roles as allRoles } from '#openapi';
import type { Database, Tables } from '../db/index.ts';
import type { SubjectType } from '../grants/index.ts';
import type { Session } from './session.ts';

type Settings = Selectable<Tables['application_settings']>;
type Nullable<T> = { [Key in keyof T]: T[Key] | null };

/** An application with its settings, which are null before the first save. */
export type ApplicationRow = Selectable<Tables['applications']> &
  Pick<Selectable<Tables['workspaces']>, 'language'> &
  Nullable<Pick<Settings, 'address' | 'admin_edit_disabled' | 'default_language' | 'home_page_id' | 'maintain'>> & {
    settings_version: number | null;
    settings_updated_at: Date | null;
  };

/** An application that the caller may open. */
export interface OpenApplication {
  wsId: string;
  row: ApplicationRow;
  /** Of its workspace, when the application was read. */
  revision: string;
  /** The caller's roles in it, the strongest first; empty for a SYSTEM_ADMIN, who only reads (contradictions 3). */
  appRoles: readonly Role[];
  /** An editor looks at it as this role or group alone; the account is then that of the session. */
  lookedAtAs?: { subject_type: SubjectType; subject_id: string };
  /** canEditApp: those roles edit it, it is no dummy, and the session is neither a shadow user's nor embedded (ROLE-11 to ROLE-14). */
  canEdit: boolean;
}

/** What names an application in a call. */
export interface NamedApplication {
  /** The argument, as the contract names it. */
  argument: string;
  value: string | undefined;
  /** Also while it is deleted or under maintenance. */
  isClosedToo: boolean;
}

/** An editor who looks at an application as another user. */
export interface LookingCaller {
  db: Database;
  session: Session;
  now: Date;
  ip: string;
  requestId: string;
}

/** What a person, a department, a position or a user group would be in a call. */
export interface LookedAt {
  session: Session;
  application: OpenApplication;
}

/** Opens applications to callers. */
export interface Applications {
  /**
   * Throws `invalid_app_auth` for a caller without a role in it and for one that does not exist (P2), and unless `isClosedToo`
   * `application_deleted` and `application_maintenance_in_progress`.
   */
  open(caller: { db: Database; session: Session }, named: NamedApplication): Promise<OpenApplication>;
  /**
   * The call as another user would make it, by the value of `look_as`; it is logged once an hour. Throws `not_allowed` unless the
   * caller edits the application, and `not_found` for a subject that is not there.
   */
  lookAs(caller: LookingCaller, application: OpenApplication, subject: string): Promise<LookedAt>;
}

/** The caller's roles in an application, without one the roles that depend on none: those of the workspace or platform. */
export const rolesInside = (
  { roles }: Pick<Session, 'roles'>,
  application: Pick<OpenApplication, 'appRoles'> | undefined,
): Role[] => [...roles.filter((role) => allRoles[role].kind !== 'application'), ...(application?.appRoles ?? [])];
