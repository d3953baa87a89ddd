import { policyTemplates, type PolicyTemplate } from '#server/kernel/db/rights/policies.ts';
import { allRoles, databaseRoles, workspaceRoles } from '#server/kernel/db/rights/roles.ts';
import type { SessionClient } from '#server/kernel/db/driver/session/session.ts';

interface Policy {
  name: string;
  command: string;
  roles: string[];
  permissive: boolean;
  using: string | null;
  check: string | null;
}

interface Table {
  name: string;
  enabled: boolean;
  forced: boolean;
  policies: Policy[];
}

const tablesQuery = `
  select n.nspname || '.' || c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
    coalesce((select jsonb_agg(jsonb_build_object(
      'name', p.polname,
      'command', case p.polcmd when '*' then 'all' when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' else 'delete' end,
      'roles', (select jsonb_agg(coalesce(r.rolname, 'public')) from unnest(p.polroles) as o(oid) left join pg_roles r on r.oid = o.oid),
      'permissive', p.polpermissive,
      'using', pg_get_expr(p.polqual, p.polrelid),
      'check', pg_get_expr(p.polwithcheck, p.polrelid)) order by p.polname)
      from pg_policy p where p.polrelid = c.oid), '[]') as policies
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
  order by 1`;

/** Ways around the policies: a role that may pass them by, a view that reads as its owner, a function that runs as its owner. */
const detoursQuery = `
  with granted as (
    select n.nspname, c.relname, c.relkind, coalesce(r.rolname, 'public') as who, a.privilege_type as privilege
    from pg_class c join pg_namespace n on n.oid = c.relnamespace,
      lateral (
        select acl.* from aclexplode(c.relacl) acl
        union all
        select acl.* from pg_attribute t, aclexplode(t.attacl) acl where t.attrelid = c.oid and t.attacl is not null
      ) a left join pg_roles r on r.oid = a.grantee
    where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname not in ('pg_catalog', 'information_schema')
  )
  select 'the role ' || rolname || ' passes row-level security by' as finding
    from pg_roles where (rolname = any($1) or rolname like $2 or rolname like $3) and (rolsuper or rolbypassrls or rolcanlogin)
  union all
  select 'the view ' || c.oid::regclass || ' reads with the rights of its owner'
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (c.relkind = 'm' or c.relkind = 'v' and not coalesce(c.reloptions::text like '%security_invoker=true%', false))
      and n.nspname not in ('pg_catalog', 'information_schema')
  union all
  select 'the function ' || p.oid::regprocedure || ' runs with the rights of its owner'
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')
  union all
  select 'the role ' || who || ' may ' || lower(privilege) || ' ' || relname || ' without a policy for it'
    from granted where (who = any($1) or who like $2) and privilege in ('SELECT', 'INSERT', 'UPDATE', 'DELETE') and not exists (
      select from pg_policies p where p.schemaname = granted.nspname and p.tablename = granted.relname
        and granted.who::name = any(p.roles) and p.cmd in ('ALL', granted.privilege))
  union all
  select 'the role ' || who || ' may ' || lower(privilege) || ' ' || relname
    from granted where who = 'public' or (who = any($1) or who like $2) and privilege not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
      -- A workspace's own role takes the numbers of its serial fields.
      and not (relkind = 'S' and privilege = 'USAGE' and who = 'pagewright_' || nspname)`;

/** The database writes an expression in its own way: brackets, casts and spaces say nothing. */
const plain = (expression: string): string => expression.toLowerCase().replace(/::text|[()\s]/g, '');

/** The tables of a workspace's records are open to its own role alone, which sees all of their rows. */
function recordPolicyFindings(
  location: string,
  wsId: string,
  { name, roles, permissive, using, check }: Policy,
): string[] {
  const isTemplate = name === 'records_all' && permissive && using === 'true' && check === 'true';
  const role = workspaceRoles.records + wsId;
  return [
    ...(isTemplate ? [] : [`${location} follows none of the templates`]),
    ...(roles.join() === role ? [] : [`${location} is for ${roles.join()}`]),
  ];
}

function policyFindings(table: string, policy: Policy): string[] {
  const location = `${table}: policy ${policy.name}`;
  const wsId = /^ws_(.+)\.[trh]_/.exec(table)?.[1];
  if (wsId !== undefined) return recordPolicyFindings(location, wsId, policy);
  const found = (Object.keys(policyTemplates) as PolicyTemplate[]).find(
    (name) => policy.name === `${name}_${policy.command}`,
  );
  if (!found) return [`${location} follows none of the templates`];
  const { scope, predicate } = policyTemplates[found];
  const findings: string[] = [];
  if (!policy.permissive) findings.push(`${location} is restrictive`);
  if (policy.roles.join() !== databaseRoles[scope]) findings.push(`${location} is for ${policy.roles.join()}`);
  const expected = { using: policy.command !== 'insert', check: !['select', 'delete'].includes(policy.command) };
  for (const side of ['using', 'check'] as const) {
    const actual = policy[side];
    if ((actual === null) === expected[side])
      findings.push(`${location} has ${expected[side] ? 'no' : 'a'} ${side} expression`);
    else if (actual !== null && plain(actual) !== plain(predicate))
      findings.push(`${location} has another ${side} expression: ${actual}`);
  }
  return findings;
}

function tableFindings({ name, enabled, forced, policies }: Table): string[] {
  return [
    ...(enabled ? [] : [`${name}: row-level security is off`]),
    ...(forced ? [] : [`${name}: row-level security is not forced on its owner`]),
    ...(policies.length > 0 ? [] : [`${name}: no policy`]),
    ...policies.flatMap((policy) => policyFindings(name, policy)),
  ];
}

/** The names of the roles of workspaces, as patterns. */
const prefixes = [workspaceRoles.records, workspaceRoles.definition].map(
  (prefix) => `${prefix.replaceAll('_', '\\_')}%`,
);

/** Everything in the database's catalogue that lets one scope see another's rows (P5). Empty when all is well. */
export async function lintCatalogue(client: SessionClient): Promise<{ tables: string[]; findings: string[] }> {
  // The two queries name their columns.
  const tables = (await client.query(tablesQuery)).rows as Table[];
  const detours = (await client.query(detoursQuery, [allRoles, ...prefixes])).rows as { finding: string }[];
  return {
    tables: tables.map(({ name }) => name),
    findings: [...tables.flatMap(tableFindings), ...detours.map(({ finding }) => finding)],
  };
}
