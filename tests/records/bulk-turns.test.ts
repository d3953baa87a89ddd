import { expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { startApi } from '#tests/api/api.ts';
import { createCaller } from '#tests/api/caller.ts';
import { field, inLeave, makeMenuOfTable } from '#tests/api/menu-of-table.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { isWhole } from '#tests/tier.ts';

/** Of each change; a thousand is the most that a call changes. */
const count = isWhole ? 1000 : 100;
const callers = 32;
/** Milliseconds that a call waits for a connection: less than so many changes take one after the other. */
const wait = isWhole ? 2_000 : 300;

describeOnEachDatabase('bulk changes of many callers', (open) => {
  test('P45 REC-08 the same records are changed by 32 callers at once: each waits for its turn, and none is sent away', async () => {
    const api = await startApi(await open({ limits: { wait }, connections: 3 }));
    try {
      const owner = await createCaller(api, 'owner');
      const menu = await makeMenuOfTable(owner, {
        fields: [field('title', { type: 'text' }), field('no', { type: 'number' })],
      });
      for (let no = 0; no < count; no += 1) await menu.add({ title: 'A', no });
      const match: Schemas['RecordBulkUpdate']['match'] = {
        filter: { logicalOperator: 'all', children: [{ kind: 'condition', field: 'no', operator: 'gte', value: 0 }] },
      };
      const answers = await Promise.all(
        Array.from({ length: callers }, (_, at) =>
          owner.call('bulkUpdateMenuRecords', { id: menu.menuId, match, data: { title: `Round ${at}` } }, inLeave),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(answers.map(({ data }) => (data as Schemas['RecordBulkResult']).done)).toEqual(answers.map(() => count));
    } finally {
      await api.close();
    }
  });
});
