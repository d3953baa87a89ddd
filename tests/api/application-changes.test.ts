import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { iconNames } from '#widgets/kit/icons/names.ts';
import { builtInIcons } from '#server/domains/applications/application/icons.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { lastLogOf } from './log-rows.ts';

const leave = seedId('application acme Leave and absence');
const sales = seedId('department acme Sales');

describeOnEachDatabase('making and changing applications', (open) => {
  let api: Api;
  let owner: Caller;
  let builder: Caller;
  let hr: Caller;
  let user: Caller;
  let appowner: Caller;
  let appadmin: Caller;
  let appuser: Caller;
  let globex: Caller;
  let group: string;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, builder, hr, user, appowner] = await createCallers(api, 'owner', 'builder', 'hr', 'user', 'appowner');
    [appadmin, appuser, globex] = await createCallers(api, 'appadmin', 'appuser', 'globex');
    group = (await owner.done('createUserOrganisation', { name: 'Nobody yet' })).id;
    return () => api.close();
  });

  const create = (by: Caller, more: Record<string, unknown> = {}) =>
    by.call('createApplication', { application_type: 1, application_name: ' Service ', org_id: group, ...more });
  const made = async (by: Caller, more: Record<string, unknown> = {}): Promise<Schemas['ApplicationDetail']> => {
    const answer = await create(by, more);
    expect(answer).toMatchObject({ status: 200 });
    // Safe: answers are validated against the contract.
    return answer.data as Schemas['ApplicationDetail'];
  };
  const cards = async (by: Caller) =>
    (await by.done('listApplications', { size: 100 })).items.map(({ application_name: name }) => name);
  const issuesOf = (data: unknown) => (data as { detail: Record<string, { pointer: string }[]> }).detail['faults'];

  test('ROLE-14 nobody edits a dummy application, and whoever may open it sees what it is', async () => {
    const { id } = await made(builder, { application_name: 'Only a placeholder' });
    const inside = { headers: { application_id: id } };
    const own = async (by: Caller) =>
      (await by.done('listApplications', { size: 100 })).items.find((one) => one.id === id);
    const attempts = [
      () => owner.call('updateApplication', { id, application_describe: 'Changed' }),
      () => builder.call('sortApplications', { id }),
      () => owner.call('saveApplicationGlobalConfig', { application_id: id, config: { address: 'placeholder' } }),
      () => builder.call('createCategory', { category_name: 'Inside' }, inside),
      () => owner.call('createMenu', { menu_name: 'Inside' }, inside),
      () => builder.call('deleteApplication', { id, slogan: 'Only a placeholder' }),
    ];
    for (const dummy_type of ['importing', 'store'] as const) {
      await api.database.tenant(owner.wsId, (query) =>
        query
          .updateTable('applications')
          .set({ dummy_type })
          .where('ws_id', '=', owner.wsId)
          .where('id', '=', id)
          .execute(),
      );
      for (const by of [owner, builder]) {
        expect((await by.done('getAppInfo', { id })).can_edit, dummy_type).toBe(false);
        expect(await own(by)).toMatchObject({ dummyType: dummy_type, application_name: 'Only a placeholder' });
      }
      for (const refused of await Promise.all(attempts.map((attempt) => attempt())))
        expect(refused).toMatchObject({ status: 403 });
      expect(await builder.call('setApplicationFavorite', { id, is_favorite: true })).toMatchObject({ status: 200 });
    }
    await api.database.tenant(owner.wsId, (query) =>
      query
        .updateTable('applications')
        .set({ dummy_type: null })
        .where('ws_id', '=', owner.wsId)
        .where('id', '=', id)
        .execute(),
    );
    expect(await own(owner)).not.toHaveProperty('dummyType');
    for (const attempt of attempts) expect(await attempt()).toMatchObject({ status: 200 });
  });

  test('APP-15 APP-30 ROLE-11 an editor creates an application: the last card, owned by its creator, with one category', async () => {
    const app = await made(builder, { icon: { type: 1, uri: 'truck' }, application_describe: 'Repairs' });
    expect(app).toMatchObject({
      application_name: 'Service',
      application_type: 1,
      icon: { type: 1, uri: 'truck' },
      org_id: group,
      owner: idOf('builder'),
      role: 'APP_OWNER',
      appRoles: ['APP_OWNER', 'APP_ADMIN'],
      authorization_ids: [],
      application_authorizations: [],
      parentId: null,
      version: 1,
    });
    expect((await cards(owner)).at(-1)).toBe('Service');
    const categories = await builder.done('listCategories', {}, { headers: { application_id: app.id } });
    expect(categories).toMatchObject([{ id: app.cid, category_name: '默认分类', fId: null }]);
    expect(await builder.done('showApplication', { id: app.id })).toEqual(app);
    expect(await lastLogOf(api, owner.wsId, 'createApplication')).toMatchObject({
      target: app.id,
      after: { application_name: 'Service', owner: idOf('builder') },
    });
    const config = async ({ id }: { id: string }) =>
      (await builder.done('getApplicationGlobalConfig', { id })).config.defaultLanguage;
    expect(await config(app), 'nothing is known of its maker').toBe('zh-CN');
    const english = { headers: { 'accept-language': 'en-US' } };
    const form = { application_type: 1, application_name: 'Repairs', org_id: group } as const;
    expect(await config(await builder.done('createApplication', form, english))).toBe('en-US');
    // Who owns an application anywhere may make another one (contradictions 62).
    expect(await made(appowner)).toMatchObject({ owner: idOf('appowner') });
    for (const by of [hr, user, appuser]) expect(await create(by)).toMatchObject({ status: 403, code: 'not_allowed' });
    expect(await user.call('showApplication', { id: app.id })).toMatchObject({ status: 403, code: 'invalid_app_auth' });
    expect(await globex.call('showApplication', { id: app.id })).toMatchObject({
      status: 403,
      code: 'invalid_app_auth',
    });
  });

  test('VAL-20 VAL-21 VAL-23 VAL-24 VAL-25 APP-17 bad input is refused at its place and nothing is made', async () => {
    const before = await cards(owner);
    const unknown = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';
    const link = { application_link: 'javascript:alert(1)', isNeedUserAuthToken: false };
    const refused: [Record<string, unknown>, Record<string, unknown>][] = [
      [{ application_name: '  ' }, { status: 422, code: 'invalid_request' }],
      [{ org_id: unknown }, { status: 404, code: 'not_found' }],
      [{ owner: unknown }, { status: 404, code: 'not_found' }],
      [{ owner: idOf('globex') }, { status: 404, code: 'not_found' }],
      [{ authorization_ids: [idOf('hr'), unknown] }, { status: 404, code: 'not_found' }],
      [{ icon: { type: 1, uri: 'no-such-icon' } }, { status: 422, code: 'application_icon_refused' }],
      [{ icon: { type: 2, uri: `/files/${unknown}.png` } }, { status: 422, code: 'application_icon_refused' }],
      [{ picture: `/files/${unknown}.png` }, { status: 404, code: 'not_found' }],
      [{ application_type: 2 }, { status: 422, code: 'invalid_request' }],
      [
        { application_type: 2, extend_info: { externalApp: link } },
        { status: 422, code: 'invalid_request' },
      ],
      [
        {
          application_type: 2,
          extend_info: { externalApp: { application_link: 'https://example.com', isNeedUserAuthToken: true } },
        },
        { status: 422, code: 'invalid_request' },
      ],
    ];
    for (const [more, answer] of refused) expect(await create(owner, more), JSON.stringify(more)).toMatchObject(answer);
    const twice = { subject_type: 'user', subject_id: idOf('hr'), role: 'APP_USER' };
    const repeated = await create(owner, { application_authorizations: [twice, { ...twice, role: 'APP_ADMIN' }] });
    expect(repeated).toMatchObject({ status: 422 });
    expect(issuesOf(repeated.data)).toMatchObject([{ pointer: '/application_authorizations/1/subject_id' }]);
    expect(await cards(owner)).toEqual(before);
  });

  test('APP-19 APP-20 an external application keeps its link, and no system application gets one', async () => {
    const externalApp = { application_link: 'https://example.com/start', isNeedUserAuthToken: false as const };
    const external = await made(owner, { application_type: 2, extend_info: { externalApp } });
    expect(external.extend_info).toEqual({ externalApp });
    const changed = { ...externalApp, newWindowOpen: true };
    expect(
      await owner.done('updateApplication', { id: external.id, extend_info: { externalApp: changed } }),
    ).toMatchObject({ extend_info: { externalApp: changed } });
    for (const change of [{ extend_info: { externalApp } }, { application_type: 2 }]) {
      const answer = await owner.call('updateApplication', { id: leave, ...change });
      expect(answer).toMatchObject({ status: 422, code: 'invalid_request' });
      expect(issuesOf(answer.data)).toMatchObject([{ pointer: `/${Object.keys(change)[0]}` }]);
    }
  });

  test('APP-30 APP-31 what is not sent stays, a stale version is told with both values, and equal values write nothing', async () => {
    const { id } = await made(owner);
    const renamed = await owner.done('updateApplication', { id, application_name: 'Repairs', picture: '' });
    expect(renamed).toMatchObject({ application_name: 'Repairs', org_id: group, version: 2 });
    expect(await owner.done('updateApplication', { id, application_name: ' Repairs ' })).toMatchObject({ version: 2 });
    const stale = await owner.call('updateApplication', { id, application_name: 'Late' }, { version: 1 });
    expect(stale).toMatchObject({ status: 409, code: 'version_conflict' });
    expect(stale.data).toMatchObject({ detail: { stored: { application_name: 'Repairs' } } });
    expect(await appadmin.call('updateApplication', { id, application_name: 'Mine' })).toMatchObject({ status: 403 });
    expect(await appuser.call('updateApplication', { id: leave, application_name: 'Mine' })).toMatchObject({
      status: 403,
    });
  });

  test('ROLE-05 P4 owner and administrators of the workspace hand an application over, its administrators do not', async () => {
    const { id } = await made(owner, { authorization_ids: [idOf('appadmin')] });
    expect(await appadmin.done('getAppInfo', { id })).toMatchObject({ appRoles: ['APP_ADMIN'], can_edit: true });
    const over = { id, owner: idOf('appadmin') };
    expect(await appadmin.call('updateApplication', over)).toMatchObject({ status: 403, code: 'role_above_own' });
    expect(await owner.done('updateApplication', over)).toMatchObject({ owner: idOf('appadmin') });
    expect(await appadmin.done('getAppInfo', { id })).toMatchObject({ appRoles: ['APP_OWNER', 'APP_ADMIN'] });
    const back = await appadmin.done('updateApplication', { id, owner: idOf('hr') });
    expect(back).toMatchObject({ owner: idOf('hr'), appRoles: ['APP_ADMIN'] });
  });

  test('ROLE-06 P11 the user group opens an application at once: its people, and those below its departments', async () => {
    const { id } = await made(owner);
    const opens = async (by: Caller) => (await by.call('getAppInfo', { id })).status;
    expect([await opens(user), await opens(appuser)]).toEqual([403, 403]);
    await owner.done('updateUserOrganisation', { id: group, user_ids: [idOf('user')], department_ids: [sales] });
    expect([await opens(user), await opens(appuser)]).toEqual([200, 200]);
    expect(await user.done('getUserInfo')).toMatchObject({ role: expect.arrayContaining(['APP_USER']) });
    expect(await cards(user)).toContain('Service');
    await owner.done('disableUserOrganisation', { id: group });
    expect(await opens(user), 'a disabled group gives nothing').toBe(403);
    await owner.done('enableUserOrganisation', { id: group });
    await owner.done('updateUserOrganisation', { id: group, user_ids: [], department_ids: [] });
    expect([await opens(user), await opens(appuser)]).toEqual([403, 403]);
    expect(await cards(user)).not.toContain('Service');
  });

  test('APP-23 a card is put before another one, and at the end; readers and strangers move nothing', async () => {
    const order = await owner.done('listApplications', { size: 100 });
    const [first, , third] = order.items;
    const last = order.items.at(-1);
    await owner.done('sortApplications', { id: last?.id ?? '', before_id: first?.id });
    expect((await owner.done('listApplications', { size: 100 })).items[0]?.id).toBe(last?.id);
    await owner.done('sortApplications', { id: last?.id ?? '', before_id: third?.id });
    expect((await owner.done('listApplications', { size: 100 })).items[2]?.id).toBe(last?.id);
    await owner.done('sortApplications', { id: last?.id ?? '' });
    expect((await owner.done('listApplications', { size: 100 })).items.map(({ id }) => id)).toEqual(
      order.items.map(({ id }) => id),
    );
    expect(await owner.call('sortApplications', { id: leave, before_id: 'unknown' })).toMatchObject({ status: 404 });
    expect(await appuser.call('sortApplications', { id: leave })).toMatchObject({ status: 403 });
    // A card that the caller may not open is an unknown one (P2).
    const closed = await made(owner);
    expect(await appowner.call('sortApplications', { id: leave, before_id: closed.id })).toMatchObject({ status: 404 });
  });

  test('APP-24 APP-25 an application is deleted once its name was typed, and tells those who worked in it', async () => {
    const { id } = await made(owner, { authorization_ids: [idOf('appadmin')] });
    await owner.done('saveApplicationGlobalConfig', { application_id: id, config: { address: 'to-delete' } });
    expect(await owner.call('deleteApplication', { id })).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(await owner.call('deleteApplication', { id, slogan: 'Servic' })).toMatchObject({
      status: 422,
      code: 'application_slogan_wrong',
    });
    expect(await appadmin.call('getAppInfo', { id })).toMatchObject({ status: 200 });
    await appadmin.done('deleteApplication', { id, slogan: ' Service ' });
    for (const by of [owner, appadmin])
      expect(await by.call('getAppInfo', { id })).toMatchObject({ status: 404, code: 'application_deleted' });
    expect(await user.call('getAppInfo', { id })).toMatchObject({ status: 403, code: 'invalid_app_auth' });
    expect((await owner.done('listApplications', { size: 100 })).items.map((one) => one.id)).not.toContain(id);
    expect(await lastLogOf(api, owner.wsId, 'deleteApplication')).toMatchObject({ target: id });
    const next = await made(owner);
    const config = { address: 'to-delete' };
    expect(
      await owner.call('saveApplicationGlobalConfig', { application_id: next.id, config }),
      'the address is free again',
    ).toMatchObject({ status: 200 });
  });

  test('APP-35 the quota of the customer limits how many applications there are', async () => {
    const { total = 0 } = await owner.done('listApplications', { total: 'exact' });
    const limit = (max_apps: number | null) =>
      api.database.platform(async (query) => {
        const { sql } = await import('kysely');
        const quota = JSON.stringify({ max_apps });
        await sql`update workspaces set quota = quota || ${quota}::jsonb where id = ${owner.wsId}`.execute(query);
      });
    await limit(total);
    expect(await create(owner)).toMatchObject({ status: 409, code: 'quota_exceeded' });
    for (const none of [0, null]) {
      await limit(none);
      expect(await create(owner)).toMatchObject({ status: 200 });
    }
  });

  test('APP-13 APP-17 WB-18 what is chosen from: applications, icons, and who manages them', async () => {
    const options = await appuser.done('listAllApplications', { size: 100 });
    expect(options.items.map(({ id }) => id)).toContain(leave);
    expect(options.total).toBe((await appuser.done('listApplications')).total);
    const externalApp = { application_link: 'https://example.com', isNeedUserAuthToken: false };
    const external = await made(owner, { application_type: 2, extend_info: { externalApp } });
    const externals = (await owner.done('listAllApplications', { type: 2, size: 100 })).items;
    expect(externals.map(({ id }) => id)).toContain(external.id);
    expect(new Set(externals.map((one) => one.application_type))).toEqual(new Set([2]));
    const icons = await builder.done('listApplicationIcons');
    expect(icons.slice(0, builtInIcons.length)).toEqual(builtInIcons.map((uri) => ({ type: 1, uri })));
    for (const name of builtInIcons) expect(iconNames).toContain(name);
    const app = await made(owner, {
      application_authorizations: [{ subject_type: 'department', subject_id: sales, role: 'APP_ADMIN' }],
    });
    const managers = await owner.done('listApplicationManagers', { size: 100 });
    const idsOf = (name: string) => managers.items.find(({ id }) => id === idOf(name))?.application_ids;
    expect(idsOf('owner')).toContain(app.id);
    expect(idsOf('appuser'), 'by a department').toEqual([app.id]);
    expect(idsOf('appadmin')).toContain(leave);
    const seen = await appowner.done('listApplicationManagers', { size: 100 });
    expect(seen.items.flatMap(({ application_ids: ids }) => ids)).not.toContain(app.id);
  });
});
