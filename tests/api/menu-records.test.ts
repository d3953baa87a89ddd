import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';

const inLeave = { headers: { application_id: seedId('application acme Leave and absence') } };
const rights = (...held: (keyof Schemas['MenuRights'])[]): Schemas['MenuRights'] => ({
  query: held.includes('query'),
  add: held.includes('add'),
  edit: held.includes('edit'),
  delete: held.includes('delete'),
  export: held.includes('export'),
  import: held.includes('import'),
});
const field = (id: string, kind: Schemas['FieldKind']) => ({ node: 'field' as const, id, label: id, kind });
const open: Schemas['FilterConditions'] = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'status', operator: 'eq', value: 'open' }],
};

describeOnEachDatabase('records through menus and views', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let user: Caller;
  let tableId: string;
  let viewId: string;
  let menuId: string;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser, user] = await createCallers(api, 'owner', 'appuser', 'user');
    return () => api.close();
  });

  beforeEach(async () => {
    rounds += 1;
    const { id: categoryId } = await owner.done('createCategory', { category_name: `Menus ${rounds}` }, inLeave);
    const formConfig: Schemas['FormConfig'] = {
      formLabel: `Requests ${rounds}`,
      fields: [
        field('title', { type: 'text' }),
        field('status', { type: 'text' }),
        field('salary', { type: 'number' }),
      ],
      rules: [
        {
          id: 'rich',
          when: {
            logicalOperator: 'all',
            children: [{ kind: 'condition', field: 'salary', operator: 'gt', value: 5 }],
          },
          then: [{ do: 'state', targets: ['title'], is_required: true }],
        },
      ],
    };
    const table = await owner.done(
      'createPhysicalTable',
      { formConfig, physical_table_category_id: categoryId },
      inLeave,
    );
    tableId = table.table_id;
    viewId = (
      await owner.done(
        'createLogicalTable',
        { table_id: tableId, logical_table_name: 'Open ones', filter_conditions: open },
        inLeave,
      )
    ).logical_table_id;
    menuId = (await owner.done('createMenu', { menu_name: `Menu ${rounds}`, c_id: categoryId }, inLeave)).id;
    const front_meta = { model_type: 'logical_table' as const, logical_table_id: viewId };
    await owner.done('createMenuLink', { menu_id: menuId, front_meta }, inLeave);
  });

  const grant = (held: Schemas['MenuRights'], rest: Partial<Schemas['MenuAuthConfigInput']> = {}) =>
    owner.done(
      'createMenuAuthConfig',
      {
        menu_id: menuId,
        subject_type: 'user',
        subject_id: idOf('appuser'),
        rights: held,
        visible_fields: { kind: 'all' },
        data_scope: { kind: 'all' },
        ...rest,
      },
      inLeave,
    );
  /** A second subject that the same person is: an authorisation is one for a menu and a subject. */
  const asGroup = async () => {
    const group = { name: `Group ${rounds} ${Math.random()}`, user_ids: [idOf('appuser')] };
    const { id } = await owner.done('createUserOrganisation', group);
    return { subject_type: 'userGroup' as const, subject_id: id };
  };
  const add = (by: Caller, data: Schemas['RecordData']) => by.call('createMenuRecord', { id: menuId, data }, inLeave);
  const titles = async (by: Caller, args: Record<string, unknown> = {}) =>
    (await by.done('listMenuRecords', { id: menuId, sort: ['title'], ...args }, inLeave)).items.map(
      ({ data }) => data['title'],
    );
  const fill = async () => {
    for (const [title, status, salary] of [
      ['A', 'open', 1],
      ['B', 'done', 2],
      ['C', 'open', 3],
    ] as const) {
      await owner.done('createPhysicalRecord', { id: tableId, data: { title, status, salary } }, inLeave);
    }
  };

  test('MENU-21 MENU-22 REC-11 without an authorisation a menu and its records are unknown, with one they are open', async () => {
    await fill();
    expect(await appuser.call('listMenuRecords', { id: menuId }, inLeave)).toMatchObject({ status: 404 });
    expect(await appuser.call('listLogicalRecords', { id: viewId }, inLeave)).toMatchObject({ status: 404 });
    expect(await appuser.call('getPhysicalTable', { id: tableId }, inLeave)).toMatchObject({ status: 404 });
    await grant(rights('query'));
    expect(await titles(appuser)).toEqual(['A', 'C']);
    expect((await appuser.done('listLogicalRecords', { id: viewId }, inLeave)).items).toHaveLength(2);
    expect(await user.call('listMenuRecords', { id: menuId }, inLeave)).toMatchObject({ code: 'invalid_app_auth' });
    expect(await titles(owner)).toEqual(['A', 'C']);
  });

  test('REC-04 TABLE-01 a record outside of the view’s filter is not reached through it', async () => {
    await fill();
    const all = await owner.done('listPhysicalRecords', { id: tableId }, inLeave);
    const done = all.items.find(({ data }) => data['title'] === 'B')?.record_id ?? '';
    expect(await owner.call('getMenuRecord', { id: menuId, rid: done }, inLeave)).toMatchObject({ status: 404 });
    expect(await owner.call('updateLogicalRecord', { id: viewId, rid: done, data: {} }, inLeave)).toMatchObject({
      status: 404,
    });
  });

  test('MENU-22 each right is asked for by itself, and a record says what may be done with it', async () => {
    await grant(rights('query', 'add'));
    const made = await add(appuser, { title: 'Mine', status: 'open' });
    expect(made).toMatchObject({ status: 200, data: { rights: { edit: false, delete: false } } });
    const { record_id: rid } = made.data as Schemas['Record'];
    expect(await appuser.call('updateMenuRecord', { id: menuId, rid, data: { title: 'X' } }, inLeave)).toMatchObject({
      status: 403,
      data: { detail: { rule: 'menuAuthorization.edit' } },
    });
    expect(await appuser.call('deleteMenuRecords', { id: menuId, ids: [rid] }, inLeave)).toMatchObject({ status: 403 });
    await grant(rights('query', 'edit', 'delete'), await asGroup());
    expect(await appuser.call('updateMenuRecord', { id: menuId, rid, data: { title: 'X' } }, inLeave)).toMatchObject({
      status: 200,
    });
    expect(await appuser.call('deleteMenuRecords', { id: menuId, ids: [rid] }, inLeave)).toMatchObject({ status: 200 });
    expect(await titles(owner)).toEqual([]);
  });

  test('MENU-20 REC-11 a hidden field is neither answered nor filtered, sorted, searched or written by, nor named by the form', async () => {
    await fill();
    await grant(rights('query', 'add', 'edit'), {
      visible_fields: {
        kind: 'listed',
        fields: [
          { field: 'title', can_edit: true },
          { field: 'status', can_edit: false },
        ],
      },
    });
    const { items } = await appuser.done('listMenuRecords', { id: menuId }, inLeave);
    expect(Object.keys(items[0]?.data ?? {}).sort()).toEqual(['status', 'title']);
    for (const args of [
      { sort: ['salary'] },
      {
        filter: {
          logicalOperator: 'all',
          children: [{ kind: 'condition', field: 'salary', operator: 'gt', value: 0 }],
        },
      },
    ]) {
      const refused = await appuser.call('listMenuRecords', { id: menuId, ...args }, inLeave);
      const unknown = JSON.parse(JSON.stringify(args).replaceAll('salary', 'nothing')) as Record<string, unknown>;
      const like = await appuser.call('listMenuRecords', { id: menuId, ...unknown }, inLeave);
      expect(refused).toMatchObject({ status: 422 });
      expect(JSON.stringify(refused.data).replaceAll('salary', 'nothing')).toBe(JSON.stringify(like.data));
    }
    expect(await add(appuser, { title: 'D', salary: 9 })).toMatchObject({ status: 422 });
    expect(await add(appuser, { title: 'D', status: 'open' })).toMatchObject({ status: 422 });
    const rid = items[0]?.record_id ?? '';
    expect(await appuser.call('updateMenuRecord', { id: menuId, rid, data: { title: 'Y' } }, inLeave)).toMatchObject({
      status: 200,
    });
    const form = (await appuser.done('getPhysicalTable', { id: tableId }, inLeave)).form_config;
    expect(JSON.stringify(form)).not.toMatch(/salary|rich/);
    expect(await appuser.done('getVisibleFields', { id: menuId, type: 'edit' }, inLeave)).toMatchObject([
      { field: 'title', can_edit: true },
      { field: 'status', can_edit: false },
    ]);
  });

  test('MENU-22 rows of one’s own, of departments and of a filter; a new record has to be among them', async () => {
    await fill();
    await grant(rights('query', 'add', 'edit'), { data_scope: { kind: 'own' } });
    expect(await titles(appuser)).toEqual([]);
    expect(await add(appuser, { title: 'Mine', status: 'open' })).toMatchObject({ status: 200 });
    expect(await titles(appuser)).toEqual(['Mine']);
    const cheap: Schemas['FilterConditions'] = {
      logicalOperator: 'all',
      children: [{ kind: 'condition', field: 'salary', operator: 'lte', value: 1 }],
    };
    await grant(rights('query', 'add'), { ...(await asGroup()), data_scope: { kind: 'filter', filter: cheap } });
    expect(await titles(appuser)).toEqual(['A', 'Mine']);
    const foreign = await owner.done('listMenuRecords', { id: menuId, sort: ['title'] }, inLeave);
    const [first] = foreign.items;
    expect(
      await appuser.call(
        'updateMenuRecord',
        { id: menuId, rid: first?.record_id ?? '', data: { title: 'Z' } },
        inLeave,
      ),
    ).toMatchObject({ status: 403 });
  });

  test('MENU-20 REC-11 the table of a menu is its columns and form without hidden fields, and what may not be changed is sent again unharmed', async () => {
    await fill();
    await grant(rights('query', 'edit'), {
      visible_fields: {
        kind: 'listed',
        fields: [
          { field: 'title', can_edit: true },
          { field: 'status', can_edit: false },
        ],
      },
    });
    const table = await appuser.done('getMenuTable', { id: menuId }, inLeave);
    expect(table).toMatchObject({ table_id: tableId, rights: { add: false, edit: true, delete: false } });
    expect(table.columns.map(({ field: name, is_sortable }) => [name, is_sortable])).toEqual([
      ['title', true],
      ['status', true],
    ]);
    expect(table.form_config.fields).toMatchObject([{ id: 'title' }, { id: 'status', is_read_only: true }]);
    expect(JSON.stringify(table)).not.toContain('salary');
    const { items } = await appuser.done('listMenuRecords', { id: menuId }, inLeave);
    const [{ record_id: rid, data } = { record_id: '', data: {} }] = items;
    const changed = await appuser.done('updateMenuRecord', { id: menuId, rid, data: { ...data, title: 'Z' } }, inLeave);
    expect(changed.data).toEqual({ ...data, title: 'Z' });
    const other = { id: menuId, rid, data: { ...data, status: 'done' } };
    expect(await appuser.call('updateMenuRecord', other, inLeave)).toMatchObject({
      data: { detail: { faults: [{ pointer: '/data/status' }] } },
    });
    const whole = await owner.done('getRecordTable', { id: tableId }, inLeave);
    const salary = whole.columns.find(({ field: name }) => name === 'salary');
    // A number without a precision is shown with the digits that it has.
    expect([salary?.kind, salary?.digits]).toEqual(['number', undefined]);
    expect(await appuser.call('getRecordTable', { id: tableId }, inLeave)).toMatchObject({ status: 403 });
  });

  test('MENU-22 rows that may be changed do not widen the rows that may be added', async () => {
    const cheap: Schemas['FilterConditions'] = {
      logicalOperator: 'all',
      children: [{ kind: 'condition', field: 'salary', operator: 'lte', value: 1 }],
    };
    await grant(rights('query', 'add'), { data_scope: { kind: 'filter', filter: cheap } });
    await grant(rights('query', 'edit'), await asGroup());
    expect(await add(appuser, { title: 'Dear', status: 'open', salary: 9 })).toMatchObject({ status: 403 });
    expect(await add(appuser, { title: 'Cheap', status: 'open', salary: 1 })).toMatchObject({ status: 200 });
    expect(await titles(owner)).toEqual(['Cheap']);
  });

  test('TABLE-15 a view keeps to its table, its filter is checked, and the default one stays', async () => {
    const views = (await owner.done('getPhysicalTable', { id: tableId }, inLeave)).children;
    const standard = views.find(({ is_default }) => is_default)?.logical_table_id ?? '';
    expect(await owner.call('deleteLogicalTable', { id: standard }, inLeave)).toMatchObject({
      code: 'logical_table_default',
    });
    const wrong = {
      logicalOperator: 'all',
      children: [{ kind: 'condition', field: 'gone', operator: 'eq', value: 1 }],
    };
    expect(await owner.call('updateLogicalTable', { id: viewId, filter_conditions: wrong }, inLeave)).toMatchObject({
      data: { detail: { faults: [{ pointer: '/filter_conditions/children/0/field' }] } },
    });
    await owner.done(
      'updateLogicalTable',
      { id: viewId, logical_table_name: 'Done', filter_conditions: { ...open, children: [] } },
      inLeave,
    );
    await fill();
    expect(await titles(owner)).toEqual(['A', 'B', 'C']);
    await owner.done('deleteLogicalTable', { id: viewId }, inLeave);
    expect(await owner.call('listMenuRecords', { id: menuId }, inLeave)).toMatchObject({ status: 404 });
  });

  test('REC-01 table, view and menu follow from the address; where they are sent they have to agree with it', async () => {
    const data = { title: 'A', status: 'open' };
    const right = { p_table_id: tableId, l_table_id: viewId, menu_id: menuId };
    expect(await owner.call('createMenuRecord', { id: menuId, data, ...right }, inLeave)).toMatchObject({
      status: 200,
    });
    for (const key of ['p_table_id', 'l_table_id', 'menu_id']) {
      const wrong = { id: menuId, data, ...right, [key]: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC' };
      const pointer = `/${key}`;
      expect(await owner.call('createMenuRecord', wrong, inLeave), key).toMatchObject({
        status: 404,
        data: { pointer },
      });
    }
    expect(await owner.call('listMenuRecords', { id: menuId, menu_id: viewId }, inLeave)).toMatchObject({
      status: 404,
    });
    expect(await owner.call('listLogicalRecords', { id: viewId, menu_id: viewId }, inLeave)).toMatchObject({
      status: 404,
    });
    expect(await owner.call('listPhysicalRecords', { id: tableId, menu_id: menuId }, inLeave)).toMatchObject({
      status: 404,
    });
  });
});
