import type { OperationId } from '#openapi';
import { Failure } from '../../errors/index.ts';
import type { Session } from '../../call/session.ts';

/** What somebody needs to change a password that was given to them, or to leave. */
const open: ReadonlySet<string> = new Set<OperationId>(['changePassword', 'getUserInfo', 'logout', 'showCurrentUser']);

/** Throws `password_change_required` while a password that somebody else gave was not changed (ORG-17). */
export function requireOwnPassword(operationId: string, session: Session): void {
  if (session.mustChangePassword && !open.has(operationId)) throw new Failure('password_change_required');
}
