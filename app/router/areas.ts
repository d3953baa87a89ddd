export const systemHome = '/platform-home/platformset';
export const workbench = '/workbench';

/** True when the user belongs to the platform rather than to a workspace. */
export function isSystemUser(roles: readonly string[]): boolean {
  return roles.some((role) => role.startsWith('SYSTEM_'));
}
