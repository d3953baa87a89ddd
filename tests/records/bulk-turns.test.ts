import { expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { startApi } from '#tests/api/api.ts';
import { createCaller } from '#tests/api/caller.ts';
import { field, inLeave, makeMenuOfTable } from '#tests/api/menu-of-table.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { isWhole } from '#tests/tier.ts';

/** Of each change; a thousand is the most that a call changes. */
const count = isWhole ? 1000 : 50;
const callers = 32;

describeOnEachDatabase('bulk changes of many callers', (open) => {
  test('P45 REC-08 the same records are changed by 32 callers at once, each in its turn, and a list does not wait for them', async () => {
    const api = await startApi(await open({ connections: 3 }));
    try {
      const owner = await createCaller(api, 'owner');
      const fields = [field('title', { type: 'text' }), field('no', { type: 'number' })];
      const menu = await makeMenuOfTable(owner, { fields });
      for (let no = 0; no < count; no += 1) await menu.add({ title: 'A', no });
      const match: Schemas['RecordBulkUpdate']['match'] = {
        filter: { logicalOperator: 'all', children: [{ kind: 'condition', field: 'no', operator: 'gte', value: 0 }] },
      };
      let made = 0;
      const changes = Array.from({ length: callers }, async (_, at) => {
        const data = { title: `Round ${at}` };
        const answer = await owner.call('bulkUpdateMenuRecords', { id: menu.menuId, match, data }, inLeave);
        made += 1;
        return answer;
      });
      await Promise.race(changes);
      await owner.done('listMenuRecords', { id: menu.menuId, size: 10 }, inLeave);
      expect(made).toBeLessThan(callers / 2);
      const answers = await Promise.all(changes);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(answers.map(({ data }) => (data as Schemas['RecordBulkResult']).done)).toEqual(answers.map(() => count));
    } finally {
      await api.close();
    }
  });
});
