import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { columnName, recordsOf } from '#server/domains/data/store/identifiers.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

type View = Schemas['StatisticView'];

const option = (value: string, label: string) => ({ value, label });
const fields = [
  field('title', { type: 'text' }),
  field('status', {
    type: 'select',
    options: { source: 'fixed', options: [option('open', 'Open'), option('done', 'Done')] },
  }),
  field('tags', {
    type: 'multiSelect',
    options: { source: 'fixed', options: [option('a', 'Apple'), option('b', 'Pear')] },
  }),
  field('cost', { type: 'number', precision: 2 }),
  field('due', { type: 'date', granularity: 'day' }),
  field('seen', { type: 'date', granularity: 'minute' }),
  field('person', { type: 'user' }),
  field('secret', { type: 'text', widget: 'password' }),
];
const greater: Schemas['FilterConditions'] = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'cost', operator: 'gt', value: 2 }],
};

describeOnEachDatabase('statistics of records', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let menu: MenuOfTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });
  beforeEach(async () => {
    menu = await makeMenuOfTable(owner, { fields });
    const person = idOf('appuser');
    await menu.add({ title: 'A', status: 'open', tags: ['a', 'b'], cost: 0.1, due: '2026-10-31', person });
    await menu.add({
      title: 'B',
      status: 'open',
      tags: ['a'],
      cost: 0.2,
      due: '2026-11-01',
      seen: '2026-10-31T17:00:00Z',
    });
    await menu.add({ title: 'C', status: 'done', cost: 10, due: '2026-11-30', seen: '2026-12-31T15:59:00Z', person });
    await menu.add({ title: 'D' });
  });

  const count = (by: Caller, viewSchema: View, paramData?: Schemas['StatisticParameters']) =>
    by.done(
      'getMenuStatistic',
      { id: menu.menuId, viewSchema, ...(paramData && { paramData }) },
      {
        headers: { ...inLeave.headers, clientTimeZone: 'Asia/Shanghai', 'accept-language': 'en-US' },
      },
    );
  const refused = (by: Caller, viewSchema: unknown) =>
    by.call('getMenuStatistic', { id: menu.menuId, viewSchema }, inLeave);

  test('REC-05 counts, adds up and compares the rows of the menu, by value and without groups', async () => {
    const measures: View['measures'] = [
      { key: 'count', function: 'count' },
      { key: 'sum', function: 'sum', field: 'cost' },
      { key: 'avg', function: 'avg', field: 'cost' },
      { key: 'first', function: 'min', field: 'due' },
      { key: 'last', function: 'max', field: 'seen' },
      { key: 'kinds', function: 'countDistinct', field: 'status' },
      { key: 'dear', function: 'count', filter: greater },
    ];
    const found = await count(owner, { measures, groups: [{ key: 'status', field: 'status' }], sort: ['-sum'] });
    expect(found.totals).toEqual({
      count: 4,
      sum: 10.3,
      avg: expect.closeTo(3.433, 3),
      first: '2026-10-31',
      last: '2026-12-31T15:59:00.000Z',
      kinds: 2,
      dear: 1,
    });
    expect(found.rows.map(({ groups, labels, values }) => [groups['status'], labels['status'], values['sum']])).toEqual(
      [
        ['done', 'Done', 10],
        ['open', 'Open', 0.3],
        [null, 'None', null],
      ],
    );
    expect(found.is_cut).toBe(false);
    const whole = await owner.done('getTableStatistic', { id: menu.tableId, viewSchema: { measures } }, inLeave);
    expect(whole).toMatchObject({ totals: found.totals, rows: [], is_cut: false });
  });

  test('REC-02 REC-05 what is off is off in filters, groups and orders, also in records that say nothing of it', async () => {
    const switched = await makeMenuOfTable(owner, {
      fields: [
        field('title', { type: 'text' }),
        field('back', { type: 'boolean' }),
        field('open', { type: 'boolean', widget: 'radio' }),
      ],
    });
    await switched.add({ title: 'A', back: true, open: true });
    await switched.add({ title: 'B', back: false, open: false });
    await switched.add({ title: 'C' });
    const table = { wsId: owner.wsId, tableId: switched.tableId };
    await api.database.definition(owner.wsId, async (query) => {
      const { id } = await query
        .selectFrom('table_columns')
        .where('table_id', '=', switched.tableId)
        .where('field_id', '=', 'back')
        .select('id')
        .executeTakeFirstOrThrow();
      const back = sql.id(columnName(id));
      const nothing = await sql`select id from ${recordsOf(table)} where ${back} is null`.execute(query);
      expect(nothing.rows).toHaveLength(1);
    });
    const found = async (fieldId: string, operator: Schemas['FilterOperator'], value?: boolean) => {
      const condition = { kind: 'condition' as const, field: fieldId, operator, ...(value !== undefined && { value }) };
      const filter = { logicalOperator: 'all' as const, children: [condition] };
      const { items } = await owner.done('listMenuRecords', { id: switched.menuId, filter, sort: ['title'] }, inLeave);
      return items.map(({ data }) => data['title']).join('');
    };
    expect(await found('back', 'eq', true)).toBe('A');
    expect(await found('back', 'eq', false)).toBe('BC');
    expect(await found('back', 'ne', true)).toBe('BC');
    expect(await found('back', 'ne', false)).toBe('A');
    expect(await found('back', 'isEmpty')).toBe('');
    expect(await found('open', 'eq', false)).toBe('B');
    expect(await found('open', 'isEmpty')).toBe('C');
    const { items } = await owner.done('listMenuRecords', { id: switched.menuId, sort: ['back', '-title'] }, inLeave);
    expect(items.map(({ data: { title, back } }) => [title, back])).toEqual([
      ['C', false],
      ['B', false],
      ['A', true],
    ]);
    const { rows } = await owner.done(
      'getMenuStatistic',
      {
        id: switched.menuId,
        viewSchema: { measures: [{ key: 'n', function: 'count' }], groups: [{ key: 'back', field: 'back' }] },
      },
      inLeave,
    );
    expect(rows.map(({ groups, values }) => [groups['back'], values['n']])).toEqual([
      [false, 2],
      [true, 1],
    ]);
  });

  test('REC-05 groups dates by periods of the caller’s calendar, and lists by each of their values', async () => {
    const measures: View['measures'] = [{ key: 'n', function: 'count' }];
    const by = async (group: View['groups'], rest: Partial<View> = {}) =>
      (await count(owner, { measures, groups: group, ...rest })).rows.map(({ groups, labels, values }) => [
        ...Object.values(groups),
        ...Object.values(labels),
        values['n'],
      ]);
    expect(await by([{ key: 'g', field: 'due', by: 'month' }])).toEqual([
      ['2026-10-01', 'Oct 2026', 1],
      ['2026-11-01', 'Nov 2026', 2],
      [null, 'None', 1],
    ]);
    // Seventeen o'clock in UTC is the next day in Shanghai.
    expect(await by([{ key: 'g', field: 'seen', by: 'day' }])).toEqual([
      ['2026-11-01', 'Nov 1, 2026', 1],
      ['2026-12-31', 'Dec 31, 2026', 1],
      [null, 'None', 2],
    ]);
    expect(await by([{ key: 'g', field: 'seen', by: 'hour' }], { limit: 1 })).toEqual([
      ['2026-10-31T17:00:00.000Z', expect.stringMatching(/^Nov 1, 2026, 1:00/), 1],
    ]);
    expect(await by([{ key: 'g', field: 'due', by: 'quarter' }], { limit: 1 })).toEqual([['2026-10-01', 'Q4 2026', 3]]);
    expect(await by([{ key: 'g', field: 'tags' }], { sort: ['-n'] })).toEqual([
      ['a', 'Apple', 2],
      [null, 'None', 2],
      ['b', 'Pear', 1],
    ]);
    const people = await by([
      { key: 'p', field: 'person' },
      { key: 's', field: 'status' },
    ]);
    expect(people).toContainEqual([idOf('appuser'), 'open', 'Paula Costa', 'Open', 1]);
  });

  test.each<NonNullable<View['groups']>>([
    [{ key: 'g', field: 'status' }],
    [{ key: 'g', field: 'tags' }],
    [{ key: 'g', field: 'person' }],
    [{ key: 'g', field: 'cost' }],
    ...(['day', 'week', 'month', 'quarter', 'year'] as const).flatMap((by): NonNullable<View['groups']>[] => [
      [{ key: 'g', field: 'due', by }],
      [{ key: 'g', field: 'seen', by }],
    ]),
    [{ key: 'g', field: 'seen', by: 'hour' }],
    [
      { key: 'g', field: 'status' },
      { key: 'h', field: 'seen', by: 'month' },
    ],
  ])('REC-05 REC-02 each group says how a list shows its records and no others: %j', async (...groups) => {
    const { rows } = await count(owner, { measures: [{ key: 'n', function: 'count' }], groups });
    expect(rows.length).toBeGreaterThan(1);
    const headers = { ...inLeave.headers, clientTimeZone: 'Asia/Shanghai' };
    for (const { filter, values } of rows) {
      if (!filter) throw new Error('A group has no filter.');
      const { items } = await owner.done('listMenuRecords', { id: menu.menuId, filter }, { headers });
      expect(items.length, JSON.stringify(filter)).toBe(values['n']);
    }
  });

  test('REC-05 options come in the order of the design, people by name, and values as people read them', async () => {
    const found = await count(owner, {
      measures: [
        { key: 'sum', function: 'sum', field: 'cost' },
        { key: 'avg', function: 'avg', field: 'cost' },
        { key: 'last', function: 'max', field: 'due' },
      ],
      groups: [{ key: 's', field: 'status' }],
    });
    expect(found.rows.map(({ labels, display }) => [labels['s'], display])).toEqual([
      ['Open', { sum: '0.30', avg: '0.15', last: 'Nov 1, 2026' }],
      ['Done', { sum: '10.00', avg: '10.00', last: 'Nov 30, 2026' }],
      ['None', {}],
    ]);
    expect(found.totals_display).toEqual({ sum: '10.30', avg: '3.43', last: 'Nov 30, 2026' });
    const titles = await count(owner, {
      measures: [{ key: 'n', function: 'count' }],
      groups: [{ key: 't', field: 'title' }],
    });
    expect(titles.rows.every(({ filter }) => filter === undefined)).toBe(true);
  });

  test('REC-05 REC-11 counts the same rows as the list beside it, and no others', async () => {
    await menu.grant(['query'], { data_scope: { kind: 'filter', filter: greater } });
    const view: View = { measures: [{ key: 'n', function: 'count' }], groups: [{ key: 's', field: 'status' }] };
    expect(await count(appuser, view)).toMatchObject({ totals: { n: 1 }, rows: [{ groups: { s: 'done' } }] });
    expect((await count(owner, view, { search: '0.1' })).totals).toEqual({ n: 1 });
    expect((await count(owner, view, { filter: greater })).totals).toEqual({ n: 1 });
    expect((await count(owner, { ...view, filter: greater, limit: 1 })).rows).toHaveLength(1);
    expect(await count(owner, { ...view, limit: 1 })).toMatchObject({ is_cut: true });
    const [record] = (await owner.done('listMenuRecords', { id: menu.menuId, search: 'A' }, inLeave)).items;
    await owner.done('deleteMenuRecords', { id: menu.menuId, ids: [record?.record_id ?? ''] }, inLeave);
    expect((await count(owner, view)).totals).toEqual({ n: 3 });
  });

  test('REC-11 a hidden field is unknown to measures, groups and filters of a statistic, and so is a password', async () => {
    await menu.grant(['query'], { visible_fields: { kind: 'listed', fields: [{ field: 'title', can_edit: false }] } });
    const n = { key: 'n', function: 'count' };
    const views = (name: string) => [
      { measures: [n], groups: [{ key: 'g', field: name }] },
      { measures: [{ key: 'n', function: 'countDistinct', field: name }] },
      { measures: [{ key: 'n', function: 'count', field: name }] },
      {
        measures: [n],
        filter: { logicalOperator: 'all', children: [{ kind: 'condition', field: name, operator: 'isEmpty' }] },
      },
    ];
    for (const [index, view] of views('cost').entries()) {
      const hidden = await refused(appuser, view);
      const unknown = await refused(appuser, views('nope')[index]);
      expect(hidden.status).toBe(422);
      expect(JSON.stringify(hidden.data).replaceAll('cost', 'nope')).toBe(JSON.stringify(unknown.data));
    }
    for (const view of views('secret').slice(0, 3)) expect(await refused(owner, view)).toMatchObject({ status: 422 });
  });

  test.each([
    ['/viewSchema/measures/0/field', { measures: [{ key: 'n', function: 'sum' }] }],
    ['/viewSchema/measures/0/function', { measures: [{ key: 'n', function: 'sum', field: 'title' }] }],
    ['/viewSchema/groups/0/by', { groups: [{ key: 'g', field: 'title', by: 'month' }] }],
    ['/viewSchema/groups/0/by', { groups: [{ key: 'g', field: 'due', by: 'hour' }] }],
    ['/viewSchema/groups/0/key', { groups: [{ key: 'n', field: 'title' }] }],
    ['/viewSchema/sort/0', { sort: ['-x'] }],
  ])('REC-05 what does not fit is told at %s', async (pointer, part) => {
    const answer = await refused(owner, { measures: [{ key: 'n', function: 'count' }], ...part });
    expect(answer).toMatchObject({ status: 422, data: { detail: { faults: [{ pointer }] } } });
  });
});
