import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { lastLogOf } from './log-rows.ts';
import { signInAs, trySignIn } from './sign-in-as.ts';
import type { Answered } from './visitor.ts';

describeOnEachDatabase('security settings', (open) => {
  let api: Api;
  let token: string;
  beforeAll(async () => {
    api = await startApi(await open());
    token = (await signInAs(api.visitor(), 'root')).accessToken;
    return () => api.close();
  });

  const save = (args: Record<string, unknown>, version?: number): Promise<Answered> =>
    api.visitor().call('saveSafeSetting', args, {
      token,
      ...(version === undefined ? {} : { headers: { 'if-match': String(version) } }),
    });
  const securityOfEnvironment = async (): Promise<unknown> => {
    const { data } = await api.visitor().call('getEnvironment');
    // Safe: answers are validated against the contract.
    return (data as { globalConfig: { securityConfiguration: unknown } }).globalConfig.securityConfiguration;
  };

  test('PH-12 PH-13 what is saved is read back, holds in the environment, and what is not sent stays', async () => {
    const before = await api.visitor().call('getSafeSetting', {}, { token });
    expect(before).toMatchObject({ status: 200, data: { lock_after_wrong_passwords: 5, auto_logout_idle_time: 0 } });
    expect(await save({ auto_logout_idle_time: 30 })).toMatchObject({
      status: 200,
      data: { auto_logout_idle_time: 30, lock_after_wrong_passwords: 5 },
    });
    const pattern = '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{10,64}$';
    expect(await save({ password_pattern: pattern })).toMatchObject({
      data: { auto_logout_idle_time: 30, password_pattern: pattern },
    });
    expect(await securityOfEnvironment()).toMatchObject({ auto_logout_idle_time: 30, password_pattern: pattern });
  });

  test('P42 a change is in the log with what was there before', async () => {
    await save({ auto_logout_idle_time: 45 });
    await save({ auto_logout_idle_time: 46 });
    expect(await lastLogOf(api, undefined, 'saveSafeSetting')).toMatchObject({
      ws_id: null,
      user_name: 'root',
      module: 'platform',
      before: { auto_logout_idle_time: 45 },
      after: { auto_logout_idle_time: 46 },
    });
  });

  test('a stale version is refused with both values', async () => {
    const { data } = await save({ auto_logout_idle_time: 20 });
    const { version } = data as { version: number };
    expect(await save({ auto_logout_idle_time: 21 }, version)).toMatchObject({ status: 200 });
    expect(await save({ auto_logout_idle_time: 22 }, version)).toMatchObject({
      status: 409,
      code: 'version_conflict',
      data: { detail: { stored: { auto_logout_idle_time: 21 }, sent: { auto_logout_idle_time: 22 } } },
    });
  });

  test('P26 VAL-06 a password pattern that may run for ever, or is none, is refused', async () => {
    const patterns = ['^(a+)+$', '^.{8,}', '^(?=.*(a|a)*)(?=.*b).{8,}$', '^(?=.*[z-a]).{8,}$', '^.{20,10}$', '^.{3,}$'];
    for (const password_pattern of patterns) {
      expect(await save({ password_pattern }), password_pattern).toMatchObject({
        status: 422,
        code: 'invalid_request',
        data: { detail: { faults: [{ pointer: '/password_pattern' }] } },
      });
    }
  });

  test('AUTH-18 the second step is switched on and off, and the environment tells it', async () => {
    expect(await save({ sms_secondary_verification: true })).toMatchObject({ status: 200 });
    expect(await securityOfEnvironment()).toMatchObject({ sms_secondary_verification: true });
    expect(await save({ sms_secondary_verification: false })).toMatchObject({ status: 200 });
    expect(await securityOfEnvironment()).toMatchObject({ sms_secondary_verification: false });
  });

  test('AUTH-18 nobody is asked for a code that no gateway could send', async () => {
    const { messages } = api.services;
    api.services.messages = { ...messages, canSend: () => false };
    expect(await save({ sms_secondary_verification: true })).toMatchObject({
      status: 409,
      code: 'second_step_missing',
    });
    expect(await securityOfEnvironment()).toMatchObject({ sms_secondary_verification: false });
    api.services.messages = messages;
  });

  test("AUTH-47 PH-12 the number of wrong passwords before the first delay is the platform's choice", async () => {
    await save({ lock_after_wrong_passwords: 3 });
    const guess = () => trySignIn(api.visitor(), { username: 'sysadmin', password: 'not the password' });
    const codes = [await guess(), await guess(), await guess(), await guess()].map(({ code }) => code);
    expect(codes).toEqual([...Array(3).fill('invalid_credentials'), 'too_many_attempts']);
    await save({ lock_after_wrong_passwords: 5 });
  });

  test('ROLE-03 nobody of a workspace reads or saves them', async () => {
    const owner = (await signInAs(api.visitor(), 'owner')).accessToken;
    for (const id of ['getSafeSetting', 'saveSafeSetting'] as const) {
      const args = id === 'saveSafeSetting' ? { auto_logout_idle_time: 1 } : {};
      expect(await api.visitor().call(id, args, { token: owner })).toMatchObject({ status: 403, code: 'not_allowed' });
    }
  });
});
