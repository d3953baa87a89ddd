import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { createDatabase } from '#server/kernel/db/driver/scope/create-database.ts';
import { startApi } from '#tests/api/api.ts';
import { type Caller, createCallers } from '#tests/api/caller.ts';
import { everyRecord, field, inLeave, makeMenuOfTable, type MenuOfTable } from '#tests/api/menu-of-table.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Recorded, recordingPool } from '#tests/lists/recording-pool.ts';
import { isWhole } from '#tests/tier.ts';

type Filter = Schemas['FilterConditions'];
type Condition = Schemas['FilterCondition'];

const fields = [
  field('title', { type: 'text' }),
  field('cost', { type: 'number' }),
  field('due', { type: 'date', granularity: 'day' }),
  field('seen', { type: 'date', granularity: 'minute' }),
];
const condition = (name: string, value: Schemas['FilterValue'], operator: Condition['operator'] = 'in'): Condition => ({
  kind: 'condition',
  field: name,
  operator,
  value,
});
const all = (...children: Condition[]): Filter => ({ logicalOperator: 'all', children });
const some = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const dayAfter = (at: number): string => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10);

/** A thousand values of each kind of field. */
const thousands: Readonly<Record<string, string[] | number[]>> = {
  title: some(1000, (at) => `Title ${at}`),
  cost: some(1000, (at) => at + 0.5),
  due: some(1000, dayAfter),
  seen: some(1000, (at) => (at % 2 === 0 ? dayAfter(at) : `${dayAfter(at)}T10:00:00Z`)),
};

describeOnEachDatabase('conditions with many values', (opening) => {
  let owner: Caller;
  let menu: MenuOfTable;
  let recorded: Recorded[] = [];
  beforeAll(async () => {
    const opened = await opening();
    const database = createDatabase(recordingPool(opened.sessions, (statement) => recorded.push(statement)));
    const api = await startApi({ ...opened, database });
    [owner] = (await createCallers(api, 'owner')) as [Caller];
    menu = await makeMenuOfTable(owner, { fields });
    await menu.add({ title: 'TITLE 7', cost: 7.5, due: dayAfter(7), seen: `${dayAfter(8)}T09:00:00Z` });
    await menu.add({ title: 'other', cost: -1, due: '2010-01-01', seen: `${dayAfter(9)}T10:00:00Z` });
    await menu.add({ cost: 2, seen: `${dayAfter(11)}T10:00:01Z` });
    return () => api.close();
  });
  beforeEach(() => {
    recorded = [];
  });

  const list = (query: Partial<Schemas['RecordQuery']>) =>
    owner.call('listMenuRecords', { id: menu.menuId, sort: ['cost'], ...query }, inLeave);
  const costsOf = async (filter: Filter): Promise<unknown[]> =>
    (await owner.done('listMenuRecords', { id: menu.menuId, sort: ['cost'], filter }, inLeave)).items.map(
      ({ data }) => data['cost'],
    );

  test.each<[string, number[], number[]]>([
    ['title', [7.5], [-1, 2]],
    ['cost', [7.5], [-1, 2]],
    ['due', [7.5], [-1, 2]],
    ['seen', [-1, 7.5], [2]],
  ])(
    'P45 TABLE-03 a thousand values of "%s" are two parameters at most, and mean what they say',
    async (name, among, not) => {
      const values = thousands[name] ?? [];
      const most = () => Math.max(...recorded.map((statement) => statement.values.length));
      await costsOf(all(condition(name, values.slice(0, 1))));
      const ofOne = most();
      expect(await costsOf(all(condition(name, values)))).toEqual(among);
      expect(most()).toBeLessThanOrEqual(ofOne + 2);
      expect(await costsOf(all(condition(name, values, 'notIn')))).toEqual(not);
    },
  );

  test('P45 the values of filter and marks are counted together, before anything is read', async () => {
    const thousand = condition('title', thousands['title'] as string[]);
    const most = await list({ filter: all(thousand), marks: [all(thousand)] });
    expect(most.status).toBe(200);
    recorded = [];
    const marks = [all(thousand), all(condition('cost', 1, 'eq'))];
    const answer = await list({ filter: all(thousand), marks });
    expect(answer).toMatchObject({
      status: 422,
      data: {
        code: 'invalid_request',
        detail: { faults: [{ pointer: '/marks/1/children/0/value', hint: expect.any(String) }] },
      },
    });
    expect(recorded.filter(({ scope }) => scope.values.includes('records'))).toEqual([]);
  });

  test('P45 a parameter counts as often as it is named', async () => {
    const named: Condition = {
      kind: 'condition',
      field: 'title',
      operator: 'in',
      value_from: { kind: 'parameter', name: 'titles' },
    };
    const parameters = { titles: thousands['title'] as string[] };
    expect((await list({ filter: all(named, named), parameters })).status).toBe(200);
    expect(await list({ filter: all(named, named, named), parameters })).toMatchObject({
      status: 422,
      data: { detail: { faults: [{ pointer: '/filter/children/2/value' }] } },
    });
  });

  describe('each call that takes conditions', () => {
    const thousand = condition('title', thousands['title'] as string[]);
    const tooMany = all(thousand, thousand, thousand);
    const calls: [string, () => Promise<unknown>][] = [
      ['a list', () => list({ filter: tooMany })],
      ['a list of a table', () => owner.call('listPhysicalRecords', { id: menu.tableId, filter: tooMany }, inLeave)],
      [
        'a statistic',
        () => {
          const measures = [thousand, thousand, thousand].map((one, at) => ({
            key: `m${at}`,
            function: 'count' as const,
            filter: all(one),
          }));
          return owner.call('getMenuStatistic', { id: menu.menuId, viewSchema: { measures } }, inLeave);
        },
      ],
      [
        'a bulk update',
        () =>
          owner.call(
            'bulkUpdateMenuRecords',
            { id: menu.menuId, match: { filter: tooMany }, data: { cost: 1 } },
            inLeave,
          ),
      ],
      [
        'a bulk deletion',
        () => owner.call('bulkDeleteMenuRecords', { id: menu.menuId, match: { filter: tooMany } }, inLeave),
      ],
      [
        'a saved view',
        () => owner.call('createMenuView', { id: menu.menuId, name: 'Many', settings: { filter: tooMany } }, inLeave),
      ],
      ['a live list', () => owner.call('getMenuChanges', { id: menu.menuId, filter: tooMany }, inLeave)],
      [
        'a view of a table',
        () =>
          owner.call(
            'createLogicalTable',
            { table_id: menu.tableId, logical_table_name: 'Many', filter_conditions: tooMany },
            inLeave,
          ),
      ],
      ['rights to rows', () => menu.grant(['query'], { data_scope: { kind: 'filter', filter: tooMany } })],
    ];
    test.each(calls)('P45 refuses too many values: %s', async (_, call) => {
      const answer = await call().catch((error: unknown) => ({ status: 422, data: String(error) }));
      expect(answer).toMatchObject({ status: 422 });
      expect(JSON.stringify(answer)).toContain('2000 个值');
    });
  });

  test.runIf(isWhole)('P45 a thousand values are answered within 200 ms', async () => {
    await list({ filter: everyRecord });
    for (const [name, values] of Object.entries(thousands)) {
      await list({ filter: all(condition(name, values)) });
      const begun = performance.now();
      await list({ filter: all(condition(name, values)) });
      expect(performance.now() - begun, name).toBeLessThan(200);
    }
  });
});
