import { type Role, roleSets } from '#openapi';

/** Treated as administrators of every application that they may enter (ROLE-10). */
const administrators: readonly Role[] = roleSets.appAdmins;

/** The strongest first. */
const ofApplications: readonly Role[] = ['APP_OWNER', 'APP_ADMIN', 'APP_USER'];

/** Held in an application, they let its settings and pages be changed (ROLE-11). */
const editors: readonly Role[] = ['APP_OWNER', 'APP_ADMIN'];

/** Whether a person with these roles in an application edits it. */
export const mayEdit = (appRoles: readonly Role[]): boolean => appRoles.some((role) => editors.includes(role));

/** The roles in one application, the strongest first: the stored ones, and those that a role of the session implies. */
export function applicationRoles(held: readonly Role[], roles: readonly Role[]): Role[] {
  const isAdministrator = roles.some((role) => administrators.includes(role));
  return ofApplications.filter((role) => held.includes(role) || (role === 'APP_ADMIN' && isAdministrator));
}
