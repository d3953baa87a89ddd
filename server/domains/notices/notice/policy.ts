import { roleSets, type Role } from '#openapi';
import type { Session } from '#server/kernel/call/session.ts';
import { NotAllowed } from '#server/kernel/errors/index.ts';

const managers: readonly Role[] = roleSets.noticeAdmins;

/** Manages the notices of its own scope: the workspace's, or for system roles the platform's (NOTE-03). */
export function managesNotices({ roles }: Session): boolean {
  return roles.some((role) => managers.includes(role));
}

/** Throws `NotAllowed` for another scope than the caller's own. */
export function requireOwnScope({ wsId }: Session, scope: 'platform' | 'workspace' | undefined): void {
  const own = wsId === undefined ? 'platform' : 'workspace';
  if (scope === undefined || scope === own) return;
  const roles = managers.filter((role) => role.startsWith(scope === 'platform' ? 'SYSTEM_' : 'WORKSPACE_'));
  throw new NotAllowed({ pointer: '/scope', detail: { rule: 'noticeAdmins', roles } });
}
