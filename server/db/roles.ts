/** The three roles that statements run as. None of them can sign in, own anything or pass by row-level security. */
export const databaseRoles = {
  tenant: 'pagewright_tenant',
  identity: 'pagewright_identity',
  platform: 'pagewright_platform',
} as const;

/** What a connection is between transactions: a role without any right, so a statement outside a scope fails. */
export const idleRole = 'pagewright_idle';

export type ScopeName = keyof typeof databaseRoles;

export const allRoles: readonly string[] = [...Object.values(databaseRoles), idleRole];

/** Makes a new connection idle. Before the first migration the role does not exist and nothing is changed. */
export const becomeIdle = `select set_config('role', (select rolname from pg_roles where rolname = '${idleRole}'), false)`;
