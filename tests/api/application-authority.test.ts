import { beforeAll, expect, test } from 'vitest';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { lastLogOf } from './log-rows.ts';

const unknown = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';

describeOnEachDatabase('who holds which role', (open) => {
  let api: Api;
  let owner: Caller;
  let admin: Caller;
  let hr: Caller;
  let user: Caller;
  let appuser: Caller;
  let id: string;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, admin, hr, user, appuser] = await createCallers(api, 'owner', 'admin', 'hr', 'user', 'appuser');
    const group = await owner.done('createUserOrganisation', { name: 'Nobody' });
    const input = { application_type: 1 as const, application_name: 'Authority', org_id: group.id };
    id = (await owner.done('createApplication', input)).id;
    return () => api.close();
  });

  const rolesOf = async (by: Caller): Promise<readonly string[]> => {
    const answer = await by.call('getAppInfo', { id });
    return answer.status === 200 ? (answer.data as { appRoles: string[] }).appRoles : [];
  };

  test('ROLE-05 ROUTE-092 P11 departments, positions and people get a role at once, and lose it at once', async () => {
    const sales = seedId('department acme Sales');
    const position = await owner.done('createPosition', { tagName: 'Clerk', domain: 'duty' });
    await owner.done('updateUserDepartment', { user_id: idOf('user'), position_ids: [position.id] });
    const saved = await owner.done('saveApplicationAuthority', {
      id,
      authorization_ids: [idOf('hr')],
      application_authorizations: [
        { subject_type: 'department', subject_id: sales, role: 'APP_USER' },
        { subject_type: 'position', subject_id: position.id, role: 'APP_ADMIN' },
      ],
    });
    expect(await owner.done('getApplicationAuthority', { id })).toEqual(saved);
    expect([await rolesOf(hr), await rolesOf(appuser), await rolesOf(user)]).toEqual([
      ['APP_ADMIN'],
      ['APP_USER'],
      // By the position, and by the department.
      ['APP_ADMIN', 'APP_USER'],
    ]);
    // The role is in the session as well, by which the calls of editors are admitted.
    expect(
      await user.call('createCategory', { category_name: 'Mine' }, { headers: { application_id: id } }),
    ).toMatchObject({
      status: 200,
    });
    expect(await appuser.call('getApplicationAuthority', { id })).toMatchObject({ status: 403, code: 'not_allowed' });
    expect(await lastLogOf(api, owner.wsId, 'saveApplicationAuthority')).toMatchObject({ target: id });
    await owner.done('updateUserDepartment', { user_id: idOf('user'), position_ids: [] });
    expect(await rolesOf(user)).toEqual(['APP_USER']);
    expect(
      await user.call('createCategory', { category_name: 'Mine' }, { headers: { application_id: id } }),
    ).toMatchObject({
      status: 403,
    });
    const remaining = await owner.done('saveApplicationAuthority', { id, authorization_ids: [] });
    expect(remaining.application_authorizations).toHaveLength(2);
    expect([await rolesOf(hr), await rolesOf(appuser)]).toEqual([[], ['APP_USER']]);
    const stale = await owner.call('saveApplicationAuthority', { id, authorization_ids: [idOf('hr')] }, { version: 1 });
    expect(stale).toMatchObject({ status: 409, code: 'version_conflict' });
    await owner.done('saveApplicationAuthority', { id, application_authorizations: [] });
    expect(await rolesOf(appuser)).toEqual([]);
  });

  test('P4 only owner and administrators of the workspace hand the ownership over, to people of the workspace', async () => {
    await owner.done('saveApplicationAuthority', { id, authorization_ids: [idOf('hr')] });
    expect(await hr.call('saveApplicationAuthority', { id, owner: idOf('hr') })).toMatchObject({
      status: 403,
      code: 'role_above_own',
    });
    expect(await owner.call('saveApplicationAuthority', { id, owner: idOf('globex') })).toMatchObject({ status: 404 });
    expect(await admin.done('saveApplicationAuthority', { id, owner: idOf('hr') })).toMatchObject({
      owner: idOf('hr'),
    });
    expect(await rolesOf(hr)).toEqual(['APP_OWNER', 'APP_ADMIN']);
  });

  test('WB-12 ROLE-02 P11 roles of the workspace are given and taken by name, and hold at once', async () => {
    const holders = async (role: 'WORKSPACE_APP_ADMIN' | 'WORKSPACE_USER') =>
      (await owner.done('listRoleGrants', { role }))[0]?.users.map((one) => one.id) ?? [];
    const before = await holders('WORKSPACE_APP_ADMIN');
    expect(before).toEqual([idOf('builder')]);
    expect((await owner.done('listRoleGrants')).map(({ role }) => role)).toContain('WORKSPACE_SUPER_ADMIN');
    await owner.done('saveRoleGrants', { role: 'WORKSPACE_APP_ADMIN', user_ids: [...before, idOf('user')] });
    expect(await user.done('getUserInfo')).toMatchObject({ role: expect.arrayContaining(['WORKSPACE_APP_ADMIN']) });
    expect(await lastLogOf(api, owner.wsId, 'saveRoleGrants')).toMatchObject({ target: idOf('user') });
    await owner.done('saveRoleGrants', { role: 'WORKSPACE_APP_ADMIN', user_ids: [] });
    expect(await holders('WORKSPACE_APP_ADMIN')).toEqual([]);
    expect(await holders('WORKSPACE_USER')).toEqual(expect.arrayContaining([idOf('builder'), idOf('user')]));
  });

  test('WB-12 P4 roles above one’s own, one’s own role, strangers and the last super administrator are refused, and nothing is saved', async () => {
    const save = (by: Caller, role: string, ...user_ids: string[]) => by.call('saveRoleGrants', { role, user_ids });
    const before = await owner.done('listRoleGrants');
    expect(await save(admin, 'WORKSPACE_SUPER_ADMIN', idOf('owner'), idOf('user'))).toMatchObject({
      status: 403,
      code: 'role_above_own',
    });
    expect(await save(owner, 'WORKSPACE_SUPER_ADMIN')).toMatchObject({ status: 409, code: 'last_super_admin' });
    expect(await save(owner, 'WORKSPACE_SUPER_ADMIN', idOf('user'))).toMatchObject({
      status: 409,
      code: 'own_account',
    });
    expect(await save(owner, 'WORKSPACE_ADMIN', idOf('admin'), unknown)).toMatchObject({ status: 404 });
    expect(await save(owner, 'WORKSPACE_ADMIN', idOf('admin'), idOf('globex'))).toMatchObject({ status: 404 });
    expect(await save(hr, 'WORKSPACE_ADMIN', idOf('hr'))).toMatchObject({ status: 403, code: 'not_allowed' });
    expect(await owner.done('listRoleGrants')).toEqual(before);
  });
});
