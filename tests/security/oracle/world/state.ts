import type { SessionPool } from '#server/kernel/db/driver/session/session.ts';

/** What of one table belongs to one workspace, as a fingerprint. */
interface Part {
  table: string;
  wsId: string;
  digest: string;
}

export interface Change {
  table: string;
  /** Empty for rows of no workspace. */
  wsId: string;
}

/** The whole database as it was kept, and what has changed since. */
export interface State {
  /** Makes what is stored now what `restore` goes back to. */
  keep(): Promise<void>;
  /** Undoes every change since `keep`, and tells what it was. */
  restore(): Promise<Change[]>;
}

interface Table {
  name: string;
  /** With its schema, in quotes. */
  path: string;
  columns: string[];
  /** An expression that says whose row it is. */
  workspace: string;
  /** No two rows are equal. */
  hasKey: boolean;
}

const columnsQuery = `
  select c.relname as name, format('%I.%I', n.nspname, c.relname) as path,
    array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns,
    case when n.nspname = 'public'
      then format('coalesce(%s, '''')', coalesce(max(a.attname) filter (where a.attname in ('ws_id', 'home_ws_id')), ''''''))
      else quote_literal(substr(n.nspname, 4)) end as workspace,
    exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary) as "hasKey"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where (n.nspname = 'public' or n.nspname like 'ws\\_%') and c.relkind = 'r' group by c.oid, n.nspname, c.relname order by 1`;

/** What the database itself writes with each change of other tables. */
const derived: ReadonlySet<string> = new Set(['workspace_revisions', 'notice_jobs', 'notification_signals']);

const forget = 'delete from watched.touched';

/** Tables whose rows go with those of another one. */
const cascadesQuery = `
  select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
  where contype = 'f' and confdeltype = 'c'`;

/** Lets the owner see through the policies and put rows back in any order, and notes which tables are written to. */
const preparing = `
  create schema watched;
  create table watched.touched (name text not null);
  create function watched.touch() returns trigger language plpgsql security definer as $$
    begin insert into watched.touched values (tg_table_name); return null; end $$;
  do $$ declare one record; begin
    for one in select n.nspname, c.relname, c.relrowsecurity from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where (n.nspname = 'public' or n.nspname like 'ws\\_%') and c.relkind = 'r' loop
      execute format('create trigger watched after insert or update or delete or truncate on %I.%I execute function watched.touch()', one.nspname, one.relname);
      if one.relrowsecurity then
        execute format('create policy keeper on %I.%I to %I using (true) with check (true)', one.nspname, one.relname, session_user);
      end if;
    end loop;
    for one in select conrelid::regclass as place, conname from pg_constraint where contype = 'f' loop
      execute format('alter table %s alter constraint %I deferrable', one.place, one.conname);
    end loop;
  end $$`;

/** Keeps copies of all tables beside them, in a schema of its own, and works as the database's owner. */
export async function createState(pool: SessionPool): Promise<State> {
  type Run = (text: string) => Promise<unknown[]>;
  async function asOwner<T>(work: (run: Run) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query('begin; set local role none; set constraints all deferred');
      const result = await work(async (text) => (await client.query(text)).rows);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      client.release(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }
  // Safe: the query names these columns.
  const tables = (await asOwner((run) => run(columnsQuery))) as Table[];
  // Safe: as above.
  const cascades = (await asOwner((run) => run(cascadesQuery))) as { child: string; parent: string }[];
  await asOwner((run) => run(preparing));

  async function digest(run: Run, among: readonly Table[]): Promise<Part[]> {
    const parts = among.map(
      ({ name, path, workspace }) =>
        `select '${name}' as table, ${workspace} as "wsId", md5(string_agg(t::text, '|' order by t::text)) as digest from ${path} t group by 2`,
    );
    // Safe: the query names these columns.
    return parts.length > 0 ? ((await run(parts.join(' union all '))) as Part[]) : [];
  }

  const keyOf = ({ table, wsId, digest: text }: Part): string => `${table}|${wsId}|${text}`;
  let stored: Part[] = [];

  /** Most calls write to no table or to few of them, and reading all would take most of the time. */
  async function changes(run: Run): Promise<Change[]> {
    // Safe: the query names this column.
    const rows = (await run('select distinct name from watched.touched')) as { name: string }[];
    const touched = new Set(rows.map(({ name }) => name));
    const now = await digest(
      run,
      tables.filter(({ name }) => touched.has(name)),
    );
    const before = new Set(stored.map(keyOf));
    const after = new Set(now.map(keyOf));
    const found = [
      ...now.filter((part) => !before.has(keyOf(part))),
      ...stored.filter((part) => touched.has(part.table) && !after.has(keyOf(part))),
    ];
    const distinct = new Map(found.map(({ table, wsId }) => [`${table}|${wsId}`, { table, wsId }]));
    return [...distinct.values()];
  }

  /** The statements that make these tables what they were, with those whose rows go with theirs. */
  function puttingBack(changed: Set<string>): string[] {
    for (let size = 0; size < changed.size; ) {
      size = changed.size;
      for (const { child, parent } of cascades) if (changed.has(parent)) changed.add(child);
    }
    const isThere = (path: string, row: string): string =>
      `exists (select from ${path} as other_row where other_row::text = ${row}::text)`;
    // What is as it was stays where it is: writing all rows of a table takes longer, and leaves it larger each time.
    const fill = ({ name, path, columns, hasKey }: Table): string => {
      const list = columns.join(', ');
      const missing = hasKey ? `where not ${isThere(path, 'kept_row')}` : '';
      return `insert into ${path} (${list}) select ${list} from kept."${name}" as kept_row ${missing}`;
    };
    const again = tables.filter(({ name }) => changed.has(name) && !derived.has(name));
    // Rows that are put back have the database write as any change does, where no policy is on: that goes back last.
    const last = tables.filter(({ name }) => changed.size > 0 && derived.has(name));
    // Other rows go from all tables before any is filled, or those of the next one would take rows of the last one with them.
    const emptied = ({ name, path, hasKey }: Table): string =>
      `delete from ${path} as own_row ${hasKey ? `where not ${isThere(`kept."${name}"`, 'own_row')}` : ''}`;
    return [...again.map(emptied), ...again.map(fill), ...last.map(emptied), ...last.map(fill)];
  }

  return {
    async keep() {
      const copies = tables.map(({ name, path }) => `create table kept."${name}" as table ${path}`);
      const steps = ['drop schema if exists kept cascade', 'create schema kept', ...copies, forget];
      stored = await asOwner(async (run) => {
        await run(steps.join('; '));
        return digest(run, tables);
      });
    },
    restore: () =>
      asOwner(async (run) => {
        const found = await changes(run);
        const statements = puttingBack(new Set(found.map(({ table }) => table)));
        if (statements.length > 0) await run([...statements, forget].join('; '));
        return found;
      }),
  };
}
