import type { ErrorCode } from '#openapi';
import { Failure } from '../../errors/index.ts';
import type { Session } from '../../call/session.ts';

const stopped = 40;

/**
 * Why the caller has no access, the platform's maintenance before the state of the workspace (S1 §4.2, ACC-01 to ACC-05).
 * Undefined when the caller has access.
 */
export function closedBecause({ access, roles }: Pick<Session, 'access' | 'roles'>): ErrorCode | undefined {
  if (access.platform.maintain && !roles.includes('SYSTEM_SUPER_ADMIN')) return 'platform_maintenance_in_progress';
  const { workspace } = access;
  if (!workspace) return undefined;
  if (workspace.maintain && !roles.includes('WORKSPACE_SUPER_ADMIN')) return 'enterprise_maintenance_in_progress';
  if (workspace.notStarted) return 'workspace_not_started';
  if (workspace.expire) return 'workspace_expired';
  if (workspace.status === stopped) return 'workspace_out_of_use';
  return undefined;
}

/** Throws the code of that reason. Every signed-in call but the sign-out is checked (ACC-13). */
export function requireAccess(session: Session): void {
  const code = closedBecause(session);
  if (code) throw new Failure(code);
}
