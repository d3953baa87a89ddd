import { beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/seeds/demo.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, code, startApi } from './api.ts';
import { trySignIn } from './sign-in-as.ts';

const minute = 60_000;

describeOnEachDatabase('signing in', (open) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });

  const wsIdOf = async (subdomain: string): Promise<string> => {
    const row = await api.database.platform((query) =>
      query.selectFrom('workspaces').select('id').where('subdomain', '=', subdomain).executeTakeFirstOrThrow(),
    );
    return row.id;
  };

  test('AUTH-12 takes a form with basic client authentication', async () => {
    expect(await trySignIn(api.visitor(), { username: 'owner' })).toMatchObject({ status: 200 });
  });

  test('AUTH-12 refuses a JSON body', async () => {
    const form = { username: 'owner', password: demoPassword, verifyCode: code };
    const answer = await api.visitor().call('createToken', form, { type: 'application/json' });
    expect(answer).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });

  test('AUTH-12 refuses a missing or unknown client', async () => {
    for (const authorization of ['', 'Basic eDp5', 'Bearer web:web']) {
      const answer = await api.visitor().call('createToken', { username: 'owner' }, { headers: { authorization } });
      expect(answer).toMatchObject({ status: 401, code: 'invalid_client' });
    }
  });

  test('AUTH-14 SESS-01 right credentials answer tokens, their ends, and the platform', async () => {
    const { data } = await trySignIn(api.visitor(), { username: 'owner' });
    const wsId = await wsIdOf('acme');
    expect(data).toMatchObject({ outcome: 'token', platform_name: 'Pagewright', platform_logo: '', ws_id: wsId });
    expect(data).toMatchObject({ roles: ['WORKSPACE_SUPER_ADMIN'], accessToken: expect.stringMatching(/^pwa_/) });
    const ends = data as { accessTokenExpiresAt: string; refreshTokenExpiresAt: string };
    const minutes = (end: string): number => Math.round((Date.parse(end) - api.now().getTime()) / minute);
    expect([minutes(ends.accessTokenExpiresAt), minutes(ends.refreshTokenExpiresAt)]).toEqual([15, 7 * 24 * 60]);
  });

  test('AUTH-14 a system role is signed in without a workspace', async () => {
    const { data } = await trySignIn(api.visitor(), { username: 'root' });
    expect(data).toMatchObject({ outcome: 'token', roles: ['SYSTEM_SUPER_ADMIN'] });
    expect(data).not.toHaveProperty('ws_id');
  });

  test('AUTH-11 the name is trimmed, and case and width of its letters do not count', async () => {
    for (const username of ['  owner  ', 'OWNER', 'ｏｗｎｅｒ']) {
      expect(await trySignIn(api.visitor(), { username }), username).toMatchObject({ status: 200 });
    }
  });

  test('hostile names are wrong names, and hostile fields are refused, without a trace', async () => {
    const asked: [Record<string, unknown>, number, string][] = [
      [{ username: 'оwner' }, 401, 'invalid_credentials'],
      [{ username: "' OR '1'='1' --" }, 401, 'invalid_credentials'],
      [{ username: 'owner\u0000' }, 422, 'invalid_request'],
      [{ username: 'owner', password: '{"$ne":""}' }, 401, 'invalid_credentials'],
      [{ username: 'owner', password: 'x'.repeat(5_000) }, 422, 'invalid_request'],
      [{ username: 'owner', loginType: '__proto__' }, 422, 'invalid_request'],
      [{ username: 'owner', grant_type: 'client_credentials' }, 422, 'invalid_request'],
      [{ username: 'owner', roles: 'SYSTEM_ADMIN' }, 422, 'invalid_request'],
      [{ username: 'owner', ws_id: 'x' }, 422, 'invalid_request'],
    ];
    for (const [form, status, denial] of asked) {
      const answer = await trySignIn(api.visitor(), form);
      expect(answer, JSON.stringify(form).slice(0, 80)).toMatchObject({ status, code: denial });
    }
  });

  test('a field that is sent twice is refused', async () => {
    const visitor = api.visitor();
    await visitor.call('getCaptcha');
    const answer = await visitor.request({
      method: 'POST',
      url: '/api/oauth/token',
      headers: { authorization: `Basic ${btoa('web:web')}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `username=owner&username=root&password=${demoPassword}&verifyCode=${code}`,
    });
    expect(answer).toMatchObject({ status: 422, code: 'invalid_request' });
  });

  test('P14 an unknown name, a wrong password and a stranger at a workspace get the same answer', async () => {
    const wrong = await trySignIn(api.visitor(), { username: 'hr', password: 'not the password' });
    const unknown = await trySignIn(api.visitor(), { username: 'nobody at all' });
    const stranger = await trySignIn(api.visitor('acme.localhost'), { username: 'globex' });
    const system = await trySignIn(api.visitor('acme.localhost'), { username: 'root' });
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' });
    for (const answer of [unknown, stranger, system]) {
      expect([answer.status, answer.message, answer.data]).toEqual([wrong.status, wrong.message, wrong.data]);
    }
  });

  test("at a workspace's address its members enter that workspace at once", async () => {
    const visitor = api.visitor('acme.localhost:4300');
    const answer = await trySignIn(visitor, { username: 'both' });
    expect(answer.data).toMatchObject({ outcome: 'token', ws_id: await wsIdOf('acme') });
  });

  test('a disabled account and one without a workspace are told so only with the right password', async () => {
    const change = (username: string, status: 'active' | 'disabled') =>
      api.database.identity((query) =>
        query.updateTable('accounts').set({ status }).where('username_key', '=', username).execute(),
      );
    await change('builder', 'disabled');
    expect(await trySignIn(api.visitor(), { username: 'builder' })).toMatchObject({
      status: 403,
      code: 'account_disabled',
    });
    const wrong = await trySignIn(api.visitor(), { username: 'builder', password: 'not the password' });
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' });
    await change('builder', 'active');
  });

  test('a stopped workspace is reported as its state, to everybody in it', async () => {
    const wsId = await wsIdOf('globex');
    const change = (status: number) =>
      api.database.platform((query) =>
        query.updateTable('workspaces').set({ status }).where('id', '=', wsId).execute(),
      );
    await change(40);
    const answer = await trySignIn(api.visitor(), { username: 'globex' });
    expect(answer).toMatchObject({ status: 403, code: 'workspace_out_of_use' });
    await change(20);
  });

  test('P42 sign-ins and failures are in the operation log, without a password or an unknown name', async () => {
    await trySignIn(api.visitor(), { username: 'appowner' });
    await trySignIn(api.visitor(), { username: 'appowner', password: 'Sesame-open-42' });
    await trySignIn(api.visitor(), { username: 'Sesame-open-42' });
    const acme = await wsIdOf('acme');
    const entries = await api.database.tenant(acme, (query) =>
      query.selectFrom('operation_log').selectAll().where('user_name', '=', 'appowner').orderBy('id').execute(),
    );
    expect(entries.map(({ action, result }) => [action, result])).toEqual([
      ['createToken', 'succeeded'],
      ['createToken', 'failed'],
    ]);
    const platform = await api.database.platform((query) => query.selectFrom('operation_log').selectAll().execute());
    expect(JSON.stringify([entries, platform])).not.toContain('Sesame-open-42');
  });
});
