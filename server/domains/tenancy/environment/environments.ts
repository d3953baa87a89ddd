import type { Schemas } from '#openapi';

/** What a program starts with at one address: its configuration, its workspace, its theme. */
export type EnvData = Schemas['EnvData'];

/** For whom an environment is asked. */
export interface EnvironmentRequest {
  now: Date;
  /** The workspace of the address or of the session. */
  wsId: string | undefined;
  /** Who is signed in there; undefined for a visitor. */
  accountId?: string;
}

/** The environments of all addresses, read from the database each time. */
export interface Environments {
  of(request: EnvironmentRequest): Promise<EnvData>;
  /** What pages look like inside of applications with these themes (CFG-16); null is the look of the workspace. */
  themes(
    request: Pick<EnvironmentRequest, 'wsId' | 'accountId'>,
    applications: readonly (string | null)[],
  ): Promise<EnvData['theme'][]>;
}
