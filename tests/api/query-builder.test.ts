import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';

const inLeave = { headers: { application_id: seedId('application acme Leave and absence') } };
const options = { source: 'fixed' as const, options: [{ value: 'a', label: 'A' }] };
type Type = Schemas['QueryBuilderConfig']['types'][number]['type'];
type Value = Schemas['FilterValue'];

/** A field of each type, and a value that it is compared with. */
const fields: Readonly<Record<Type, { kind: Schemas['FieldKind']; value: Value }>> = {
  text: { kind: { type: 'text' }, value: 'a' },
  number: { kind: { type: 'number' }, value: 1 },
  boolean: { kind: { type: 'boolean' }, value: true },
  date: { kind: { type: 'date', granularity: 'day' }, value: '2026-11-21' },
  datetime: { kind: { type: 'date', granularity: 'minute' }, value: '2026-11-21T10:00:00.000Z' },
  select: { kind: { type: 'select', options }, value: 'a' },
  multiSelect: { kind: { type: 'multiSelect', options }, value: 'a' },
  user: { kind: { type: 'user' }, value: seedId('a person') },
  department: { kind: { type: 'department' }, value: seedId('a department') },
  file: { kind: { type: 'file' }, value: seedId('a file') },
};

const all: readonly Schemas['FilterOperator'][] = [
  ...(['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'between', 'within', 'in', 'notIn', 'contains', 'notContains'] as const),
  ...(['containsAny', 'containsAll', 'containsNone', 'startsWith', 'endsWith', 'under', 'isEmpty'] as const),
  'isNotEmpty',
];

describeOnEachDatabase('the builder of conditions', (opening) => {
  let api: Api;
  let owner: Caller;
  let user: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, user] = await createCallers(api, 'owner', 'user');
    return () => api.close();
  });

  test('TABLE-29 it offers for each type of field the operators that lists of records take, and no other', async () => {
    const { default: config } = await owner.done('getQueryBuilderConfig');
    const { id: categoryId } = await owner.done('createCategory', { category_name: 'Conditions' }, inLeave);
    const formConfig = {
      formLabel: 'Conditions',
      fields: Object.entries(fields).map(([id, { kind }]) => ({ node: 'field' as const, id, label: id, kind })),
    };
    const made = { formConfig, physical_table_category_id: categoryId };
    const { table_id: id } = await owner.done('createPhysicalTable', made, inLeave);
    const condition = (type: Type, operator: Schemas['FilterOperator']): Schemas['FilterCondition'] => {
      const { value } = fields[type];
      const base = { kind: 'condition' as const, field: type, operator };
      if (operator === 'within') return { ...base, value_from: { kind: 'period', unit: 'day' } };
      const arity = config.types.flatMap((one) => one.operators).find((one) => one.operator === operator)?.arity;
      if (arity === 'none') return base;
      if (arity === 'two') return { ...base, value: [value, value] as Value };
      return { ...base, value: arity === 'many' ? ([value] as Value) : value };
    };
    for (const type of Object.keys(fields) as Type[]) {
      const taken: string[] = [];
      for (const operator of all) {
        const filter = { logicalOperator: 'all' as const, children: [condition(type, operator)] };
        const { status } = await owner.call('listPhysicalRecords', { id, filter }, inLeave);
        expect([200, 422], `${type} ${operator}`).toContain(status);
        if (status === 200) taken.push(operator);
      }
      const offered = config.types.find((one) => one.type === type)?.operators.map(({ operator }) => operator) ?? [];
      expect([...offered].sort(), type).toEqual(taken.sort());
    }
    const nested = (levels: number): Schemas['FilterConditions'] => {
      let node: Schemas['FilterNode'] = condition('text', 'eq');
      for (let at = 1; at < levels; at += 1) node = { kind: 'group', logicalOperator: 'any', children: [node] };
      return { logicalOperator: 'all', children: [node] };
    };
    const deep = (levels: number) => owner.call('listPhysicalRecords', { id, filter: nested(levels) }, inLeave);
    expect((await deep(config.maxDepth)).status).toBe(200);
    expect((await deep(config.maxDepth + 1)).status).toBe(422);
  });

  test('TABLE-29 characters of patterns are named with what stands for them, for builders alone', async () => {
    expect(await owner.done('getEscapeConfig')).toContainEqual({ character: '%', escaped: '\\%' });
    expect((await user.call('getEscapeConfig')).status).toBe(403);
    expect((await user.call('getQueryBuilderConfig')).status).toBe(403);
  });
});
