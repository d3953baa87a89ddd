import type { Schemas } from '#openapi';
import { signIn } from '../visit.ts';

/** What is asked for in a workspace: as its administrator, in its application, each of its tables. */
export interface FilledWorkspace {
  headers: Record<string, string>;
  tableIds: string[];
}

type Send = <T>(path: string, body: object) => Promise<T>;

const rowsEach = 20;

const field = (id: string, kind: Schemas['FieldKind']): Schemas['FormField'] => ({
  node: 'field',
  id,
  label: id,
  kind,
});

const formOf = (formLabel: string): Schemas['FormConfig'] => ({
  formLabel,
  fields: [
    field('title', { type: 'text' }),
    field('amount', { type: 'number', precision: 2 }),
    field('due', { type: 'date', granularity: 'day' }),
    field('done', { type: 'boolean' }),
    field('note', { type: 'text', widget: 'area' }),
  ],
});

/**
 * Fills each empty table of the benchmark with twenty records, past all rules: a million calls would take hours. Each table in a
 * transaction of its own: a transaction holds a lock of each table and index until its end, and of 45,000 tables the server has
 * no room for them.
 */
export const fillRecords = `do $fill$ declare one record; begin
  for one in select 'ws_' || ws_id as holder, 't_' || lower(table_id) as name, 'c_' || lower(id) as title
    from table_columns where field_id = 'title' and ws_id like 'bench-%' loop
    execute format('insert into %I.%I (id, created_at, updated_at, %I)
      select ''row-'' || n, now(), now(), ''Row '' || n from generate_series(1, ${rowsEach}) n', one.holder, one.name, one.title);
    commit;
  end loop;
end $fill$`;

function sender(origin: string, headers: Record<string, string>): Send {
  return async <T>(path: string, body: object) => {
    const sent = { ...headers, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    // The contract's envelope.
    return (JSON.parse(text) as { data: T }).data;
  };
}

/** Makes an application with so many empty tables, by the public calls of its administrator. */
export async function fillWorkspace(origin: string, username: string, tables: number): Promise<FilledWorkspace> {
  const signedIn = { authorization: `Bearer ${await signIn(origin, username)}` };
  const first = sender(origin, signedIn);
  const { id: group } = await first<{ id: string }>('/api/b/u-org', { name: 'Bench' });
  const application = await first<{ id: string }>('/api/wb/application', {
    application_type: 1,
    application_name: 'Bench',
    org_id: group,
  });
  const headers = { ...signedIn, application_id: application.id };
  const send = sender(origin, headers);
  const { id: categoryId } = await send<{ id: string }>('/api/p/category', { category_name: 'Bench' });
  const tableIds: string[] = [];
  for (let table = 0; table < tables; table += 1) {
    const args = { formConfig: formOf(`Table ${table}`), physical_table_category_id: categoryId };
    const { table_id: id } = await send<{ table_id: string }>('/api/p/table', args);
    tableIds.push(id);
  }
  return { headers, tableIds };
}
