import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { addRecord, type BuiltTable, buildTable, field, grant, inLeave } from './relations.ts';

const isMe = (name: string): Schemas['FilterConditions'] => ({
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: name, operator: 'eq', value_from: { kind: 'currentUser' } }],
});

describeOnEachDatabase('conditions of rights and views that follow links', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let people: BuiltTable;
  let loans: BuiltTable;
  let [mine, others]: [string, string] = ['', ''];
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });

  beforeEach(async () => {
    people = await buildTable(owner, 'Borrowers', [
      field('name', { type: 'text' }),
      field('account', { type: 'user' }),
      field('phone', { type: 'text' }),
    ]);
    loans = await buildTable(owner, 'Loans', [
      field('item', { type: 'text' }),
      field('borrower', { type: 'relation', logical_table_id: people.viewId }),
      field('account', { type: 'lookup', relation: 'borrower', field: 'account' }),
      field('due', { type: 'date', granularity: 'day' }),
      field('late', { type: 'formula', expression: 'max(0, daysBetween(due, today()))', result: 'number' }),
    ]);
    const add = (account: string) => addRecord(owner, people.tableId, { name: account, account: idOf(account) });
    [mine, others] = [await add('appuser'), await add('user')];
    await addRecord(owner, loans.tableId, { item: 'Camera', borrower: mine });
    await addRecord(owner, loans.tableId, { item: 'Drill', borrower: others });
    await addRecord(owner, loans.tableId, { item: 'Lamp' });
  });

  const listed = async (): Promise<unknown[]> => {
    const { items } = await appuser.done('listMenuRecords', { id: loans.menuId, sort: ['item'] }, inLeave);
    return items.map(({ data }) => data['item']);
  };
  const mayOwn = (filter: Schemas['FilterConditions']) =>
    grant(owner, loans.menuId, ['query', 'add', 'edit'], { data_scope: { kind: 'filter', filter } });

  test.each(['borrower.account', 'account'])(
    'MENU-22 REC-11 a right opens the records of which %s is the reader, and keeps the reader to them',
    async (name) => {
      await mayOwn(isMe(name));
      const onlyNames = { kind: 'listed' as const, fields: [{ field: 'name', can_edit: false }] };
      await grant(owner, people.menuId, ['query'], { visible_fields: onlyNames });
      expect(await listed()).toEqual(['Camera']);
      const add = (borrower: string) =>
        appuser.call('createMenuRecord', { id: loans.menuId, data: { item: 'Tent', borrower } }, inLeave);
      expect(await add(others)).toMatchObject({ code: 'not_allowed' });
      expect(await listed()).toEqual(['Camera']);
      expect(await add(mine)).toMatchObject({ status: 200 });
      expect(await listed()).toEqual(['Camera', 'Tent']);
      // The reader knows the names of borrowers alone: whose they are is known to the right.
      const { filters } = await appuser.done('getMenuTable', { id: loans.menuId }, inLeave);
      expect(filters.map((one) => one.field)).not.toContain(name);
    },
  );

  test('MENU-22 REC-11 what belongs to somebody else from now on is no longer read', async () => {
    await mayOwn(isMe('borrower.account'));
    const [page] = (await owner.done('listPhysicalRecords', { id: people.tableId, sort: ['name'] }, inLeave)).items;
    const { record_id: rid = '', version = 1 } = page ?? {};
    const data = { account: idOf('user') };
    const headers = { ...inLeave.headers, 'If-Match': `"${version}"` };
    await owner.done('updatePhysicalRecord', { id: people.tableId, rid, data }, { headers });
    expect(await listed()).toEqual([]);
  });

  test('MENU-22 a right that follows a link to a field that is gone opens nothing, and its editor says so', async () => {
    await mayOwn(isMe('borrower.account'));
    const refused = await owner.call(
      'createMenuAuthConfig',
      {
        menu_id: loans.menuId,
        subject_type: 'user',
        subject_id: idOf('user'),
        rights: { query: true, add: false, edit: false, delete: false, export: false, import: false },
        visible_fields: { kind: 'all' },
        data_scope: { kind: 'filter', filter: isMe('borrower.nobody') },
      },
      inLeave,
    );
    expect(refused).toMatchObject({
      data: { detail: { faults: [{ pointer: '/data_scope/filter/children/0/field' }] } },
    });
  });

  test('TABLE-04 REC-11 a view has the records that a link leads to', async () => {
    const view = { table_id: loans.tableId, logical_table_name: 'Mine', filter_conditions: isMe('borrower.account') };
    const { logical_table_id: id } = await owner.done('createLogicalTable', view, inLeave);
    const { items } = await owner.done('listPhysicalRecords', { id }, inLeave);
    expect(items).toEqual([]);
  });

  test('REC-05 TABLE-23 TABLE-27 conditions are offered on look-ups, on formulas that know today, and on whose a linked record is', async () => {
    const { filters } = await owner.done('getMenuTable', { id: loans.menuId }, inLeave);
    const kinds = Object.fromEntries(filters.map((one) => [one.field, one.kind]));
    expect(kinds).toMatchObject({ borrower: 'record', account: 'user', 'borrower.account': 'user', late: 'number' });
    expect(kinds).not.toHaveProperty(['borrower.phone']);
    expect(filters.find((one) => one.field === 'borrower.account')?.label).toBe('borrower · account');
  });
});
