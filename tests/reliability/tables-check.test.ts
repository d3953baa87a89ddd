import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/kernel/db/driver/open.ts';
import { recordSchema } from '#server/kernel/db/index.ts';
import { describeOnEachDatabase, makeLocation } from '#tests/database/harness.ts';
import { silent } from '#tests/database/silent.ts';
import { environmentOf, type ServerProcess, startProcess } from './server-process.ts';

/** What `/healthz` tells of record tables, once they were compared. */
async function compared(server: ServerProcess): Promise<unknown> {
  for (;;) {
    // Safe: the server's own answer; what it is expected to be is said by the test.
    const health = (await (await fetch(`${server.origin}/healthz`)).json()) as { record_tables?: unknown };
    if (health.record_tables) return health.record_tables;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describeOnEachDatabase('whoever runs the product', (_open, kind) => {
  test('P34 TABLE-20 sees where record tables are not as their designs say, by a command and in the health of the server', async () => {
    const { location, remove } = await makeLocation(kind);
    const environment = { ...environmentOf(location), DEMO_RECORDS: '0' };
    const check = async () => {
      const program = await startProcess(environment, 'tables-check');
      const { code } = await program.ended();
      return { code, text: program.stdout() + program.stderr() };
    };
    const serve = async () => {
      const server = await startProcess(environment);
      await server.ready();
      const found = await compared(server);
      server.signal('SIGTERM');
      await server.ended();
      return found;
    };
    expect(await serve()).toEqual({ differences: 0, compared_at: expect.any(String) });
    expect(await check()).toEqual({ code: 0, text: expect.stringContaining('as their designs say') });

    const opened = await openDatabase(location, { log: silent });
    const made = await opened.database.identity((query) => query.selectFrom('workspaces').select('id').execute());
    const wsId = made[0]?.id ?? '';
    await opened.database.definition(wsId, (query) =>
      sql`create table ${sql.id(recordSchema(wsId), 't_nobody')} (id text)`.execute(query),
    );
    await opened.close();
    const { code, text } = await check();
    expect(code).toBe(1);
    expect(text).toContain(`workspace ${wsId}: t_nobody belongs to no table`);
    expect(await serve()).toMatchObject({ differences: 1 });
    await remove();
  });
});
