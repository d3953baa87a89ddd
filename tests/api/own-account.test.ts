import { beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/seeds/demo.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { lastLogOf } from './log-rows.ts';
import { signInAs, type Tokens, trySignIn } from './sign-in-as.ts';
import type { Answered } from './visitor.ts';

const newPassword = 'Blue-lamp-42';

describeOnEachDatabase('the own account', (open) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });

  const change = ({ accessToken: token }: Tokens, old_password: string, new_password: string): Promise<Answered> =>
    api.visitor().call('changePassword', { old_password, new_password }, { token });
  const show = (token: string): Promise<Answered> => api.visitor().call('showCurrentUser', {}, { token });

  test('AUTH-45 a wrong old password is refused, the new one then signs in and the old one no more', async () => {
    const tokens = await signInAs(api.visitor(), 'user');
    expect(await change(tokens, 'not the password', newPassword)).toMatchObject({
      status: 422,
      code: 'old_password_wrong',
      data: { pointer: '/old_password' },
    });
    expect(await change(tokens, demoPassword, newPassword)).toMatchObject({ status: 200, data: null });
    expect(await trySignIn(api.visitor(), { username: 'user' })).toMatchObject({ code: 'invalid_credentials' });
    expect(await trySignIn(api.visitor(), { username: 'user', password: newPassword })).toMatchObject({ status: 200 });
  });

  test('P11 after a password change every other session of the account is refused, and its own continues', async () => {
    const [own, other] = [await signInAs(api.visitor(), 'hr'), await signInAs(api.visitor(), 'hr')];
    expect(await change(own, demoPassword, newPassword)).toMatchObject({ status: 200 });
    expect(await show(own.accessToken)).toMatchObject({ status: 200 });
    expect(await show(other.accessToken)).toMatchObject({ status: 401, code: 'access_token_is_invalid' });
    const renewed = await api.visitor().call('refreshToken', { refresh_token: own.refreshToken });
    expect(renewed).toMatchObject({ status: 200 });
    const refused = await api.visitor().call('refreshToken', { refresh_token: other.refreshToken });
    expect(refused).toMatchObject({ status: 401, code: 'refresh_token_is_invalid' });
  });

  test('a system role changes its password too', async () => {
    const tokens = await signInAs(api.visitor(), 'sysadmin');
    expect(await change(tokens, demoPassword, newPassword)).toMatchObject({ status: 200 });
    expect(await show(tokens.accessToken)).toMatchObject({ status: 200 });
  });

  test("VAL-06 a new password has to follow the platform's pattern, and is neither common nor the old one", async () => {
    const tokens = await signInAs(api.visitor(), 'owner');
    for (const password of ['short1', 'no-digits-here', 'Password123', demoPassword]) {
      expect(await change(tokens, demoPassword, password), password).toMatchObject({
        status: 422,
        code: 'password_refused',
        data: { pointer: '/new_password' },
      });
    }
    expect(await change(tokens, demoPassword, 'five5')).toMatchObject({ status: 422, code: 'invalid_request' });
  });

  test('AUTH-47 the old password cannot be guessed here, and guessing locks nobody out of signing in', async () => {
    const tokens = await signInAs(api.visitor(), 'builder');
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 6; round += 1) codes.push((await change(tokens, `guess ${round}`, newPassword)).code);
    expect(codes).toEqual([...Array(5).fill('old_password_wrong'), 'too_many_attempts']);
    expect(await trySignIn(api.visitor(), { username: 'builder' })).toMatchObject({ status: 200 });
  });

  test('P42 P41 both outcomes of a password change are in the log of the workspace, without a password', async () => {
    const tokens = await signInAs(api.visitor(), 'appuser');
    await change(tokens, 'not the password', newPassword);
    expect(await lastLogOf(api, tokens.ws_id, 'changePassword')).toMatchObject({
      result: 'failed',
      user_name: 'appuser',
    });
    await change(tokens, demoPassword, newPassword);
    const entry = await lastLogOf(api, tokens.ws_id, 'changePassword');
    expect(entry).toMatchObject({ result: 'succeeded', user_name: 'appuser' });
    expect(JSON.stringify(entry)).not.toMatch(/Blue-lamp|not the password|argon2/);
  });

  test('SESS-28 own data are changed; what is not sent stays', async () => {
    const { accessToken: token, ws_id } = await signInAs(api.visitor(), 'appadmin');
    const sent = { real_name: 'Wang Fang', introduction: 'Works on Tuesdays.' };
    const answer = await api.visitor().call('updateCurrentUser', sent, { token });
    expect(answer).toMatchObject({ status: 200, data: { ...sent, email: 'appadmin@example.com' } });
    expect((await show(token)).data).toEqual(answer.data);
    expect(await lastLogOf(api, ws_id, 'updateCurrentUser')).toMatchObject({
      before: { real_name: '王芳', introduction: '' },
      after: sent,
    });
  });

  test('WB-19 everybody chooses light or dark pages for themselves, in every workspace, and is known to nobody else by it', async () => {
    const { accessToken: token, ws_id } = await signInAs(api.visitor('globex.localhost:4300'), 'both');
    // Safe, here and below: answers are validated against the contract.
    const before = (await show(token)).data as { id: string; version: number; color_scheme: string };
    expect(before.color_scheme).toBe('auto');
    const answer = await api.visitor().call('updateCurrentUser', { color_scheme: 'dark' }, { token });
    expect(answer).toMatchObject({ status: 200, data: { color_scheme: 'dark', version: before.version } });
    expect(await lastLogOf(api, ws_id, 'updateCurrentUser')).toMatchObject({
      before: { color_scheme: 'auto' },
      after: { color_scheme: 'dark' },
    });
    const acme = await signInAs(api.visitor('acme.localhost:4300'), 'both');
    expect(await show(acme.accessToken)).toMatchObject({ data: { color_scheme: 'dark' } });
    const info = await api.visitor().call('getUserInfo', {}, { token: acme.accessToken });
    expect(info.data).toMatchObject({ user: { color_scheme: 'dark' } });
    const { accessToken: owner } = await signInAs(api.visitor(), 'owner');
    const { data } = await api.visitor().call('getAccount', { id: before.id }, { token: owner });
    expect(data).toMatchObject({ id: before.id });
    expect(data).not.toHaveProperty('color_scheme');
    for (const sent of ['black', '', null])
      expect(await api.visitor().call('updateCurrentUser', { color_scheme: sent }, { token })).toMatchObject({
        status: 422,
      });
  });

  test("a real name is changed in one workspace only, unless it is the account's home", async () => {
    const rename = async (workspace: string, real_name: string): Promise<Answered> => {
      const { accessToken: token } = await signInAs(api.visitor(`${workspace}.localhost:4300`), 'both');
      return api.visitor().call('updateCurrentUser', { real_name }, { token });
    };
    await rename('globex', 'Bo of Globex');
    expect(await rename('acme', 'Bo of Acme')).toMatchObject({ data: { real_name: 'Bo of Acme' } });
    const { accessToken: token } = await signInAs(api.visitor('globex.localhost:4300'), 'both');
    expect(await show(token)).toMatchObject({ data: { real_name: 'Bo of Globex', is_home: false } });
  });

  test('P4 nobody changes roles, status, name or telephone of their own here', async () => {
    const { accessToken: token } = await signInAs(api.visitor(), 'appowner');
    for (const sent of [
      { roles: ['WORKSPACE_ADMIN'] },
      { status: 20 },
      { username: 'x' },
      { telephone: '13800000099' },
    ]) {
      expect(await api.visitor().call('updateCurrentUser', sent, { token })).toMatchObject({ status: 422 });
    }
  });
});
