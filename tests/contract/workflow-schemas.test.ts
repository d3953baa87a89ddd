import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Schemas } from '#openapi';
import { diagnosticsOf } from './diagnostics-of.ts';

const id = '01JD3Q4V9M8X2T6W5R7Y1Z0ABC';
const node = (kind: string, more: object = {}) => ({ id: kind, kind, name: kind, position: { x: 0, y: 0 }, ...more });
const start = node('start', { trigger: { kind: 'manual' } });
const workflow = (...nodes: unknown[]) => ({
  name: 'Approve',
  config: { inoutputConfig: { inputs: [], outputs: [] }, nodes: [start, ...nodes], edges: [] },
});
const conditions = { logicalOperator: 'all', children: [{ kind: 'condition', field: 'a', operator: 'eq', value: 1 }] };

describe('workflows', () => {
  it('are released unless another status is sent', () => {
    const body: Record<string, unknown> = workflow();
    expect(diagnosticsOf('createWorkflow', body)).toEqual([]);
    expect(body['status']).toBe(2);
    expect(diagnosticsOf('createWorkflow', { ...workflow(), status: 4 })).toHaveLength(1);
  });

  it('have every kind of node', () => {
    expectTypeOf<Schemas['WorkflowNode']['kind']>().toEqualTypeOf<
      | 'start'
      | 'approval'
      | 'carbonCopy'
      | 'condition'
      | 'fieldUpdate'
      | 'createRecord'
      | 'connector'
      | 'notify'
      | 'wait'
      | 'end'
    >();
    const deadline = { hours: 24, then: { do: 'escalate', to: [{ kind: 'headOfStarter' }] } };
    const values = [{ field: 'state', value: { kind: 'expression', expression: 'a + 1' } }];
    const nodes = [
      node('approval', {
        mode: 'sequence',
        approvers: [{ kind: 'user', user_id: id }],
        back: { to: 'previous' },
        deadline,
      }),
      node('carbonCopy', { recipients: [{ kind: 'field', field: 'owner' }] }),
      node('condition', { branches: [{ id: 'big', condition: conditions }] }),
      node('fieldUpdate', { target: { kind: 'trigger' }, set: values }),
      node('createRecord', { table_id: id, set: values }),
      node('connector', { connector_id: id, request: { driver: 'http', method: 'GET', path: '/prices' } }),
      node('notify', { channels: ['email'], recipients: [{ kind: 'starter' }], title: 'Done' }),
      node('wait', { until: { kind: 'duration', amount: 2, unit: 'day' } }),
      node('end'),
    ];
    expect(diagnosticsOf('createWorkflow', workflow(...nodes))).toEqual([]);
  });

  it('may be unfinished: what a node needs to run can be missing', () => {
    const kinds = ['approval', 'carbonCopy', 'fieldUpdate', 'createRecord', 'connector', 'notify', 'wait', 'end'];
    expect(diagnosticsOf('createWorkflow', workflow(...kinds.map((kind) => node(kind))))).toEqual([]);
  });

  it.each([
    ['a node that is only being copied', node('copy'), '/kind'],
    ['an unknown person', node('approval', { approvers: [{ kind: 'everybody' }] }), '/approvers/0/kind'],
    ['a way back to no node', node('approval', { back: { to: 'node' } }), '/back/node_id'],
    [
      'an address of its own',
      node('connector', { request: { driver: 'http', method: 'GET', path: 'https://evil.example' } }),
      '/request/path',
    ],
    ['a field of another kind', node('end', { approvers: [] }), '/approvers'],
  ])('name %s by exactly one fault', (_name, wrong, pointer) => {
    const diagnostics = diagnosticsOf('createWorkflow', workflow(wrong)).map((diagnostic) => diagnostic.split(':')[0]);
    expect(diagnostics).toEqual([`/config/nodes/1${pointer}`]);
  });

  it('may be saved with the id that the address carries', () => {
    expect(diagnosticsOf('updateWorkflow', { id, name: 'Approve', status: 3 })).toEqual([]);
  });

  it('approvals are approved, rejected or sent back', () => {
    for (const decision of ['approve', 'reject', 'back'])
      expect(diagnosticsOf('decideApprovalTask', { decision })).toEqual([]);
    expect(diagnosticsOf('decideApprovalTask', { decision: 'withdraw' })).toHaveLength(1);
  });
});

describe('reports', () => {
  const report = (chart: unknown, more: object = {}) => ({
    configuration: {
      kind: 'data',
      logical_table_id: id,
      groups: [{ kind: 'period', id: 'month', field: 'created_at', unit: 'month' }],
      measures: [{ kind: 'count', id: 'all' }],
      filters: conditions,
      chart,
      ...more,
    },
  });

  it('are drawn as charts with kinds', () => {
    const charts = [
      { kind: 'table', has_totals: true },
      { kind: 'number', measure: 'all' },
      { kind: 'bar', category: 'month', measures: ['all'], is_stacked: true },
      { kind: 'line', category: 'month', measures: ['all'] },
      { kind: 'pie', category: 'month', measure: 'all' },
      { kind: 'scatter', point: 'month', x: 'all', y: 'all' },
    ];
    for (const chart of charts) {
      expect(diagnosticsOf('updateReportConfiguration', report(chart))).toEqual([]);
      expect(diagnosticsOf('publishReportConfiguration', report(chart))).toEqual([]);
    }
    expect(diagnosticsOf('updateReportConfiguration', report({ kind: 'map' }))).toEqual([
      '/configuration/chart/kind: "map" is not known here.',
    ]);
  });

  it('count without a field, and need one for every other measure', () => {
    const measuring = (measure: object) =>
      diagnosticsOf('updateReportConfiguration', report({ kind: 'table' }, { measures: [{ id: 'a', ...measure }] }));
    expect(measuring({ kind: 'field', function: 'sum', field: 'amount' })).toEqual([]);
    expect(measuring({ kind: 'field', function: 'sum' })).toHaveLength(1);
    expect(measuring({ kind: 'count', field: 'amount' })).toHaveLength(1);
  });

  it('need a name', () => expect(diagnosticsOf('createReport', { r_name: ' ' })).toHaveLength(1));
});

describe('table templates', () => {
  it('are made from a table or a form, and lie in folders', () => {
    const template = { kind: 'template', name: 'Repairs' };
    expect(diagnosticsOf('createTableTemplate', { ...template, source: { kind: 'table', table_id: id } })).toEqual([]);
    expect(
      diagnosticsOf('createTableTemplate', { ...template, source: { kind: 'form', form_config: { formLabel: 'R' } } }),
    ).toEqual([]);
    expect(diagnosticsOf('createTableTemplate', { kind: 'folder', name: 'Service', folder_id: null })).toEqual([]);
    expect(diagnosticsOf('createTableTemplate', { kind: 'folder', name: 'Service', enabled: true })).toHaveLength(1);
  });

  it('have a name of 1 to 60 characters', () => {
    const named = (name: string) => diagnosticsOf('createTableTemplate', { kind: 'folder', name });
    expect([named('a'), named('x'.repeat(60))]).toEqual([[], []]);
    for (const name of ['', '  ', 'x'.repeat(61)]) expect(named(name)).toHaveLength(1);
  });
});
