import { beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '#server/seeds/demo.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller } from './caller.ts';
import { newName } from './people.ts';
import { receiveCode, solveCaptcha } from './sms.ts';
import type { Visitor } from './visitor.ts';

const password = 'Blue-lamp-42';

describeOnEachDatabase('how the platform sets up signing in and registering', (open) => {
  let api: Api;
  let root: Caller;
  let numbers = 0;
  beforeAll(async () => {
    api = await startApi(await open());
    root = await createCaller(api, 'root');
    return () => api.close();
  });
  beforeEach(async () => {
    await root.done('saveSafeSetting', { captcha_after_failure: true });
    await api.database.identity((query) => query.deleteFrom('rate_limits').execute());
  });

  const signIn = (visitor: Visitor, username: string, more: Record<string, unknown> = {}, ip = '127.0.0.1') =>
    visitor.call('createToken', { username, password: demoPassword, ...more }, { ip });
  const isAsked = { status: 422, code: 'captcha_required' };

  test('AUTH-02 CFG-03 as shipped the image code is always asked for', async () => {
    expect(await root.done('saveSafeSetting', { captcha_after_failure: false })).toMatchObject({
      captcha_after_failure: false,
    });
    expect(await signIn(api.visitor(), 'owner')).toMatchObject(isAsked);
    const { globalConfig } = (await root.done('getEnvironment')) ?? {};
    expect(globalConfig.securityConfiguration).not.toHaveProperty('captcha_after_failure');
  });

  test('AUTH-02 P14 with the setting it is asked for after a failure, alike for names that exist and others', async () => {
    expect((await root.done('getEnvironment')).globalConfig.securityConfiguration).toMatchObject({
      captcha_after_failure: true,
    });
    expect(await signIn(api.visitor(), 'owner')).toMatchObject({ status: 200, data: { outcome: 'token' } });
    const answers = [];
    for (const [index, name] of ['owner', 'nobody.at.all'].entries()) {
      const first = await signIn(api.visitor(), name, { password: 'Wrong-lamp-42' }, `203.0.113.${index + 1}`);
      expect(first).toMatchObject({ status: 401, code: 'invalid_credentials' });
      // From elsewhere, with the right password as well.
      answers.push(await signIn(api.visitor(), name, {}, `198.51.100.${index + 1}`));
    }
    for (const answer of answers) expect(answer).toMatchObject(isAsked);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
  });

  test('AUTH-02 AUTH-47 a failure with one name asks the whole network for the code, and no other', async () => {
    const network = '203.0.113.9';
    await signIn(api.visitor(), 'nobody.either', { password: 'Wrong-lamp-42' }, network);
    const visitor = api.visitor();
    expect(await signIn(visitor, 'hr', {}, network)).toMatchObject(isAsked);
    const verifyCode = await solveCaptcha(visitor);
    expect(await signIn(visitor, 'hr', { verifyCode }, network)).toMatchObject({ status: 200 });
    expect(await signIn(api.visitor(), 'hr', {}, '203.0.113.10')).toMatchObject({ status: 200 });
  });

  const register = async (visitor: Visitor) => {
    numbers += 1;
    const telephone = `136${String(numbers).padStart(8, '0')}`;
    const username = newName();
    const verifyCode = await receiveCode(visitor, telephone);
    const form = { username, password, confirm_password: password, telephone, verifyCode };
    return { username, answer: await visitor.call('registerCustomer', form) };
  };

  test('REG-09 as shipped who registers signs in by hand', async () => {
    await root.done('saveSafeSetting', { captcha_after_failure: false });
    const visitor = api.visitor();
    const { username, answer } = await register(visitor);
    expect(answer).toMatchObject({ status: 200, data: null });
    expect(await signIn(visitor, username, { password })).toMatchObject(isAsked);
  });

  test('REG-01 AUTH-50 with the setting the browser that registered signs in without a code, once, with the password', async () => {
    await root.done('saveSafeSetting', { captcha_after_failure: false });
    await root.done('savePlatformConfig', { sign_in_after_registering: true });
    const visitor = api.visitor();
    const { username, answer } = await register(visitor);
    expect(answer).toMatchObject({ status: 200, data: null });
    expect((await root.done('getEnvironment')).globalConfig).toMatchObject({ sign_in_after_registering: true });
    expect(await signIn(api.visitor(), username, { password })).toMatchObject(isAsked);
    expect(await signIn(visitor, 'owner')).toMatchObject(isAsked);
    const wrong = await signIn(visitor, username, { password: 'Wrong-lamp-42' });
    expect(wrong).toMatchObject({ code: 'invalid_credentials' });
    expect(await signIn(visitor, username, { password })).toMatchObject({
      status: 200,
      data: { outcome: 'token', roles: ['WORKSPACE_SUPER_ADMIN'] },
    });
    expect(await signIn(visitor, username, { password })).toMatchObject(isAsked);
    await root.done('savePlatformConfig', { sign_in_after_registering: false });
  });
});
