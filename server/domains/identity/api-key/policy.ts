import { type Role, roleSets } from '#openapi';
import { NotAllowed } from '#server/kernel/errors/index.ts';
import type { Session } from '#server/kernel/call/session.ts';

const managers: readonly Role[] = roleSets.workspaceAdmins;

/** Whose keys of which workspace a caller manages. */
export interface KeyManager {
  wsId: string;
  accountId: string;
  /** Null for everybody's, as the workspace's administrators; else the caller's own only. */
  onlyOf: string | null;
}

/** Throws `NotAllowed` for a caller without a workspace. */
export function keyManager({ wsId, accountId, roles }: Session): KeyManager {
  if (!wsId) throw new NotAllowed();
  return { wsId, accountId, onlyOf: roles.some((role) => managers.includes(role)) ? null : accountId };
}
