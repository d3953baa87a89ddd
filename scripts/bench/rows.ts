import { seedId } from '#server/seeds/seed-id.ts';

/** The demo's two among them. */
export const workspaces = 1_000;
export const logRows = 1_000_000;
/** Rows of the workspace whose log is listed; the others share the rest. */
export const listedRows = 100_000;

/** Who signs in: the administrator of each workspace but the demo's, with the password of the demo's people. */
export const personName = (number: number): string => `person${number}`;
export const people = workspaces - 2;

const others = `insert into operation_log
  (id, ws_id, created_at, user_id, user_name, ip, request_id, module, action, target, detail, after)`;
const entry = (wsId: string): string => `'bench-' || n, ${wsId}, timestamptz '2026-01-01' + n * interval '7 seconds',
  'account-' || n % 40, 'Person ' || n % 40, '10.0.0.1', 'request', case n % 9 when 0 then 'account' else 'record' end,
  'action' || n % 30, 'thing ' || n, '{}'::jsonb, jsonb_build_object('name', 'Thing ' || n, 'size', n)`;

/** Of one statement: the embedded database keeps what a statement wrote in mind until its end. */
const atOnce = 100_000;
const beginnings = Array.from({ length: (logRows - listedRows) / atOnce }, (_, number) => listedRows + number * atOnce);

/** SQL for the owner of the tables, on a database that has the demo: the workspaces and their administrators. */
export const fillWorkspaces: readonly string[] = [
  `insert into workspaces (id, customer_name) select 'bench-' || n, 'Customer ' || n from generate_series(1, ${people}) n`,
  `insert into accounts (id, username, username_key, password_hash, real_name)
    select 'bench-' || n, 'person' || n, 'person' || n, demo.password_hash, 'Person ' || n
    from generate_series(1, ${people}) n, accounts demo where demo.id = '${seedId('account owner')}'`,
  `insert into memberships (id, ws_id, account_id, roles, real_name)
    select 'bench-' || n, 'bench-' || n, 'bench-' || n, '{WORKSPACE_SUPER_ADMIN}', 'Person ' || n
    from generate_series(1, ${people}) n`,
];

/** And a log: a busy installation. */
export const fill: readonly string[] = [
  ...fillWorkspaces,
  `${others} select ${entry(`'${seedId('workspace acme')}'`)} from generate_series(1, ${listedRows}) n`,
  ...beginnings.map(
    (after) => `${others} select ${entry(`'bench-' || n % ${people} + 1`)}
    from generate_series(${after + 1}, ${after + atOnce}) n`,
  ),
  'vacuum analyze',
];
