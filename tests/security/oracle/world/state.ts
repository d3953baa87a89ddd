import type { SessionPool } from '#server/db/session.ts';

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
  changes(): Promise<Change[]>;
  /** Undoes every change since `keep`. */
  restore(): Promise<Change[]>;
}

interface Column {
  table: string;
  columns: string[];
  /** The column that says whose row it is. */
  workspace: string | null;
}

const columnsQuery = `
  select c.relname as table, array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns,
    max(a.attname) filter (where a.attname in ('ws_id', 'home_ws_id')) as workspace
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = 'public' and c.relkind = 'r' group by 1 order by 1`;

/** Tables whose rows go with those of another one. */
const cascadesQuery = `
  select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
  where contype = 'f' and confdeltype = 'c'`;

/** Lets the owner see through the policies, and put rows back in any order. */
const preparing = `
  do $$ declare one record; begin
    for one in select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and c.relrowsecurity loop
      execute format('create policy keeper on %I to %I using (true) with check (true)', one.relname, session_user);
    end loop;
    for one in select conrelid::regclass as place, conname from pg_constraint where contype = 'f' loop
      execute format('alter table %s alter constraint %I deferrable', one.place, one.conname);
    end loop;
  end $$`;

/** Keeps copies of all tables beside them, in a schema of its own, and works as the database's owner. */
export async function createState(pool: SessionPool): Promise<State> {
  async function asOwner<T>(work: (run: (text: string) => Promise<unknown[]>) => Promise<T>): Promise<T> {
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
  const tables = (await asOwner((run) => run(columnsQuery))) as Column[];
  // Safe: as above.
  const cascades = (await asOwner((run) => run(cascadesQuery))) as { child: string; parent: string }[];
  await asOwner((run) => run(preparing));
  const digests = tables
    .map(({ table, workspace }) => {
      const wsId = workspace ? `coalesce(${workspace}, '')` : `''`;
      return `select '${table}' as table, ${wsId} as "wsId", md5(string_agg(t::text, '|' order by t::text)) as digest from "${table}" t group by 2`;
    })
    .join(' union all ');
  // Safe: as above.
  const digest = async (): Promise<Part[]> => (await asOwner((run) => run(digests))) as Part[];
  const keyOf = ({ table, wsId, digest: text }: Part): string => `${table}|${wsId}|${text}`;
  let kept: Part[] = [];

  async function changes(): Promise<Change[]> {
    const now = await digest();
    const before = new Set(kept.map(keyOf));
    const after = new Set(now.map(keyOf));
    const found = [
      ...now.filter((part) => !before.has(keyOf(part))),
      ...kept.filter((part) => !after.has(keyOf(part))),
    ];
    const distinct = new Map(found.map(({ table, wsId }) => [`${table}|${wsId}`, { table, wsId }]));
    return [...distinct.values()];
  }

  return {
    changes,
    async keep() {
      const copies = tables.map(({ table }) => `create table kept."${table}" as table "${table}"`);
      await asOwner((run) => run(['drop schema if exists kept cascade', 'create schema kept', ...copies].join('; ')));
      kept = await digest();
    },
    async restore() {
      const found = await changes();
      const changed = new Set(found.map(({ table }) => table));
      // Deleting from a changed table takes rows of these with it.
      for (let size = 0; size < changed.size; ) {
        size = changed.size;
        for (const { child, parent } of cascades) if (changed.has(parent)) changed.add(child);
      }
      const statements = tables
        .filter(({ table }) => changed.has(table))
        .map(({ table, columns }) => {
          const list = columns.join(', ');
          return `delete from "${table}"; insert into "${table}" (${list}) select ${list} from kept."${table}"`;
        });
      if (statements.length > 0) await asOwner((run) => run(statements.join('; ')));
      return found;
    },
  };
}
