import { afterEach, beforeAll, expect, test } from 'vitest';
import { ulid } from '#server/kernel/db/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { lastLogOf } from './log-rows.ts';

const leave = seedId('application acme Leave and absence');
const customers = seedId('application acme Customers');
const inLeave = { headers: { application_id: leave } };

describeOnEachDatabase('what an application has to show', (open) => {
  let api: Api;
  let root: Caller;
  let sysadmin: Caller;
  let owner: Caller;
  let user: Caller;
  let appadmin: Caller;
  let appuser: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [root, sysadmin, owner, user] = await createCallers(api, 'root', 'sysadmin', 'owner', 'user');
    [appadmin, appuser, globex] = await createCallers(api, 'appadmin', 'appuser', 'globex');
    return () => api.close();
  });

  /** Deletes the application as its deletion leaves it, or brings it back. */
  const setDeleted = (deleted_at: Date | null) =>
    api.database.tenant(owner.wsId, (query) =>
      query
        .updateTable('applications')
        .set({ deleted_at })
        .where('ws_id', '=', owner.wsId)
        .where('id', '=', leave)
        .execute(),
    );
  afterEach(() => setDeleted(null));
  const setMaintenance = (by: Caller, maintain: 0 | 10) =>
    by.call('saveApplicationGlobalConfig', { application_id: leave, config: { maintain } });
  const names = async (by: Caller) =>
    (await by.done('listCategories', {}, inLeave)).map(({ category_name }) => category_name);

  test('ROUTE-077 P2 a deleted application is told to those who could open it, and to nobody else', async () => {
    await setDeleted(api.now());
    for (const by of [appuser, appadmin, owner, root])
      expect(await by.call('getAppInfo', { id: leave })).toMatchObject({ status: 404, code: 'application_deleted' });
    for (const by of [user, globex])
      expect(await by.call('getAppInfo', { id: leave })).toMatchObject({ status: 403, code: 'invalid_app_auth' });
    expect(await appadmin.call('createCategory', { category_name: 'Late' }, inLeave)).toMatchObject({
      status: 404,
      code: 'application_deleted',
    });
  });

  test('ROUTE-077 during its maintenance an application is open to its editors, and tells everybody else so', async () => {
    expect(await setMaintenance(appuser, 10)).toMatchObject({ status: 403, code: 'not_allowed' });
    expect(await setMaintenance(appadmin, 10)).toMatchObject({ status: 200, data: { config: { maintain: 10 } } });
    for (const by of [appuser, appadmin, root, sysadmin])
      expect(await by.done('getAppInfo', { id: leave })).toMatchObject({ maintain: 10 });
    for (const by of [appuser, sysadmin])
      for (const answer of [
        await by.call('listCategories', {}, inLeave),
        await by.call('getApplicationGlobalConfig', { id: leave }),
      ])
        expect(answer).toMatchObject({ status: 403, code: 'application_maintenance_in_progress' });
    for (const by of [appadmin, owner, root]) expect(await names(by)).toEqual([]);
    expect(await user.call('getAppInfo', { id: leave })).toMatchObject({ status: 403, code: 'invalid_app_auth' });
    expect(await appuser.done('getAppInfo', { id: customers })).toMatchObject({ maintain: 0 });
    expect(await setMaintenance(appadmin, 0)).toMatchObject({ status: 200 });
    expect(await names(appuser)).toEqual([]);
  });

  test('CAT-02 an editor adds categories at the end of the top level', async () => {
    expect(await appuser.call('createCategory', { category_name: 'A' }, inLeave)).toMatchObject({ status: 403 });
    const first = await appadmin.done('createCategory', { category_name: '  Requests ' }, inLeave);
    expect(first).toMatchObject({
      category_name: 'Requests',
      category_type: 'falconTable',
      can_visible: 2,
      fId: null,
      subLength: 0,
      brotherLen: 0,
      children: [],
    });
    expect(await lastLogOf(api, owner.wsId, 'createCategory')).toMatchObject({ user_name: 'appadmin' });
    expect(await owner.done('createCategory', { category_name: 'Absences' }, inLeave)).toMatchObject({ brotherLen: 1 });
    expect(await names(appuser)).toEqual(['Requests', 'Absences']);
    expect(await appadmin.call('createCategory', { category_name: '   ' }, inLeave)).toMatchObject({ status: 422 });
    expect(await appadmin.call('createCategory', { category_name: 'A' })).toMatchObject({
      status: 403,
      code: 'invalid_app_auth',
    });
    const elsewhere = { headers: { application_id: customers } };
    expect(await owner.done('listCategories', {}, elsewhere), 'each application has its own').toEqual([]);
  });

  test('ROLE-05 who owns another application edits nothing here, by a call that the contract gives to owners', async () => {
    const [both] = await createCallers(api, 'appuser');
    await api.database.tenant(owner.wsId, (query) =>
      query
        .insertInto('application_members')
        .values({ id: ulid(), ws_id: owner.wsId, app_id: customers, account_id: idOf('appuser'), role: 'APP_OWNER' })
        .execute(),
    );
    expect(await both.done('getUserInfo')).toMatchObject({ role: expect.arrayContaining(['APP_OWNER', 'APP_USER']) });
    const answers = [
      await both.call('createCategory', { category_name: 'Mine' }, inLeave),
      await setMaintenance(both, 10),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, code: 'not_allowed' });
    const there = { headers: { application_id: customers } };
    expect(await both.call('createCategory', { category_name: 'Mine' }, there)).toMatchObject({ status: 200 });
  });

  test('contradictions 3 inside an application system roles read the people of its workspace', async () => {
    const reads = [
      ['listDepartments', {}],
      ['listDepartmentUsers', { search: 'a' }],
      ['listUserGroups', {}],
      ['listEnabledUserOrganisations', {}],
    ] as const;
    for (const [id, args] of reads)
      for (const by of [root, sysadmin]) {
        const mine = await owner.call(id, args);
        expect(await by.call(id, args, inLeave), id).toMatchObject({ status: 200, data: mine.data });
        expect(await by.call(id, args), `${id} outside of one`).toMatchObject({ status: 403 });
        expect(await by.call(id, args, { headers: { application_id: 'unknown' } })).toMatchObject({
          status: 403,
          code: 'invalid_app_auth',
        });
      }
    const settings = (admin_edit_disabled: boolean) =>
      owner.done('saveApplicationGlobalConfig', { application_id: leave, config: { admin_edit_disabled } });
    await settings(true);
    expect(await root.call('listDepartments', {}, inLeave)).toMatchObject({ status: 403, code: 'invalid_app_auth' });
    await settings(false);
    // Of a workspace's own people the header is not asked.
    expect(await user.call('listDepartments', {}, inLeave)).toMatchObject({ status: 200 });
  });

  test('CAT-01 CAT-03 the tree leaves hidden categories out for people who may not edit', async () => {
    const [above] = await appadmin.done('listCategories', {}, inLeave);
    const own = { ws_id: owner.wsId, app_id: leave };
    const hidden = { ...own, id: ulid(), category_name: 'Drafts', can_visible: 1 as const, sort: 9 };
    const below = (father_id: string, category_name: string) => ({ ...own, id: ulid(), father_id, category_name });
    await api.database.tenant(owner.wsId, (query) =>
      query
        .insertInto('categories')
        .values([hidden, below(hidden.id, 'Inside'), { ...below(above?.id ?? '', 'Stocks'), category_type: 'exdb' }])
        .execute(),
    );
    const whole = await appadmin.done('listCategories', {}, inLeave);
    expect(whole.map((one) => [one.category_name, one.subLength, one.brotherLen])).toEqual([
      ['Requests', 1, 2],
      ['Absences', 0, 2],
      ['Drafts', 1, 2],
    ]);
    expect(whole[0]?.children).toMatchObject([{ category_name: 'Stocks', fId: above?.id, category_type: 'exdb' }]);
    for (const by of [appuser, sysadmin]) expect(await names(by)).toEqual(['Requests', 'Absences']);
    const tables = await appadmin.done('listCategories', { datasourceType: 'falconTable' }, inLeave);
    expect(tables[0]).toMatchObject({ category_name: 'Requests', children: [] });
  });
});
