import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { base, type LdapServer, reader, startLdapServer } from '#tests/peers/ldap-server.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller, createCallers, idOf } from './caller.ts';
import { logged } from './log-rows.ts';
import { newestCode, otherCode } from './sms.ts';
import type { Answered } from './visitor.ts';

const people = [
  { uid: 'anna', password: 'Blue-lamp-42', cn: 'Anna Li', mail: 'anna@acme.example' },
  { uid: 'owner', password: 'Blue-lamp-42', cn: 'Not the owner' },
  { uid: 'guessed', password: 'Blue-lamp-42' },
  { uid: 'aliased', password: 'Blue-lamp-42', mail: 'aliased@acme.example' },
];

describeOnEachDatabase('signing in by a directory', (open) => {
  let api: Api;
  let ldap: LdapServer;
  let owner: Caller;
  let user: Caller;
  let globex: Caller;
  let acme: string;
  beforeAll(async () => {
    ldap = await startLdapServer(people);
    api = await startApi(await open(), { EGRESS_ALLOW: '127.0.0.1' });
    await signInAgain();
    acme = owner.wsId;
    await save();
    return async () => {
      await api.close();
      await ldap.close();
    };
  });

  const signInAgain = async () => {
    [owner, user, globex] = await createCallers(api, 'owner', 'user', 'globex');
  };
  const complete = () => ({
    setting: 'directory' as const,
    enabled: true,
    url: `ldap://127.0.0.1:${ldap.port}`,
    start_tls: false,
    base_dn: base,
    bind_dn: reader.dn,
    bind_password: reader.password,
  });
  const save = (change: Record<string, unknown> = {}) =>
    owner.done('saveWorkspaceSetting', { key: 'directory', value: { ...complete(), ...change } });
  const enter = (account: string, password = 'Blue-lamp-42', more: Record<string, unknown> = {}): Promise<Answered> =>
    api.visitor().call('loginUser', { loginType: 'ldap', account, password, wsId: acme, ...more });
  const bindAnna = () => user.call('bindDirectoryLogin', { account: 'anna', password: 'Blue-lamp-42' });

  test('AUTH-08 AUTH-29 P41 the directory is offered as a form, and tells nothing else', async () => {
    const offered = await api.visitor().call('listThirdPartyLogins', { wsId: acme });
    expect(offered.data).toEqual([{ thirdTypeTag: 'ld', kind: 'directory' }]);
    const config = await api.visitor().call('getThirdPartyLoginConfig', { thirdTypeTag: 'ld', wsId: acme });
    expect(config.data).toEqual({
      thirdTypeTag: 'ld',
      enabled: true,
      app_id: '',
      redirect_uri: '',
      qr_address: '',
      state: '',
    });
    const setting = await owner.done('getWorkspaceSetting', { key: 'directory' });
    expect(setting.secrets_set).toEqual(['bind_password']);
    expect(JSON.stringify(setting)).not.toContain(reader.password);
  });

  test('AUTH-10 AUTH-35 who has bound an account signs in to it with the password of the directory', async () => {
    expect(await enter('anna')).toMatchObject({ status: 403, code: 'third_party_unbound' });
    expect(await bindAnna()).toMatchObject({ status: 200 });
    const answer = await enter('  anna ');
    expect(answer.data).toMatchObject({ outcome: 'token', ws_id: acme, roles: ['WORKSPACE_USER'] });
    const { accessToken: token } = answer.data as { accessToken: string };
    const shown = await api.visitor().call('showCurrentUser', {}, { token });
    expect(shown.data).toMatchObject({ id: idOf('user'), third_party_logins: ['ld'] });
  });

  test('AUTH-10 an account of the same name is not theirs', async () => {
    expect(await enter('owner')).toMatchObject({ status: 403, code: 'third_party_unbound' });
  });

  test('P14 wrong passwords and unknown people are answered alike, and hostile names are unknown people', async () => {
    const wrong = await enter('anna', 'not it');
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' });
    for (const account of ['unknown', '*', '*)(uid=*))(|(uid=*', 'anna)(|(uid=*', 'a\\2a']) {
      const { status, data } = await enter(account);
      expect({ status, data }, account).toEqual({ status: 401, data: wrong.data });
    }
    for (const more of [{ wsId: globex.wsId }, { wsId: 'unknown' }]) {
      expect(await enter('anna', 'Blue-lamp-42', more)).toMatchObject({ code: 'third_party_not_configured' });
    }
  });

  test('AUTH-10 an empty password reaches no directory', async () => {
    const before = ldap.connections();
    expect(await enter('anna', '')).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(ldap.connections()).toBe(before);
  });

  test('P13 at most ten tries at one person are evaluated in 15 minutes, whatever address is claimed', async () => {
    await bindAnna();
    let evaluated = 0;
    for (let round = 0; round < 28; round += 1) {
      const sending = { ip: `203.0.113.${round}`, headers: { 'x-forwarded-for': `198.51.100.${round}` } };
      const form = { loginType: 'ldap', account: 'guessed', password: `guess ${round}`, wsId: acme };
      const { code } = await api.visitor().call('loginUser', form, sending);
      if (code === 'invalid_credentials') evaluated += 1;
      else expect(code).toBe('too_many_attempts');
      api.advance(30_000);
    }
    expect(evaluated).toBeGreaterThanOrEqual(5);
    expect(evaluated).toBeLessThanOrEqual(10);
    // Right ones are given back, and tries at the directory are not tries at our password.
    for (let round = 0; round < 12; round += 1) expect((await enter('anna')).status).toBe(200);
  });

  test('P13 AUTH-47 strangers do not lock out a person of the directory on a device that signed in before', async () => {
    await bindAnna();
    const own = api.visitor();
    const form = { loginType: 'ldap', account: 'anna', wsId: acme };
    const right = { ...form, password: 'Blue-lamp-42' };
    expect(await own.call('loginUser', right)).toMatchObject({ status: 200 });
    let last: string | undefined;
    for (let round = 0; round < 12; round += 1) {
      const ip = `203.0.113.${round}`;
      last = (await api.visitor().call('loginUser', { ...form, password: `guess ${round}` }, { ip })).code;
    }
    expect(last).toBe('too_many_attempts');
    expect(await api.visitor().call('loginUser', right), 'a stranger').toMatchObject({ code: 'too_many_attempts' });
    expect(await own.call('loginUser', right), 'the known device').toMatchObject({ status: 200 });
    const codes = [];
    for (let round = 0; round < 12; round += 1)
      codes.push((await own.call('loginUser', { ...form, password: `guess ${round}` })).code);
    expect(codes.filter((code) => code === 'invalid_credentials').length).toBeLessThanOrEqual(10);
    expect(codes.at(-1)).toBe('too_many_attempts');
    api.advance(15 * 60_000);
  });

  test('P13 P14 the ways to write one person have ten tries together, and do not tell that they are one', async () => {
    await signInAgain();
    await save({ user_filter: '(|(uid={account})(mail={account}))' });
    ldap.binds.length = 0;
    const codes = new Set<string | undefined>();
    for (let round = 0; round < 28; round += 1) {
      const { code } = await enter(round % 2 === 0 ? 'aliased' : 'aliased@acme.example', `guess ${round}`);
      codes.add(code);
      api.advance(30_000);
    }
    const evaluated = ldap.binds.filter((dn) => dn.startsWith('uid=aliased,'));
    expect(evaluated.length).toBeGreaterThanOrEqual(5);
    expect(evaluated.length).toBeLessThanOrEqual(10);
    expect([...codes].sort()).toEqual(['invalid_credentials', 'too_many_attempts']);
    api.advance(15 * 60_000);
    for (let round = 0; round < 12; round += 1) expect(await enter('aliased')).toMatchObject({ status: 403 });
    await signInAgain();
    await save();
  });

  test('AUTH-10 a directory that is away costs nobody a try', async () => {
    await save({ url: 'ldap://127.0.0.1:1' });
    for (let round = 0; round < 8; round += 1) {
      expect(await enter('anna')).toMatchObject({ status: 503, code: 'third_party_unreachable' });
    }
    await save();
    expect(await enter('anna')).toMatchObject({ status: 200 });
  });

  test('P4 a binding does not hold at another directory, so that who sets it up cannot be anybody', async () => {
    await save({ id_attribute: 'cn' });
    expect(await enter('anna')).toMatchObject({ code: 'third_party_unbound' });
    await save();
  });

  test('AUTH-10 a first sign-in makes an account when the workspace wants it, under a name that is free', async () => {
    await save({ create_accounts: true });
    const [made, beside] = await Promise.all([enter('owner'), enter('owner')]);
    expect(beside).toMatchObject({ status: 200 });
    expect(made.data).toMatchObject({ outcome: 'token', roles: ['WORKSPACE_USER'] });
    const { accessToken: token } = made.data as { accessToken: string };
    const shown = await api.visitor().call('showCurrentUser', {}, { token });
    expect(shown.data).toMatchObject({
      username: expect.stringMatching(/^ld-[0-9a-f]{10}$/),
      real_name: 'Not the owner',
      must_change_password: false,
      third_party_logins: ['ld'],
    });
    const again = await enter('owner');
    const next = await api.visitor().call('showCurrentUser', {}, { token: tokenOf(again) });
    expect((next.data as { id: string }).id).toBe((shown.data as { id: string }).id);
    const [created] = await logged(api, 'createAccount', acme);
    expect(created).toMatchObject({ user_id: null, detail: { by: 'directory' } });
    await save();
  });

  test('P46 a first sign-in makes no account in a full workspace, and enters once there is a place', async () => {
    await save({ create_accounts: true });
    const root = await createCaller(api, 'root');
    const limit = (max_users: number | null) => root.done('configureCustomerQuota', { id: acme, quota: { max_users } });
    await limit(1);
    expect(await enter('guessed')).toMatchObject({ status: 409, code: 'quota_exceeded' });
    const [denied] = await logged(api, 'loginUser', acme);
    expect(denied).toMatchObject({ result: 'failed', detail: { code: 'quota_exceeded' } });
    await limit(null);
    expect(await enter('guessed')).toMatchObject({ status: 200, data: { outcome: 'token' } });
    await save();
  });

  const tokenOf = ({ data }: Answered): string => (data as { accessToken: string }).accessToken;

  test('WB-06 the name there is taken over when the workspace wants it', async () => {
    await save({ directory_sync: true });
    await bindAnna();
    await enter('anna');
    const shown = await owner.done('getAccount', { id: idOf('user') });
    expect(shown.real_name).toBe('Anna Li');
    await save();
  });

  test('AUTH-17 AUTH-50 the code by SMS follows the password of the directory as it follows ours', async () => {
    const ask = (sms_secondary_verification: boolean) =>
      owner.done('saveWorkspaceSetting', {
        key: 'systemManage',
        value: { setting: 'systemManage', sms_secondary_verification },
      });
    await ask(true);
    const visitor = api.visitor();
    const give = (more: Record<string, unknown> = {}, from = visitor): Promise<Answered> =>
      from.call('loginUser', { loginType: 'ldap', account: 'anna', password: 'Blue-lamp-42', wsId: acme, ...more });
    expect((await give()).data).toMatchObject({ outcome: 'secondaryVerification', code_length: 6 });
    expect(await visitor.call('sendSmsCode')).toMatchObject({ status: 200 });
    const sms_code = await newestCode(visitor, '13800000007');
    expect(await give({ sms_code }, api.visitor())).toMatchObject({ status: 401, code: 'workspace_choice_expired' });
    expect(await give({ sms_code: otherCode(sms_code) })).toMatchObject({ status: 422, code: 'sms_code_invalid' });
    expect(await give({ sms_code, password: 'not it' })).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect((await give({ sms_code })).data).toMatchObject({ outcome: 'token', ws_id: acme });
    expect(await give({ sms_code })).toMatchObject({ status: 401, code: 'workspace_choice_expired' });
    await ask(false);
    expect((await give()).data).toMatchObject({ outcome: 'token' });
  });

  test('P42 P41 sign-ins and failures are in the log of the workspace, without what was typed', async () => {
    await bindAnna();
    await enter('anna');
    await enter('anna', 'canary-4f81aa');
    const rows = await logged(api, 'loginUser', acme);
    expect(rows[0]).toMatchObject({ result: 'failed', user_name: null, detail: { code: 'invalid_credentials' } });
    expect(rows[1]).toMatchObject({ result: 'succeeded', user_id: idOf('user'), detail: { thirdTypeTag: 'ld' } });
    expect(JSON.stringify(rows)).not.toContain('canary-4f81aa');
    const saved = await logged(api, 'saveWorkspaceSetting', acme);
    expect(JSON.stringify(saved)).not.toContain(reader.password);
  });

  test('WB-06 the connection is tested as it is saved, and what is wrong is reported in the language of the caller', async () => {
    const test = () => owner.done('testIntegration', { key: 'directory' }, { headers: { 'accept-language': 'en-US' } });
    expect(await test()).toMatchObject({ ok: true, found: 'accepted', message: expect.stringContaining('works') });
    await save({ bind_password: 'wrong' });
    expect(await test()).toMatchObject({ ok: false, found: 'refused' });
    await save({ base_dn: 'ou=nowhere' });
    expect(await test()).toMatchObject({ ok: false, found: 'base_unknown' });
    await save({ url: 'ldap://10.0.0.1' });
    expect(await test()).toMatchObject({ ok: false, found: 'target_refused' });
    await save();
  });

  test('WB-06 a directory that is on has an address and a base, and its filter is one', async () => {
    const trySave = (change: Record<string, unknown>) =>
      owner.call('saveWorkspaceSetting', { key: 'directory', value: { ...complete(), ...change } });
    const wrong = [
      { url: '' },
      { url: 'http://127.0.0.1' },
      { url: 'ldap://127.0.0.1:99999' },
      { url: 'ldap://[::zz]' },
      { url: 'ldap://me:secret@127.0.0.1' },
      { base_dn: ' ' },
      { user_filter: '(uid=anna)' },
      { user_filter: '(&(uid={account})' },
    ];
    for (const change of wrong) expect(await trySave(change), JSON.stringify(change)).toMatchObject({ status: 422 });
  });

  test('P11 who leaves the workspace has nothing bound there any more', async () => {
    await owner.done('deleteAccount', { id: idOf('user') });
    expect(await enter('anna')).toMatchObject({ code: 'third_party_unbound' });
  });
});
