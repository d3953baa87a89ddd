import { expect, test } from 'vitest';
import { openDatabase } from '#server/kernel/db/driver/open.ts';
import { json, ulid } from '#server/kernel/db/index.ts';
import { describeOnBothDatabases, makeLocation } from '#tests/database/harness.ts';
import { silent } from '#tests/database/silent.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { seeded } from '#tests/records/oracle/seeded.ts';
import { startChild } from './child.ts';
import { Acknowledged, type Found } from './acknowledged.ts';
import { patience } from '#tests/tier.ts';

const points = atLevel(20, 6);
/** The last statement at which it is killed: a changed design with its records takes up to 100, and creates its record by the 60th. */
const lastStatement = 150;
const first = Number(process.env['ORACLE_SEED'] ?? atLevel(Math.floor(Math.random() * 1e6), 113255));

describeOnBothDatabases('a process that is killed while designs and records change', (_open, kind) => {
  test(`P34 TABLE-20 REC-08 loses nothing acknowledged, and leaves design and columns equal (${points} statements at which it is killed, seed ${first})`, {
    timeout: patience(60_000 + points * 15_000),
  }, async () => {
    const { location, remove } = await makeLocation(kind);
    const [wsId, appId, categoryId] = [ulid(), ulid(), ulid()];
    const before = await openDatabase(location, { log: silent });
    await before.database.platform((query) =>
      query.insertInto('workspaces').values({ id: wsId, customer_name: 'W' }).execute(),
    );
    await before.database.tenant(wsId, async (query) => {
      const icon = json({ type: 1 as const, uri: 'box' });
      await query.insertInto('applications').values({ id: appId, ws_id: wsId, application_name: 'A', icon }).execute();
      await query
        .insertInto('categories')
        .values({
          id: categoryId,
          ws_id: wsId,
          app_id: appId,
          category_name: 'C',
          category_type: 'falconTable',
          sort: 0,
        })
        .execute();
    });
    await before.close();

    const seed = seeded(first);
    const known = new Acknowledged();
    const killed: string[] = [];
    // One statement of each part, in any order: chance alone may choose early ones, after which nothing was acknowledged.
    const part = lastStatement / (points + 1);
    const parts = seed.shuffled(Array.from({ length: points + 1 }, (_, index) => index));
    for (const index of parts) {
      const statement = 1 + Math.floor(index * part) + seed.upTo(Math.floor(part));
      const point = { statement, when: seed.isTrue(0.5) ? 'before' : 'after' };
      const child = startChild('designer', { location, wsId, appId, categoryId, point });
      await child.ended();
      const lines = child.lines();
      const [found = ''] = lines.filter((line) => line.startsWith('found '));
      expect(found, child.errors()).not.toBe('');
      // Safe: the program prints this.
      expect(known.differences(JSON.parse(found.slice(6)) as Found), killed.join('\n')).toEqual([]);
      killed.push(lines.at(-1) ?? '');
      expect(lines.at(-1), child.errors()).toMatch(/^killed /);
      for (const line of lines) known.hear(line);
    }
    await remove();
    // It was killed at different statements, and in between something was acknowledged: most parts begin after a record was created.
    expect(new Set(killed).size).toBeGreaterThan(points / 2);
    expect(known.size).toBeGreaterThan(points / 2);
  });
});
