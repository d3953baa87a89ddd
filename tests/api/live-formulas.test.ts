import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';
import { where } from './relations.ts';

const number = (expression: string): Schemas['FieldKind'] => ({ type: 'formula', expression, result: 'number' });
const text = (expression: string): Schemas['FieldKind'] => ({ type: 'formula', expression, result: 'text' });

const fields = [
  field('item', { type: 'text' }),
  field('due', { type: 'date', granularity: 'day' }),
  field('returned', { type: 'date', granularity: 'day' }),
  field('borrower', { type: 'user' }),
  field('late', number('if(isBlank(returned), max(0, daysBetween(due, today())), 0)')),
  field('state', text("case(late > 7, 'very late', late > 0, 'late', 'in time')")),
  field('mine', { type: 'formula', expression: 'borrower == me()', result: 'boolean' }),
];

const day = 86_400_000;

describeOnEachDatabase('formulas that know today and their reader', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let menu: MenuOfTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });

  /** A day of the calendar of Kiritimati, which is 14 hours ahead of UTC. */
  const zone = 'Pacific/Kiritimati';
  const daysAgo = (days: number): string =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(api.now().getTime() - days * day));
  const there = { headers: { ...inLeave.headers, clientTimeZone: zone, 'accept-language': 'en-US' } };

  beforeEach(async () => {
    api.holdClock();
    menu = await makeMenuOfTable(owner, { fields });
    await menu.add({ item: 'Camera', due: daysAgo(10), borrower: idOf('appuser') });
    await menu.add({ item: 'Drill', due: daysAgo(3) });
    await menu.add({ item: 'Lamp', due: daysAgo(3), returned: daysAgo(2) });
    await menu.add({ item: 'Tent', due: daysAgo(-5) });
    await menu.add({ item: 'Rope' });
  });

  const list = (by: Caller, args: Omit<Schemas['RecordQuery'], 'total'> = {}) =>
    by.done('listMenuRecords', { id: menu.menuId, total: 'exact', ...args }, there);
  const values = async (name: string, args: Parameters<typeof list>[1] = {}): Promise<unknown[]> =>
    (await list(owner, args)).items.map(({ data }) => [data['item'], data[name]]);

  test('TABLE-23 days late is listed, sorted, filtered, grouped, added up and counted by the reader’s day', async () => {
    expect(await values('late', { sort: ['-late', 'item'] })).toEqual([
      ['Camera', 10],
      ['Drill', 3],
      ['Lamp', 0],
      ['Tent', 0],
      ['Rope', null],
    ]);
    expect(await list(owner, { filter: where('late', 'gt', 0), sort: ['late'] })).toMatchObject({
      total: 2,
      items: [{ data: { item: 'Drill', state: 'late' } }, { data: { item: 'Camera', state: 'very late' } }],
    });
    expect(await values('state', { filter: where('state', 'eq', 'very late') })).toEqual([['Camera', 'very late']]);
    const statistic = await owner.done(
      'getMenuStatistic',
      {
        id: menu.menuId,
        viewSchema: {
          measures: [
            { key: 'count', function: 'count' },
            { key: 'days', function: 'sum', field: 'late' },
          ],
          groups: [{ key: 'state', field: 'state' }],
          sort: ['-days'],
        },
      },
      there,
    );
    expect(statistic.rows.map(({ groups, values: made }) => [groups['state'], made['count'], made['days']])).toEqual([
      ['very late', 1, 10],
      ['late', 1, 3],
      ['in time', 3, 0],
    ]);
    // A page after the other, by the cursor.
    const first = await list(owner, { sort: ['-late'], size: 2 });
    const second = await list(owner, { sort: ['-late'], size: 2, cursor: first.next_cursor ?? '' });
    expect([...first.items, ...second.items].map(({ data }) => data['late'])).toEqual([10, 3, 0, 0]);
  });

  test('TABLE-23 REC-03 each calendar has its own today, and what is written answers with it and keeps no history of it', async () => {
    const rid = await menu.add({ item: 'Map', due: daysAgo(0) });
    const inZone = (clientTimeZone: string) => ({ headers: { ...there.headers, clientTimeZone } });
    const read = (clientTimeZone: string) =>
      owner.done('getMenuRecord', { id: menu.menuId, rid }, inZone(clientTimeZone));
    expect(await read(zone)).toMatchObject({ data: { late: 0, state: 'in time' }, version: 1 });
    // 25 hours behind: it is due tomorrow there, or later.
    await owner.done('updateMenuRecord', { id: menu.menuId, rid, data: { due: daysAgo(1) } }, there);
    expect((await read(zone)).data).toMatchObject({ late: 1, state: 'late' });
    expect((await read('Pacific/Pago_Pago')).data).toMatchObject({ late: 0, state: 'in time' });
    const { items } = await owner.done('listMenuRecordHistory', { id: menu.menuId, rid }, there);
    expect(items.flatMap(({ changes }) => changes.map((change) => change.field))).not.toContain('late');
  });

  test('TABLE-23 REC-11 each reader is me(), and who does not see what a formula reads does not see the formula', async () => {
    await menu.grant(['query']);
    const mine = await list(appuser, { filter: where('mine', 'eq', true) });
    expect(mine.items.map(({ data }) => data['item'])).toEqual(['Camera']);
    expect(await values('mine', { filter: where('mine', 'eq', true) })).toEqual([]);
    const other = await makeMenuOfTable(owner, { fields });
    await other.add({ item: 'Camera', due: daysAgo(10) });
    const seen = ['item', 'late', 'mine', 'borrower'].map((one) => ({ field: one, can_edit: false }));
    await other.grant(['query'], { visible_fields: { kind: 'listed', fields: seen } });
    const { items } = await appuser.done('listMenuRecords', { id: other.menuId }, there);
    expect(items[0]?.data).toEqual({ item: 'Camera', borrower: null, mine: false });
    const filter = where('late', 'gt', 0);
    expect(await appuser.call('listMenuRecords', { id: other.menuId, filter }, there)).toMatchObject({ status: 422 });
  });

  test('TABLE-22 TABLE-23 what the database would not compute alike is refused with its place and what to do', async () => {
    const issues = async (wrong: (typeof fields)[number]) => {
      const formConfig = { formLabel: 'Refused', fields: [...fields, wrong] };
      const { status, data } = await owner.call('configurePhysicalTable', { id: menu.tableId, formConfig }, there);
      return [status, JSON.stringify(data)];
    };
    const [status, said] = await issues(field('wrong', text('today() + upper(item)')));
    expect(status).toBe(422);
    expect(said).toMatch(/FORM_FORMULA_LIVE.*upper\(\).*character 11.*a formula field of its own/s);
    const rows: Schemas['FieldKind'] = { type: 'subTable', fields: [field('age', number('day(today())'))] };
    expect((await issues(field('rows', rows)))[1]).toContain('FORM_FORMULA_LIVE_ROWS');
    expect((await issues(field('one', number('day(today())'), { is_unique: true })))[1]).toContain(
      'FORM_FORMULA_LIVE_UNIQUE',
    );
  });

  test('TABLE-23 TABLE-27 a linked record’s live value is looked up and added up, and a stored formula becomes live and back', async () => {
    const relation: Schemas['FieldKind'] = { type: 'relation', logical_table_id: menu.viewId, is_multiple: true };
    const trips = await makeMenuOfTable(owner, {
      fields: [
        field('name', { type: 'text' }),
        field('items', relation),
        field('days', { type: 'rollup', of: 'items', function: 'sum', field: 'late' }),
      ],
    });
    const { items } = await list(owner);
    await trips.add({ name: 'All', items: items.map(({ record_id }) => record_id) });
    const read = (id: string) => owner.done('listMenuRecords', { id, sort: ['created_at'] }, there);
    expect((await read(trips.menuId)).items[0]?.data).toMatchObject({ days: 13 });
    const design = (expression: string) =>
      owner.done(
        'configurePhysicalTable',
        { id: menu.tableId, formConfig: { formLabel: 'Items', fields: [...fields, field('n', number(expression))] } },
        there,
      );
    await design('size(item)');
    await design('size(item) + 0 * day(today())');
    expect((await read(menu.menuId)).items.map(({ data }) => data['n'])).toEqual([6, 5, 4, 4, 4]);
    await design('size(item) + 1');
    const computed = (await read(menu.menuId)).items;
    expect(computed).toHaveLength(5);
  });
});
