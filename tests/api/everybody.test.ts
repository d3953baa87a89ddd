import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { rolesIn } from '#server/kernel/grants/index.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller, createCallers, idOf } from './caller.ts';
import { lastLogOf, logOf } from './log-rows.ts';
import { field, inLeave, makeMenuOfTable } from './menu-of-table.ts';
import { add, enter } from './people.ts';

const inChinese = { headers: { 'accept-language': 'zh-CN' } };
const inEnglish = { headers: { 'accept-language': 'en-US' } };

describeOnEachDatabase('the user group of everybody in a workspace', (open) => {
  let api: Api;
  let owner: Caller;
  let user: Caller;
  let globex: Caller;
  let id: string;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, user, globex] = await createCallers(api, 'owner', 'user', 'globex');
    id = await everybodyOf(owner);
    return () => api.close();
  });

  const everybodyOf = async (by: Caller) => {
    const [first] = (await by.done('listEnabledUserOrganisations', { size: 1 })).items;
    expect(first).toMatchObject({ is_everybody: true, department_ids: [], user_ids: [] });
    return first?.id ?? '';
  };
  const first = async (sending: object, sort?: 'name' | '-created_at') =>
    (await owner.done('listUserGroups', { size: 1, sort }, sending)).items[0];
  const make = async (application_name: string) =>
    (await owner.done('createApplication', { application_type: 1, application_name, org_id: id })).id;
  const rolesOf = (appId: string, accountId: string) =>
    api.database.tenant(owner.wsId, async (query) => {
      const held = rolesIn(sql`${appId}`, { wsId: owner.wsId, accountId });
      return (await sql<{ roles: string[] }>`select ${held} as roles`.execute(query)).rows[0]?.roles;
    });

  test('ORG-05 ROLE-06 P11 P2 who is new opens its applications at once, who has left no longer, and strangers never', async () => {
    const appId = await make('For everybody');
    expect(await user.call('getAppInfo', { id: appId })).toMatchObject({ status: 200 });
    const person = await add(owner);
    const { token } = await enter(api, owner, person);
    const visitor = api.visitor();
    expect(await visitor.call('getAppInfo', { id: appId }, { token })).toMatchObject({
      status: 200,
      data: { appRoles: ['APP_USER'] },
    });
    const { data } = await visitor.call('listApplications', { search: 'For everybody' }, { token });
    expect(data).toMatchObject({ items: [{ id: appId }] });
    const names = async () =>
      (await owner.done('showUserOrganisationUsers', { id, size: 100 })).items.map((one) => one.id);
    expect(await names()).toEqual(expect.arrayContaining([idOf('user'), person.id]));
    await owner.done('deleteAccount', { id: person.id });
    expect(await rolesOf(appId, person.id)).toEqual([]);
    expect(await names()).not.toContain(person.id);
    await owner.done('restoreAccount', { id: person.id });
    expect(await rolesOf(appId, person.id)).toEqual(['APP_USER']);
    expect(await rolesOf(appId, idOf('globex'))).toEqual([]);
    expect((await globex.call('getAppInfo', { id: appId })).status).toBeGreaterThanOrEqual(400);
  });

  test('ORG-05 ORG-07 it is the first one, called as the reader says it, and its name is found in both languages', async () => {
    expect(await first(inEnglish, 'name')).toMatchObject({ id, name: 'Everybody in the workspace' });
    expect(await first(inChinese)).toMatchObject({ id, name: '工作区全员' });
    for (const search of ['WORKSPACE', '全员']) {
      const { items } = await owner.done('listUserGroups', { search }, inEnglish);
      expect(items.map((one) => one.id)).toContain(id);
    }
    for (const name of ['工作区全员', ' everybody IN the workspace '])
      expect(await owner.call('createUserOrganisation', { name })).toMatchObject({
        code: 'organisation_name_taken',
        data: { pointer: '/name' },
      });
    const other = await owner.done('createUserOrganisation', { name: 'AAA' });
    expect(await owner.call('renameUserOrganisation', { id: other.id, name: '工作区全员' })).toMatchObject({
      code: 'organisation_name_taken',
    });
    expect(await first(inEnglish)).toMatchObject({ id });
  });

  test('ORG-05 P42 it takes another name and no people, is never disabled or deleted, and says so at the place', async () => {
    const group = await everybodyOf(globex);
    const refused = async (call: ReturnType<Caller['call']>) => {
      const { status, code, data } = await call;
      return [status, code, (data as { pointer?: string }).pointer].join(' ');
    };
    const { id: lab } = await globex.done('createDepartment', { department_name: 'Lab' });
    const people = { id: group, user_ids: [idOf('globex')] };
    const departments = { id: group, department_ids: [lab] };
    for (const [call, pointer] of [
      [globex.call('deleteUserOrganisation', { id: group }), '/id'],
      [globex.call('disableUserOrganisation', { id: group }), '/id'],
      [globex.call('updateUserOrganisation', people), '/user_ids'],
      [globex.call('updateUserOrganisation', departments), '/department_ids'],
    ] as const)
      expect(await refused(call)).toBe(`409 user_group_fixed ${pointer}`);
    // The form sends what it shows.
    const shown = { id: group, name: '工作区全员', department_ids: [], user_ids: [] };
    expect(await globex.done('updateUserOrganisation', shown, inChinese)).toMatchObject({ version: 1 });
    expect(await logOf(api, globex.wsId, group)).toEqual([]);
    await globex.done('renameUserOrganisation', { id: group, name: 'Globex', 'If-Match': 1 });
    for (const sending of [inChinese, inEnglish]) {
      const { items } = await globex.done('listUserGroups', {}, sending);
      expect(items[0]).toMatchObject({ id: group, name: 'Globex', is_everybody: true, enabled: true });
    }
    expect(await lastLogOf(api, globex.wsId, 'renameUserOrganisation')).toMatchObject({
      target: group,
      before: { name: null },
      after: { name: 'Globex' },
    });
    const plain = await globex.done('createUserOrganisation', { name: 'Everybody in the workspace' });
    expect(plain).toMatchObject({ is_everybody: false });
  });

  test('MENU-22 ROLE-05 REC-11 rights that it is given are those of everybody, and names of grants are as the reader says them', async () => {
    const appuser = await createCaller(api, 'appuser');
    const menu = await makeMenuOfTable(owner, { fields: [field('title', { type: 'text' })] });
    await menu.add({ title: 'Seen' });
    const list = (by: Caller, sending: object) => by.call('listMenuRecords', { id: menu.menuId }, sending);
    expect(await list(appuser, inLeave)).toMatchObject({ status: 404 });
    await menu.grant(['query'], { subject_type: 'userGroup', subject_id: id });
    expect(await list(appuser, inLeave)).toMatchObject({ status: 200, data: { items: [{ data: { title: 'Seen' } }] } });
    // Of no other group and no department, but in the workspace.
    expect(await list(user, inLeave)).toMatchObject({ status: 200 });
    const { id: lab } = await owner.done('createDepartment', { department_name: 'Nobody there' });
    const empty = await owner.done('createUserOrganisation', { name: 'Nobody there' });
    for (const look_as of [`department:${lab}`, `userGroup:${empty.id}`, `userGroup:${id}`]) {
      const looked = await list(owner, { headers: { ...inLeave.headers, look_as } });
      expect(looked, look_as).toMatchObject({ status: 200, data: { total: 1 } });
    }
    const sending = { headers: { ...inLeave.headers, ...inChinese.headers } };
    const [grant] = await owner.done('listMenuAuthConfigs', { menu_id: menu.menuId }, sending);
    expect(grant).toMatchObject({ subject_id: id, subject_name: '工作区全员' });
    const subjects = await owner.done('listGrantSubjects', { type: 'userGroup', search: '全员' }, sending);
    expect(subjects).toEqual([{ subject_type: 'userGroup', subject_id: id, name: '工作区全员' }]);
    const appId = inLeave.headers.application_id;
    const authority = await owner.done('getApplicationAuthority', { id: appId }, inEnglish);
    expect(authority.application_authorizations).toContainEqual({
      subject_type: 'userGroup',
      subject_id: id,
      role: 'APP_USER',
      subject_name: 'Everybody in the workspace',
    });
    await owner.done('saveApplicationAuthority', {
      id: appId,
      application_authorizations: [{ subject_type: 'userGroup', subject_id: id, role: 'APP_ADMIN' }],
    });
    const { items } = await owner.done('listApplicationManagers', { size: 100 });
    const managing = items.filter(({ application_ids: ids }) => ids.includes(appId));
    expect(managing.map((one) => one.id)).toEqual(expect.arrayContaining([idOf('user'), idOf('hr')]));
    expect(await user.call('createCategory', { category_name: 'Mine' }, inLeave)).toMatchObject({ status: 200 });
  });

  test('MENU-22 a menu lets nobody into an application by name that everybody may open already', async () => {
    const appId = await make('Open to all');
    const inside = { headers: { application_id: appId } };
    const { id: menu_id } = await owner.done('createMenu', { menu_name: 'Start' }, inside);
    const rights = { query: true, add: false, edit: false, delete: false, export: false, import: false };
    const rest = { rights, visible_fields: { kind: 'all' }, data_scope: { kind: 'all' } } as const;
    for (const [subject_type, subject_id] of [
      ['user', idOf('user')],
      ['department', (await owner.done('createDepartment', { department_name: 'In' })).id],
    ] as const)
      await owner.done('createMenuAuthConfig', { menu_id, subject_type, subject_id, ...rest }, inside);
    const authority = await owner.done('getApplicationAuthority', { id: appId });
    expect(authority.application_authorizations).toEqual([]);
  });
});
