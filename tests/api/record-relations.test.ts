import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { addRecord, type BuiltTable, buildTable, every, field, grant, inLeave, where } from './relations.ts';

type OnDelete = NonNullable<Extract<Schemas['FieldKind'], { type: 'relation' }>['on_delete']>;

describeOnEachDatabase('records that point at others', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let customers: BuiltTable;
  let orders: BuiltTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });

  const relation = (more: Partial<Extract<Schemas['FieldKind'], { type: 'relation' }>> = {}) => ({
    type: 'relation' as const,
    logical_table_id: customers.viewId,
    ...more,
  });
  const ordersWith = (more: Parameters<typeof relation>[0]) =>
    buildTable(owner, 'Orders', [
      field('title', { type: 'text' }),
      field('city', { type: 'text' }),
      field('customer', relation(more)),
    ]);

  beforeEach(async () => {
    customers = await buildTable(owner, 'Customers', [
      field('name', { type: 'text' }),
      field('city', { type: 'text' }),
      field('secret', { type: 'text' }),
    ]);
    orders = await ordersWith({ display_fields: ['name', 'city', 'secret'] });
  });

  const customer = (name: string, city: string, secret = 's') =>
    addRecord(owner, customers.tableId, { name, city, secret });
  const order = (title: string, id: string | string[] | null) =>
    addRecord(owner, orders.tableId, { title, customer: id });
  const choices = (by: Caller, args: Record<string, unknown> = {}, menuId = orders.menuId) =>
    by.call('listRelationChoices', { id: menuId, field: 'customer', ...args }, inLeave);
  const offered = async (by: Caller, args: Record<string, unknown> = {}) => {
    const { items } = (await choices(by, args)).data as { items: Schemas['RelationChoice'][] };
    return items.map(({ title }) => title);
  };
  const read = (rid: string) => owner.done('getPhysicalRecord', { id: orders.tableId, rid }, inLeave);

  test('REC-01 MENU-22 a relation is read with the other record’s title, by those alone who see that record', async () => {
    const rid = await order('First', await customer('Alpha', 'Rome'));
    await order('Second', await customer('Beta', 'Oslo'));
    expect((await read(rid)).display['customer']).toBe('Alpha');
    await grant(owner, orders.menuId, ['query']);
    const titles = async () =>
      (await appuser.done('listMenuRecords', { id: orders.menuId, sort: ['title'] }, inLeave)).items.map(
        ({ display }) => display['customer'],
      );
    expect(await titles()).toEqual(['Not available', 'Not available']);
    const filter = where('city', 'eq', 'Oslo');
    await grant(owner, customers.menuId, ['query'], { data_scope: { kind: 'filter', filter } });
    expect(await titles()).toEqual(['Not available', 'Beta']);
  });

  test('REC-11 choices are the records that the caller sees, by title, with fields that the caller sees', async () => {
    await customer('Beta', 'Oslo');
    await customer('Alpha', 'Rome');
    await grant(owner, orders.menuId, ['query', 'add']);
    expect(await choices(appuser)).toMatchObject({ status: 200, data: { items: [], not_readable: true } });
    await grant(owner, customers.menuId, ['query'], {
      visible_fields: {
        kind: 'listed',
        fields: [
          { field: 'name', can_edit: false },
          { field: 'city', can_edit: false },
        ],
      },
    });
    expect(await choices(appuser)).toMatchObject({
      status: 200,
      data: {
        items: [
          { title: 'Alpha', details: [{ field: 'city', label: 'city', text: 'Rome' }] },
          { title: 'Beta', details: [{ field: 'city', label: 'city', text: 'Oslo' }] },
        ],
      },
    });
    expect((await choices(appuser)).data).not.toHaveProperty('not_readable');
    expect(await offered(appuser, { search: 'ALP' })).toEqual(['Alpha']);
    // What one does not see is not searched in.
    expect(await offered(appuser, { search: 's' })).toEqual(['Beta']);
    const first = await appuser.done('listRelationChoices', { id: orders.menuId, field: 'customer', size: 1 }, inLeave);
    expect(first.items.map(({ title }) => title)).toEqual(['Alpha']);
    expect(await offered(appuser, { size: 1, cursor: first.next_cursor })).toEqual(['Beta']);
    expect(await choices(appuser, { field: 'title' })).toMatchObject({
      status: 422,
      data: { detail: { faults: [{ pointer: '/field' }] } },
    });
    const whole = { id: orders.tableId, field: 'customer' };
    expect((await owner.done('listPhysicalChoices', whole, inLeave)).items).toHaveLength(2);
    expect(await appuser.call('listPhysicalChoices', whole, inLeave)).toMatchObject({ status: 403 });
  });

  test('REC-11 a relation is set to nothing that its choices do not offer, and other records look as if they were not there', async () => {
    const [seen, hidden] = [await customer('Alpha', 'Rome'), await customer('Beta', 'Oslo')];
    await grant(owner, orders.menuId, ['query', 'add', 'edit']);
    await grant(owner, customers.menuId, ['query'], {
      data_scope: { kind: 'filter', filter: where('city', 'eq', 'Rome') },
    });
    const add = (id: string) =>
      appuser.call('createMenuRecord', { id: orders.menuId, data: { title: 'X', customer: id } }, inLeave);
    expect(await add(seen)).toMatchObject({ status: 200, data: { display: { customer: 'Alpha' } } });
    const refused = await add(hidden);
    expect(refused).toMatchObject({ status: 422, data: { detail: { faults: [{ pointer: '/data/customer' }] } } });
    expect((await add('01JD3Q4V9M8X2T6W5R7Y1Z0ABC')).data).toEqual(refused.data);
    // What was set by somebody else stays, and is no reason to refuse another change.
    const rid = await order('Other', hidden);
    const data = { title: 'Changed', customer: hidden };
    expect(await appuser.call('updateMenuRecord', { id: orders.menuId, rid, data }, inLeave)).toMatchObject({
      status: 200,
    });
  });

  test('REC-11 a relation’s own filter compares with the form as it is now, also when the record is saved', async () => {
    await customer('Alpha', 'Rome');
    const beta = await customer('Beta', 'Oslo');
    const filter: Schemas['FilterConditions'] = {
      logicalOperator: 'all',
      children: [{ kind: 'condition', field: 'city', operator: 'eq', value_from: { kind: 'form', field: 'city' } }],
    };
    orders = await ordersWith({ filter });
    expect(await offered(owner, { form: { city: 'Oslo' } })).toEqual(['Beta']);
    expect(await offered(owner, { form: {} })).toEqual(['Alpha', 'Beta']);
    const add = (city: string) =>
      owner.call('createPhysicalRecord', { id: orders.tableId, data: { city, customer: beta } }, inLeave);
    expect(await add('Rome')).toMatchObject({ status: 422 });
    expect(await add('Oslo')).toMatchObject({ status: 200 });
  });

  test('TABLE-01 choices are those of the relation’s view', async () => {
    await customer('Alpha', 'Rome');
    const beta = await customer('Beta', 'Oslo');
    const change = { id: customers.viewId, filter_conditions: where('city', 'eq', 'Rome') };
    await owner.done('updateLogicalTable', change, inLeave);
    expect(await offered(owner)).toEqual(['Alpha']);
    const data = { customer: beta };
    expect(await owner.call('createPhysicalRecord', { id: orders.tableId, data }, inLeave)).toMatchObject({
      status: 422,
    });
    await owner.done('updateLogicalTable', { ...change, filter_conditions: every }, inLeave);
    expect(await offered(owner)).toEqual(['Alpha', 'Beta']);
  });

  const remove = (by: Caller, ids: string[]) => by.call('deleteMenuRecords', { id: customers.menuId, ids }, inLeave);
  const withRule = async (on_delete: OnDelete, more: Parameters<typeof relation>[0] = {}) => {
    orders = await ordersWith({ on_delete, ...more });
    return customer('Alpha', 'Rome');
  };

  test('REC-08 a relation that refuses keeps the record it points at, and tells of records that the caller sees alone', async () => {
    const alpha = await withRule('refuse');
    await grant(owner, customers.menuId, ['query', 'delete']);
    const rid = await order('First', alpha);
    await order('Second', alpha);
    const issuesFor = async (by: Caller) => {
      const refused = await remove(by, [alpha]);
      expect(refused).toMatchObject({ status: 409, code: 'record_in_use' });
      return (refused.data as { detail: Schemas['FaultsDetail'] }).detail.faults.map(({ message }) => message);
    };
    expect(await issuesFor(appuser)).toEqual(['Records that you do not see refer to it.']);
    await grant(owner, orders.menuId, ['query'], {
      data_scope: { kind: 'filter', filter: where('title', 'eq', 'First') },
    });
    expect(await issuesFor(appuser)).toEqual([expect.stringMatching(/^1 record of "Orders \d+" refer/)]);
    expect(await issuesFor(owner)).toEqual([expect.stringMatching(/^2 records of "Orders \d+" refer/)]);
    const { items } = await owner.done('listPhysicalRecords', { id: orders.tableId }, inLeave);
    await owner.done('deletePhysicalRecords', { id: orders.tableId, ids: items.map((one) => one.record_id) }, inLeave);
    expect(await remove(appuser, [alpha])).toMatchObject({ status: 200 });
    expect(rid).toBeDefined();
  });

  test('REC-08 a relation that is cleared loses what went into the trash, with a version of its own, one that is kept does not', async () => {
    const alpha = await withRule('clear', { is_multiple: true });
    await grant(owner, customers.menuId, ['query', 'delete']);
    const beta = await customer('Beta', 'Oslo');
    const rid = await order('First', [alpha, beta]);
    expect((await read(rid)).display['customer']).toEqual(['Alpha', 'Beta']);
    expect(await remove(appuser, [alpha])).toMatchObject({ status: 200 });
    expect(await read(rid)).toMatchObject({ data: { customer: [beta] }, version: 2 });
    const gamma = await withRule('keep');
    const remaining = await order('Remaining', gamma);
    expect(await remove(appuser, [gamma])).toMatchObject({ status: 200 });
    expect(await read(remaining)).toMatchObject({ data: { customer: gamma }, version: 1 });
  });

  const historyOf = async (rid: string) =>
    (await owner.done('listTableRecordHistory', { id: orders.tableId, rid }, inLeave)).items;
  const restore = (ids: string[]) => owner.done('restorePhysicalRecords', { id: customers.tableId, ids }, inLeave);

  test('REC-03 REC-08 records that come out of the trash bring back the links that their deletion cleared, and the history says so', async () => {
    const alpha = await withRule('clear');
    const [first, second] = [await order('First', alpha), await order('Second', alpha)];
    await remove(owner, [alpha]);
    expect(await read(first)).toMatchObject({ data: { customer: null } });
    const beta = await customer('Beta', 'Oslo');
    await owner.done('updatePhysicalRecord', { id: orders.tableId, rid: second, data: { customer: beta } }, inLeave);
    await restore([alpha]);
    expect(await read(first)).toMatchObject({ data: { customer: alpha }, version: 3 });
    expect(await read(second), 'another choice was made meanwhile').toMatchObject({ data: { customer: beta } });
    expect((await historyOf(first)).map(({ action, cause }) => [action, cause])).toEqual([
      ['changed', 'linked_restored'],
      ['changed', 'linked_deleted'],
      ['created', undefined],
    ]);
    await remove(owner, [alpha]);
    await owner.done('updatePhysicalRecord', { id: orders.tableId, rid: first, data: { customer: beta } }, inLeave);
    await owner.done('updatePhysicalRecord', { id: orders.tableId, rid: first, data: { customer: null } }, inLeave);
    await restore([alpha]);
    expect(await read(first), 'the last deletion is the one that counts').toMatchObject({ data: { customer: alpha } });
  });

  test('REC-03 REC-08 of many links those come back that were cleared, in their order', async () => {
    const alpha = await withRule('clear', { is_multiple: true });
    const [beta, gamma] = [await customer('Beta', 'Oslo'), await customer('Gamma', 'Rome')];
    const rid = await order('First', [alpha, beta, gamma]);
    await remove(owner, [alpha, gamma]);
    expect(await read(rid)).toMatchObject({ data: { customer: [beta] } });
    await restore([alpha, gamma]);
    expect(await read(rid)).toMatchObject({ data: { customer: [alpha, beta, gamma] } });
  });

  test('REC-08 REC-11 before a deletion one is told how many records link there, as far as one reads them, and what becomes of the links', async () => {
    const alpha = await withRule('clear');
    await order('First', alpha);
    await order('Second', alpha);
    const linksFor = async (by: Caller) =>
      (await by.done('getMenuDeletion', { id: customers.menuId, ids: [alpha] }, inLeave)).links;
    const link = { label: 'customer', on_delete: 'clear', count: 2 };
    expect(await linksFor(owner)).toMatchObject([{ ...link, message: expect.stringContaining('2') }]);
    const whole = { id: customers.tableId, ids: [alpha] };
    expect((await owner.done('getTableDeletion', whole, inLeave)).links).toMatchObject([link]);
    await grant(owner, customers.menuId, ['query', 'delete']);
    expect(await linksFor(appuser), 'the other table is not open').toEqual([]);
    await grant(owner, orders.menuId, ['query'], {
      data_scope: { kind: 'filter', filter: where('title', 'eq', 'First') },
    });
    expect(await linksFor(appuser)).toMatchObject([{ ...link, count: 1 }]);
    await withRule('keep');
    expect((await owner.done('getMenuDeletion', { id: customers.menuId, ids: [alpha] }, inLeave)).links).toHaveLength(
      1,
    );
  });

  test('REC-08 a relation that goes along goes along for those alone who may delete its record', async () => {
    const alpha = await withRule('trash');
    await grant(owner, customers.menuId, ['query', 'delete']);
    const rid = await order('First', alpha);
    expect(await remove(appuser, [alpha])).toMatchObject({ code: 'record_in_use' });
    await grant(owner, orders.menuId, ['query', 'delete']);
    expect(await remove(appuser, [alpha])).toMatchObject({ status: 200 });
    expect(await owner.call('getPhysicalRecord', { id: orders.tableId, rid }, inLeave)).toMatchObject({ status: 404 });
    const trash = await owner.done('listPhysicalRecords', { id: orders.tableId, type: 'trash' }, inLeave);
    expect(trash.items.map(({ record_id }) => record_id)).toEqual([rid]);
  });

  test('REC-11 MENU-22 the records that point at a record are listed by the rights in their own menus', async () => {
    const [alpha, beta] = [await customer('Alpha', 'Rome'), await customer('Beta', 'Oslo')];
    await order('One', alpha);
    await order('Two', alpha);
    await order('Three', beta);
    const asked = { id: customers.menuId, rid: alpha, logical_table_id: orders.viewId, sort: ['title'] };
    const related = async (by: Caller, more: Record<string, unknown> = {}) =>
      (await by.done('listRelatedRecords', { ...asked, ...more }, inLeave)).items.map(({ data }) => data['title']);
    expect(await related(owner)).toEqual(['One', 'Two']);
    const whole = { ...asked, id: customers.tableId };
    expect((await owner.done('listPhysicalRelated', whole, inLeave)).items).toHaveLength(2);
    expect(await related(owner, { field: 'customer', search: 'tw' })).toEqual(['Two']);
    expect(await owner.call('listRelatedRecords', { ...asked, field: 'title' }, inLeave)).toMatchObject({
      status: 422,
    });
    await grant(owner, customers.menuId, ['query']);
    expect(await appuser.call('listRelatedRecords', asked, inLeave)).toMatchObject({ status: 404 });
    await grant(owner, orders.menuId, ['query'], {
      data_scope: { kind: 'filter', filter: where('title', 'ne', 'Two') },
    });
    expect(await related(appuser)).toEqual(['One']);
    // A table that does not point here is as unknown as one that is not there.
    const stranger = await buildTable(owner, 'Strangers', [field('name', { type: 'text' })]);
    const other = { ...asked, logical_table_id: stranger.viewId, sort: ['name'] };
    expect(await owner.call('listRelatedRecords', other, inLeave)).toMatchObject({ status: 404 });
  });

  test('REC-11 MENU-22 ROUTE-109 the relations that lead to a record come with their first records, by the rights in their own menus', async () => {
    const [alpha, beta] = [await customer('Alpha', 'Rome'), await customer('Beta', 'Oslo')];
    for (const title of ['One', 'Two', 'Three']) await order(title, alpha);
    await order('Four', beta);
    const asked = { id: customers.menuId, rid: alpha };
    const by = async (caller: Caller, more: Record<string, unknown> = {}) =>
      (await caller.done('getMenuRelations', { ...asked, ...more }, inLeave)).relations;
    const [whole] = await by(owner, { size: 2 });
    expect(whole).toMatchObject({
      table_id: orders.tableId,
      table_name: expect.stringMatching(/^Orders/),
      menu_id: orders.menuId,
      field: 'customer',
      label: 'customer',
      is_list: false,
      rights: { add: true },
      total: 3,
    });
    expect(whole?.records).toHaveLength(2);
    expect(whole?.columns.map(({ field: id }) => id)).toEqual(['title', 'city']);
    const table = { id: customers.tableId, rid: alpha };
    expect((await owner.done('getTableRelations', table, inLeave)).relations).toMatchObject([{ total: 3 }]);
    expect(await appuser.call('getTableRelations', table, inLeave)).toMatchObject({ status: 403 });
    // Whoever reads the record alone learns nothing of what points at it.
    await grant(owner, customers.menuId, ['query']);
    expect(await by(appuser)).toEqual([]);
    await grant(owner, orders.menuId, ['query'], {
      data_scope: { kind: 'filter', filter: where('title', 'ne', 'Two') },
    });
    expect(await by(appuser)).toMatchObject([{ total: 2, rights: { add: false }, menu_id: orders.menuId }]);
    const unknown = { ...asked, rid: orders.tableId };
    expect(await appuser.call('getMenuRelations', unknown, inLeave)).toMatchObject({ status: 404 });
  });

  test('REC-11 a relation that the reader does not see leads nowhere, and the design says which tables are shown', async () => {
    const alpha = await customer('Alpha', 'Rome');
    await order('One', alpha);
    await grant(owner, customers.menuId, ['query']);
    await grant(owner, orders.menuId, ['query'], {
      visible_fields: { kind: 'listed', fields: [{ field: 'title', can_edit: false }] },
    });
    const asked = { id: customers.menuId, rid: alpha };
    expect((await appuser.done('getMenuRelations', asked, inLeave)).relations).toEqual([]);
    const stranger = await buildTable(owner, 'Strangers', [
      field('name', { type: 'text' }),
      field('customers', relation({ is_multiple: true })),
    ]);
    const names = async () =>
      (await owner.done('getMenuRelations', asked, inLeave)).relations.map(
        ({ table_name }) => table_name.split(' ')[0],
      );
    expect((await names()).toSorted()).toEqual(['Orders', 'Strangers']);
    const formConfig = {
      formLabel: 'Customers',
      fields: [field('name', { type: 'text' })],
      related_tables: [stranger.viewId],
    };
    await owner.done('configurePhysicalTable', { id: customers.tableId, formConfig }, inLeave);
    expect(await names()).toEqual(['Strangers']);
  });
});
