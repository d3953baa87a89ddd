import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { openEmbedded } from '#server/kernel/db/driver/embedded/open.ts';
import { tidyUp } from '#server/kernel/db/driver/embedded/upkeep.ts';
import { createDatabase } from '#server/kernel/db/driver/scope/create-database.ts';
import { json, ulid } from '#server/kernel/db/index.ts';
import { makeLocation } from '#tests/database/harness.ts';
import { silent } from '#tests/database/silent.ts';

test('the embedded database keeps its log short and its tables clean, though it has no background processes', async () => {
  const { location, remove } = await makeLocation('embedded');
  const dataDir = 'dataDir' in location ? location.dataDir : '';
  const limits = { statement: 30_000, idle: 30_000, wait: 30_000 };
  const { pool, engine, close } = await openEmbedded({
    dataDir,
    log: silent,
    limits,
    template: inject('embeddedTemplate').packed,
  });
  const database = createDatabase(pool);
  expect(await tidyUp(pool, engine)).toEqual({ hasCheckpoint: false, vacuumed: [] });
  const done: Awaited<ReturnType<typeof tidyUp>>[] = [];
  for (let round = 0; round < 12; round += 1) {
    await database.platform(async (query) => {
      const rows = Array.from({ length: 500 }, () => ({ id: ulid(), key: ulid(), value: json('x'.repeat(1000)) }));
      await query.insertInto('preferences').values(rows).execute();
      await query
        .updateTable('preferences')
        .set({ value: json('y'.repeat(1000)) })
        .execute();
      if (round % 4 === 3) await query.deleteFrom('preferences').execute();
    });
    // Counts of dead rows are reported once a second at most, unless someone asks.
    await database.platform((query) => sql`select pg_stat_force_next_flush()`.execute(query));
    if (round % 3 === 2) done.push(await tidyUp(pool, engine));
  }
  expect(done.filter(({ hasCheckpoint }) => hasCheckpoint)).not.toEqual([]);
  expect(done.filter(({ vacuumed }) => vacuumed.includes('public.preferences'))).not.toEqual([]);
  expect(await tidyUp(pool, engine)).toEqual({ hasCheckpoint: false, vacuumed: [] });
  expect(
    readdirSync(join(dataDir, 'database/pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length,
  ).toBeLessThan(8);
  expect(engine.statementLimit).toBe(limits.statement);
  await expect(
    database.platform((query) => query.selectFrom('application_settings').selectAll().execute()),
  ).rejects.toMatchObject({ code: '42501' });
  await close();
  await remove();
});
