import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { addApplications } from './more-applications.ts';
import { signInAs } from './sign-in-as.ts';
import type { Answered } from './visitor.ts';

type Fields = Record<string, unknown>;

/** Safe: answers are validated against the contract, and these are objects. */
const fields = ({ data }: Answered): Fields => data as Fields;
const part = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((held, name) => (held && typeof held === 'object' ? Reflect.get(held, name) : undefined), value);
const items = ({ data }: Answered): Fields[] => part(data, 'items') as Fields[];

describeOnEachDatabase('what the shell starts with', (open) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(await open());
    await addApplications(api.database, 'acme', ['Equipment', 'Expenses', 'Visits']);
    await addApplications(api.database, 'globex', ['Shipments']);
    return () => api.close();
  });

  const as = async (username: string) => {
    const visitor = api.visitor();
    const { accessToken: token } = await signInAs(visitor, username);
    return (id: Parameters<typeof visitor.call>[0], args: Fields = {}) => visitor.call(id, args, { token });
  };

  test('SESS-32 SESS-34 SESS-35 the environment has its parts without signing in', async () => {
    const env = fields(await api.visitor().call('getEnvironment'));
    expect(env).toMatchObject({
      ws_id: null,
      environment: { mode: 'demo' },
      gateway: { router_base: '/' },
      workspace: {
        access_info: { subdomain: '', root_domain: expect.any(String), router_base: '/', template: '' },
        top_level_domain: expect.any(String),
        access_link_key: '',
      },
      copyright: { show: true, text: expect.any(String) },
      globalConfig: {
        defaultLanguage: 'zh-CN',
        cacheMaxNum: 10,
        cacheMaxNumOfDefaultTheme: 3,
        securityConfiguration: { sms_secondary_verification: false, auto_logout_idle_time: expect.any(Number) },
      },
    });
    expect(Object.keys(env['plugin_gateways'] ?? {}).sort()).toEqual([
      'external_login',
      'ocr',
      'pluginmanage',
      'remark',
      'sql',
    ]);
  });

  test('ROLE-22 REG-10 PH-02 the key of the sign-up link, the way to interfaces and the gateways are settings of the platform', async () => {
    const call = await as('root');
    const before = fields(await call('getPlatformConfig'));
    const gateways = { ...(before['plugin_gateways'] as Record<string, string>), ocr: '/plugins/ocr' };
    const change = { access_link_key: 'k1', app_store_enabled: false, plugin_gateways: gateways };
    const isOff = part(fields(await api.visitor().call('getEnvironment')), 'globalConfig');
    expect(isOff, 'ROLE-22: on until it is switched off').toMatchObject({ app_store_enabled: true });
    expect(isOff).not.toHaveProperty('browser_language');
    expect(isOff).not.toHaveProperty('latin_initials');
    const more = { browser_language: true, latin_initials: true };
    expect(await call('savePlatformConfig', more)).toMatchObject({ status: 200 });
    expect(fields(await api.visitor().call('getEnvironment'))).toMatchObject({ globalConfig: more });
    await call('savePlatformConfig', { browser_language: false, latin_initials: false });
    expect(await call('savePlatformConfig', change)).toMatchObject({ status: 200 });
    expect(fields(await api.visitor().call('getEnvironment'))).toMatchObject({
      workspace: { access_link_key: 'k1' },
      plugin_gateways: { ocr: '/plugins/ocr', sql: '/sql' },
      globalConfig: { app_store_enabled: false },
    });
    const outside = { ...gateways, ocr: 'https://evil.test' };
    expect(await call('savePlatformConfig', { plugin_gateways: outside })).toMatchObject({ status: 422 });
    const { access_link_key, app_store_enabled, plugin_gateways } = before;
    await call('savePlatformConfig', { access_link_key, app_store_enabled, plugin_gateways });
  });

  test.each([
    ['by the page that is named', 'localhost', 'http://acme.localhost:4300/workbench?a=1'],
    ['by the page that is named, whatever host is asked', 'globex.localhost:4300', 'https://ACME.localhost/'],
    ['by the host without such a header', 'acme.localhost:4300', undefined],
    ['by the host when the header is no address', 'acme.localhost:4300', 'javascript:alert(1)'],
  ])('SESS-32 SESS-33 SESS-34 a workspace is found %s', async (_, host, page) => {
    const acme = fields(await api.visitor(host).call('getEnvironment', { 'env-url': page }));
    expect(part(acme, 'workspace', 'access_info', 'subdomain')).toBe('acme');
    expect(part(acme, 'workspace', 'customer_name')).toBe('Acme');
    expect(acme['ws_id']).toEqual(expect.any(String));
  });

  test('SESS-33 the page of the platform is in no workspace, also when it is asked for from one', async () => {
    const answer = await api.visitor('acme.localhost:4300').call('getEnvironment', { 'env-url': 'http://localhost/' });
    expect(answer.data).toMatchObject({ ws_id: null, workspace: { customer_name: '' } });
  });

  test('SESS-28 SESS-29 SESS-31 user info has its five parts, and show is the same user', async () => {
    const call = await as('owner');
    const info = fields(await call('getUserInfo'));
    expect(Object.keys(info).sort()).toEqual(['envData', 'globalFields', 'role', 'user', 'wsPreference']);
    expect(info['user']).toMatchObject({
      username: 'owner',
      roles: ['WORKSPACE_SUPER_ADMIN'],
      company: { name: 'Acme' },
    });
    expect(fields(await call('showCurrentUser'))).toEqual(info['user']);
    expect(part(info, 'user', 'ws_id')).toBe(part(info, 'user', 'wsid'));
  });

  test('ROLE-02 VAL-19 every account has a list of roles that is not empty', async () => {
    for (const username of ['root', 'user', 'appuser']) {
      const info = fields(await (await as(username))('getUserInfo'));
      expect(info['role'], username).toEqual(expect.arrayContaining([expect.any(String)]));
    }
  });

  test('ROLE-06 ROLE-10 WB-01 administrators see every application, others those they are authorised for', async () => {
    const all = items(await (await as('owner'))('listApplications'));
    expect(all.length).toBeGreaterThanOrEqual(5);
    expect(all.every((application) => application['role'] === 'APP_ADMIN')).toBe(true);
    expect(items(await (await as('user'))('listApplications'))).toEqual([]);
    const { ws_id } = await signInAs(api.visitor(), 'appuser');
    const [first] = all;
    await api.database.tenant(ws_id ?? '', (query) =>
      query
        .deleteFrom('application_members')
        .where('app_id', '=', String(first?.['id']))
        .where('role', '=', 'APP_USER')
        .execute(),
    );
    const some = items(await (await as('appuser'))('listApplications'));
    expect(some.map(({ id }) => id)).toEqual(all.slice(1).map(({ id }) => id));
    expect(some.every((application) => application['role'] === 'APP_USER')).toBe(true);
  });

  test('ROLE-06 who has two roles in an application sees it once, with the stronger one', async () => {
    const call = await as('appowner');
    const [before] = items(await call('listApplications'));
    const id = String(before?.['id']);
    const { ws_id } = await signInAs(api.visitor(), 'appowner');
    await api.database.tenant(ws_id ?? '', async (query) => {
      const member = query
        .selectFrom('application_members')
        .selectAll()
        .where('app_id', '=', id)
        .where('role', '=', 'APP_OWNER');
      const { account_id } = await member.executeTakeFirstOrThrow();
      const row = { id: 'second-role', ws_id: ws_id ?? '', app_id: id, account_id, role: 'APP_USER' as const };
      await query.insertInto('application_members').values(row).execute();
    });
    const found = items(await call('listApplications')).filter((application) => application['id'] === id);
    expect(found).toMatchObject([{ role: 'APP_OWNER', appRoles: ['APP_OWNER', 'APP_USER'] }]);
  });

  test('ROLE-07 P5 a workspace never sees the applications of another', async () => {
    const acme = new Set(items(await (await as('owner'))('listApplications')).map(({ id }) => id));
    const globex = items(await (await as('globex'))('listApplications')).map(({ id }) => id);
    expect(globex.length).toBeGreaterThan(0);
    expect(globex.filter((id) => acme.has(id))).toEqual([]);
  });

  test('lists have pages, a cursor and a search in which every character stands for itself', async () => {
    const call = await as('owner');
    const all = items(await call('listApplications'));
    const first = fields(await call('listApplications', { page: 1, size: 2 }));
    expect(first).toMatchObject({ page: 1, size: 2, total: all.length });
    const second = items(await call('listApplications', { size: 2, cursor: first['next_cursor'] }));
    expect([...(first['items'] as Fields[]), ...second].map(({ id }) => id)).toEqual(
      all.slice(0, 4).map(({ id }) => id),
    );
    const name = String(all[0]?.['application_name']);
    expect(items(await call('listApplications', { search: name.toUpperCase() })).map(({ id }) => id)).toContain(
      all[0]?.['id'],
    );
    expect(items(await call('listApplications', { search: '%' }))).toEqual([]);
    expect(await call('listApplications', { cursor: 'made-up' })).toMatchObject({
      status: 422,
      code: 'invalid_request',
    });
  });

  test('the cards of one user group can be listed, in both directions, and counted when asked', async () => {
    const call = await as('owner');
    const { ws_id } = await signInAs(api.visitor(), 'owner');
    const ids = items(await call('listApplications')).map(({ id }) => String(id));
    const group = ids.slice(1, 3);
    await api.database.tenant(ws_id ?? '', (query) =>
      query.updateTable('applications').set({ org_id: 'field-staff' }).where('id', 'in', group).execute(),
    );
    const found = fields(await call('listApplications', { org_id: 'field-staff', sort: '-sort', total: 'exact' }));
    expect(found).toMatchObject({ items: group.toReversed().map((id) => ({ id })), total: 2 });
    expect(fields(await call('listApplications', { org_id: 'field-staff', total: 'none' }))).not.toHaveProperty(
      'total',
    );
    expect(items(await call('listApplications', { org_id: 'unknown' }))).toEqual([]);
  });

  test('ROLE-03 ROLE-04 system roles have no workspace home, workspace roles no platform settings', async () => {
    expect(await (await as('root'))('listApplications')).toMatchObject({ status: 403, code: 'not_allowed' });
    expect(await (await as('owner'))('getPlatformConfig')).toMatchObject({ status: 403, code: 'not_allowed' });
  });

  test('WB-15 CFG-14 CFG-15 the theme of a workspace is set by its administrators and read by everybody there', async () => {
    const admin = await as('admin');
    await admin('setWorkspacePreference', { theme_color: 'GeekBlue' });
    expect(fields(await (await as('user'))('getWorkspacePreference'))).toMatchObject({
      theme_color: 'GeekBlue',
      theme_layout_type: 'defaultViewLayout',
      homePage: { page_type: 'default' },
    });
    expect(fields(await (await as('globex'))('getWorkspacePreference'))).toMatchObject({ theme_color: 'Default' });
    expect(await admin('setWorkspacePreference', { theme_color: 'Mauve' })).toMatchObject({ status: 422 });
    expect(await (await as('user'))('setWorkspacePreference', { theme_color: 'Purple' })).toMatchObject({
      status: 403,
    });
  });

  test('PH-02 PH-03 CFG-21 platform settings are saved, and a stale version is answered with both values', async () => {
    const call = await as('root');
    const before = fields(await call('getPlatformConfig'));
    const copyright = { show: true, text: '© Example' };
    const saved = fields(await call('savePlatformConfig', { copyright, 'If-Match': before['version'] }));
    expect(saved).toMatchObject({ copyright, platform_name: before['platform_name'] });
    expect(fields(await api.visitor().call('getEnvironment'))['copyright']).toEqual(copyright);
    const visitor = api.visitor();
    const { accessToken: token } = await signInAs(visitor, 'sysadmin');
    const stale = await visitor.call(
      'savePlatformConfig',
      { platform_name: 'Mine' },
      { token, headers: { 'if-match': String(before['version']) } },
    );
    expect(stale).toMatchObject({ status: 409, code: 'version_conflict' });
    expect(stale.data).toMatchObject({ detail: { stored: { copyright }, sent: { platform_name: 'Mine' } } });
  });

  test('P4 a body with more than the contract says is refused, with the place and the nearest name', async () => {
    const answer = await (await as('owner'))('setWorkspacePreference', { theme_colour: 'Purple', ws_id: 'other' });
    expect(answer).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(JSON.stringify(answer.data)).toContain('theme_color');
  });

  test('P42 a change is in the operation log of its workspace, before and after', async () => {
    const info = fields(await (await as('admin'))('getUserInfo'));
    await (await as('admin'))('setWorkspacePreference', { theme_layout_type: 'tagsViewLayout' });
    const wsId = String(part(info, 'user', 'ws_id'));
    const rows = await api.database.tenant(wsId, (query) =>
      query
        .selectFrom('operation_log')
        .select(['action', 'user_name', 'after'])
        .where('ws_id', '=', wsId)
        .where('action', '=', 'setWorkspacePreference')
        .orderBy('id', 'desc')
        .limit(1)
        .execute(),
    );
    expect(rows[0]).toMatchObject({ user_name: 'admin', after: { theme_layout_type: 'tagsViewLayout' } });
  });

  test('the outbox of the demo has what would have been sent, newest first', async () => {
    const messages = items(await api.visitor().call('listOutbox'));
    expect(messages.length).toBeGreaterThan(0);
    expect(messages[0]).toMatchObject({ channel: expect.stringMatching(/sms|mail/), recipient: expect.any(String) });
  });
});
