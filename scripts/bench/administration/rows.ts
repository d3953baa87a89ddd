import { seedId } from '#server/seeds/seed-id.ts';

/** What a workspace of the benchmark has. */
interface Size {
  wsId: string;
  people: number;
  departments: number;
  logRows: number;
}

export const big: Size = { wsId: 'bench-big', people: 10_000, departments: 2_000, logRows: 1_000_000 };
export const small: Size = { wsId: 'bench-small', people: 50, departments: 10, logRows: 500 };

/** Who signs in, with the password of the demo's people. */
export const administratorOf = ({ wsId }: Size): string => `${wsId}-1`;

/** Of one statement: the embedded database holds what a statement wrote in memory until its end. */
const atOnce = 100_000;
/** How many departments are directly below one. */
const below = 8;

const people = ({ wsId, people: count, departments }: Size): string[] => [
  `insert into workspaces (id, customer_name) values ('${wsId}', 'Customer ${wsId}')`,
  `insert into accounts (id, username, username_key, password_hash, real_name)
    select '${wsId}-' || n, '${wsId}-' || n, '${wsId}-' || n, demo.password_hash, 'Person ' || n
    from generate_series(1, ${count}) n, accounts demo where demo.id = '${seedId('account owner')}'`,
  `insert into memberships (id, ws_id, account_id, roles, real_name)
    select '${wsId}-' || n, '${wsId}', '${wsId}-' || n,
      case n when 1 then '{WORKSPACE_SUPER_ADMIN}'::text[] else '{WORKSPACE_USER}'::text[] end, 'Person ' || n
    from generate_series(1, ${count}) n`,
  `insert into departments (id, ws_id, source, father_id, department_name, name_key, sort)
    select '${wsId}-d' || n, '${wsId}', 'organize', case when n > 1 then '${wsId}-d' || ((n - 2) / ${below} + 1) end,
      'Department ' || n, 'department ' || n, n
    from generate_series(1, ${departments}) n`,
  `insert into department_members (ws_id, department_id, account_id, sort)
    select '${wsId}', '${wsId}-d' || (n % ${departments} + 1), '${wsId}-' || n, 0 from generate_series(1, ${count}) n`,
];

const log = ({ wsId, people: count, logRows }: Size): string[] =>
  Array.from(
    { length: Math.ceil(logRows / atOnce) },
    (_, part) => `insert into operation_log
      (id, ws_id, created_at, user_id, user_name, ip, request_id, module, action, target, detail, after)
      select '${wsId}-' || n, '${wsId}', now() - (${logRows} - n) * interval '20 seconds',
        '${wsId}-' || n % ${count} + 1, 'Person ' || n % ${count} + 1, '10.0.0.1', 'request',
        case n % 9 when 0 then 'account' else 'record' end,
        (array['createAccount', 'updateAccount', 'createPhysicalRecord', 'updatePhysicalRecord'])[n % 4 + 1],
        'thing ' || n, '{}'::jsonb, jsonb_build_object('name', 'Thing ' || n, 'size', n)
      from generate_series(${part * atOnce + 1}, ${Math.min(logRows, (part + 1) * atOnce)}) n`,
  );

/** SQL for the owner of the tables, on a database that has the demo: one large workspace and one small one. */
export const fillAdministration: readonly string[] = [
  ...[big, small].flatMap((size) => [...people(size), ...log(size)]),
  'vacuum analyze',
];
