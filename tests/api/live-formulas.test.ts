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

  test('TABLE-23 REC-03 the value goes on with the clock, and the history says nothing of it', async () => {
    const rid = await menu.add({ item: 'Map', due: daysAgo(0) });
    const read = () => owner.done('getMenuRecord', { id: menu.menuId, rid }, there);
    expect((await read()).data).toMatchObject({ late: 0, state: 'in time' });
    api.advance(2 * day);
    expect(await read()).toMatchObject({ data: { late: 2, state: 'late' }, version: 1 });
    api.advance(-2 * day);
    const written = await owner.done('updateMenuRecord', { id: menu.menuId, rid, data: { due: daysAgo(4) } }, {
      ...there,
      version: 1,
    } as never);
    expect(written.data).toMatchObject({ late: 4 });
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
    await other.grant(['query'], { visible_fields: { kind: 'only', fields: ['item', 'late', 'mine', 'borrower'] } } as never);
    const seen = await appuser.done('listMenuRecords', { id: other.menuId }, there);
    expect(seen.items[0]?.data).toEqual({ item: 'Camera', borrower: null, mine: false });
    const filter = where('late', 'gt', 0);
    expect(await appuser.call('listMenuRecords', { id: other.menuId, filter }, there)).toMatchObject({ status: 422 });
  });

  test('TABLE-22 TABLE-23 what the database would not compute alike is refused with its place and what to do', async () => {
    const refused = async (kind: Schemas['FieldKind'], more: object = {}) => {
      const formConfig = { formLabel: 'Refused', fields: [...fields, { ...field('wrong', kind), ...more }] };
      const { data } = await owner.call('previewPhysicalTable', { id: menu.tableId, formConfig }, there);
      return data;
    };
    expect(JSON.stringify(await refused(text('upper(item) + string(today())')))).toContain(
      'FORM_FORMULA_LIVE',
    );
  });
});
