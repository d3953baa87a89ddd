import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { signIn } from '../visit.ts';
import { benchForm, otherForm, valuesInSql } from './bench-form.ts';

const wsId = seedId('workspace acme');
const applicationId = seedId('application acme Leave and absence');

/** The headers of somebody who is signed in and works in the application. */
export async function headersOf(origin: string, username: string): Promise<Record<string, string>> {
  const token = await signIn(origin, username);
  return { authorization: `Bearer ${token}`, application_id: applicationId, 'content-type': 'application/json' };
}

type Send = <T>(path: string, body: object) => Promise<T>;

function sender(origin: string, headers: Record<string, string>): Send {
  return async <T>(path: string, body: object) => {
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    // The contract's envelope.
    const { data } = (await answer.json()) as { data: T };
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(data)}`);
    return data;
  };
}

const everything = { logicalOperator: 'all' as const, children: [] };

async function makeTable(send: Send, categoryId: string, formConfig: Schemas['FormConfig']) {
  const args = { formConfig, physical_table_category_id: categoryId };
  const { table_id: tableId } = await send<{ table_id: string }>('/api/p/table', args);
  const view = { table_id: tableId, logical_table_name: 'All', filter_conditions: everything };
  const { logical_table_id: viewId } = await send<{ logical_table_id: string }>('/api/l/table', view);
  const { id: menuId } = await send<{ id: string }>('/api/m/menu', {
    menu_name: formConfig.formLabel,
    c_id: categoryId,
  });
  await send('/api/m/menu-logic', {
    menu_id: menuId,
    front_meta: { model_type: 'logical_table', logical_table_id: viewId },
  });
  return { tableId, viewId, menuId };
}

/** Rights of a person in a menu: to see, add and change records, all or those that a condition lets through. */
function grant(send: Send, menuId: string, condition?: object): Promise<unknown> {
  const filter = { logicalOperator: 'all', children: [condition] };
  return send('/api/m/menu-auth-config', {
    menu_id: menuId,
    subject_type: 'user',
    subject_id: seedId('account appuser'),
    rights: { query: true, add: true, edit: true, delete: false, export: false, import: false },
    visible_fields: { kind: 'all' },
    data_scope: condition ? { kind: 'filter', filter } : { kind: 'all' },
  });
}

/** Made by calls: what the fill needs to find the tables. */
export interface MadeTables {
  orders: { tableId: string; menuId: string };
  others: { tableId: string }[];
}

/** Makes three tables by the public calls of a running product, for a person with rights to three rows of four. */
export async function makeBenchTables(origin: string): Promise<MadeTables> {
  const send = sender(origin, await headersOf(origin, 'owner'));
  const { id: categoryId } = await send<{ id: string }>('/api/p/category', { category_name: 'Bench' });
  const customers = await makeTable(send, categoryId, otherForm('Bench customers'));
  const projects = await makeTable(send, categoryId, otherForm('Bench projects'));
  const orders = await makeTable(send, categoryId, benchForm(customers.viewId, projects.viewId));
  // Three orders of four, and everything that they are linked to.
  await grant(send, orders.menuId, { kind: 'condition', field: 'area', operator: 'ne', value: 'west' });
  for (const { menuId } of [customers, projects]) await grant(send, menuId);
  return { orders, others: [customers, projects] };
}

export interface BenchTable {
  menuId: string;
  /** The record table, and its columns by field. */
  table: string;
  columns: Readonly<Record<string, string>>;
}

/** Runs a statement as the owner of the database, past all rules. */
export type Run = (statement: string, values?: string[]) => Promise<{ rows: Record<string, unknown>[] }>;

const atOnce = 100_000;

/** Fills the tables past all rules, as nobody could wait for: `count` orders of 1,000 customers and 200 projects. */
export async function fillBenchTables(run: Run, { orders, others }: MadeTables, count: number): Promise<BenchTable> {
  const { rows } = await run('select field_id, id from table_columns where table_id = $1', [orders.tableId]);
  const columns = Object.fromEntries(rows.map(({ field_id, id }) => [field_id, `c_${String(id).toLowerCase()}`]));
  const name = (one: { tableId: string }): string => `"ws_${wsId}".t_${one.tableId.toLowerCase()}`;
  const now = `timestamptz '2026-11-01'`;
  for (const [index, kind] of ['customer', 'project'].entries()) {
    await run(`insert into ${others.map(name)[index]} (id, created_at, updated_at)
      select '${kind}-' || n, ${now}, ${now} from generate_series(0, 999) n`);
  }
  const fields = Object.keys(columns);
  const values = fields.map((field) => valuesInSql[field]);
  for (let from = 0; from < count; from += atOnce) {
    await run(`insert into ${name(orders)} (id, created_at, updated_at, ${fields.map((field) => columns[field]).join(', ')})
      select 'order-' || n, timestamptz '2026-01-01' + n * interval '20 seconds', ${now}, ${values.join(', ')}
      from generate_series(${from}, ${Math.min(from + atOnce, count) - 1}) n`);
  }
  for (const one of [orders, ...others]) await run(`vacuum analyze ${name(one)}`);
  return { menuId: orders.menuId, table: name(orders), columns };
}
