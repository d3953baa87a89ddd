import { type Role, roleSets } from '#openapi';
import { NotAllowed } from '#server/kernel/errors/index.ts';
import type { Session } from '#server/kernel/call/session.ts';

const managers: readonly Role[] = roleSets.workspaceAdmins;

/** Whose keys of which workspace a caller manages. */
export interface KeyKeeper {
  wsId: string;
  accountId: string;
  /** Null for everybody's, as the workspace's administrators; else the caller's own only. */
  onlyOf: string | null;
}

/** Throws `NotAllowed` for a caller without a workspace. */
export function keyKeeper({ wsId, accountId, roles }: Session): KeyKeeper {
  if (!wsId) throw new NotAllowed();
  return { wsId, accountId, onlyOf: roles.some((role) => managers.includes(role)) ? null : accountId };
}
