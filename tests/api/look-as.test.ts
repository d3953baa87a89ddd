import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { lastLogOf } from './log-rows.ts';

const application_id = seedId('application acme Leave and absence');
const inLeave = { headers: { application_id } };
const as = (look_as: string) => ({ headers: { application_id, look_as } });
const queryOnly: Schemas['MenuRights'] = {
  query: true,
  add: false,
  edit: false,
  delete: false,
  export: false,
  import: false,
};

describeOnEachDatabase('looking at an application as somebody else', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let menuId: string;
  let groupId: string;
  let departmentId: string;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    const { id: c_id } = await owner.done('createCategory', { category_name: 'Looks' }, inLeave);
    const field = (id: string) => ({ node: 'field' as const, id, label: id, kind: { type: 'text' as const } });
    const formConfig = { formLabel: 'Looks', fields: [field('title'), field('salary')] };
    const table = await owner.done('createPhysicalTable', { formConfig, physical_table_category_id: c_id }, inLeave);
    const [view] = (await owner.done('getPhysicalTable', { id: table.table_id }, inLeave)).children;
    menuId = (await owner.done('createMenu', { menu_name: 'Looks', c_id }, inLeave)).id;
    const front_meta = { model_type: 'logical_table' as const, logical_table_id: view?.logical_table_id ?? '' };
    await owner.done('createMenuLink', { menu_id: menuId, front_meta }, inLeave);
    groupId = (await owner.done('createUserOrganisation', { name: 'Looked at', user_ids: [idOf('appuser')] })).id;
    departmentId = (await owner.done('createDepartment', { department_name: 'Looked at' })).id;
    await grant({ subject_type: 'user', subject_id: idOf('appuser'), rights: { ...queryOnly, add: true, edit: true } });
    await grant({
      subject_type: 'userGroup',
      subject_id: groupId,
      visible_fields: { kind: 'listed', fields: [{ field: 'title', can_edit: false }] },
      data_scope: { kind: 'all' },
    });
    await appuser.done('createMenuRecord', { id: menuId, data: { title: 'Own', salary: '1' } }, inLeave);
    await owner.done('createMenuRecord', { id: menuId, data: { title: 'Foreign', salary: '2' } }, inLeave);
    return () => api.close();
  });

  const grant = (more: Partial<Schemas['MenuAuthConfigInput']>) =>
    owner.done(
      'createMenuAuthConfig',
      {
        menu_id: menuId,
        subject_type: 'user',
        subject_id: idOf('appuser'),
        rights: queryOnly,
        visible_fields: { kind: 'all' },
        data_scope: { kind: 'own' },
        ...more,
      },
      inLeave,
    );
  const list = (sending: object, by = owner) => by.call('listMenuRecords', { id: menuId, sort: ['title'] }, sending);

  test('MENU-22 REC-11 an editor gets what the person would get: records, fields, rights, menus and reasons', async () => {
    const person = as(`user:${idOf('appuser')}`);
    for (const [id, args] of [
      ['listMenuRecords', { id: menuId, sort: ['title'] }],
      ['getMenuTable', { id: menuId }],
      ['getVisibleFields', { id: menuId }],
      ['listMenus', {}],
      ['explainMenuRight', { id: menuId, right: 'edit' }],
    ] as const) {
      const own = await appuser.call(id, args, inLeave);
      expect(own.status).toBe(200);
      expect((await owner.call(id, args, person)).data, id).toEqual(own.data);
    }
    const { items } = await appuser.done('listMenuRecords', { id: menuId }, inLeave);
    expect(items.map(({ data, rights }) => [data['title'], rights.edit]).sort()).toEqual([
      ['Foreign', false],
      ['Own', true],
    ]);
  });

  test('MENU-22 REC-11 a group or a department is seen as by somebody who is nothing else', async () => {
    const { items } = (await list(as(`userGroup:${groupId}`))).data as { items: Schemas['Record'][] };
    expect(items.map(({ data, rights }) => [data, rights])).toEqual([
      [{ title: 'Foreign' }, { edit: false, delete: false }],
      [{ title: 'Own' }, { edit: false, delete: false }],
    ]);
    expect(await list(as(`department:${departmentId}`))).toMatchObject({ status: 404 });
    await grant({ subject_type: 'department', subject_id: departmentId, data_scope: { kind: 'all' } });
    expect(await list(as(`department:${departmentId}`))).toMatchObject({ status: 200 });
  });

  test('MENU-22 REC-11 only editors look, only at whom there is, and change nothing meanwhile', async () => {
    const person = as(`user:${idOf('appuser')}`);
    const refused = { status: 403, data: { detail: { rule: 'look_as' } } };
    expect(await list(as(`user:${idOf('owner')}`), appuser)).toMatchObject(refused);
    for (const other of [idOf('globex'), 'x', '']) {
      expect((await list(as(`user:${other}`))).status, other).toBeGreaterThanOrEqual(404);
    }
    expect(await list(as(`user:${idOf('user')}`))).toMatchObject({ status: 403 });
    const record = { id: menuId, data: { title: 'New' } };
    expect(await owner.call('createMenuRecord', record, person)).toMatchObject(refused);
    expect((await list(inLeave)).data).toMatchObject({ total: 2 });
  });

  test('P42 that somebody looked is in the log, once for many calls', async () => {
    const person = as(`user:${idOf('appadmin')}`);
    for (let time = 0; time < 3; time += 1) expect(await list(person)).toMatchObject({ status: 200 });
    expect(await lastLogOf(api, owner.wsId, 'lookAs')).toMatchObject({
      module: 'menuAuthorization',
      target: idOf('appadmin'),
      user_id: idOf('owner'),
      count: 3,
    });
  });
});
