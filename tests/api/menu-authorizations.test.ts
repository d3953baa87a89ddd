import { beforeAll, expect, test } from 'vitest';
import { type EffectiveRights, type MenuReader, menuRights } from '#server/domains/navigation/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { lastLogOf } from './log-rows.ts';

const leave = seedId('application acme Leave and absence');
const sales = seedId('department acme Sales');
const inApp = { headers: { application_id: leave } };
const unknown = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';

const none = { query: false, add: false, edit: false, delete: false, export: false, import: false };
const queryOnly = { ...none, query: true };
const filter = {
  logicalOperator: 'all' as const,
  children: [{ kind: 'condition' as const, field: 'status', operator: 'eq' as const, value: 'open' }],
};

describeOnEachDatabase('menu authorisations', (open) => {
  let api: Api;
  let owner: Caller;
  let appadmin: Caller;
  let appuser: Caller;
  let menu: string;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, appadmin, appuser] = await createCallers(api, 'owner', 'appadmin', 'appuser');
    menu = await newMenu();
    return () => api.close();
  });

  const newMenu = async (): Promise<string> => (await owner.done('createMenu', { menu_name: 'Menu' }, inApp)).id;
  const usual = { rights: queryOnly, visible_fields: { kind: 'all' }, data_scope: { kind: 'all' } } as const;
  const create = (more: Record<string, unknown>, by = appadmin) =>
    by.call(
      'createMenuAuthConfig',
      { menu_id: menu, subject_type: 'user', subject_id: idOf('appuser'), ...usual, ...more },
      inApp,
    );
  const made = async (more: Record<string, unknown>): Promise<string> => {
    const answer = await create(more);
    expect(answer).toMatchObject({ status: 200 });
    return (answer.data as { id: string }).id;
  };
  const held = (menuId: string, more: Partial<MenuReader> = {}): Promise<EffectiveRights> => {
    const reader = {
      wsId: owner.wsId,
      appId: leave,
      accountId: idOf('appuser'),
      access: 'granted' as const,
      isKey: false,
    };
    return api.database.tenant(owner.wsId, (query) => menuRights(query, { ...reader, ...more }, menuId));
  };

  test('MENU-21 MENU-24 APP-15 whom a menu is granted to can open the application, and a role that is there stays', async () => {
    const app = seedId('application acme Customers');
    const inside = { headers: { application_id: app } };
    const [guest] = await createCallers(api, 'user');
    const { id: menu_id } = await owner.done('createMenu', { menu_name: 'For a guest' }, inside);
    const grantTo = (subject_type: string, subject_id: string) =>
      owner.call('createMenuAuthConfig', { menu_id, subject_type, subject_id, ...usual }, inside);
    const roles = async () =>
      (await owner.done('getApplicationAuthority', { id: app })).application_authorizations.map(
        ({ subject_type, subject_id, role }) => `${subject_type} ${subject_id} ${role}`,
      );
    expect(await guest?.call('listMenus', { type: 'list' }, inside)).toMatchObject({ status: 403 });
    const before = await owner.done('getApplicationAuthority', { id: app });
    expect(await grantTo('user', idOf('user'))).toMatchObject({ status: 200 });
    expect(await guest?.call('listMenus', { type: 'list' }, inside)).toMatchObject({
      status: 200,
      data: [expect.objectContaining({ id: menu_id })],
    });
    const opened = await owner.done('getApplicationAuthority', { id: app });
    expect(opened.version, 'who edits the roles meanwhile is told').toBe(before.version + 1);
    expect(await roles()).toContain(`user ${idOf('user')} APP_USER`);

    expect(await grantTo('department', sales)).toMatchObject({ status: 200 });
    expect(await roles()).toContain(`department ${sales} APP_USER`);
    const known = await roles();
    expect(await grantTo('user', idOf('appadmin'))).toMatchObject({ status: 200 });
    expect(await roles(), 'who has a role gets no other').toEqual(known);
  });

  test('MENU-21 MENU-22 an authorisation is made, read, changed and taken back', async () => {
    const id = await made({ data_scope: { kind: 'own' } });
    const one = await appadmin.done('getMenuAuthConfig', { id }, inApp);
    expect(one).toEqual({
      id,
      menu_id: menu,
      menu_name: 'Menu',
      subject_type: 'user',
      subject_id: idOf('appuser'),
      subject_name: expect.any(String),
      rights: queryOnly,
      visible_fields: { kind: 'all' },
      data_scope: { kind: 'own' },
      for_api: false,
      updated_at: expect.any(String),
      version: 1,
    });
    expect(await create({})).toMatchObject({ status: 409, code: 'menu_authorization_exists' });
    const changed = await appadmin.done('updateMenuAuthConfig', { id, data_scope: { kind: 'filter', filter } }, inApp);
    expect(changed).toMatchObject({ rights: queryOnly, data_scope: { kind: 'filter', filter }, version: 2 });
    const stale = await appadmin.call('updateMenuAuthConfig', { id, for_api: true }, { ...inApp, version: 1 });
    expect(stale).toMatchObject({ status: 409, code: 'version_conflict' });
    expect(await appadmin.done('listMenuAuthConfigs', { menu_id: menu }, inApp)).toEqual([changed]);
    expect(await appadmin.done('listMenuAuthConfigs', { type: 'api' }, inApp)).toEqual([]);
    expect(await lastLogOf(api, owner.wsId, 'updateMenuAuthConfig')).toMatchObject({ target: id });
    for (const call of ['getMenuAuthConfig', 'deleteMenuAuthConfig'] as const)
      expect(await appuser.call(call, { id }, inApp)).toMatchObject({ status: 403, code: 'not_allowed' });
    await appadmin.done('deleteMenuAuthConfig', { id }, inApp);
    expect(await appadmin.call('getMenuAuthConfig', { id }, inApp)).toMatchObject({ status: 404 });
    await appadmin.done('deleteMenuAuthConfig', { id: await made({}) }, inApp);
  });

  test('MENU-22 REC-11 bad input is refused at its place and nothing is saved', async () => {
    const issueOf = async (more: Record<string, unknown>) => {
      const { status, data } = await create(more);
      return [status, (data as { pointer?: string }).pointer];
    };
    expect(await issueOf({ menu_id: unknown })).toEqual([404, '/menu_id']);
    expect(await issueOf({ subject_id: unknown })).toEqual([404, '/subject_id']);
    expect(await issueOf({ subject_id: idOf('globex') })).toEqual([404, '/subject_id']);
    expect(await issueOf({ subject_type: 'department' })).toEqual([404, '/subject_id']);
    const empty = { kind: 'filter', filter: { logicalOperator: 'all', children: [] } };
    expect(await issueOf({ data_scope: empty })).toEqual([422, '/data_scope/filter/children']);
    let deep: object = filter.children[0] ?? {};
    for (let level = 0; level < 6; level += 1) deep = { kind: 'group', logicalOperator: 'all', children: [deep] };
    const tooDeep = { kind: 'filter', filter: { logicalOperator: 'all', children: [deep] } };
    expect(await issueOf({ data_scope: tooDeep })).toEqual([422, '/data_scope/filter/children']);
    const field = { field: 'name', can_edit: true };
    expect(await issueOf({ visible_fields: { kind: 'listed', fields: [field, field] } })).toEqual([
      422,
      '/visible_fields/fields/1/field',
    ]);
    expect(await appadmin.done('listMenuAuthConfigs', {}, inApp)).toEqual([]);
  });

  test('MENU-21 REC-11 several authorisations add up: person, department and those above, position, user group', async () => {
    menu = await newMenu();
    expect((await held(menu)).rights).toEqual(none);
    const below = await owner.done('createDepartment', { department_name: 'Sales abroad', father_id: sales });
    await owner.done('updateUserDepartment', { user_id: idOf('appuser'), department_ids: [below.id] });
    const position = await owner.done('createPosition', { tagName: 'Clerk', domain: 'duty' });
    await owner.done('updateUserDepartment', { user_id: idOf('appuser'), position_ids: [position.id] });
    const group = await owner.done('createUserOrganisation', { name: 'Abroad', department_ids: [sales] });
    await made({ subject_type: 'department', subject_id: sales, data_scope: { kind: 'departments' } });
    expect(await held(menu)).toEqual({
      rights: queryOnly,
      visibleFields: 'all',
      enterableFields: new Set(),
      editableFields: new Set(),
      fieldGrants: { query: [{ fields: 'all', rows: { kind: 'departments', ids: [below.id] } }], add: [], edit: [] },
      rows: {
        query: [{ kind: 'departments', ids: [below.id] }],
        add: [],
        edit: [],
        delete: [],
        export: [],
        import: [],
      },
    });
    await made({
      subject_type: 'position',
      subject_id: position.id,
      rights: { ...queryOnly, edit: true },
      visible_fields: {
        kind: 'listed',
        fields: [
          { field: 'name', can_edit: true },
          { field: 'price', can_edit: false },
        ],
      },
      data_scope: { kind: 'own' },
    });
    const two = await held(menu);
    expect(two.rows.edit, 'a right holds for the rows that it was given for').toEqual([{ kind: 'own' }]);
    expect(two.rows.query).toHaveLength(2);
    expect([two.visibleFields, two.editableFields]).toEqual(['all', new Set(['name'])]);
    const ofPosition = { fields: new Set(['name', 'price']), rows: { kind: 'own' } };
    expect(two.fieldGrants.query, 'and so does a field').toContainEqual(ofPosition);
    expect(two.fieldGrants.edit).toEqual([{ ...ofPosition, fields: new Set(['name']) }]);
    await made({
      subject_type: 'userGroup',
      subject_id: group.id,
      rights: { ...none, delete: true },
      data_scope: { kind: 'all' },
    });
    expect((await held(menu)).rights.delete, 'without query nothing else').toBe(false);
    await made({ rights: { ...queryOnly, delete: true }, data_scope: { kind: 'filter', filter }, for_api: true });
    expect((await held(menu)).rows.delete).toEqual([{ kind: 'filter', filter }]);
    expect((await held(menu, { isKey: true })).rows.query, 'a key has what is given to keys').toEqual([
      { kind: 'filter', filter },
    ]);
    expect((await held(menu, { accountId: idOf('hr') })).rights).toEqual(none);
    expect((await held(menu, { access: 'editor' })).rows.import).toEqual([{ kind: 'all' }]);
    expect((await held(menu, { access: 'reader' })).rights).toEqual(queryOnly);
    await owner.done('updateUserDepartment', { user_id: idOf('appuser'), department_ids: [], position_ids: [] });
    expect((await held(menu)).rows.query, 'P11 at once').toEqual([{ kind: 'filter', filter }]);
  });

  test('MENU-21 who reaches records through API keys, and by which menus', async () => {
    const users = () => appadmin.done('listApiAccessUsers', {}, inApp);
    expect((await users()).map(({ id }) => id)).toEqual([idOf('appuser')]);
    const other = await newMenu();
    await made({ menu_id: other, subject_type: 'department', subject_id: sales, for_api: true });
    await owner.done('updateUserDepartment', { user_id: idOf('appuser'), department_ids: [sales] });
    const [found] = (await users()).filter(({ id }) => id === idOf('appuser'));
    expect(found).toMatchObject({ username: 'appuser', departments: ['Sales'], has_key: false });
    expect([...(found?.menu_ids ?? [])].sort()).toEqual([menu, other].sort());
    expect(await appuser.call('listApiAccessUsers', {}, inApp)).toMatchObject({ status: 403 });
  });
});
