import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { operations, type Schemas } from '#openapi';
import { loadShipped } from '#server/kernel/documents/shipped.ts';
import { makeApplicationHash } from '#server/domains/applications/application/application-hash.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { lastLogOf } from './log-rows.ts';

const leave = seedId('application acme Leave and absence');
const customers = seedId('application acme Customers');
const unknown = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';

describeOnEachDatabase('opening applications', (open) => {
  let api: Api;
  let root: Caller;
  let owner: Caller;
  let user: Caller;
  let appowner: Caller;
  let appadmin: Caller;
  let appuser: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [root, owner, user, appowner] = await createCallers(api, 'root', 'owner', 'user', 'appowner');
    [appadmin, appuser, globex] = await createCallers(api, 'appadmin', 'appuser', 'globex');
    return () => api.close();
  });

  const config = (by: Caller, id = leave) => by.done('getApplicationGlobalConfig', { id });
  const save = (by: Caller, change: Schemas['ApplicationSettingsInput'], id = leave) =>
    by.call('saveApplicationGlobalConfig', { application_id: id, config: change });

  test('APP-26 contradictions 53 who has a role in an application opens it with this role', async () => {
    expect(await appuser.done('getAppInfo', { id: leave })).toMatchObject({
      role: 'APP_USER',
      can_edit: false,
      shadow: false,
    });
    expect(await owner.done('getAppInfo', { id: leave })).toMatchObject({
      application_name: 'Leave and absence',
      appRoles: ['APP_ADMIN'],
      can_edit: true,
    });
  });

  test('ACC-09 P2 without a role in it an application is as closed as one that does not exist', async () => {
    const nothing = await user.call('getAppInfo', { id: unknown });
    expect(nothing).toMatchObject({ status: 403, code: 'invalid_app_auth' });
    for (const [by, id] of [
      [user, leave],
      [globex, leave],
      [globex, unknown],
    ] as const) {
      const { status, data } = await by.call('getAppInfo', { id });
      expect({ status, data }).toEqual({ status: 403, data: nothing.data });
    }
  });

  test('AUTH-38 AUTH-41 the hash of an application leads back to it', async () => {
    const { apphash, link } = await appuser.done('getAppInfo', { id: leave });
    expect(link).toBe(`http://localhost:4300/app/${apphash}`);
    expect(await appuser.done('openApplicationLink', { apphash })).toEqual({ appid: leave });
    expect(await root.done('openApplicationLink', { apphash })).toEqual({ appid: leave });
  });

  test('AUTH-39 P2 a hash gives no right, and a spoiled one looks like one of someone else', async () => {
    const { apphash } = await appuser.done('getAppInfo', { id: leave });
    const other = makeApplicationHash(Buffer.alloc(32, 7), { wsId: appuser.wsId, appId: leave });
    const answers = await Promise.all([
      globex.call('openApplicationLink', { apphash }),
      user.call('openApplicationLink', { apphash }),
      appuser.call('openApplicationLink', { apphash: `${apphash.slice(0, -2)}AA` }),
      appuser.call('openApplicationLink', { apphash: other }),
    ]);
    for (const { status, data } of answers) expect({ status, data }).toEqual({ status: 403, data: answers[0]?.data });
    expect(await api.visitor().call('openApplicationLink', { apphash })).toMatchObject({ status: 401 });
  });

  test('ACC-12 APP-28 the switch is saved by owner and workspace super administrator, and by nobody else', async () => {
    expect((await config(appuser)).config.admin_edit_disabled).toBe(false);
    expect(await save(appadmin, { admin_edit_disabled: true })).toMatchObject({ status: 403, code: 'not_allowed' });
    expect(await save(appuser, { defaultLanguage: 'en-US' })).toMatchObject({ status: 403, code: 'not_allowed' });
    expect(await save(appowner, { admin_edit_disabled: true })).toMatchObject({ status: 200 });
    expect((await config(appuser)).config.admin_edit_disabled).toBe(true);
    expect(await lastLogOf(api, owner.wsId, 'saveApplicationGlobalConfig')).toMatchObject({ user_name: 'appowner' });
    // What does not change it is anybody's who may edit.
    expect(await save(appadmin, { admin_edit_disabled: true, defaultLanguage: 'en-US' })).toMatchObject({
      status: 200,
    });
    expect((await config(appuser)).config).toMatchObject({ admin_edit_disabled: true, defaultLanguage: 'en-US' });
    expect(await save(owner, { admin_edit_disabled: false })).toMatchObject({ status: 200 });
  });

  test('APP-02 the card of an application under maintenance is marked so', async () => {
    const marked = async () =>
      (await appuser.done('listApplications', { size: 100 })).items.find(({ id }) => id === leave)?.is_in_maintenance;
    expect(await marked()).toBe(false);
    expect(await save(owner, { maintain: 10 })).toMatchObject({ status: 200 });
    expect(await marked()).toBe(true);
    expect(await save(owner, { maintain: 0 })).toMatchObject({ status: 200 });
    expect(await marked()).toBe(false);
  });

  test('ACC-11 a system role enters no application that keeps administrators out, by a link neither', async () => {
    expect(await root.done('getAppInfo', { id: customers })).toMatchObject({ role: 'APP_ADMIN', can_edit: true });
    const { apphash } = await root.done('getAppInfo', { id: customers });
    await save(owner, { admin_edit_disabled: true }, customers);
    for (const answer of [
      await root.call('getAppInfo', { id: customers }),
      await root.call('getApplicationGlobalConfig', { id: customers }),
      await root.call('openApplicationLink', { apphash }),
      await save(root, { admin_edit_disabled: false }, customers),
    ])
      expect(answer).toMatchObject({ status: 403, code: 'invalid_app_auth' });
    expect(await appuser.done('getAppInfo', { id: customers })).toMatchObject({ id: customers });
    await save(owner, { admin_edit_disabled: false }, customers);
    expect(await root.done('getAppInfo', { id: customers })).toMatchObject({ id: customers });
  });

  test('VAL-17 ROUTE-119 APP-33 an address is no word of the product, and nobody elses', async () => {
    for (const address of ['login', 'LOGIN', 'tableShare', 'pcwx_app', 'api', 'p', 'platform-home', '404']) {
      expect(await save(appowner, { address })).toMatchObject({ status: 422, code: 'application_address_reserved' });
    }
    for (const address of ['', 'a b']) expect(await save(appowner, { address })).toMatchObject({ status: 422 });
    expect(await save(appowner, { address: 'my-app_1' })).toMatchObject({ status: 200 });
    expect(await save(appowner, { address: 'MY-app_1' }, customers)).toMatchObject({
      status: 409,
      code: 'application_address_taken',
    });
    expect((await appuser.done('getAppInfo', { id: leave })).address).toBe('my-app_1');
  });

  test('ROUTE-120 no address is the first part of a page or of a call', async () => {
    const { documents } = await loadShipped(join(import.meta.dirname, '../..'));
    const routes = [...documents.values()].flatMap((document) => (document.kind === 'page' ? [document.route] : []));
    const calls = Object.values(operations).map(({ path }) => path);
    const words = new Set([...routes, ...calls].map((path) => path?.split('/')[1] ?? ''));
    const listed = [
      'sys',
      'log',
      'ocr',
      'export',
      'well-connected',
      'app',
      'pcwx_app',
      'assets',
      'redirect',
      'appstore',
    ];
    for (const address of [...words, ...listed].filter((word) => /^[\w-]+$/.test(word))) {
      const answer = await save(appowner, { address });
      expect(answer, address).toMatchObject({ status: 422, code: 'application_address_reserved' });
    }
  });

  test('APP-32 an address opens its application, case aside, for those who may open it, and gives no right', async () => {
    await save(appowner, { address: 'days-off' });
    for (const apphash of ['days-off', 'DAYS-off']) {
      expect(await appuser.done('openApplicationLink', { apphash })).toEqual({ appid: leave });
    }
    const answers = [
      await globex.call('openApplicationLink', { apphash: 'days-off' }),
      await user.call('openApplicationLink', { apphash: 'days-off' }),
      await appuser.call('openApplicationLink', { apphash: 'days-on' }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, code: 'invalid_app_auth' });
    await save(appowner, { address: 'days-away' });
    expect(await appuser.call('openApplicationLink', { apphash: 'days-off' })).toMatchObject({ status: 403 });
  });

  test('saving over a newer version of the settings is refused with both', async () => {
    const { version } = await config(appowner);
    await save(appowner, { defaultLanguage: 'zh-CN' });
    const stale = { application_id: leave, config: { defaultLanguage: 'en-US' }, 'If-Match': version };
    expect(await appowner.call('saveApplicationGlobalConfig', stale)).toMatchObject({
      status: 409,
      code: 'version_conflict',
    });
    expect(await save(appowner, { home_page_id: unknown })).toMatchObject({ status: 404 });
  });
});
