/** What the product is compared with: bare Fastify and `pg`, without sign-in check, permissions, validation or log. */
import fastify from 'fastify';
import pg from 'pg';
import { createPasswords } from '#server/domains/identity/passwords/password.ts';

const { DATABASE_URL, PORT, WORKSPACE } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = fastify();

const page = `select id, created_at, user_id, user_name, ip, module, action, target, result, before, after, detail,
  application_id, request_id from operation_log where ws_id = $1 order by created_at desc, id desc limit 20`;
const count = 'select count(*)::int as total from operation_log where ws_id = $1';
const add = `insert into positions (id, ws_id, tag_name, name_key, domain) values ($1, $2, $3, $3, 'duty')
  returning id, tag_name, domain, enabled, created_at, version`;

app.get('/ready', async () => 'ready');
app.get('/list', async () => ({ items: (await pool.query(page, [WORKSPACE])).rows }));
app.get('/counted', async () => {
  const [{ rows }, counted] = await Promise.all([pool.query(page, [WORKSPACE]), pool.query(count, [WORKSPACE])]);
  return { items: rows, total: counted.rows[0].total };
});
// What no sign-in can leave out: the hash, two at a time.
const passwords = createPasswords();
const stored = await passwords.hash('a password');
app.get('/password', async () => ({ isRight: await passwords.isRight(stored, 'a password') }));
let added = 0;
app.post<{ Body: { tagName: string } }>('/create', async ({ body }) => {
  added += 1;
  const { rows } = await pool.query(add, [`floor-${process.pid}-${added}`, WORKSPACE, body.tagName]);
  return rows[0];
});
process.on('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(PORT) });
