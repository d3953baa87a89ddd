/** What records are compared with: bare Fastify and `pg` over the same rows, without a session, rights, rules or a history. */
import fastify from 'fastify';
import pg from 'pg';
import type { BenchTable } from './bench-table.ts';

const { DATABASE_URL, PORT, BENCH_TABLE = '' } = process.env;
// Safe: the benchmark writes it.
const { table, columns } = JSON.parse(BENCH_TABLE) as BenchTable;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = fastify();

const all = Object.entries(columns).map(([field, column]) => `${column} as ${field}`);
const record = `select id, version, created_at, updated_at, ${all.join(', ')} from ${table}`;
const lastFirst = 'order by created_at desc, id desc limit 20';

app.get('/ready', async () => 'ready');
app.get('/list', async () => ({
  items: (await pool.query(`${record} where deleted_at is null and ${columns['state']} = $1 ${lastFirst}`, ['open']))
    .rows,
}));
app.get('/search', async () => ({
  items: (
    await pool.query(`${record} where deleted_at is null and ${columns['title']} ilike $1 ${lastFirst}`, [
      '%order 4711%',
    ])
  ).rows,
}));
app.get('/group', async () => ({
  groups: (
    await pool.query(
      `select ${columns['state']} as state, count(*), sum(${columns['amount']}) from ${table} where deleted_at is null group by 1`,
    )
  ).rows,
}));
let added = 0;
app.post<{ Body: { data: Record<string, unknown> } }>('/create', async ({ body }) => {
  added += 1;
  const names = Object.keys(body.data);
  const values = names.map((_, index) => `$${index + 2}`);
  const { rows } = await pool.query(
    `insert into ${table} (id, created_at, updated_at, ${names.map((name) => columns[name]).join(', ')})
    values ($1, now(), now(), ${values.join(', ')}) returning *`,
    [`floor-${process.pid}-${added}`, ...names.map((name) => body.data[name])],
  );
  return rows[0];
});
app.put<{ Params: { id: string }; Body: { data: { amount: number } } }>('/update/:id', async ({ params, body }) => {
  const text = `update ${table} set ${columns['amount']} = $2, version = version + 1, updated_at = now() where id = $1 returning *`;
  return (await pool.query(text, [params.id, body.data.amount])).rows[0];
});
app.post<{ Body: { batch: number; rank: number } }>('/bulk', async ({ body }) => {
  const text = `update ${table} set ${columns['rank']} = $2, version = version + 1, updated_at = now() where ${columns['batch']} = $1`;
  return { changed: (await pool.query(text, [body.batch, body.rank])).rowCount };
});
process.on('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(PORT) });
