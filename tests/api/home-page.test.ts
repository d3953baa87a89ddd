import { beforeAll, expect, test } from 'vitest';
import { ulid } from '#server/kernel/db/index.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';
import { lastLogOf } from './log-rows.ts';
import { addApplications } from './more-applications.ts';

describeOnEachDatabase('the home page of a workspace', (open) => {
  let api: Api;
  let admin: Caller;
  let user: Caller;
  let globex: Caller;
  let appId: string;
  let foreignAppId: string;
  beforeAll(async () => {
    api = await startApi(await open());
    await addApplications(api.database, 'globex', ['Shipments']);
    // Somebody who may open the application: everybody else begins with the list.
    [admin, user, globex] = await createCallers(api, 'admin', 'appuser', 'globex');
    const firstOf = async (caller: Caller) => (await caller.done('listApplications', { size: 1 })).items[0]?.id ?? '';
    [appId, foreignAppId] = [await firstOf(user), await firstOf(globex)];
    return () => api.close();
  });

  test('WB-16 before anything is chosen it is the list of applications', async () => {
    expect(await globex.done('getHomePagePreference')).toEqual({ page_type: 'default' });
  });

  test('WB-14 an application is chosen for everybody of the workspace, and the list again', async () => {
    const chosen = { page_type: 'app', app_id: appId } as const;
    expect(await admin.done('setHomePagePreference', chosen)).toEqual(chosen);
    for (const caller of [admin, user]) expect(await caller.done('getHomePagePreference')).toEqual(chosen);
    expect(await user.done('getWorkspacePreference')).toMatchObject({ homePage: chosen, theme_color: 'Default' });
    expect((await user.done('getUserInfo')).wsPreference.homePage).toEqual(chosen);
    expect(await globex.done('getHomePagePreference')).toEqual({ page_type: 'default' });
    await admin.done('setHomePagePreference', { page_type: 'default' });
    expect(await user.done('getHomePagePreference')).toEqual({ page_type: 'default' });
  });

  test('WB-17 each of the three kinds of home page is accepted and read back, and no other', async () => {
    const inApp = { headers: { application_id: appId } };
    const menu = await (await createCaller(api, 'builder')).done('createMenu', { menu_name: 'Kinds' }, inApp);
    const kinds = [
      { page_type: 'app', app_id: appId },
      { page_type: 'customPage', page_id: menu.id },
      { page_type: 'default' },
    ] as const;
    for (const kind of kinds) {
      expect(await admin.done('setHomePagePreference', kind), kind.page_type).toMatchObject(kind);
      expect(await admin.done('getHomePagePreference'), kind.page_type).toMatchObject(kind);
    }
    for (const page_type of ['custom', 'Default', 'application', ''])
      expect((await admin.call('setHomePagePreference', { page_type })).status, page_type).toBe(422);
  });

  test('CFG-15 the theme stays when the home page is chosen, and the home page when the theme is', async () => {
    await admin.done('setWorkspacePreference', { theme_color: 'GeekBlue' });
    await admin.done('setHomePagePreference', { page_type: 'app', app_id: appId });
    await admin.done('setWorkspacePreference', { theme_layout_type: 'tagsViewLayout' });
    expect(await user.done('getWorkspacePreference')).toMatchObject({
      theme_color: 'GeekBlue',
      theme_layout_type: 'tagsViewLayout',
      homePage: { page_type: 'app', app_id: appId },
    });
  });

  test('P2 an application of another workspace is as unknown as one that does not exist', async () => {
    for (const app_id of [foreignAppId, ulid()]) {
      expect(await admin.call('setHomePagePreference', { page_type: 'app', app_id })).toMatchObject({
        status: 404,
        code: 'not_found',
        data: { pointer: '/app_id' },
      });
    }
    expect(await admin.call('setHomePagePreference', { page_type: 'customPage', page_id: ulid() })).toMatchObject({
      status: 404,
      data: { pointer: '/page_id' },
    });
  });

  test('WB-16 while the chosen application is disabled the workbench opens with the list', async () => {
    const chosen = { page_type: 'app', app_id: appId } as const;
    await admin.done('setHomePagePreference', chosen);
    const turn = (status: 'active' | 'disabled') =>
      api.database.tenant(admin.wsId, (query) =>
        query
          .updateTable('applications')
          .set({ status })
          .where('ws_id', '=', admin.wsId)
          .where('id', '=', appId)
          .execute(),
      );
    await turn('disabled');
    expect(await user.done('getHomePagePreference')).toEqual({ page_type: 'default' });
    expect(await user.done('getWorkspacePreference')).toMatchObject({ homePage: { page_type: 'default' } });
    await turn('active');
    expect(await user.done('getHomePagePreference')).toEqual(chosen);
  });

  test('WB-16 a page of an application is chosen, for those who have a role there, as long as its menu is', async () => {
    const builder = await createCaller(api, 'builder');
    const inApp = { headers: { application_id: appId } };
    const { id: c_id } = await builder.done('createCategory', { category_name: 'Start' }, inApp);
    const menu = await builder.done('createMenu', { menu_name: 'Start here', c_id }, inApp);
    const chosen = { page_type: 'customPage', page_id: menu.id, app_id: appId, title: 'Start here' };
    expect(await admin.done('setHomePagePreference', { page_type: 'customPage', page_id: menu.id })).toEqual(chosen);
    expect((await admin.done('getUserInfo')).wsPreference.homePage).toEqual(chosen);
    const hr = await createCaller(api, 'hr');
    const opens = async (caller: Caller) =>
      (await caller.done('listApplications', { size: 100 })).items.some(({ id }) => id === appId);
    for (const caller of [user, hr]) {
      expect(await caller.done('getHomePagePreference')).toEqual(
        (await opens(caller)) ? chosen : { page_type: 'default' },
      );
    }
    await builder.done('deleteMenu', { id: menu.id, clear: 1 }, inApp);
    expect(await admin.done('getHomePagePreference')).toEqual({ page_type: 'default' });
  });

  test('P2 a chosen application is not named to people without a role in it: they begin with the list', async () => {
    const org_id = (await admin.done('createUserOrganisation', { name: 'Nobody' })).id;
    const input = { application_type: 1 as const, application_name: 'Closed', org_id };
    const { id } = await admin.done('createApplication', input);
    await admin.done('setHomePagePreference', { page_type: 'app', app_id: id });
    expect(await admin.done('getHomePagePreference')).toEqual({ page_type: 'app', app_id: id });
    expect(await user.done('getHomePagePreference')).toEqual({ page_type: 'default' });
  });

  test('P42 the choice is in the log of the workspace, before and after', async () => {
    await admin.done('setHomePagePreference', { page_type: 'default' });
    await admin.done('setHomePagePreference', { page_type: 'app', app_id: appId });
    expect(await lastLogOf(api, admin.wsId, 'setHomePagePreference')).toMatchObject({
      module: 'preference',
      user_name: 'admin',
      before: { homePage: { page_type: 'default' } },
      after: { homePage: { page_type: 'app', app_id: appId } },
    });
  });

  test('P1 P4 only administrators choose, members read, and the body is one of the three kinds', async () => {
    for (const username of ['user', 'hr', 'builder', 'sysadmin']) {
      const caller = await createCaller(api, username);
      expect(await caller.call('setHomePagePreference', { page_type: 'default' }), username).toMatchObject({
        status: 403,
      });
    }
    expect(await (await createCaller(api, 'sysadmin')).call('getHomePagePreference')).toMatchObject({ status: 403 });
    for (const sent of [{}, { page_type: 'other' }, { page_type: 'app' }, { page_type: 'default', app_id: appId }]) {
      expect(await admin.call('setHomePagePreference', sent)).toMatchObject({ status: 422 });
    }
  });
});
