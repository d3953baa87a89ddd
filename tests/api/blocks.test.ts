import { beforeAll, expect, test, vi } from 'vitest';
import { createCatalogue } from '#engine/compiler';
import { createDocumentChecker } from '#engine/checker';
import type { DocumentSource, NodeSource } from '#engine/document';
import { operations } from '#openapi';
import type { Schemas } from '#openapi';
import { loadShipped } from '#server/kernel/documents/shipped.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { createTestScope } from '../../engine/runtime/testing/createTestScope.ts';
import { root } from '../../scripts/install.mjs';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

const shipped = await loadShipped(root);
const checker = createDocumentChecker(shipped, createCatalogue(shipped));
const option = (value: string, label: string) => ({ value, label });

const done: Schemas['FilterConditions'] = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'status', operator: 'eq', value: 'done' }],
};
const stillOpen: Schemas['FilterConditions'] = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'status', operator: 'eq', value: 'open' }],
};
const fields = [
  field('title', { type: 'text' }),
  field('status', {
    type: 'select',
    options: { source: 'fixed', options: [option('open', 'Open'), option('done', 'Done')] },
  }),
  field('cost', { type: 'number', precision: 2 }),
  field('due', { type: 'date', granularity: 'day' }),
];

describeOnEachDatabase('blocks on a page', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let menu: MenuOfTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    menu = await makeMenuOfTable(owner, { fields });
    await menu.add({ title: 'A', status: 'open', cost: 10, due: '2026-10-31' });
    await menu.add({ title: 'B', status: 'open', cost: 5, due: '2026-11-01' });
    await menu.add({ title: 'C', status: 'done', cost: 1, due: '2026-11-30' });
    return () => api.close();
  });

  /** A page of a workspace with one block, opened by a person. */
  function open(by: Caller, block: string, params: object) {
    const node = { id: 'x.block', fragment: `blocks.${block}`, params: { menu: menu.menuId, ...params } };
    const source: DocumentSource = {
      kind: 'page',
      version: 1,
      id: 'example.blocks',
      route: '/blocks',
      title: { t: { 'en-US': 'Blocks', 'zh-CN': '区块' } },
      // Safe: what is wrong with it is a diagnostic.
      body: { id: 'page', widget: 'Stack', slots: { default: [node as NodeSource] } },
    };
    const sources = { source: (id: string) => shipped.documents.get(id) };
    const { document, diagnostics } = checker.compile(source, sources, { locale: 'en-US', isShipped: false });
    expect(diagnostics).toEqual([]);
    const { host, scope, stop } = createTestScope(document, {
      operations,
      client: {
        async call(id, args) {
          const answered = await by.call(id as 'getMenuTable', args, inLeave);
          if (answered.status !== 200) throw Object.assign(new Error('refused'), { code: answered.code });
          return answered.data;
        },
      },
    });
    const read = (root: string, name: string) => scope.read([root, `x.block:${name}`]);
    return { document, host, scope, stop, read };
  }
  const settled = async (page: ReturnType<typeof open>, name: string): Promise<unknown> => {
    await vi.waitFor(() => expect(page.read('data', name) ?? page.read('failed', name)).toBeTruthy(), {
      timeout: 10_000,
    });
    page.stop();
    return page.read('data', name) ?? page.read('failed', name);
  };

  test('REC-05 a figure counts, adds up and narrows the records of its list', async () => {
    expect(await settled(open(owner, 'statistic', {}), 'figure')).toMatchObject({ totals: { value: 3 } });
    const sum = open(owner, 'statistic', { measure: 'sum', field: 'cost', filter: stillOpen });
    expect(await settled(sum, 'figure')).toMatchObject({ totals: { value: 15 } });
  });

  test('REC-05 a chart has a figure for each group, with the conditions of its records', async () => {
    const byStatus = await settled(open(owner, 'chart', { group: 'status', measure: 'sum', field: 'cost' }), 'figures');
    const { rows } = byStatus as Schemas['StatisticResult'];
    expect(
      rows.map(({ labels, values, filter }) => [labels['group'], values['value'], filter?.children.length]),
    ).toEqual([
      ['Open', 15, 1],
      ['Done', 1, 1],
    ]);
    const split = await settled(open(owner, 'chart', { group: 'due', by: 'month', split: 'status' }), 'figures');
    expect((split as Schemas['StatisticResult']).rows.map(({ groups, values }) => [groups, values['value']])).toEqual([
      [{ group: '2026-10-01', split: 'open' }, 1],
      [{ group: '2026-11-01', split: 'open' }, 1],
      [{ group: '2026-11-01', split: 'done' }, 1],
    ]);
    // A unit of time says nothing of a field that is no date, and slices are not split.
    const pie = await settled(open(owner, 'chart', { group: 'status', split: 'due', kind: 'pie' }), 'figures');
    expect((pie as Schemas['StatisticResult']).rows).toHaveLength(2);
  });

  test('REC-02 a table lists the records in its order and by its conditions, a page at a time', async () => {
    const page = open(owner, 'records', { sort: '-cost', filter: stillOpen, size: 5 });
    const found = (await settled(page, 'records')) as { items: Schemas['Record'][]; total: number; size: number };
    expect([found.items.map(({ data }) => data['title']), found.total]).toEqual([['A', 'B'], 2]);
  });

  test('P1 REC-11 each reader gets the rows and fields of their own permissions, and who has none is told so', async () => {
    const before = await settled(open(appuser, 'statistic', {}), 'figure');
    expect(before).toMatchObject({ code: 'not_found' });
    // Only what is done, and nothing of what it costs.
    await menu.grant(['query'], {
      visible_fields: {
        kind: 'listed',
        fields: ['title', 'status', 'due'].map((name) => ({ field: name, can_edit: false })),
      },
      data_scope: { kind: 'filter', filter: done },
    });
    expect(await settled(open(appuser, 'statistic', {}), 'figure')).toMatchObject({ totals: { value: 1 } });
    const chart = await settled(open(appuser, 'chart', { group: 'status' }), 'figures');
    expect(chart).toMatchObject({ rows: [{ labels: { group: 'Done' }, values: { value: 1 } }] });
    const cost = await settled(open(appuser, 'statistic', { measure: 'sum', field: 'cost' }), 'figure');
    expect(cost).toMatchObject({ code: 'invalid_request' });
    const listed = await settled(open(appuser, 'records', { columns: ['title', 'cost'] }), 'records');
    expect(listed).toMatchObject({ total: 1, items: [{ data: { title: 'C' } }] });
    expect(JSON.stringify(listed)).not.toContain('cost');
  });
});
