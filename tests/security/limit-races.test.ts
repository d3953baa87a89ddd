import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { type Api, startApi } from '#tests/api/api.ts';
import { type Caller, createCallers } from '#tests/api/caller.ts';
import { buildTable, field, inLeave } from '#tests/api/relations.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';

describeOnEachDatabase('calls at the edge of a limit', (open) => {
  let api: Api;
  let root: Caller;
  let owner: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [root, owner] = await createCallers(api, 'root', 'owner');
    return () => api.close();
  });
  beforeEach(() => limit({ max_records: null }));

  const limit = (quota: Record<string, number | null>) =>
    root.done('configureCustomerQuota', { id: owner.wsId, quota });
  const usage = async () => (await root.done('getCustomerDetail', { id: owner.wsId })).usage;

  test('P46 PH-09 of imports at once only those records are saved for which there is room, linked ones among them', async () => {
    const suppliers = await buildTable(owner, 'Suppliers', [field('name', { type: 'text' })]);
    const orders = await buildTable(owner, 'Orders', [
      field('title', { type: 'text' }),
      field('supplier', { type: 'relation', logical_table_id: suppliers.viewId }),
    ]);
    const mapping = [
      { column: 'title', field: 'title' },
      { column: 'supplier', field: 'supplier', create_missing: true },
    ];
    const add = (name: string) => {
      const text = ['title\tsupplier', ...[1, 2, 3].map((row) => `${name} ${row}\tS ${name} ${row}`)].join('\n');
      return owner.call('importTableRecords', { id: orders.tableId, text, mapping }, inLeave);
    };
    const { records } = await usage();
    await limit({ max_records: records + 7 });
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(add));
    const found = (await usage()).records;
    expect(found).toBeLessThanOrEqual(records + 7);
    // Each brings its supplier along: three pairs fit.
    expect(found).toBeGreaterThanOrEqual(records + 6);
    const results = answers.flatMap(({ status, data }) =>
      status === 200 ? [data as Schemas['RecordImportResult']] : [],
    );
    expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(3);
    for (const { issues, refused } of results.filter((one) => one.added < 3)) {
      expect(refused).toBeGreaterThan(0);
      expect(issues[0]?.message).toContain(`${records + 7} records`);
    }
    for (const { status, code } of answers) if (status !== 200) expect([status, code]).toEqual([409, 'quota_exceeded']);
  });

  test('P46 of views that are saved at once a person has no more than a list may have', async () => {
    const list = await buildTable(owner, 'Lists', [field('title', { type: 'text' })]);
    const save = (name: string) => owner.call('createMenuView', { id: list.menuId, name, settings: {} }, inLeave);
    for (let at = 0; at < 48; at += 1) expect((await save(`View ${at}`)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => save(`At once ${at}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await owner.done('listMenuViews', { id: list.menuId }, inLeave)).toHaveLength(50);
  });
});
