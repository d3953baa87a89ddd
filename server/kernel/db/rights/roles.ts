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

/** SQL: whether the connection's user may act as the role of the row `r` of pg_roles. */
export const mayActAs = `pg_has_role(session_user, r.oid,
  case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)`;

/**
 * Makes a new connection idle. Before the roles were prepared the role stays as it is. The default price of a random
 * page is that of a turning disk: the planner would read a table of all workspaces from end to end for one workspace.
 * A prepared statement is planned once: left alone, the planner makes a plan for each page of a large workspace's list,
 * which takes five times as long as reading it.
 */
export const becomeIdle = `select set_config('random_page_cost', '1.1', false),
  set_config('plan_cache_mode', 'force_generic_plan', false), set_config('role',
  (select r.rolname from pg_roles r where r.rolname = '${idleRole}' and ${mayActAs}), false)`;
