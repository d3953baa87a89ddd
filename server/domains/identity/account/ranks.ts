import type { Role } from '#openapi';
import { Failure } from '#server/kernel/errors/index.ts';

const user: readonly Role[] = ['WORKSPACE_USER'];
const everyWorkspaceRole: readonly Role[] = [
  'WORKSPACE_SUPER_ADMIN',
  'WORKSPACE_ADMIN',
  'WORKSPACE_APP_ADMIN',
  'WORKSPACE_ACCOUNT_ADMIN',
  'WORKSPACE_USER',
];

/**
 * Which roles the holder of a role may give, take, and manage the holders of: its own and those below it (P4). The
 * administrators of applications and of accounts have one rank, so neither creates the other. Roles in an
 * application are given there and do not count here.
 */
const managed: Partial<Record<Role, readonly Role[]>> = {
  SYSTEM_SUPER_ADMIN: ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN', ...everyWorkspaceRole],
  SYSTEM_ADMIN: ['SYSTEM_ADMIN', ...everyWorkspaceRole],
  WORKSPACE_SUPER_ADMIN: everyWorkspaceRole,
  WORKSPACE_ADMIN: everyWorkspaceRole.filter((role) => role !== 'WORKSPACE_SUPER_ADMIN'),
  WORKSPACE_APP_ADMIN: ['WORKSPACE_APP_ADMIN', ...user],
  WORKSPACE_ACCOUNT_ADMIN: ['WORKSPACE_ACCOUNT_ADMIN', ...user],
};

/** Whether a person with these roles may grant the others and manage who holds them. */
export function outranks(own: readonly Role[], others: readonly Role[]): boolean {
  return others.every((other) => own.some((role) => managed[role]?.includes(other)));
}

/** Throws `role_above_own`, naming the roles that may, unless the caller's own reach the others (P4). */
export function requireRank(own: readonly Role[], others: readonly Role[]): void {
  if (outranks(own, others)) return;
  // Safe: the keys of the table are roles.
  const roles = (Object.keys(managed) as Role[]).filter((role) => outranks([role], others));
  throw new Failure('role_above_own', { rule: 'roleAboveOwn', roles });
}
