import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { lastLogOf } from './log-rows.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';
import { add, enter, type User } from './people.ts';

const inEnglish = { headers: { ...inLeave.headers, 'accept-language': 'en-US' } };

describeOnEachDatabase('who takes over from deleted accounts', (open) => {
  let api: Api;
  let owner: Caller;
  let hr: Caller;
  let appuser: Caller;
  let person: User;
  let token: string;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, hr, appuser] = await createCallers(api, 'owner', 'hr', 'appuser');
    return () => api.close();
  });
  beforeEach(async () => {
    person = await add(owner, { real_name: 'Vera Lind' });
    ({ token } = await enter(api, owner, person));
  });

  const ownedBy = async (id: string): Promise<string> => {
    const group = await owner.done('createUserOrganisation', { name: `Group of ${id}` });
    const input = { application_type: 1 as const, application_name: `Of ${id}`, org_id: group.id, owner: id };
    return (await owner.done('createApplication', input)).id;
  };

  /** A menu with one record that the person made, in which everybody named sees their own records. */
  const withOwnRecord = async (): Promise<MenuOfTable> => {
    const menu = await makeMenuOfTable(owner, { fields: [field('title', { type: 'text' })] });
    await menu.grant(['query', 'edit'], { data_scope: { kind: 'own' } });
    await menu.grant(['query', 'add'], { data_scope: { kind: 'own' }, subject_id: person.id });
    const made = { id: menu.menuId, data: { title: 'Hers' } };
    expect(await api.visitor().call('createMenuRecord', made, { token, ...inLeave })).toMatchObject({ status: 200 });
    return menu;
  };

  const titles = async (menu: MenuOfTable): Promise<unknown[]> =>
    (await appuser.done('listMenuRecords', { id: menu.menuId }, inLeave)).items.map(({ data }) => data['title']);

  test('ORG-11 before a deletion one reads what goes with it, and nothing is deleted', async () => {
    const application = await ownedBy(person.id);
    await withOwnRecord();
    const department = await owner.done('createDepartment', { department_name: 'Short', source: 'organize' });
    await owner.done('createUserDepartment', { user_ids: [person.id], department_id: department.id });
    const plan = await owner.done('previewAccountDeletion', { ids: [person.id] });
    expect(plan).toMatchObject({
      deleted: 1,
      leaving: 0,
      departments: 1,
      applications: [{ application_id: application }],
      application_count: 1,
      record_count: 1,
      draft_count: 0,
      api_key_count: 0,
      may_choose_successor: true,
    });
    expect(await hr.done('previewAccountDeletion', { ids: [person.id] })).toMatchObject({
      may_choose_successor: false,
    });
    expect(await owner.call('getAccount', { id: person.id })).toMatchObject({ status: 200 });
    expect(await owner.call('previewAccountDeletion', { ids: [owner.accountId] })).toMatchObject({
      code: 'own_account',
    });
    expect(await owner.call('previewAccountDeletion', { ids: [idOf('globex')] })).toMatchObject({ status: 404 });
  });

  test('ORG-11 APP-15 a successor owns the applications, who is restored comes back without them', async () => {
    const application = await ownedBy(person.id);
    await owner.done('deleteAccount', { id: person.id, successor_id: appuser.accountId });
    expect(await owner.done('getApplicationAuthority', { id: application })).toMatchObject({
      owner: appuser.accountId,
    });
    expect((await appuser.done('getAppInfo', { id: application })).appRoles).toContain('APP_OWNER');
    expect(await lastLogOf(api, owner.wsId, 'deleteAccount')).toMatchObject({
      detail: { deleted: 'account', successor_id: appuser.accountId, applications: [`Of ${person.id}`] },
    });
    await owner.done('restoreAccount', { id: person.id });
    expect(await owner.done('getApplicationAuthority', { id: application })).toMatchObject({
      owner: appuser.accountId,
      application_authorizations: [],
    });
  });

  test('ORG-11 MENU-22 own records are the successor’s while the person is gone, and stay under their name', async () => {
    const menu = await withOwnRecord();
    expect(await titles(menu)).toEqual([]);
    await owner.done('batchDeleteAccounts', { ids: [person.id], successor_id: appuser.accountId });
    const { items } = await appuser.done('listMenuRecords', { id: menu.menuId }, inEnglish);
    expect(items).toMatchObject([{ data: { title: 'Hers' }, created_by: { real_name: 'Vera Lind (deleted)' } }]);
    const change = { id: menu.menuId, rid: items[0]?.record_id ?? '', data: { title: 'Ours' } };
    expect(await appuser.call('updateMenuRecord', change, inLeave)).toMatchObject({ status: 200 });
    await owner.done('restoreAccount', { id: person.id });
    expect(await titles(menu)).toEqual([]);
    const back = await owner.done('listMenuRecords', { id: menu.menuId }, inEnglish);
    expect(back.items).toMatchObject([{ data: { title: 'Ours' }, created_by: { real_name: 'Vera Lind' } }]);
    // Deleted once more without a successor: the one of before takes nothing over again.
    await owner.done('deleteAccount', { id: person.id });
    expect(await titles(menu)).toEqual([]);
  });

  test('ORG-11 who took over leaves it to their own successor', async () => {
    const menu = await withOwnRecord();
    const between = await add(owner);
    await enter(api, owner, between);
    await owner.done('deleteAccount', { id: person.id, successor_id: between.id });
    await owner.done('deleteAccount', { id: between.id, successor_id: appuser.accountId });
    expect(await titles(menu)).toEqual(['Hers']);
  });

  test('ORG-11 P4 P2 a successor is an active person of the workspace, and named by its administrators', async () => {
    const elsewhere = { successor_id: idOf('globex') };
    expect(await owner.call('deleteAccount', { id: person.id, ...elsewhere })).toMatchObject({ status: 404 });
    expect(await owner.call('batchDeleteAccounts', { ids: [person.id], ...elsewhere })).toMatchObject({ status: 404 });
    const invited = await add(owner, { username: 'globex' });
    const disabled = await add(owner);
    await owner.done('updateAccount', { id: disabled.id, status: 40 });
    for (const successor_id of [person.id, disabled.id, invited.id, idOf('root')]) {
      const refused = await owner.call('deleteAccount', { id: person.id, successor_id });
      expect(refused).toMatchObject({ status: 404 });
    }
    const byKeeper = await hr.call('deleteAccount', { id: person.id, successor_id: hr.accountId });
    expect(byKeeper).toMatchObject({ code: 'role_above_own' });
    expect(await owner.call('getAccount', { id: person.id })).toMatchObject({ status: 200 });
  });

  test('ORG-11 a deleted person is in no list, department, group, team or position', async () => {
    const department = await owner.done('createDepartment', { department_name: 'Long', source: 'organize' });
    await owner.done('createUserDepartment', { user_ids: [person.id], department_id: department.id });
    const group = await owner.done('createUserOrganisation', { name: 'Long', user_ids: [person.id] });
    const team = await owner.done('createTeam', { teamName: 'Long' });
    await owner.done('addTeamMembers', { id: team.id, uids: [person.id] });
    await owner.done('deleteAccount', { id: person.id });
    const lists = [
      await owner.done('listAccounts', { search: 'Vera Lind' }),
      await owner.done('listDepartmentUsers', { department_id: department.id }),
      await owner.done('showUserOrganisationUsers', { id: group.id }),
      await owner.done('listTeamMembers', { id: team.id }),
    ];
    expect(JSON.stringify(lists)).not.toContain(person.id);
  });
});
