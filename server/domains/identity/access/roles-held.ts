import { type Role, roles } from '#openapi';

/** Roles that the contract has; a stored word that is none of them gives no right. */
export function rolesHeld(...stored: readonly (readonly string[] | null | undefined)[]): Role[] {
  const held = new Set(stored.flatMap((list) => [...(list ?? [])]));
  return [...held].filter((role): role is Role => Object.hasOwn(roles, role));
}

/** The same for a member of a workspace, whose list of roles is never empty (ROLE-02). */
export function memberRoles(...stored: readonly (readonly string[] | null | undefined)[]): Role[] {
  const held = rolesHeld(...stored);
  return held.length > 0 ? held : ['WORKSPACE_USER'];
}
