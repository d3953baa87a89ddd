import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { handlers } from '#server/generated/handlers.ts';
import { startApi } from '#tests/api/api.ts';
import { createCaller } from '#tests/api/caller.ts';
import { inLeave } from '#tests/api/menu-of-table.ts';
import { describeOnBothDatabases } from '#tests/database/harness.ts';
import { isWhole } from '#tests/tier.ts';

describeOnBothDatabases('health while the database is busy', (open) => {
  const connections = 2;
  test('P45 health is answered while all connections are taken, before any of them is free', async () => {
    const { database, health } = await open({ limits: { statement: 20_000 }, connections });
    const order: string[] = [];
    const long = Array.from({ length: 3 * connections }, (_, at) =>
      database
        .platform((query) => sql`select pg_sleep(${at === 0 ? 3 : 1})`.execute(query))
        .then(() => order.push('work')),
    );
    // The first works have begun once something else would wait for them.
    for (let asked = 0; asked < 5; asked += 1) {
      const begun = performance.now();
      expect(await health()).toMatchObject({ ok: true });
      if (isWhole) expect(performance.now() - begun).toBeLessThan(300);
    }
    order.push('health');
    await Promise.all(long);
    expect(order[0]).toBe('health');
  });

  test('P26 P45 a query that takes too long is refused for good, and who waited for others is told to come back', async () => {
    const opened = await open({ limits: { statement: 1_000 }, connections: 2 });
    const heavy: typeof handlers.listPhysicalRecords = (call) =>
      call.db.platform(async (query) => {
        await sql`select count(*) from generate_series(1, 100000000000)`.execute(query);
        throw new Error('It ended.');
      });
    const api = await startApi(opened, {}, (all) => ({ ...all, listPhysicalRecords: heavy }));
    try {
      const owner = await createCaller(api, 'owner');
      const answer = await owner.call('listPhysicalRecords', { id: 'a' }, inLeave);
      expect(answer).toMatchObject({ status: 422, data: { code: 'query_too_heavy', hint: expect.any(String) } });
      expect(answer.headers['retry-after']).toBeUndefined();
      // It is served again.
      await owner.done('listCategories', {}, inLeave);
    } finally {
      await api.close();
    }
  });

  test('P45 a database that is gone is not taken for a busy one', async () => {
    const { health, close } = await open();
    expect(await health()).toMatchObject({ ok: true });
    await close();
    expect(await health()).toMatchObject({ ok: false });
  });
});
