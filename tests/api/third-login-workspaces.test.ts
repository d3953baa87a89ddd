import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { application, type OpenidProvider, startOpenidProvider } from '#tests/peers/openid-provider.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller, createCallers, idOf } from './caller.ts';
import type { Answered } from './visitor.ts';

type Workspace = 'acme' | 'globex';

describeOnEachDatabase('third parties of two workspaces that one person belongs to', (open) => {
  let api: Api;
  let openid: OpenidProvider;
  let owners: Record<Workspace, Caller>;
  let both: Record<Workspace, Caller>;
  beforeAll(async () => {
    openid = await startOpenidProvider(['http://acme.localhost:4300/authing', 'http://globex.localhost:4300/authing']);
    api = await startApi(await open(), { EGRESS_ALLOW: '127.0.0.1', SUBDOMAINS: 'on' });
    const [acme, globex] = await createCallers(api, 'owner', 'globex');
    owners = { acme, globex };
    both = { acme: await createCaller(api, 'both', 'acme'), globex: await createCaller(api, 'both', 'globex') };
    const { id: app_id, secret: app_secret } = application;
    for (const owner of [acme, globex]) {
      const value = { setting: 'wechat', enabled: true, app_id, app_secret, issuer: openid.issuer } as const;
      await owner.done('saveWorkspaceSetting', { key: 'wechat', value: { ...value, directory_sync: owner === acme } });
    }
    return async () => {
      await api.close();
      await openid.close();
    };
  });

  /** A browser at a workspace's address that has come back from the provider. */
  async function backAt(workspace: Workspace) {
    const visitor = api.visitor(`${workspace}.localhost:4300`);
    const { wsId } = owners[workspace];
    const { data } = await visitor.call('getThirdPartyLoginConfig', { thirdTypeTag: 'wx', wsId });
    // Safe: answers are validated against the contract.
    const returned = await openid.signIn((data as { qr_address: string }).qr_address);
    return { visitor, args: { thirdTypeTag: 'wx', wsId, ...returned } };
  }
  async function enter(workspace: Workspace): Promise<Answered> {
    const { visitor, args } = await backAt(workspace);
    return visitor.call('exchangeThirdPartyCode', args);
  }
  async function bindAt(workspace: Workspace, account: string): Promise<void> {
    openid.account = account;
    const { visitor, args } = await backAt(workspace);
    const { wsId: _, ...given } = args;
    const bound = await visitor.call('bindThirdPartyLogin', given, { token: both[workspace].token });
    expect(bound.status).toBe(200);
  }
  const boundAt = async (workspace: Workspace) =>
    (await both[workspace].done('listOwnThirdPartyLogins')).filter(({ bound }) => bound).map(({ name }) => name);

  beforeEach(async () => {
    for (const workspace of ['acme', 'globex'] as const) {
      await both[workspace].call('unbindThirdPartyLogin', { thirdTypeTag: 'wx' });
      await owners[workspace].done('enableThirdPartyLogin', { id: idOf('both') });
    }
  });

  test('AUTH-30 P1 a binding holds in the workspace that it was made in, and is shown there alone', async () => {
    await bindAt('acme', 'anna');
    expect(await enter('acme')).toMatchObject({ status: 200, data: { ws_id: owners.acme.wsId } });
    expect(await enter('globex')).toMatchObject({ status: 403, code: 'third_party_unbound' });
    expect([await boundAt('acme'), await boundAt('globex')]).toEqual([['Anna Li'], []]);
  });

  test('ORG-12 P1 binding and unbinding in one workspace leave the other’s as they are', async () => {
    await bindAt('acme', 'anna');
    await bindAt('globex', 'bo');
    expect([await boundAt('acme'), await boundAt('globex')]).toEqual([['Anna Li'], ['Bo Wang']]);
    await both.globex.done('unbindThirdPartyLogin', { thirdTypeTag: 'wx' });
    expect([await boundAt('acme'), await boundAt('globex')]).toEqual([['Anna Li'], []]);
  });

  test.each([
    ['acme', 'globex'],
    ['globex', 'acme'],
  ] as const)('ORG-12 P1 who is stopped in %s still enters %s by the same person there', async (shut, other) => {
    await bindAt('acme', 'anna');
    await bindAt('globex', 'anna');
    await owners[shut].done('disableThirdPartyLogin', { id: idOf('both') });
    expect(await enter(shut)).toMatchObject({ status: 403, code: 'third_party_login_disabled' });
    expect(await enter(other)).toMatchObject({ status: 200 });
  });

  test('P1 a name is taken over in the workspace that takes names, and in no other', async () => {
    const nameAt = async (workspace: Workspace) => (await both[workspace].done('showCurrentUser')).real_name;
    const before = await nameAt('globex');
    await bindAt('acme', 'bo');
    expect(await enter('acme')).toMatchObject({ status: 200 });
    expect([await nameAt('acme'), await nameAt('globex')]).toEqual(['Bo Wang', before]);
    expect(before).not.toBe('Bo Wang');
  });

  test('AUTH-50 P1 a sign-in that began in one workspace does not end in another', async () => {
    await bindAt('acme', 'anna');
    await bindAt('globex', 'anna');
    const { visitor, args } = await backAt('acme');
    const elsewhere = api.visitor('globex.localhost:4300');
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
    expect(await elsewhere.call('exchangeThirdPartyCode', { ...args, wsId: owners.globex.wsId })).toMatchObject({
      status: 422,
      code: 'third_party_code_invalid',
    });
  });
});
