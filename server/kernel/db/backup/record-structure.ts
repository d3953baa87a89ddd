import { recordSchema, workspaceRole } from '../rights/roles.ts';
import type { SessionClient } from '../driver/session/session.ts';
import { type ArchivedTable, columnsOfTable } from './described-tables.ts';
import { quoted } from './rows.ts';

/** A table of a workspace's records with what makes it again. */
interface RecordTableText extends ArchivedTable {
  /** Between the parentheses of `create table`. */
  definition: string[];
}

/** The schema of a workspace's records: its tables without rows, and the statements that complete them afterwards. */
export interface RecordStructure {
  wsId: string;
  tables: RecordTableText[];
  sequences: { name: string; text: string }[];
  /** Keys, checks and indexes. */
  indexes: string[];
  /** References, which need the keys of others. */
  references: string[];
  /** Owners of sequences, statistics, and what only the workspace's own role may do with each table. */
  rest: string[];
}

const ofSchema = `c.relnamespace = to_regnamespace($1) and c.relkind = 'r'`;

const definition = `(select coalesce(jsonb_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
    || case when a.attcollation <> t.typcollation and a.attcollation <> 0
         then (select format(' collate %I.%I', n.nspname, l.collname) from pg_collation l
           join pg_namespace n on n.oid = l.collnamespace where l.oid = a.attcollation) else '' end
    || case when a.attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
         when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end
    || case when a.attnotnull then ' not null' else '' end order by a.attnum), '[]')
  from pg_attribute a join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)`;

async function texts(client: SessionClient, statement: string, schema: string): Promise<string[]> {
  const { rows } = await client.query(statement, [schema]);
  return rows.map((row: { text: string }) => row.text);
}

const keys = (
  kinds: string,
): string => `select format('alter table %I.%I add constraint %I %s', $2::text, c.relname, k.conname,
    pg_get_constraintdef(k.oid)) as text
  from pg_class c join pg_constraint k on k.conrelid = c.oid
  where ${ofSchema} and k.contype in (${kinds}) order by c.relname, k.conname`;

const indexes = `select pg_get_indexdef(x.indexrelid) as text from pg_class c join pg_index x on x.indrelid = c.oid
  where ${ofSchema} and x.indisvalid and not exists (select from pg_constraint k where k.conindid = x.indexrelid and k.contype <> 'f')
  order by x.indexrelid::regclass::text`;

const statistics = `select pg_get_statisticsobjdef(s.oid) as text from pg_statistic_ext s
  where s.stxnamespace = to_regnamespace($1) order by s.stxname`;

const protection = `select format('alter table %I.%I %s row level security', $2::text, c.relname, what) as text
  from pg_class c, unnest(array[case when c.relrowsecurity then 'enable' end,
    case when c.relforcerowsecurity then 'force' end]) as what
  where ${ofSchema} and what is not null order by c.relname, what`;

const policies = `select format('create policy %I on %I.%I as %s for %s to %s%s%s', p.policyname, p.schemaname, p.tablename,
    p.permissive, p.cmd, (select string_agg(quote_ident(role), ', ') from unnest(p.roles) as role),
    coalesce(' using (' || p.qual || ')', ''), coalesce(' with check (' || p.with_check || ')', '')) as text
  from pg_policies p where p.schemaname = $2::text and to_regnamespace($1) is not null order by p.tablename, p.policyname`;

const grants = `select format('grant %s on %s %I.%I to %I', lower(string_agg(a.privilege_type, ', ' order by a.privilege_type)),
    case when c.relkind = 'S' then 'sequence' else 'table' end, $2::text, c.relname, $3::text) as text
  from pg_class c, aclexplode(c.relacl) a
  where c.relnamespace = to_regnamespace($1) and c.relkind in ('r', 'S') and a.grantee = to_regrole(quote_ident($3))
  group by c.relkind, c.relname order by c.relkind desc, c.relname`;

const owners = `select format('alter sequence %I.%I owned by %I.%I.%I', $2::text, c.relname, $2::text, t.relname, a.attname) as text
  from pg_class c join pg_depend d on d.objid = c.oid and d.deptype = 'a' and d.classid = 'pg_class'::regclass
    join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
  where c.relnamespace = to_regnamespace($1) and c.relkind = 'S' order by c.relname`;

/** What makes the schema of a workspace's records again, as the database itself describes it. */
export async function readStructure(client: SessionClient, wsId: string): Promise<RecordStructure> {
  const schema = recordSchema(wsId);
  const named = quoted(schema);
  // Names are written in full where no schema is searched.
  await client.query(`set local search_path = ''`);
  const list = async (statement: string, ...values: string[]): Promise<string[]> =>
    (await client.query(statement, [named, ...values])).rows.map((row: { text: string }) => row.text);
  const tables = await client.query(
    `select c.relname as name, ${columnsOfTable} as columns, ${definition} as definition from pg_class c
     where ${ofSchema} order by c.relname`,
    [named],
  );
  const sequences = await client.query(
    `select c.relname as name, format('create sequence %I.%I as %s increment by %s minvalue %s maxvalue %s start with %s cache %s',
       $2::text, c.relname, format_type(s.seqtypid, null), s.seqincrement, s.seqmin, s.seqmax, s.seqstart, s.seqcache) as text
     from pg_class c join pg_sequence s on s.seqrelid = c.oid where c.relnamespace = to_regnamespace($1) order by c.relname`,
    [named, schema],
  );
  const structure = {
    wsId,
    // The columns are named in the statements.
    tables: tables.rows as RecordTableText[],
    sequences: sequences.rows as { name: string; text: string }[],
    indexes: [...(await list(keys(`'p', 'u', 'c', 'x'`), schema)), ...(await texts(client, indexes, named))],
    references: await list(keys(`'f'`), schema),
    rest: [
      ...(await list(owners, schema)),
      ...(await texts(client, statistics, named)),
      ...(await list(protection, schema)),
      ...(await list(policies, schema)),
      ...(await list(grants, schema, workspaceRole('records', wsId))),
    ],
  };
  await client.query('set local search_path to default');
  return structure;
}

/** Creates sequences and tables, without keys: rows are written faster then. */
export function creationOf({ wsId, sequences, tables }: RecordStructure): string[] {
  return [
    ...sequences.map(({ text }) => text),
    ...tables.map(
      ({ name, definition: lines }) => `create table ${quoted(recordSchema(wsId), name)} (${lines.join(', ')})`,
    ),
  ];
}

/** Whether a statement makes an index of trigrams, which not every database has. */
export const isOfTrigrams = (statement: string): boolean => /gin_trgm_ops/.test(statement);
