import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { field, inLeave, makeMenuOfTable } from './menu-of-table.ts';

const where = (...children: Schemas['FilterConditions']['children']): Schemas['FilterConditions'] => ({
  logicalOperator: 'all',
  children,
});
const is = (name: string, value: Schemas['FilterValue']) => ({
  kind: 'condition' as const,
  field: name,
  operator: 'eq' as const,
  value,
});
const fields: Schemas['FormConfig']['fields'] = [
  field('title', { type: 'text' }),
  field('status', { type: 'text' }, { initial: { kind: 'value', value: 'new' } }),
  field('urgent', { type: 'boolean' }),
  field('person', { type: 'user', is_multiple: false }),
  field('amount', { type: 'number' }),
];

describeOnEachDatabase('records that their list does not show', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });

  /** What the form of new records begins with, by field. */
  const beginnings = (table: Schemas['RecordTable']) =>
    Object.fromEntries(
      ((table.add_form_config ?? table.form_config).fields ?? []).flatMap((one) =>
        one.node === 'field' && one.initial ? [[one.id, one.initial]] : [],
      ),
    );

  test('REC-07 MENU-20 the form of new records begins with what the filter of its list fixes', async () => {
    const filter = where(
      is('status', 'open'),
      { kind: 'condition', field: 'person', operator: 'eq', value_from: { kind: 'currentUser' } },
      { kind: 'group', logicalOperator: 'all', children: [is('urgent', true)] },
      { kind: 'condition', field: 'amount', operator: 'gt', value: 5 },
    );
    const { menuId, viewId, tableId, grant } = await makeMenuOfTable(owner, { fields, filter });
    await grant(['query', 'add', 'edit']);
    const fixed = {
      status: { kind: 'value', value: 'open' },
      person: { kind: 'currentUser' },
      urgent: { kind: 'value', value: true },
    };
    expect(beginnings(await appuser.done('getMenuTable', { id: menuId }, inLeave))).toEqual(fixed);
    expect(beginnings(await owner.done('getRecordTable', { id: viewId }, inLeave))).toEqual(fixed);
    expect(beginnings(await owner.done('getRecordTable', { id: tableId }, inLeave))).toEqual({
      status: { kind: 'value', value: 'new' },
    });
  });

  test('REC-07 alternatives, and fields that the person may not fill in, fix nothing', async () => {
    const either: Schemas['FilterConditions'] = {
      logicalOperator: 'any',
      children: [is('status', 'a'), is('status', 'b')],
    };
    const one = await makeMenuOfTable(owner, { fields, filter: either });
    await one.grant(['query', 'add']);
    expect(beginnings(await appuser.done('getMenuTable', { id: one.menuId }, inLeave))).toEqual({
      status: { kind: 'value', value: 'new' },
    });
    const two = await makeMenuOfTable(owner, { fields, filter: where(is('status', 'open'), is('urgent', true)) });
    await two.grant(['query', 'add'], {
      visible_fields: {
        kind: 'listed',
        fields: [
          { field: 'title', can_edit: true },
          { field: 'urgent', can_edit: true },
        ],
      },
    });
    expect(beginnings(await appuser.done('getMenuTable', { id: two.menuId }, inLeave))).toEqual({
      urgent: { kind: 'value', value: true },
    });
  });

  test('REC-07 REC-11 a required field that the person may not fill in is not shown in a new record, and is in a stored one', async () => {
    const required = [
      ...fields.slice(0, 1),
      field('status', { type: 'text' }, { is_required: true, initial: { kind: 'value', value: 'new' } }),
      field('number', { type: 'serial', parts: [{ kind: 'counter', digits: 3 }] }),
    ];
    const { menuId, grant } = await makeMenuOfTable(owner, { fields: required });
    await grant(['query', 'add', 'edit'], {
      visible_fields: {
        kind: 'listed',
        fields: [
          { field: 'title', can_edit: true },
          { field: 'status', can_edit: false },
          { field: 'number', can_edit: false },
        ],
      },
    });
    const { add_form_config, form_config } = await appuser.done('getMenuTable', { id: menuId }, inLeave);
    expect(add_form_config?.fields).toMatchObject([
      { id: 'title' },
      { id: 'status', is_hidden: true, is_required: false },
      { id: 'number', is_read_only: true },
    ]);
    expect(add_form_config?.fields?.[2]).not.toHaveProperty('is_hidden');
    expect(form_config.fields?.[1]).toMatchObject({ id: 'status', is_read_only: true, is_required: true });
    const made = await appuser.done('createMenuRecord', { id: menuId, data: { title: 'A' } }, inLeave);
    expect(made.data).toMatchObject({ status: 'new' });
  });

  test('REC-07 MENU-22 rows of a right that fix a field fix it in new records too', async () => {
    const { menuId, grant } = await makeMenuOfTable(owner, { fields });
    await grant(['query', 'add'], { data_scope: { kind: 'filter', filter: where(is('status', 'mine')) } });
    expect(beginnings(await appuser.done('getMenuTable', { id: menuId }, inLeave))).toEqual({
      status: { kind: 'value', value: 'mine' },
    });
  });

  test('REC-07 REC-08 REC-11 a saved record says that its list does not show it, and names a menu that does', async () => {
    const { menuId, viewId, tableId, grant } = await makeMenuOfTable(owner, {
      fields,
      filter: where(is('status', 'open')),
    });
    await grant(['query', 'add', 'edit']);
    const add = (data: Schemas['RecordData']) => appuser.done('createMenuRecord', { id: menuId, data }, inLeave);
    const listed = await add({ title: 'In', status: 'open' });
    expect(listed).not.toHaveProperty('is_listed');
    const outside = await add({ title: 'Out', status: 'done' });
    expect(outside).toMatchObject({ is_listed: false, data: { title: 'Out' } });
    expect(outside).not.toHaveProperty('listed_in');
    // Another menu of the table, first without a right to it.
    const { id: categoryId } = await owner.done(
      'createCategory',
      { category_name: `C ${Math.random()}`.slice(0, 30) },
      inLeave,
    );
    const other = await owner.done('createMenu', { menu_name: 'Done ones', c_id: categoryId }, inLeave);
    const view = await owner.done(
      'createLogicalTable',
      { table_id: tableId, logical_table_name: 'Done', filter_conditions: where(is('status', 'done')) },
      inLeave,
    );
    const front_meta = { model_type: 'logical_table' as const, logical_table_id: view.logical_table_id };
    await owner.done('createMenuLink', { menu_id: other.id, front_meta }, inLeave);
    const change = (status: string) =>
      appuser.done('updateMenuRecord', { id: menuId, rid: listed.record_id, data: { status } }, inLeave);
    expect(await change('open')).not.toHaveProperty('is_listed');
    expect(await add({ title: 'Out again', status: 'done' })).not.toHaveProperty('listed_in');
    await owner.done(
      'createMenuAuthConfig',
      {
        menu_id: other.id,
        subject_type: 'user',
        subject_id: idOf('appuser'),
        rights: { query: true, add: false, edit: false, delete: false, export: false, import: false },
        visible_fields: { kind: 'all' },
        data_scope: { kind: 'all' },
      },
      inLeave,
    );
    expect(await add({ title: 'Waiting', status: 'waiting' })).not.toHaveProperty('listed_in');
    expect(await change('done')).toMatchObject({ is_listed: false, listed_in: other.id });
    const byView = await owner.done(
      'createPhysicalRecord',
      { id: viewId, data: { title: 'View', status: 'x' } },
      inLeave,
    );
    expect(byView).toMatchObject({ is_listed: false });
  });
});
