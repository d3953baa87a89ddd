import type { ErrorCode, Role } from '#openapi';

/** Why a workspace may be closed to its people (ACC-06). */
export interface AccessState {
  platform: { maintain: boolean };
  /** Absent for accounts of the platform. `status` 40 is stopped. */
  workspace?: { maintain: boolean; notStarted: boolean; expire: boolean; status: number };
}

/** The API key by which a machine client acts for a person. */
export interface SessionKey {
  id: string;
  /** `record:read`, `*:write`; `write` includes `read`. */
  scopes: readonly string[];
}

/** Who is calling, read from the database on every request, so that a revocation or new role holds at once (P11). */
export interface Session {
  /** The token family, or the key. */
  id: string;
  /** Present when a machine client calls with an API key. */
  key?: SessionKey;
  accountId: string;
  username: string;
  realName: string;
  /** Absent for system roles. */
  wsId?: string;
  /** The only application that a shadow user's session may open (SESS-24). */
  applicationId?: string;
  /** Begun inside the program of a third party, by a link to an application: it edits none (ROLE-12). */
  isEmbedded?: true;
  /** A person of the platform who looks at the workspace by its consent; `endsAt` is the end of the consent (decision 0260). */
  support?: { consentId: string; endsAt: Date };
  /** Every role held anywhere: on the account, in the workspace, in any of its applications. */
  roles: readonly Role[];
  access: AccessState;
  /** An administrator set the password; only its change, and what that needs, may be called (ORG-17). */
  mustChangePassword?: true;
  /** The workspace requires codes by an app: only their set-up, and what that needs, may be called. */
  mustSetUpTotp?: true;
}

/** Turns a bearer token into its caller, or says why not. Reads the database every time (P11). */
export interface Sessions {
  resolve(token: string): Promise<Session | { failure: ErrorCode }>;
}
