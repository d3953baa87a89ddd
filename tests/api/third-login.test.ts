import { beforeAll, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { platformApplication, type Platforms, startPlatforms } from '#tests/peers/chinese-platforms.ts';
import { application, type OpenidProvider, startOpenidProvider } from '#tests/peers/openid-provider.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { logged } from './log-rows.ts';
import type { Answered, Visitor } from './visitor.ts';

const minute = 60_000;
type Tag = 'wx' | 'dd' | 'fs';
const settingOf = { wx: 'wechat', dd: 'nail', fs: 'book' } as const;

describeOnEachDatabase('signing in by third parties', (open) => {
  let api: Api;
  let openid: OpenidProvider;
  let platforms: Platforms;
  let owner: Caller;
  let user: Caller;
  let globex: Caller;
  let acme: string;
  beforeAll(async () => {
    [openid, platforms] = await Promise.all([
      startOpenidProvider(['http://localhost:4300/authing', 'http://acme.localhost:4300/authing']),
      startPlatforms(),
    ]);
    api = await startApi(await open(), { EGRESS_ALLOW: '127.0.0.1' });
    [owner, user, globex] = await createCallers(api, 'owner', 'user', 'globex');
    acme = owner.wsId;
    const { id: app_id, secret: app_secret } = application;
    await save('wx', { app_id, app_secret, issuer: openid.issuer });
    const own = { app_id: platformApplication.id, app_secret: platformApplication.secret };
    await save('fs', { ...own, authorize_origin: platforms.origin, api_origin: platforms.origin });
    return async () => {
      await api.close();
      await Promise.all([openid.close(), platforms.close()]);
    };
  });

  const save = (tag: Tag, value: Record<string, unknown>, enabled = true) => {
    const key = settingOf[tag];
    // Safe: the contract checks it.
    return owner.done('saveWorkspaceSetting', { key, value: { setting: key, enabled, ...value } as never });
  };
  const configOf = async (visitor: Visitor, tag: Tag): Promise<{ qr_address: string; state: string }> => {
    const { status, data } = await visitor.call('getThirdPartyLoginConfig', { thirdTypeTag: tag, wsId: acme });
    expect(status).toBe(200);
    // Safe: answers are validated against the contract.
    return data as { qr_address: string; state: string };
  };
  /** Goes to the provider as the browser would, as far as the way back. */
  const signInThere = async (visitor: Visitor, account = 'anna') => {
    openid.account = account;
    return openid.signIn((await configOf(visitor, 'wx')).qr_address);
  };
  const exchange = (visitor: Visitor, args: Record<string, unknown>): Promise<Answered> =>
    visitor.call('exchangeThirdPartyCode', { thirdTypeTag: 'wx', wsId: acme, codeType: 'qr', ...args });
  const bindAnna = async () => {
    const visitor = api.visitor();
    const { code, state } = await signInThere(visitor);
    return visitor.call('bindThirdPartyLogin', { thirdTypeTag: 'wx', code, state }, { token: user.token });
  };

  describe('what is offered', () => {
    test('AUTH-28 AUTH-34 lists what a workspace has turned on, and nothing of others', async () => {
      const list = (wsId: string, host?: string) => api.visitor(host).call('listThirdPartyLogins', { wsId });
      const offered = [
        { thirdTypeTag: 'wx', kind: 'qr' },
        { thirdTypeTag: 'fs', kind: 'qr' },
      ];
      expect((await list(acme)).data).toEqual(offered);
      expect((await list(acme, 'acme.localhost:4300')).data).toEqual(offered);
      for (const unknown of [globex.wsId, 'unknown', '__proto__']) expect((await list(unknown)).data).toEqual([]);
      expect((await list(acme, 'globex.localhost:4300')).data).toEqual([]);
    });

    test('AUTH-29 an unknown pair is refused like one that is off, and an unknown tag is no tag', async () => {
      const ask = (wsId: string, thirdTypeTag: string) =>
        api.visitor().call('getThirdPartyLoginConfig', { wsId, thirdTypeTag });
      const refused = { status: 404, code: 'third_party_not_configured' };
      const { id: app_id, secret: app_secret } = application;
      await save('dd', { app_id, app_secret, issuer: openid.issuer }, false);
      const off = await ask(acme, 'dd');
      expect(off).toMatchObject(refused);
      // One that began before it was turned off ends nowhere.
      const visitor = api.visitor();
      const back = await signInThere(visitor);
      await save('wx', { app_id, app_secret, issuer: openid.issuer }, false);
      expect(await exchange(visitor, back)).toMatchObject(refused);
      await save('wx', { app_id, app_secret, issuer: openid.issuer });
      for (const answer of [await ask(globex.wsId, 'wx'), await ask('unknown', 'wx'), await ask(acme, 'ld')]) {
        expect(answer).toMatchObject(refused);
        expect(answer.data).toEqual(off.data);
      }
    });

    test('AUTH-09 the tags are wx, dd, fs and ld, and no other', async () => {
      for (const thirdTypeTag of ['qq', '', 'WX', '__proto__', 'constructor']) {
        const answer = await api.visitor().call('getThirdPartyLoginConfig', { wsId: acme, thirdTypeTag });
        expect(answer, thirdTypeTag).toMatchObject({ status: 422, code: 'invalid_request' });
      }
    });

    test('AUTH-29 P41 the configuration has an address with a state of this browser, and no secret', async () => {
      const visitor = api.visitor('acme.localhost:4300');
      const config = await visitor.call('getThirdPartyLoginConfig', { thirdTypeTag: 'wx', wsId: acme });
      expect(JSON.stringify(config.data)).not.toContain(application.secret);
      const { state, qr_address, ...rest } = config.data as { state: string; qr_address: string };
      expect(rest).toEqual({
        thirdTypeTag: 'wx',
        enabled: true,
        app_id: application.id,
        redirect_uri: 'http://acme.localhost:4300/authing',
      });
      expect(state).toMatch(new RegExp(`^wx\\.${acme}\\.[\\w-]{24}$`));
      const query = new URL(qr_address).searchParams;
      expect(query.get('state')).toBe(state);
      expect(query.get('code_challenge_method')).toBe('S256');
    });
  });

  test('AUTH-29 P27 strangers who begin many sign-ins make the server read the description of a provider once', async () => {
    const other = await startOpenidProvider(['http://localhost:4300/authing']);
    await save('wx', { app_id: application.id, app_secret: application.secret, issuer: other.issuer });
    await Promise.all(Array.from({ length: 10 }, () => configOf(api.visitor(), 'wx')));
    await configOf(api.visitor(), 'wx');
    expect(other.discoveries()).toBe(1);
    // Who sets it up sees what it is now.
    expect(await owner.done('testIntegration', { key: 'wechat' })).toMatchObject({ found: 'accepted' });
    expect(other.discoveries()).toBe(2);
    await save('wx', { app_id: application.id, app_secret: application.secret, issuer: openid.issuer });
    await other.close();
  });

  test('AUTH-30 ORG-12 who is bound to an account signs in with a code, once', async () => {
    const before = api.visitor();
    const unbound = await signInThere(before);
    expect(await exchange(before, unbound)).toMatchObject({ status: 403, code: 'third_party_unbound' });
    expect(await bindAnna()).toMatchObject({ status: 200 });

    const visitor = api.visitor();
    const { code, state } = await signInThere(visitor);
    const answer = await exchange(visitor, { code, state });
    expect(answer.data).toMatchObject({ outcome: 'token', ws_id: acme, roles: ['WORKSPACE_USER'] });
    const { accessToken } = answer.data as { accessToken: string };
    const shown = await visitor.call('showCurrentUser', {}, { token: accessToken });
    expect(shown.data).toMatchObject({ id: idOf('user'), third_party_logins: ['wx'] });
    const asked = openid.exchanges();
    expect(await exchange(visitor, { code, state })).toMatchObject({ status: 422, code: 'third_party_code_invalid' });
    expect(openid.exchanges(), 'a state counts once: nobody is asked about it again').toBe(asked);
    const again = await signInThere(visitor);
    await exchange(visitor, again);
    expect(openid.exchanges()).toBe(asked + 1);
    // A code that was used, with a state that was not.
    const { state: fresh } = await configOf(visitor, 'wx');
    const reused = await exchange(visitor, { code: again.code, state: fresh });
    expect(reused).toMatchObject({ status: 422, code: 'third_party_code_invalid' });
  });

  test('AUTH-30 a state is of one browser, one workspace, one tag, and ten minutes', async () => {
    const victim = api.visitor();
    await configOf(victim, 'wx');
    const attacker = api.visitor();
    const later = await signInThere(attacker);
    const stolen = await signInThere(attacker);
    const asked = openid.exchanges();
    const invalid = { status: 422, code: 'third_party_code_invalid' };
    expect(await exchange(victim, stolen)).toMatchObject(invalid);
    expect(await exchange(api.visitor(), stolen)).toMatchObject(invalid);
    expect(await exchange(attacker, { ...stolen, thirdTypeTag: 'fs' })).toMatchObject(invalid);
    expect(await exchange(attacker, { ...stolen, wsId: globex.wsId })).toMatchObject({ status: 404 });
    expect(await exchange(attacker, { ...stolen, state: `${stolen.state}x` })).toMatchObject(invalid);
    expect(await exchange(attacker, { code: stolen.code })).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(openid.exchanges()).toBe(asked);
    await exchange(attacker, stolen);
    expect(openid.exchanges(), 'none of these has used it up').toBe(asked + 1);
    api.advance(10 * minute + 1);
    expect(await exchange(attacker, later)).toMatchObject(invalid);
    expect(openid.exchanges()).toBe(asked + 1);
  });

  test('AUTH-30 P41 a code goes nowhere but to the provider and the client that its sign-in began with', async () => {
    const { id: app_id, secret: app_secret } = application;
    const own = { app_id, app_secret, issuer: openid.issuer };
    const other = await startOpenidProvider(['http://localhost:4300/authing']);
    for (const changed of [{ issuer: other.issuer }, { app_id: 'other' }, { authorize_origin: other.issuer }]) {
      const visitor = api.visitor();
      const back = await signInThere(visitor);
      await save('wx', { ...own, ...changed });
      const asked = openid.exchanges() + other.exchanges();
      expect(await exchange(visitor, back)).toMatchObject({ status: 422, code: 'third_party_code_invalid' });
      expect(openid.exchanges() + other.exchanges()).toBe(asked);
      await save('wx', { ...own, authorize_origin: '' });
      expect(await exchange(visitor, back)).toMatchObject({ status: 422, code: 'third_party_code_invalid' });
    }
    await other.close();
  });

  test('P42 sign-ins and failures are in the log of the workspace', async () => {
    await bindAnna();
    const visitor = api.visitor();
    await exchange(visitor, await signInThere(visitor));
    await exchange(visitor, { code: 'wrong', state: (await configOf(visitor, 'wx')).state });
    const [refused, entered] = await logged(api, 'exchangeThirdPartyCode', acme);
    expect(refused).toMatchObject({ result: 'failed', user_id: null, detail: { code: 'third_party_code_invalid' } });
    expect(entered).toMatchObject({ result: 'succeeded', user_id: idOf('user'), detail: { thirdTypeTag: 'wx' } });
    const [bound] = await logged(api, 'bindThirdPartyLogin', acme);
    expect(bound).toMatchObject({ user_id: idOf('user'), after: { thirdTypeTag: 'wx', name: 'Anna Li' } });
  });

  test('P42 what strangers make up does not fill the log of a workspace', async () => {
    const rows = async () => (await logged(api, 'exchangeThirdPartyCode', acme)).length;
    const before = await rows();
    const [visitor, other] = [api.visitor(), api.visitor()];
    const invented = [`wx.${acme}.none`, `wx.${globex.wsId}.none`, 'none', (await configOf(other, 'wx')).state];
    await configOf(visitor, 'wx');
    for (const state of invented) {
      expect(await exchange(visitor, { code: 'made up', state })).toMatchObject({ code: 'third_party_code_invalid' });
    }
    expect(await rows()).toBe(before);
    const ip = '198.51.100.77';
    for (let time = 0; time < 25; time += 1) {
      const { state } = await configOf(visitor, 'fs');
      const args = { thirdTypeTag: 'fs', wsId: acme, codeType: 'qr', code: 'made up', state };
      const refused = await visitor.call('exchangeThirdPartyCode', args, { ip });
      expect(refused).toMatchObject({ status: 422, code: 'third_party_code_invalid' });
    }
    const written = (await rows()) - before;
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThanOrEqual(20);
  });

  test('ORG-12 an administrator stops it for a person, and lets it continue', async () => {
    const enter = async () => {
      const visitor = api.visitor();
      return exchange(visitor, await signInThere(visitor));
    };
    await owner.done('disableThirdPartyLogin', { id: idOf('user') });
    expect(await enter()).toMatchObject({ status: 403, code: 'third_party_login_disabled' });
    await owner.done('enableThirdPartyLogin', { id: idOf('user') });
    expect(await enter()).toMatchObject({ status: 200 });
  });

  test('ORG-12 a person binds and unbinds; nobody binds what is bound to someone else', async () => {
    const own = () => user.done('listOwnThirdPartyLogins');
    expect(await own()).toEqual([
      { thirdTypeTag: 'wx', kind: 'qr', bound: true, name: 'Anna Li', bound_at: expect.any(String) },
      { thirdTypeTag: 'fs', kind: 'qr', bound: false, name: '' },
    ]);
    expect(await owner.done('getAccount', { id: idOf('user') })).toMatchObject({ third_party_logins: ['wx'] });
    const visitor = api.visitor();
    const { code, state } = await signInThere(visitor);
    const taken = await visitor.call(
      'bindThirdPartyLogin',
      { thirdTypeTag: 'wx', code, state },
      { token: owner.token },
    );
    expect(taken).toMatchObject({ status: 409, code: 'third_party_bound_elsewhere' });
    await user.done('unbindThirdPartyLogin', { thirdTypeTag: 'wx' });
    await user.done('unbindThirdPartyLogin', { thirdTypeTag: 'wx' });
    expect((await own()).some(({ bound }) => bound)).toBe(false);
    const gone = api.visitor();
    expect(await exchange(gone, await signInThere(gone))).toMatchObject({ code: 'third_party_unbound' });
    expect(await bindAnna()).toMatchObject({ status: 200 });
  });

  test('P4 a binding does not hold at another provider, so that who sets it up cannot be anybody', async () => {
    await bindAnna();
    const other = await startOpenidProvider(['http://localhost:4300/authing']);
    const { id: app_id, secret: app_secret } = application;
    await save('wx', { app_id, app_secret, issuer: other.issuer });
    const visitor = api.visitor();
    const back = await other.signIn((await configOf(visitor, 'wx')).qr_address);
    expect(await exchange(visitor, back)).toMatchObject({ status: 403, code: 'third_party_unbound' });
    await save('wx', { app_id, app_secret, issuer: openid.issuer });
    const again = api.visitor();
    expect(await exchange(again, await signInThere(again))).toMatchObject({ status: 200 });
    await other.close();
  });

  test('AUTH-30 people of another workspace, and those who left, are not let in', async () => {
    const visitor = api.visitor('globex.localhost:4300');
    const config = await visitor.call('getThirdPartyLoginConfig', { thirdTypeTag: 'wx', wsId: acme });
    expect(config).toMatchObject({ status: 404, code: 'third_party_not_configured' });
    const args = { thirdTypeTag: 'wx', wsId: acme, code: 'x', state: `wx.${acme}.x` };
    expect(await visitor.call('exchangeThirdPartyCode', args)).toMatchObject({ status: 404 });
  });

  test('AUTH-30 a provider that is away, or says no to us, is told from a wrong code', async () => {
    await save('wx', { app_id: application.id, app_secret: 'wrong', issuer: openid.issuer });
    const visitor = api.visitor();
    const back = await signInThere(visitor);
    expect(await exchange(visitor, back)).toMatchObject({ status: 503, code: 'third_party_unreachable' });
    await save('wx', { app_id: application.id, app_secret: application.secret, issuer: 'http://127.0.0.1:1' });
    const away = await api.visitor().call('getThirdPartyLoginConfig', { thirdTypeTag: 'wx', wsId: acme });
    expect(away).toMatchObject({ status: 503, code: 'third_party_unreachable' });
    await save('wx', { app_id: application.id, app_secret: application.secret, issuer: openid.issuer });
  });

  test.each(['wx', 'dd', 'fs'] as const)('AUTH-09 AUTH-30 %s is asked as the platform describes it', async (tag) => {
    const at = { app_id: platformApplication.id, authorize_origin: platforms.origin, api_origin: platforms.origin };
    await save(tag, { ...at, app_secret: platformApplication.secret });
    const there = { id: `bo-${tag}`, name: 'Bo\u202e\n Wang' };
    const begin = async (visitor: Visitor) => {
      const { qr_address, state } = await configOf(visitor, tag);
      const { searchParams, origin } = new URL(qr_address);
      expect(origin).toBe(platforms.origin);
      expect(searchParams.get('state')).toBe(state);
      expect(searchParams.get(tag === 'wx' ? 'appid' : 'client_id')).toBe(platformApplication.id);
      const code = platforms.giveCode(there, searchParams.get('code_challenge') ?? undefined);
      return { thirdTypeTag: tag, code, state };
    };
    const visitor = api.visitor();
    const bound = await visitor.call('bindThirdPartyLogin', await begin(visitor), { token: owner.token });
    expect(bound).toMatchObject({ status: 200 });
    const own = await owner.done('listOwnThirdPartyLogins');
    expect(own).toContainEqual(expect.objectContaining({ thirdTypeTag: tag, name: 'Bo Wang' }));
    const answer = await exchange(visitor, await begin(visitor));
    expect(answer.data).toMatchObject({ outcome: 'token', ws_id: acme, roles: ['WORKSPACE_SUPER_ADMIN'] });
    const wrong = { ...(await begin(visitor)), code: 'none' };
    expect(await exchange(visitor, wrong)).toMatchObject({ status: 422, code: 'third_party_code_invalid' });

    const key = settingOf[tag];
    expect(await owner.done('testIntegration', { key })).toMatchObject({ ok: true, found: 'accepted' });
    await save(tag, { ...at, app_secret: 'wrong' });
    expect(await owner.done('testIntegration', { key })).toMatchObject({ ok: false, found: 'refused' });
    await save(tag, { ...at, app_id: 'other', app_secret: platformApplication.secret });
    expect(await owner.done('testIntegration', { key })).toMatchObject({ ok: false, found: 'refused' });
    const { secret: app_secret } = platformApplication;
    await save(tag, { ...at, app_secret, api_origin: 'http://127.0.0.1:1' });
    expect(await owner.done('testIntegration', { key })).toMatchObject({ ok: false, found: 'unreachable' });
    await save(tag, { ...at, app_secret, api_origin: 'https://10.0.0.1' });
    expect(await owner.done('testIntegration', { key })).toMatchObject({ ok: false, found: 'target_refused' });
    await save(tag, { app_id: '' }, false);
  });

  test('WB-06 a callback address has to be of this server, and a provider has an address', async () => {
    const value = { setting: 'nail', enabled: true, app_id: 'a', app_secret: 'b' } as const;
    for (const callback_url of ['https://evil.example/authing', 'https://localhost/elsewhere']) {
      const answer = await owner.call('saveWorkspaceSetting', { key: 'nail', value: { ...value, callback_url } });
      expect(answer, callback_url).toMatchObject({ status: 422 });
    }
    for (const issuer of [
      'https://[',
      'https://id.example:99999',
      'http://evil.example',
      'https://me:pass@id.example',
    ]) {
      const answer = await owner.call('saveWorkspaceSetting', {
        key: 'nail',
        value: { ...value, enabled: false, issuer },
      });
      expect(answer, issuer).toMatchObject({ status: 422 });
    }
  });
});
