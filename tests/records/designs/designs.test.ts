import { beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '#tests/api/api.ts';
import type { Caller } from '#tests/api/caller.ts';
import { createLastingCaller } from '#tests/api/lasting-caller.ts';
import { inLeave } from '#tests/api/relations.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/database/harness.ts';
import { firstCase } from '#tests/records/oracle/cases.ts';
import { lintCatalogue } from '#tests/security/catalogue.ts';
import { isWhole, patience } from '#tests/tier.ts';
import { TableWalk } from './table-walk.ts';

/** The same walks in each gate, and more new ones in the whole run; DESIGN_WALKS asks for another number. */
const walks = Number(process.env['DESIGN_WALKS'] ?? (isWhole ? 2000 : 8));
const first = firstCase();
const steps = 14;
const mostReported = Number(process.env['ORACLE_REPORTED'] ?? 2);

describeOnEachDatabase('designs that change while there are records', (open) => {
  let opened: TestDatabase;
  let api: Api;
  let owner: Caller;
  let categoryId: string;
  beforeAll(async () => {
    opened = await open();
    api = await startApi(opened);
    owner = await createLastingCaller(api, 'owner');
    categoryId = (await owner.done('createCategory', { category_name: 'Walks' }, inLeave)).id;
    return () => api.close();
  });

  test(`TABLE-20 TABLE-28 P5 ${walks} random sequences of ${steps} changes of designs and records leave the values that a plain table has, and the database as the design says`, {
    timeout: patience(60_000 + walks * 10_000),
  }, async () => {
    let changed = 0;
    const failures: string[] = [];
    for (let number = first; number < first + walks; number += 1) {
      const walk = new TableWalk(api, owner, number);
      try {
        await walk.begin(categoryId);
        for (let step = 0; step < steps; step += 1) {
          await walk.step();
          walk.compare(await walk.read());
        }
      } catch (error) {
        failures.push(`ORACLE_SEED=${number}\n${walk.log.join('\n')}\n${String(error)}`);
        if (failures.length >= mostReported) break;
      }
      changed += walk.log.filter((line) => line.startsWith('design') && line.endsWith('200')).length;
    }
    expect(failures).toEqual([]);
    // Most steps say something.
    expect(changed).toBeGreaterThan(walks * 3);
    const client = await opened.sessions.connect();
    const { findings } = await lintCatalogue(client);
    client.release();
    expect(findings).toEqual([]);
  });
});
