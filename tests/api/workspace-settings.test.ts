import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#openapi';
import { secretFields, secretContext } from '#server/domains/configuration/preference/setting-secrets.ts';
import { settingKey } from '#server/domains/configuration/preference/workspace-setting.ts';
import { ulid } from '#server/kernel/db/index.ts';
import { readDescription } from '#server/kernel/http/contract/description.ts';
import { unseal } from '#server/kernel/foundation/sealing.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { testAuthority } from '#tests/peers/certificates.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';
import { logOf } from './log-rows.ts';
import type { Answered } from './visitor.ts';

type Value = Answer<'getWorkspaceSetting'>['value'];
type Name = Value['setting'];

const canary = 'canary-8f3b2c';
const email = {
  setting: 'email',
  provider: 'smtp',
  host: 'mail.acme.example',
  from_address: 'a@acme.example',
} as const;

/** A complete document of every key that holds nothing else than what it says. */
const documents: Value[] = [
  { setting: 'sms', provider: 'http', gateway_url: 'https://sms.acme.example/send', signature: 'Acme' },
  { ...email, port: 587, encryption: 'starttls', from_name: 'Acme', user_name: 'acme' },
  {
    setting: 'pushTemplate',
    items: [
      { name: 'Welcome', channel: 'mail', subject: 'Hello', text: 'Welcome to Acme.' },
      { name: 'Welcome', channel: 'sms', text: 'Welcome.' },
    ],
  },
  { setting: 'mapdata', provider: 'amap', map_key: '0f3a9c' },
  { setting: 'wechat', enabled: false, app_id: 'wx1', callback_url: 'https://acme.example/wx', directory_sync: true },
  { setting: 'nail', enabled: false, app_id: 'dd1' },
  { setting: 'book', enabled: false, app_id: 'fs1' },
  {
    setting: 'baseinfo',
    customer_name: 'Acme',
    logo: '',
    address: '1 Main Street',
    subdomain: 'acme',
    language: 'en-US',
  },
  {
    setting: 'systemManage',
    auto_logout_idle_time: 30,
    sign_in_dialog: false,
    cacheMaxNum: 4,
    cacheMaxNumOfDefaultTheme: 2,
    trash_days: 90,
    parent_origins: ['https://portal.acme.example'],
  },
];

test('P41 every field that the contract only lets be written is kept as a secret', () => {
  const schemas = readDescription().components?.schemas ?? {};
  const declared = Object.values(schemas).flatMap((schema) => {
    const { setting, items } = schema.properties ?? {};
    const item = schemas[String(items?.items?.$ref ?? '').replace('#/components/schemas/', '')];
    const secretsOf = ({ properties = {} }: typeof schema): string[] =>
      Object.keys(properties).filter((name) => String(properties[name]?.$ref).endsWith('/SettingSecret'));
    const secrets = [...secretsOf(schema), ...secretsOf(item ?? {}).map((name) => `items/${name}`)];
    return setting && secrets.length > 0 ? [[setting.const, secrets]] : [];
  });
  expect(declared.length).toBeGreaterThan(0);
  expect(Object.fromEntries(declared)).toEqual(secretFields);
});

describeOnEachDatabase('settings of a workspace', (open) => {
  let api: Api;
  let owner: Caller;
  let admin: Caller;
  let user: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, admin, user, globex] = await createCallers(api, 'owner', 'admin', 'user', 'globex');
    return () => api.close();
  });

  const read = (by: Caller, key: Name) => by.done('getWorkspaceSetting', { key });
  const save = (by: Caller, value: Value, more: Record<string, unknown> = {}) =>
    by.done('saveWorkspaceSetting', { key: value.setting, value, ...more });
  const trySave = (by: Caller, value: Record<string, unknown>, more: Record<string, unknown> = {}): Promise<Answered> =>
    by.call('saveWorkspaceSetting', { key: value['setting'], value, ...more });
  const diagnosticsOf = ({ data }: Answered): string[] =>
    // Safe: the contract declares the detail of invalid_request.
    (data as { detail: Record<'faults', { pointer: string }[]> }).detail.faults.map(({ pointer }) => pointer);
  const environment = async (host: string) => {
    const { data } = await api.visitor(host).call('getEnvironment');
    // Safe: answers are validated against the contract.
    return data as Answer<'getEnvironment'>;
  };

  describe('documents', () => {
    test.each(documents.map((value) => [value.setting, value] as const))(
      'WB-04 WB-06 WB-12 %s is saved and read again, in its own workspace',
      async (key, value) => {
        const before = await read(globex, key);
        const { version } = await read(admin, key);
        const saved = await save(admin, value, { 'If-Match': version });
        expect(saved).toEqual({ key, value, secrets_set: [], version: version + 1 });
        expect(await read(owner, key)).toEqual(saved);
        expect(await read(globex, key)).toEqual(before);
        expect(await save(admin, value)).toEqual(saved);
      },
    );

    test('WB-04 before anything was saved the platform sends, no map is shown and nobody stands in', async () => {
      expect(await read(globex, 'email')).toMatchObject({ value: { provider: 'platform' }, version: 0 });
      expect(await read(globex, 'mapdata')).toMatchObject({ value: { provider: 'none' } });
      expect(await read(globex, 'standin')).toMatchObject({ value: { items: [] } });
      expect(await read(globex, 'nail')).toMatchObject({ value: { enabled: false }, secrets_set: [] });
    });

    test('a document is replaced: what is left out is gone', async () => {
      await save(admin, { setting: 'mapdata', provider: 'baidu', map_key: 'abc' });
      expect((await save(admin, { setting: 'mapdata', provider: 'none' })).value).toEqual({
        setting: 'mapdata',
        provider: 'none',
      });
    });

    test('a document under the key of another one is refused', async () => {
      const answer = await admin.call('saveWorkspaceSetting', { key: 'sms', value: email });
      expect(answer).toMatchObject({ status: 422, data: { pointer: '/value/setting' } });
      expect(await admin.call('getWorkspaceSetting', { key: 'other' })).toMatchObject({ status: 422 });
    });

    test('a choice needs its fields, each with its place', async () => {
      const refused = async (value: Record<string, unknown>) => diagnosticsOf(await trySave(owner, value));
      expect(await refused({ setting: 'sms', provider: 'http' })).toEqual(['/value/gateway_url']);
      expect(await refused({ setting: 'email', provider: 'smtp' })).toEqual(['/value/host', '/value/from_address']);
      expect(await refused({ setting: 'mapdata', provider: 'amap' })).toEqual(['/value/map_key']);
      expect(await refused({ setting: 'nail', enabled: true })).toEqual(['/value/app_id', '/value/app_secret']);
      const twice = { name: 'A', channel: 'sms', text: 'x' };
      expect(await refused({ setting: 'pushTemplate', items: [twice, twice] })).toEqual(['/value/items/1/name']);
    });
  });

  test.each([
    [
      { setting: 'sms', provider: 'http', gateway_url: 'https://sms.acme.example/send' },
      'access_secret',
      'gateway_url',
    ],
    [email, 'password', 'host'],
    [{ setting: 'nail', enabled: true, app_id: 'a', issuer: 'https://id.acme.example' }, 'app_secret', 'issuer'],
    [{ setting: 'book', enabled: true, app_id: 'a' }, 'app_secret', 'api_origin'],
    [
      {
        setting: 'directory',
        enabled: true,
        url: 'ldaps://ldap.acme.example',
        base_dn: 'dc=acme',
        bind_dn: 'cn=reader',
      },
      'bind_password',
      'url',
    ],
  ] as const)('P41 WB-06 the stored secret of %o is not sent to another address', async (value, secret, location) => {
    await save(admin, { ...value, [secret]: canary } as Value);
    const address =
      { host: 'mail.evil.test', url: 'ldaps://ldap.evil.test' }[String(location)] ?? 'https://evil.test/send';
    const moved = {
      ...value,
      [location]: location === 'issuer' || location === 'api_origin' ? 'https://evil.test' : address,
    };
    expect(diagnosticsOf(await trySave(admin, moved))).toEqual([`/value/${secret}`]);
    expect((await read(admin, value.setting)).value).toEqual(value);
    expect(await trySave(admin, { ...moved, [secret]: 'another one' })).toMatchObject({ status: 200 });
    expect(await trySave(admin, { ...value, [secret]: '' }), 'or to none').toMatchObject({
      status: value.setting === 'nail' || value.setting === 'book' ? 422 : 200,
    });
  });

  test('P41 WB-06 the stored password of a mail server is not sent by another port, or with less encryption', async () => {
    await save(admin, { ...email, port: 465, encryption: 'tls', password: canary } as Value);
    for (const change of [{ encryption: 'none' }, { encryption: 'starttls' }, { port: 2525 }]) {
      const moved = { ...email, port: 465, encryption: 'tls', ...change };
      expect(diagnosticsOf(await trySave(admin, moved)), JSON.stringify(change)).toEqual(['/value/password']);
    }
    // What is left out is the same.
    expect(await trySave(admin, { ...email, from_name: 'Acme' })).toMatchObject({ status: 200 });
    const plain = { ...email, encryption: 'none', port: 25 };
    expect(await trySave(admin, { ...plain, password: canary })).toMatchObject({ status: 200 });
    expect(await trySave(admin, { ...plain, from_name: 'Acme' })).toMatchObject({ status: 200 });
    expect(await trySave(admin, { setting: 'email', provider: 'platform' })).toMatchObject({ status: 200 });
  });

  test('P41 WB-06 the stored password of a directory is not sent without TLS, or to whom another authority vouches for', async () => {
    const directory = {
      setting: 'directory',
      enabled: true,
      url: 'ldap://ldap.acme.example',
      base_dn: 'dc=acme',
    } as const;
    await save(admin, { ...directory, bind_dn: 'cn=reader', bind_password: canary });
    for (const change of [{ start_tls: false }, { ca_certificate: testAuthority() }]) {
      const moved = { ...directory, bind_dn: 'cn=reader', ...change };
      expect(diagnosticsOf(await trySave(admin, moved)), Object.keys(change)[0]).toEqual(['/value/bind_password']);
    }
    const same = { ...directory, bind_dn: 'cn=reader', start_tls: true };
    expect(await trySave(admin, same)).toMatchObject({ status: 200 });
    expect(await trySave(admin, { setting: 'directory', enabled: false })).toMatchObject({ status: 200 });
  });

  describe('stand-ins', () => {
    const [from, to] = ['2026-12-01T00:00:00.000Z', '2026-12-31T00:00:00.000Z'];
    const standIns = (...items: Record<string, unknown>[]) => ({ setting: 'standin', items });

    test('WB-04 who stands in for whom is kept, with from and to', async () => {
      const value: Value = {
        setting: 'standin',
        items: [{ user_id: user.accountId, stand_in_id: admin.accountId, from, to }],
      };
      expect(await save(admin, value)).toMatchObject({ value });
      expect(await read(owner, 'standin')).toMatchObject({ value });
    });

    test('P2 people of another workspace are as unknown as those who do not exist', async () => {
      for (const stranger of [globex.accountId, ulid()]) {
        const item = { user_id: user.accountId, stand_in_id: stranger, from, to };
        expect(await trySave(admin, standIns(item))).toMatchObject({
          status: 404,
          code: 'not_found',
          data: { pointer: '/value/items/0/stand_in_id' },
        });
      }
    });

    test('nobody stands in for himself, or backwards in time', async () => {
      const item = { user_id: user.accountId, stand_in_id: user.accountId, from: to, to: from };
      expect(diagnosticsOf(await trySave(admin, standIns(item)))).toEqual([
        '/value/items/0/stand_in_id',
        '/value/items/0/to',
      ]);
    });
  });

  describe('secrets', () => {
    const stored = (wsId: string) =>
      api.database.tenant(wsId, (query) =>
        query
          .selectFrom('preferences')
          .where('ws_id', '=', wsId)
          .where('key', '=', settingKey('email'))
          .select('value')
          .executeTakeFirstOrThrow(),
      );

    test('WB-04 P41 a secret is named in answers and the log, and stands nowhere as it was sent', async () => {
      const saved = await save(owner, { ...email, password: canary });
      expect(saved).toMatchObject({ secrets_set: ['password'] });
      const { value } = await stored(owner.wsId);
      const log = (await logOf(api, owner.wsId, 'email')).at(-1);
      expect(log).toMatchObject({ action: 'saveWorkspaceSetting', after: { host: email.host, password: '••••' } });
      for (const seen of [saved, await read(owner, 'email'), value, log]) {
        expect(JSON.stringify(seen)).not.toContain(canary);
      }
      // Safe: the shape in which the test's subject stores it.
      const { sealed } = value as { sealed: Record<string, string> };
      const key = api.services.keys.key('workspace-settings');
      expect(unseal(key, secretContext(owner.wsId, 'email', 'password'), sealed['password'] ?? '')).toBe(canary);
      expect(() => unseal(key, secretContext(globex.wsId, 'email', 'password'), sealed['password'] ?? '')).toThrow();
    });

    test('WB-06 a secret that is not sent stays, an empty one is taken away, and then the integration cannot stay on', async () => {
      const wechat = { setting: 'wechat', enabled: true, app_id: 'wx1' } as const;
      await save(owner, { ...wechat, app_secret: canary });
      expect(await save(owner, { ...wechat, app_id: 'wx2' })).toMatchObject({ secrets_set: ['app_secret'] });
      expect(diagnosticsOf(await trySave(owner, { ...wechat, app_secret: '' }))).toEqual(['/value/app_secret']);
      expect(await save(owner, { ...wechat, enabled: false, app_secret: '' })).toMatchObject({ secrets_set: [] });
    });

    test('P41 a stale version is refused with both values, without the secret that was sent', async () => {
      const { version } = await save(owner, { ...email, from_name: 'First', password: canary });
      const later = await trySave(
        owner,
        { ...email, from_name: 'Late', password: canary },
        { 'If-Match': version - 1 },
      );
      expect(later).toMatchObject({
        code: 'version_conflict',
        data: {
          detail: { version, stored: { value: { from_name: 'First' } }, sent: { value: { from_name: 'Late' } } },
        },
      });
      expect(JSON.stringify(later)).not.toContain(canary);
    });
  });

  test('of two first saves at once the later one is reported as late', async () => {
    const answers = await Promise.all(
      ['a', 'b'].map((map_key) =>
        trySave(globex, { setting: 'mapdata', provider: 'tencent', map_key }, { 'If-Match': 0 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(globex, 'mapdata')).toMatchObject({ version: 1 });
  });

  describe('what holds at once', () => {
    test('WB-12 WB-13 CFG-18 name and language of baseinfo are what visitors of the workspace get', async () => {
      await save(owner, { setting: 'baseinfo', customer_name: ' Acme Works ', language: 'en-US' });
      expect(await environment('acme.localhost:4300')).toMatchObject({
        workspace: { customer_name: 'Acme Works', logo: '' },
        globalConfig: { defaultLanguage: 'en-US' },
      });
      expect((await environment('globex.localhost:4300')).globalConfig.defaultLanguage).toBe('zh-CN');
      await save(owner, { setting: 'baseinfo', customer_name: 'Acme' });
      expect((await environment('acme.localhost:4300')).globalConfig.defaultLanguage).toBe('zh-CN');
    });

    test('WB-12 AUTH-25 a workspace chooses its own subdomain, whose address is its own from then on', async () => {
      await save(owner, { setting: 'baseinfo', customer_name: 'Acme', subdomain: 'acme-works' });
      expect((await environment('acme-works.localhost:4300')).ws_id).toBe(owner.wsId);
      expect((await environment('acme.localhost:4300')).ws_id).toBeNull();
      // Callers who do not know the field leave it as it is.
      await save(owner, { setting: 'baseinfo', customer_name: 'Acme' });
      expect((await environment('acme-works.localhost:4300')).ws_id).toBe(owner.wsId);
      await save(owner, { setting: 'baseinfo', customer_name: 'Acme', subdomain: 'acme' });
      expect((await environment('acme.localhost:4300')).ws_id).toBe(owner.wsId);
    });

    test("P2 another workspace's subdomain and reserved words are refused, and told beforehand", async () => {
      const check = (subdomain: string) => owner.done('checkSubdomain', { subdomain });
      expect(await check('acme')).toEqual({ subdomain: 'acme', available: true, reason: '' });
      expect(await check('acme-free')).toMatchObject({ available: true });
      expect(await check('Acme Free')).toMatchObject({ available: false, reason: 'format' });
      for (const [subdomain, reason] of [
        ['globex', 'taken'],
        ['admin', 'reserved'],
        ['sso', 'reserved'],
        ['autodiscover', 'reserved'],
        ['xn--acme-xyz', 'reserved'],
      ] as const) {
        expect(await check(subdomain)).toEqual({ subdomain, available: false, reason });
        const answer = await trySave(owner, { setting: 'baseinfo', customer_name: 'Renamed', subdomain });
        expect(answer).toMatchObject({ status: 409, data: { code: 'subdomain_taken', pointer: '/value/subdomain' } });
        expect((await read(owner, 'baseinfo')).value).toMatchObject({ customer_name: 'Acme', subdomain: 'acme' });
      }
      expect(await user.call('checkSubdomain', { subdomain: 'acme' })).toMatchObject({ status: 403 });
    });

    test('P2 a logo is an image of the workspace', async () => {
      const logo = `/files/${ulid()}.png`;
      const answer = await trySave(owner, { setting: 'baseinfo', customer_name: 'Acme', logo });
      expect(answer).toMatchObject({ status: 422, data: { pointer: '/value/logo' } });
    });

    test('WB-12 SESS-20 SESS-22 systemManage holds in its workspace, and cannot loosen what the platform sets', async () => {
      const root = await createCaller(api, 'root');
      const idle = async () =>
        (await environment('acme.localhost:4300')).globalConfig.securityConfiguration.auto_logout_idle_time;
      await save(owner, { setting: 'systemManage', auto_logout_idle_time: 30, sign_in_dialog: false, cacheMaxNum: 4 });
      expect((await environment('acme.localhost:4300')).globalConfig).toMatchObject({
        sign_in_dialog: false,
        cacheMaxNum: 4,
        cacheMaxNumOfDefaultTheme: 3,
      });
      expect((await environment('globex.localhost:4300')).globalConfig).toMatchObject({
        sign_in_dialog: true,
        cacheMaxNum: 10,
      });
      expect(await idle()).toBe(30);
      await root.done('saveSafeSetting', { auto_logout_idle_time: 10 });
      expect(await idle()).toBe(10);
      await save(owner, { setting: 'systemManage', auto_logout_idle_time: 0 });
      expect(await idle()).toBe(10);
    });
  });

  test('P42 a save is in the log with before and after, and one that changes nothing is not', async () => {
    await save(globex, { setting: 'sms', provider: 'platform', signature: 'Globex' });
    await save(globex, { setting: 'sms', provider: 'platform', signature: 'Globex' });
    await save(globex, { setting: 'baseinfo', customer_name: 'Globex', address: 'Here' });
    expect(await logOf(api, globex.wsId, 'sms')).toMatchObject([
      { module: 'preference', before: { provider: 'platform' }, after: { signature: 'Globex' } },
    ]);
    expect(await logOf(api, globex.wsId, 'baseinfo')).toMatchObject([
      { before: { address: '' }, after: { address: 'Here' } },
    ]);
  });

  test('P1 only administrators of a workspace have its settings', async () => {
    for (const username of ['user', 'hr', 'builder', 'appowner', 'sysadmin']) {
      const caller = await createCaller(api, username);
      expect(await caller.call('getWorkspaceSetting', { key: 'sms' }), username).toMatchObject({ status: 403 });
      expect(await trySave(caller, { setting: 'sms', provider: 'platform' }), username).toMatchObject({ status: 403 });
    }
  });
});
