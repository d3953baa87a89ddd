import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ulid } from '#server/kernel/db/index.ts';
import { openDatabase } from '#server/kernel/db/driver/open.ts';
import { describeOnBothDatabases, makeLocation } from '#tests/database/harness.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { silent } from '#tests/database/silent.ts';
import { startChild } from './child.ts';
import { expectWithin } from '#tests/promises/within.ts';
import { patience } from '#tests/tier.ts';

const rounds = atLevel(10, 3);
const writers = 50;

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describeOnBothDatabases('a process that is killed while it writes', (_open, kind) => {
  test(
    `P34 loses nothing acknowledged, leaves nothing half done, and is ready again soon (${rounds} times kill -9 under ${writers} writers)`,
    async () => {
      const { location, remove } = await makeLocation(kind);
      const wsId = ulid();
      const first = await openDatabase(location, { log: silent });
      await first.database.platform((query) =>
        query.insertInto('workspaces').values({ id: wsId, customer_name: 'W' }).execute(),
      );
      await first.close();

      const acknowledged: string[] = [];
      const readyAfter: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const child = startChild('writer', { location, writers, wsId });
        // The loader that compiles the tests' programs is no part of the product.
        await child.printed('opening');
        const start = performance.now();
        await child.printed('ready');
        readyAfter.push(performance.now() - start);
        const enough = 20 + Math.random() * 200;
        while (child.lines().length < enough) await wait(5);
        await child.kill();
        acknowledged.push(...child.lines().filter((line) => line !== 'opening' && line !== 'ready'));
      }

      const after = await openDatabase(location, { log: silent });
      const { applications, preferences } = await after.database.tenant(wsId, async (query) => ({
        applications: (await query.selectFrom('applications').select('id').execute()).map(({ id }) => id),
        preferences: (await query.selectFrom('preferences').select('id').execute()).map(({ id }) => id),
      }));
      await after.close();
      await remove();
      const stored = new Set(applications);
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect(preferences.sort()).toEqual(applications.sort());
      expectWithin(5000, median(readyAfter));
    },
    patience(60_000 + rounds * 10_000),
  );
});
