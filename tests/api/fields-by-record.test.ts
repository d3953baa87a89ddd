import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { everyRecord, field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

const listed = (...fields: string[]): Schemas['MenuVisibleFields'] => ({
  kind: 'listed',
  fields: fields.map((name) => ({ field: name.replace('!', ''), can_edit: name.endsWith('!') })),
});

describeOnEachDatabase('fields that are open in some records', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let menu: MenuOfTable;
  let department: string;
  let theirs: string;
  let mine: string;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    department = (await owner.done('createDepartment', { department_name: 'By record' })).id;
    await owner.done('updateUserDepartment', { user_id: idOf('appuser'), department_ids: [department] });
    return () => api.close();
  });
  const ofDepartment = () => ({ subject_type: 'department' as const, subject_id: department });
  beforeEach(async () => {
    menu = await makeMenuOfTable(owner, {
      fields: [field('name', { type: 'text' }), field('salary', { type: 'number' })],
      rest: { title_field: 'name' },
    });
    await menu.grant(['query', 'edit'], { visible_fields: listed('name!') });
    await menu.grant(['query', 'add', 'edit', 'export'], {
      ...ofDepartment(),
      visible_fields: listed('name!', 'salary!'),
      data_scope: { kind: 'own' },
    });
    theirs = await menu.add({ name: 'Theirs', salary: 20 });
    const made = await appuser.done(
      'createMenuRecord',
      { id: menu.menuId, data: { name: 'Mine', salary: 10 } },
      inLeave,
    );
    mine = made.record_id;
  });
  const list = async (more: object = {}) =>
    (await appuser.done('listMenuRecords', { id: menu.menuId, sort: ['name'], ...more }, inLeave)).items;
  const change = (rid: string, data: Schemas['RecordData']) =>
    appuser.call('updateMenuRecord', { id: menu.menuId, rid, data }, inLeave);

  test('REC-11 MENU-22 a record says nothing of a field that is granted for other records', async () => {
    expect((await list()).map(({ data }) => data)).toEqual([{ name: 'Mine', salary: 10 }, { name: 'Theirs' }]);
    expect((await list({ sort: ['-salary'] })).map(({ data: { name } }) => name)).toEqual(['Mine', 'Theirs']);
    const well: Schemas['FilterConditions'] = {
      ...everyRecord,
      children: [{ kind: 'condition', field: 'salary', operator: 'gt', value: 5 }],
    };
    expect((await list({ filter: well })).map(({ data: { name } }) => name)).toEqual(['Mine']);
    const { data, display } = await appuser.done('getMenuRecord', { id: menu.menuId, rid: theirs }, inLeave);
    expect([data, display]).toEqual([{ name: 'Theirs' }, {}]);
    const ids = ({ form_config: form }: Schemas['Record']) => form?.fields?.map(({ id }) => id);
    expect(ids(await appuser.done('getMenuRecord', { id: menu.menuId, rid: theirs }, inLeave))).toEqual(['name']);
    expect(ids(await appuser.done('getMenuRecord', { id: menu.menuId, rid: mine }, inLeave))).toBeUndefined();
    const viewSchema = { measures: [{ key: 'sum', function: 'sum' as const, field: 'salary' }] };
    const { totals } = await appuser.done('getMenuStatistic', { id: menu.menuId, paramData: {}, viewSchema }, inLeave);
    expect(totals).toEqual({ sum: 10 });
  });

  test('REC-08 REC-11 its history leaves the field out, and a version comes back without it', async () => {
    const by = (data: Schemas['RecordData']) =>
      owner.done('updateMenuRecord', { id: menu.menuId, rid: theirs, data }, inLeave);
    await by({ salary: 30 });
    await by({ name: 'Others', salary: 40 });
    const { items } = await appuser.done('listMenuRecordHistory', { id: menu.menuId, rid: theirs }, inLeave);
    const changed = items.map(({ version, changes }) => [version, changes.map((one) => one.field)]);
    expect(changed).toEqual([
      [3, ['name']],
      [1, ['name']],
    ]);
    const back = { id: menu.menuId, rid: theirs, to_version: 1 };
    const { record, left_out } = await appuser.done('restoreMenuRecordVersion', back, inLeave);
    expect([record.data, left_out]).toEqual([{ name: 'Theirs' }, []]);
    const { data } = await owner.done('getMenuRecord', { id: menu.menuId, rid: theirs }, inLeave);
    expect(data, 'what was not seen stays').toEqual({ name: 'Theirs', salary: 40 });
  });

  test('REC-11 MENU-22 it is changed where it is granted and nowhere else, alone and in bulk', async () => {
    expect((await change(mine, { salary: 11 })).status).toBe(200);
    expect((await change(theirs, { name: 'Theirs too' })).status).toBe(200);
    for (const salary of [20, 21, null]) {
      const refused = await change(theirs, { salary });
      expect([refused.status, (refused.data as { pointer?: string }).pointer]).toEqual([422, '/data/salary']);
    }
    const records = [theirs, mine].map((record_id) => ({ record_id }));
    const result = await appuser.done(
      'bulkUpdateMenuRecords',
      { id: menu.menuId, records, data: { salary: 5 } },
      inLeave,
    );
    expect(result).toMatchObject({ done: 1, left_out: 1, reasons: [{ record_id: theirs }] });
    const { data } = await owner.done('getMenuRecord', { id: menu.menuId, rid: theirs }, inLeave);
    expect(data).toEqual({ name: 'Theirs too', salary: 20 });
  });

  test('MENU-22 why a field is closed in a record is said to be a matter of rows', async () => {
    const asked = { right: 'query' as const, field: 'salary' };
    const why = async (record: string) => {
      const { is_allowed, rule } = await appuser.done(
        'explainMenuRight',
        { id: menu.menuId, ...asked, record },
        inLeave,
      );
      return [is_allowed, rule];
    };
    expect([await why(mine), await why(theirs)]).toEqual([
      [true, 'query'],
      [false, 'rows'],
    ]);
  });

  test('REC-11 MENU-22 a new record has a field only where it lies in the rows that open it', async () => {
    const other = await makeMenuOfTable(owner, {
      fields: [field('name', { type: 'text' }), field('salary', { type: 'number' })],
    });
    await other.grant(['query', 'add', 'edit'], { visible_fields: listed('name!') });
    const named: Schemas['FilterConditions'] = {
      ...everyRecord,
      children: [{ kind: 'condition', field: 'name', operator: 'eq', value: 'Open' }],
    };
    await other.grant(['query', 'add', 'edit'], {
      ...ofDepartment(),
      visible_fields: listed('name!', 'salary!'),
      data_scope: { kind: 'filter', filter: named },
    });
    const add = (data: Schemas['RecordData']) => appuser.call('createMenuRecord', { id: other.menuId, data }, inLeave);
    expect((await add({ name: 'Closed', salary: 1 })).status).toBe(403);
    expect((await add({ name: 'Closed' })).status).toBe(200);
    const { record_id: rid } = await appuser.done(
      'createMenuRecord',
      { id: other.menuId, data: { name: 'Open', salary: 1 } },
      inLeave,
    );
    const both = { id: other.menuId, rid, data: { name: 'Closed', salary: 2 } };
    expect((await appuser.call('updateMenuRecord', both, inLeave)).status).toBe(403);
    expect((await appuser.call('updateMenuRecord', { ...both, data: { salary: 2 } }, inLeave)).status).toBe(200);
  });
});
