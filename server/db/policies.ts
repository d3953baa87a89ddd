import { databaseRoles, type ScopeName } from './roles.ts';

type Command = 'all' | 'select' | 'insert' | 'update' | 'delete';

interface Template {
  scope: ScopeName;
  /** The rows, in SQL. Without the scope's settings it is never true. */
  predicate: string;
}

const inScope = (scope: ScopeName): string => `current_setting('app.scope', true) = '${scope}'`;

/**
 * The only policies that a table may have (P5): three scopes, and for each the narrower forms that some tables need.
 * The catalogue check of `tests/security` compares every policy with these.
 */
export const policyTemplates = {
  /** Rows of the workspace that the scope was opened for. */
  tenant: { scope: 'tenant', predicate: `${inScope('tenant')} and ws_id = current_setting('app.ws_id', true)` },
  /** What the platform sets for everybody: its own rows, to be read by every workspace. */
  tenant_shared: { scope: 'tenant', predicate: `${inScope('tenant')} and ws_id is null` },
  /** The same, but only once published. */
  tenant_published: {
    scope: 'tenant',
    predicate: `${inScope('tenant')} and ws_id is null and published_at is not null`,
  },
  /** Accounts, memberships and sessions, which belong to no single workspace. */
  identity: { scope: 'identity', predicate: inScope('identity') },
  /** Files that anybody may fetch who knows the name. */
  identity_public: { scope: 'identity', predicate: `${inScope('identity')} and is_public` },
  /** Every row, for tables that the platform administers. */
  platform: { scope: 'platform', predicate: inScope('platform') },
  /** The platform's own rows, never a workspace's. */
  platform_own: { scope: 'platform', predicate: `${inScope('platform')} and ws_id is null` },
} as const satisfies Record<string, Template>;

export type PolicyTemplate = keyof typeof policyTemplates;

/** Which templates a table has, each with what it allows. */
export type Rules = Partial<Record<PolicyTemplate, readonly Command[]>>;

function policy(table: string, name: PolicyTemplate, command: Command): string[] {
  const { scope, predicate } = policyTemplates[name];
  const role = databaseRoles[scope];
  const using = command === 'insert' ? '' : ` using (${predicate})`;
  const check = command === 'select' || command === 'delete' ? '' : ` with check (${predicate})`;
  const rights = command === 'all' ? 'select, insert, update, delete' : command;
  return [
    `grant ${rights} on ${table} to ${role}`,
    `create policy ${name}_${command} on ${table} for ${command} to ${role}${using}${check}`,
  ];
}

/** The statements that put a new table under forced row-level security. A table without them fails the check (P5). */
export function protect(table: string, rules: Rules): string[] {
  return [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    ...allow(table, rules),
  ];
}

/** The statements that allow more on a table that is protected already. */
export function allow(table: string, rules: Rules): string[] {
  // Object.entries widens the keys; they are the ones of Rules.
  const entries = Object.entries(rules) as [PolicyTemplate, readonly Command[]][];
  return entries.flatMap(([name, commands]) => commands.flatMap((command) => policy(table, name, command)));
}
