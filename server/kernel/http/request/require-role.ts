import type { Operation } from '#openapi';
import { NotAllowed } from '../../errors/index.ts';
import type { Session } from '../../call/session.ts';

/** Throws `not_allowed`, naming the rule and who may, when the caller holds none of the roles anywhere in the workspace. */
export function requireRole(operation: Operation, session: Session): void {
  if (session.roles.some((role) => operation.allowed.includes(role))) return;
  throw new NotAllowed({ detail: { rule: operation.roles, roles: [...operation.allowed] } });
}
