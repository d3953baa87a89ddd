import type { Role } from '#openapi';

/** Why a workspace may be closed to its people (ACC-06). */
export interface AccessState {
  platform: { maintain: boolean };
  /** Absent for accounts of the platform. `status` 40 is stopped. */
  workspace?: { maintain: boolean; notStarted: boolean; expire: boolean; status: number };
}

/** Who is calling, read from the database on every request, so that a revocation or new role holds at once (P11). */
export interface Session {
  /** The token family. */
  id: string;
  accountId: string;
  username: string;
  realName: string;
  /** Absent for system roles. */
  wsId?: string;
  /** Every role held anywhere: on the account, in the workspace, in any of its applications. */
  roles: readonly Role[];
  access: AccessState;
  /** Somebody else gave the password; only its change, and what that needs, may be called (ORG-17). */
  mustChangePassword?: true;
}
