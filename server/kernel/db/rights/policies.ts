import { databaseRoles, type SharedScope } from './roles.ts';

type Command = 'all' | 'select' | 'insert' | 'update' | 'delete';

export interface Template {
  scope: SharedScope;
  /** The rows, in SQL. Without the scope's settings it is never true. */
  predicate: string;
}

/**
 * Asked once a statement and not once a row, and as a condition that the planner expects to be true: of an
 * equality without a column it expects 1 of 200 rows, and sorts thousands where it should read twenty in order.
 */
const inScope = (scope: SharedScope): string => `(select current_setting('app.scope', true) = '${scope}')`;

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
  /** What the platform announces to all of its customers, or to this one among others. */
  tenant_addressed: {
    scope: 'tenant',
    predicate: `${inScope('tenant')} and ws_id is null and state = 'published' and (audience is null or current_setting('app.ws_id', true) = any (audience))`,
  },
  /** Denials in the log, which are counted in their row. */
  tenant_denial: {
    scope: 'tenant',
    predicate: `${inScope('tenant')} and ws_id = current_setting('app.ws_id', true) and denial_key is not null`,
  },
  platform_denial: {
    scope: 'platform',
    predicate: `${inScope('platform')} and ws_id is null and denial_key is not null`,
  },
  /**
   * What was logged so long ago that it may be deleted: a day less than the shortest retention period of a log, for clocks that differ.
   */
  tenant_expired: {
    scope: 'tenant',
    predicate: `${inScope('tenant')} and ws_id = current_setting('app.ws_id', true) and created_at < now() - '29 days'::interval`,
  },
  platform_expired: {
    scope: 'platform',
    predicate: `${inScope('platform')} and ws_id is null and created_at < now() - '29 days'::interval`,
  },
  /** Seals of what was logged then. */
  tenant_expired_seal: {
    scope: 'tenant',
    predicate: `${inScope('tenant')} and ws_id = current_setting('app.ws_id', true) and sealed_to < now() - '29 days'::interval`,
  },
  platform_expired_seal: {
    scope: 'platform',
    predicate: `${inScope('platform')} and ws_id is null and sealed_to < now() - '29 days'::interval`,
  },
  /** Accounts, memberships and sessions, which belong to no single workspace. */
  identity: { scope: 'identity', predicate: inScope('identity') },
  /** What the platform sets for everybody, which every signed-in call needs; no preferences of single accounts. */
  identity_settings: {
    scope: 'identity',
    predicate: `${inScope('identity')} and ws_id is null and account_id is null`,
  },
  /** What each workspace sets for signing in to it; at sign-in no workspace is open yet. */
  identity_sign_in: {
    scope: 'identity',
    predicate: `${inScope('identity')} and account_id is null and key = 'setting.systemManage'`,
  },
  /** What people read of the log: who signed in as them, and what was done with their accounts, sessions and keys. */
  identity_entry: {
    scope: 'identity',
    predicate: `${inScope('identity')} and module = any (array['auth', 'session', 'account', 'api-key'])`,
  },
  /** The user group of everybody, which a workspace gets when it is made: nothing of it is open yet. */
  identity_everybody: { scope: 'identity', predicate: `${inScope('identity')} and is_everybody` },
  /** Files that every caller may fetch who knows the name. */
  identity_public: { scope: 'identity', predicate: `${inScope('identity')} and is_public` },
  /** Every row, for tables that the platform administers. */
  platform: { scope: 'platform', predicate: inScope('platform') },
  /** The platform's own rows, never a workspace's. */
  platform_own: { scope: 'platform', predicate: `${inScope('platform')} and ws_id is null` },
} as const satisfies Record<string, Template>;

export type PolicyTemplate = keyof typeof policyTemplates;

/** Which templates a table has, each with what it allows. */
export type Rules = Partial<Record<PolicyTemplate, readonly Command[]>>;

/** `using` says which rows are seen, `with check` which may be written. */
function expressions(command: Command, predicate: string): string {
  const using = command === 'insert' ? '' : ` using (${predicate})`;
  const check = command === 'select' || command === 'delete' ? '' : ` with check (${predicate})`;
  return using + check;
}

type Templates = Readonly<Record<PolicyTemplate, Template>>;

function policy(table: string, name: PolicyTemplate, command: Command, templates: Templates): string[] {
  const { scope, predicate } = templates[name];
  const role = databaseRoles[scope];
  const rights = command === 'all' ? 'select, insert, update, delete' : command;
  return [
    `grant ${rights} on ${table} to ${role}`,
    `create policy ${name}_${command} on ${table} for ${command} to ${role}${expressions(command, predicate)}`,
  ];
}

// Object.entries widens the keys; they are the ones of Rules.
const entriesOf = (rules: Rules) => Object.entries(rules) as [PolicyTemplate, readonly Command[]][];

/** The statements that put a new table under forced row-level security. A table without them fails the check (P5). */
export function protect(table: string, rules: Rules, templates: Templates = policyTemplates): string[] {
  return [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    ...allow(table, rules, templates),
  ];
}

/** The statements that allow more on a table that is protected already. */
export function allow(table: string, rules: Rules, templates: Templates = policyTemplates): string[] {
  return entriesOf(rules).flatMap(([name, commands]) =>
    commands.flatMap((command) => policy(table, name, command, templates)),
  );
}

/** The statements that allow changes of one column, in the rows of the templates. */
export function allowColumn(table: string, column: string, names: readonly PolicyTemplate[]): string[] {
  return names.flatMap((name) => {
    const { scope, predicate } = policyTemplates[name];
    const role = databaseRoles[scope];
    return [
      `grant update (${column}) on ${table} to ${role}`,
      `create policy ${name}_update on ${table} for update to ${role}${expressions('update', predicate)}`,
    ];
  });
}

/** The statements that bring a table's policies to the templates of today. */
export function renewPolicies(table: string, rules: Rules): string[] {
  return entriesOf(rules).flatMap(([name, commands]) =>
    commands.map(
      (command) =>
        `alter policy ${name}_${command} on ${table}${expressions(command, policyTemplates[name].predicate)}`,
    ),
  );
}
