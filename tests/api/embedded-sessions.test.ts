import { beforeAll, expect, test } from 'vitest';
import { type OperationId, operations } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { application, type OpenidProvider, startOpenidProvider } from '#tests/peers/openid-provider.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import type { Visitor } from './visitor.ts';

const leave = seedId('application acme Leave and absence');
const inLeave = { headers: { application_id: leave } };

/** How someone comes. */
interface Way {
  codeType: 'qr' | 'embedded';
  apphash?: string;
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

describeOnEachDatabase('sessions inside the program of a third party', (open) => {
  let api: Api;
  let openid: OpenidProvider;
  let owner: Caller;
  let apphash: string;
  beforeAll(async () => {
    openid = await startOpenidProvider(['http://localhost:4300/authing']);
    api = await startApi(await open(), { EGRESS_ALLOW: '127.0.0.1', SUBDOMAINS: 'on' });
    [owner] = await createCallers(api, 'owner');
    const { id: app_id, secret: app_secret } = application;
    const value = { setting: 'wechat', enabled: true, app_id, app_secret, issuer: openid.issuer } as const;
    await owner.done('saveWorkspaceSetting', { key: 'wechat', value });
    ({ apphash } = await owner.done('getAppInfo', { id: leave }));
    const visitor = api.visitor();
    const returned = await backFrom(visitor);
    await visitor.call('bindThirdPartyLogin', { thirdTypeTag: 'wx', ...returned }, { token: owner.token });
    return async () => {
      await api.close();
      await openid.close();
    };
  });

  /** Goes to the third party and comes back, with a code and its state. */
  async function backFrom(visitor: Visitor, how: Way = { codeType: 'embedded' }) {
    const { data } = await visitor.call('getThirdPartyLoginConfig', {
      thirdTypeTag: 'wx',
      wsId: owner.wsId,
      ...how,
    });
    // Safe: answers are validated against the contract.
    return openid.signIn((data as { qr_address: string }).qr_address);
  }
  async function enter(visitor: Visitor, how: Way): Promise<Tokens> {
    const returned = await backFrom(visitor, how);
    const args = { thirdTypeTag: 'wx', wsId: owner.wsId, ...returned, codeType: how.codeType };
    const { status, data } = await visitor.call('exchangeThirdPartyCode', args);
    expect(status).toBe(200);
    return data as Tokens;
  }
  const canEdit = async (token: string) => {
    const { data } = await api.visitor().call('getAppInfo', { id: leave }, { token });
    return (data as { can_edit: boolean }).can_edit;
  };

  test('ROLE-12 who comes by a link inside the program edits no application, and by every other way does', async () => {
    const embedded = await enter(api.visitor(), { codeType: 'embedded', apphash });
    expect(await canEdit(embedded.accessToken)).toBe(false);
    for (const how of [
      { codeType: 'qr', apphash },
      { codeType: 'embedded' },
      { codeType: 'embedded', apphash: '' },
    ] as const)
      expect(await canEdit((await enter(api.visitor(), how)).accessToken)).toBe(true);
    expect(await canEdit(owner.token)).toBe(true);
  });

  test('ROLE-12 every call that changes an application is refused to it, and reading is not', async () => {
    const { accessToken: token } = await enter(api.visitor(), { codeType: 'embedded', apphash });
    const sets: readonly string[] = ['editors', 'builders', 'pluginControl', 'pluginManagers'];
    const editing = Object.entries(operations).filter(([, { roles, safe }]) => sets.includes(roles) && !safe);
    expect(editing.length).toBeGreaterThan(50);
    for (const [id, { pathParams }] of editing) {
      const args = Object.fromEntries(pathParams.map((name) => [name, leave]));
      const answer = await api.visitor().call(id as OperationId, args, { token, ...inLeave });
      expect(answer, id).toMatchObject({ status: 403, code: 'not_allowed', data: { detail: { rule: 'embedded' } } });
    }
    for (const id of ['listCategories', 'getUserInfo'] as const)
      expect(await api.visitor().call(id, {}, { token, ...inLeave }), id).toMatchObject({ status: 200 });
  });

  test('ROLE-12 P4 it makes no key, which would act with all that its maker may do', async () => {
    const { accessToken: token } = await enter(api.visitor(), { codeType: 'embedded', apphash });
    const key = { name: 'Way out', scopes: ['application:write'] };
    expect(await api.visitor().call('createApiKey', key, { token })).toMatchObject({
      status: 403,
      data: { detail: { rule: 'embedded' } },
    });
  });

  test('ROLE-12 what was said when the sign-in began holds in a window that has forgotten it', async () => {
    const visitor = api.visitor();
    const returned = await backFrom(visitor, { codeType: 'embedded', apphash });
    const args = { thirdTypeTag: 'wx', wsId: owner.wsId, ...returned, codeType: 'qr' };
    const { data } = await visitor.call('exchangeThirdPartyCode', args);
    expect(await canEdit((data as Tokens).accessToken)).toBe(false);
  });

  test('ROLE-12 it stays so with the next tokens, and at the workspace’s own address', async () => {
    const visitor = api.visitor();
    const { refreshToken: refresh_token } = await enter(visitor, { codeType: 'embedded', apphash });
    const next = await visitor.call('refreshToken', { refresh_token, wsId: owner.wsId });
    const { accessToken: token } = next.data as Tokens;
    expect(await canEdit(token)).toBe(false);

    const handover = await visitor.call('createHandover', {}, { token });
    const { ticket, user_id } = handover.data as { ticket: string; user_id: string };
    const there = api.visitor('acme.localhost:4300');
    for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
    const gone = await there.call('createTokenByUserId', { ticket, user_id });
    expect(gone.status).toBe(200);
    expect(await canEdit((gone.data as Tokens).accessToken)).toBe(false);
  });

  test('ROLE-12 ROUTE-077 it is no editor’s session while an application is under maintenance', async () => {
    await owner.done('saveApplicationGlobalConfig', { application_id: leave, config: { maintain: 10 } });
    const { accessToken: token } = await enter(api.visitor(), { codeType: 'embedded', apphash });
    expect(await api.visitor().call('listCategories', {}, { token, ...inLeave })).toMatchObject({
      status: 403,
      code: 'application_maintenance_in_progress',
    });
    await owner.done('saveApplicationGlobalConfig', { application_id: leave, config: { maintain: 0 } });
  });
});
