import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { logOf } from './log-rows.ts';
import { field, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

type Configuration = Schemas['ReportConfiguration'];

const unknown = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';
const english = { headers: { 'accept-language': 'en-US' } };
const option = (value: string, label: string) => ({ value, label });
const fields = [
  field('title', { type: 'text' }),
  field('status', {
    type: 'select',
    options: { source: 'fixed', options: [option('open', 'Open'), option('done', 'Done')] },
  }),
  field('cost', { type: 'number', precision: 2 }),
  field('due', { type: 'date', granularity: 'day' }),
];
const done: Schemas['FilterConditions'] = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'status', operator: 'eq', value: 'done' }],
};

describeOnEachDatabase('reports', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let menu: MenuOfTable;
  let byStatus: Configuration;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });
  beforeEach(async () => {
    menu = await makeMenuOfTable(owner, { fields });
    await menu.add({ title: 'A', status: 'open', cost: 0.1, due: '2026-10-31' });
    await menu.add({ title: 'B', status: 'open', cost: 0.2, due: '2026-11-01' });
    await menu.add({ title: 'C', status: 'done', cost: 1000, due: '2026-11-30' });
    byStatus = {
      kind: 'data',
      logical_table_id: menu.viewId,
      groups: [{ kind: 'value', id: 'status', field: 'status' }],
      measures: [{ kind: 'count', id: 'all' }],
      chart: { kind: 'bar', category: 'status', measures: ['all'] },
    };
  });

  const add = async (name = `Report ${Math.random()}`) => (await owner.done('createReport', { r_name: name })).id;
  const published = async (configuration: Configuration = byStatus): Promise<string> => {
    const id = await add();
    await owner.done('publishReportConfiguration', { id, configuration });
    return id;
  };
  const preview = async (configuration: Configuration) => owner.done('previewReport', { configuration }, english);

  test('REPORT-01 REPORT-02 REPORT-06 a report has a name of its own, a state and a configuration, and is listed, renamed and deleted', async () => {
    const r_name = `Repairs ${Math.random()}`;
    const made = await owner.done('createReport', { r_name: ` ${r_name} ` });
    expect(made).toMatchObject({ r_name, enabled: true, configuration: null, published_configuration: null });
    expect(await owner.call('createReport', { r_name: r_name.toUpperCase() })).toMatchObject({
      status: 409,
      code: 'report_name_taken',
    });
    const other = await add();
    expect(await owner.call('updateReport', { id: other, r_name })).toMatchObject({ code: 'report_name_taken' });
    await owner.done('updateReport', { id: made.id, r_name: `${r_name} again` });
    const { items } = await owner.done('listReports', { search: r_name });
    expect(items.map(({ id }) => id)).toEqual([made.id]);
    expect(await owner.done('getReport', { id: made.id })).toMatchObject({ r_name: `${r_name} again` });
    await owner.done('deleteReport', { id: made.id });
    expect(await owner.call('getReport', { id: made.id })).toMatchObject({ status: 404 });
    expect(await add(`${r_name} again`)).not.toBe(made.id);
    const log = await logOf(api, owner.wsId, made.id);
    expect(log.map(({ action }) => action).sort()).toEqual(['createReport', 'deleteReport', 'updateReport']);
  });

  test('REPORT-04 saving keeps what readers see, and publishing replaces it', async () => {
    await menu.grant(['query']);
    const id = await add();
    expect(await owner.done('updateReportConfiguration', { id, configuration: byStatus })).toMatchObject({
      configuration: byStatus,
      published_configuration: null,
    });
    expect(await appuser.call('runReport', { id })).toMatchObject({ status: 404 });
    await owner.done('publishReportConfiguration', { id, configuration: byStatus });
    const figure: Configuration = {
      kind: 'data',
      logical_table_id: menu.viewId,
      measures: [{ kind: 'count', id: 'all' }],
      chart: { kind: 'number', measure: 'all' },
    };
    const saved = await owner.done('updateReportConfiguration', { id, configuration: figure });
    expect(saved).toMatchObject({ configuration: figure, published_configuration: byStatus });
    expect((await appuser.done('runReport', { id })).result.chart.kind).toBe('bar');
    const stale = { version: saved.version - 1 };
    expect(await owner.call('publishReportConfiguration', { id, configuration: figure }, stale)).toMatchObject({
      status: 409,
    });
    await owner.done('publishReportConfiguration', { id, configuration: figure });
    expect((await appuser.done('runReport', { id })).result).toMatchObject({ figure: { text: '3' } });
  });

  test('REPORT-03 P2 a disabled report is offered to nobody, and one of records that a reader may not read not to that reader', async () => {
    const id = await published();
    const offered = async (by: Caller) => (await by.done('listOfferedReports', {})).map((one) => one.id);
    expect(await offered(owner)).toContain(id);
    expect(await offered(appuser)).not.toContain(id);
    expect(await appuser.call('runReport', { id })).toMatchObject({ status: 404 });
    await menu.grant(['query']);
    expect(await offered(appuser)).toContain(id);
    await owner.done('disableReport', { id });
    for (const by of [owner, appuser]) {
      expect(await offered(by)).not.toContain(id);
      expect(await by.call('runReport', { id })).toMatchObject({ status: 404 });
      expect(await by.call('exportReport', { id })).toMatchObject({ status: 404 });
    }
    await owner.done('enableReport', { id });
    expect(await offered(appuser)).toContain(id);
    expect(await appuser.call('runReport', { id: unknown })).toMatchObject({ status: 404 });
    expect(await appuser.call('listReports', {})).toMatchObject({ status: 403 });
    expect(await appuser.call('previewReport', { configuration: byStatus })).toMatchObject({ status: 403 });
  });

  test('REPORT-06 REC-11 readers get the rows and fields of their own rights', async () => {
    const id = await published();
    await menu.grant(['query'], { data_scope: { kind: 'filter', filter: done } });
    expect((await appuser.done('runReport', { id }, english)).result).toMatchObject({
      rows: [{ cells: { status: 'Done', all: '1' } }],
      points: [{ category: 'Done', series: 'Records', value: 1 }],
    });
    expect((await owner.done('runReport', { id }, english)).result.rows).toHaveLength(2);
    const hidden = await makeMenuOfTable(owner, { fields });
    await hidden.grant(['query'], {
      visible_fields: { kind: 'listed', fields: [{ field: 'title', can_edit: false }] },
    });
    const closed = await published({ ...byStatus, logical_table_id: hidden.viewId });
    expect(await appuser.call('runReport', { id: closed })).toMatchObject({
      status: 422,
      code: 'configuration_invalid',
      data: { detail: { faults: [{ pointer: '/configuration/groups/0/field' }] } },
    });
  });

  test('REPORT-06 groups, measures, periods, totals and charts are computed, and cut at their limit', async () => {
    const sums: Configuration = {
      kind: 'data',
      logical_table_id: menu.viewId,
      groups: [
        { kind: 'period', id: 'month', field: 'due', unit: 'month', label: 'Month' },
        { kind: 'value', id: 'status', field: 'status' },
      ],
      measures: [
        { kind: 'count', id: 'n' },
        { kind: 'field', id: 'cost', function: 'sum', field: 'cost' },
      ],
      sort: ['month', '-cost'],
      chart: { kind: 'table', has_totals: true },
    };
    expect(await preview(sums)).toMatchObject({
      columns: [
        { key: 'month', label: 'Month', is_figure: false },
        { key: 'status', label: 'status' },
        { key: 'n', label: 'Records', is_figure: true },
        { key: 'cost', label: 'Sum of cost' },
      ],
      rows: [
        { cells: { month: 'Oct 2026', status: 'Open', n: '1', cost: '0.10' } },
        { cells: { month: 'Nov 2026', status: 'Done', cost: '1,000.00' } },
        { cells: { month: 'Nov 2026', status: 'Open', cost: '0.20' } },
      ],
      totals: { n: '3', cost: '1,000.30' },
      is_cut: false,
    });
    expect(await preview({ ...sums, limit: 2 })).toMatchObject({ is_cut: true });
    const bars = await preview({
      ...sums,
      chart: { kind: 'bar', category: 'month', series: 'status', measures: ['n', 'cost'] },
    });
    expect(bars.points).toContainEqual({ category: 'Nov 2026', series: 'Done · Sum of cost', value: 1000 });
    const number: Configuration = {
      kind: 'data',
      logical_table_id: menu.viewId,
      measures: [{ kind: 'field', id: 'cost', function: 'sum', field: 'cost' }],
      filters: done,
      chart: { kind: 'number', measure: 'cost', unit: 'EUR', decimals: 1, target: 2000 },
    };
    expect((await preview(number)).figure).toEqual({
      label: 'Sum of cost',
      text: '1,000.0',
      unit: 'EUR',
      target: '2,000.0',
    });
  });

  test('REPORT-06 a table of records shows the chosen columns in the chosen order', async () => {
    const rows: Configuration = {
      kind: 'data',
      logical_table_id: menu.viewId,
      columns: [{ field: 'title' }, { field: 'status', label: 'State' }, { field: 'cost' }, { field: 'due' }],
      sort: ['-cost'],
      limit: 2,
      chart: { kind: 'table' },
    };
    expect(await preview(rows)).toMatchObject({
      columns: [{ label: 'title' }, { label: 'State' }, { label: 'cost', is_figure: true }, { label: 'due' }],
      rows: [
        { cells: { title: 'C', status: 'Done', cost: '1,000.00', due: 'Nov 30, 2026' } },
        { cells: { title: 'B', cost: '0.20' } },
      ],
      is_cut: true,
    });
  });

  const wrong: [pointer: string, change: (one: Configuration) => unknown][] = [
    ['/configuration/logical_table_id', (one) => ({ ...one, logical_table_id: unknown })],
    ['/configuration/groups/0/field', (one) => ({ ...one, groups: [{ kind: 'value', id: 'status', field: 'nope' }] })],
    [
      '/configuration/groups/0/unit',
      (one) => ({ ...one, groups: [{ kind: 'period', id: 'status', field: 'cost', unit: 'month' }] }),
    ],
    [
      '/configuration/measures/0/function',
      (one) => ({ ...one, measures: [{ kind: 'field', id: 'all', function: 'sum', field: 'title' }] }),
    ],
    [
      '/configuration/measures/1/id',
      (one) => ({
        ...one,
        measures: [
          { kind: 'count', id: 'all' },
          { kind: 'count', id: 'all' },
        ],
      }),
    ],
    ['/configuration/measures', (one) => ({ ...one, measures: [], chart: { kind: 'table' } })],
    ['/configuration/chart/category', (one) => ({ ...one, chart: { ...one.chart, category: 'nope' } })],
    ['/configuration/chart/measures/0', (one) => ({ ...one, chart: { ...one.chart, measures: ['nope'] } })],
    ['/configuration/groups/0', (one) => ({ ...one, chart: { kind: 'number', measure: 'all' } })],
    ['/configuration/columns', (one) => ({ ...one, columns: [{ field: 'title' }] })],
    ['/configuration/columns', ({ kind, logical_table_id }) => ({ kind, logical_table_id, chart: { kind: 'table' } })],
    [
      '/configuration/columns/1/field',
      ({ kind, logical_table_id }) => ({
        kind,
        logical_table_id,
        columns: [{ field: 'title' }, { field: 'nope' }],
        chart: { kind: 'table' },
      }),
    ],
    ['/configuration/sort/0', (one) => ({ ...one, sort: ['nope'] })],
    [
      '/configuration/filters/children/0/field',
      (one) => ({
        ...one,
        filters: { logicalOperator: 'all', children: [{ kind: 'condition', field: 'nope', operator: 'isEmpty' }] },
      }),
    ],
  ];
  test.each(wrong)('REPORT-06 what is wrong is refused at %s, and nothing is saved', async (pointer, change) => {
    const id = await add();
    const configuration = change(byStatus) as Configuration;
    for (const call of ['updateReportConfiguration', 'publishReportConfiguration'] as const)
      expect(await owner.call(call, { id, configuration })).toMatchObject({
        status: 422,
        code: 'configuration_invalid',
        data: { detail: { faults: [{ pointer }] } },
      });
    expect(await owner.done('getReport', { id })).toMatchObject({ configuration: null, version: 1 });
  });

  test('REPORT-06 REC-11 authors find what they may read: its tables, and the fields that they see', async () => {
    const { items } = await owner.done('listReportSources', {});
    expect(items).toContainEqual(expect.objectContaining({ logical_table_id: menu.viewId, name: 'View' }));
    const source = await owner.done('getReportSource', { id: menu.viewId });
    expect(source.columns.map((one) => one.field)).toEqual(['title', 'status', 'cost', 'due']);
    expect(source.filters.map((one) => one.field)).toContain('created_at');
    expect(await owner.call('getReportSource', { id: unknown })).toMatchObject({ status: 404 });
  });

  test('REPORT-06 REC-11 a report is exported with the right to export, of the records that the right is about', async () => {
    const closed = await published();
    await menu.grant(['query']);
    expect((await appuser.done('runReport', { id: closed })).can_export).toBe(false);
    expect(await appuser.call('exportReport', { id: closed })).toMatchObject({ status: 403 });
    const open = await makeMenuOfTable(owner, { fields, filter: done });
    await open.add({ title: 'A', status: 'open', cost: 0.1 });
    await open.add({ title: 'C', status: 'done', cost: 1000 });
    await open.grant(['query', 'export']);
    const id = await published({ ...byStatus, logical_table_id: open.viewId });
    expect((await appuser.done('runReport', { id })).can_export).toBe(true);
    const answer = await appuser.call('exportReport', { id, format: 'csv' }, english);
    expect(answer.bytes.toString('utf8').replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      'status,Records',
      'Done,1',
    ]);
    expect((await logOf(api, owner.wsId, id)).map(({ action }) => action)).toContain('exportReport');
  });
});
