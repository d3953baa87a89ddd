/** The roles of the shared tables. None of them can sign in, own anything or pass by row-level security. */
export const databaseRoles = {
  tenant: 'pagewright_tenant',
  identity: 'pagewright_identity',
  platform: 'pagewright_platform',
} as const;

/** What a connection is between transactions: a role without any right, so a statement outside a scope fails. */
export const idleRole = 'pagewright_idle';

/** The scopes that are alike for all workspaces. */
export type SharedScope = keyof typeof databaseRoles;

/**
 * The roles of one workspace, by the scopes that they serve; the workspace's id follows. The first reads and writes its
 * records and inherits what the tenant's role may; the second owns their tables and inherits the first.
 */
export const workspaceRoles = { records: 'pagewright_ws_', definition: 'pagewright_owner_' } as const;

export type WorkspaceScope = keyof typeof workspaceRoles;

export type ScopeName = SharedScope | WorkspaceScope;

/** The role of one workspace in a scope of its own. */
export const workspaceRole = (scope: WorkspaceScope, wsId: string): string => workspaceRoles[scope] + wsId;

/** The schema with the record tables of one workspace. */
export const recordSchema = (wsId: string): string => `ws_${wsId}`;

export const allRoles: readonly string[] = [...Object.values(databaseRoles), idleRole];

/** SQL: whether the connection's user may act as the role of the row `r` of pg_roles. */
export const mayActAs = `pg_has_role(session_user, r.oid,
  case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)`;

/**
 * Makes a new connection idle. Before the roles were prepared the role stays as it is. The default price of a random
 * page is that of a turning disk: the planner would read a table of all workspaces from end to end for one workspace.
 * A prepared statement is planned once: by itself the planner makes a plan for each page of a large workspace's list,
 * which takes five times as long as reading it. A plan that serves every workspace is estimated for the largest one, and PostgreSQL
 * would compile it for each query: fifty milliseconds for what takes one.
 */
export const becomeIdle = `select set_config('random_page_cost', '1.1', false),
  set_config('plan_cache_mode', 'force_generic_plan', false), set_config('jit', 'off', false), set_config('role',
  (select r.rolname from pg_roles r where r.rolname = '${idleRole}' and ${mayActAs}), false)`;
