import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ulid } from '#server/kernel/db/index.ts';
import { demoPassword } from '#server/seeds/demo.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { lastLogOf } from './log-rows.ts';
import { trySignIn } from './sign-in-as.ts';
import { newestCode, otherCode, receiveCode } from './sms.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;

describeOnEachDatabase('the second step of a sign-in', (open) => {
  let api: Api;
  let root: Caller;
  let owner: Caller;

  beforeAll(async () => {
    api = await startApi(await open());
    [root, owner] = await createCallers(api, 'root', 'owner');
    return () => api.close();
  });
  // No number has used up its codes in the test before.
  const forget = () => api.database.identity((query) => query.deleteFrom('sms_codes').execute());
  beforeEach(async () => {
    await forget();
  });

  const platformAsks = (isOn: boolean) => root.done('saveSafeSetting', { sms_secondary_verification: isOn });

  /** Gives the password, and has a code sent. */
  async function begin(username: string, number: string, visitor = api.visitor()) {
    const first = await trySignIn(visitor, { username });
    const sent = await visitor.call('sendSmsCode');
    expect(sent, sent.message).toMatchObject({ status: 200, data: { code_length: 6, retry_after: 60 } });
    return { visitor, first, code: await newestCode(visitor, number) };
  }
  const finish = (visitor: Visitor, username: string, sms_code: string, more: Record<string, unknown> = {}) =>
    visitor.call('createToken', { username, password: demoPassword, sms_code, ...more });

  describe('asked for by the platform', () => {
    beforeAll(async () => {
      await platformAsks(true);
      return async () => {
        await platformAsks(false);
      };
    });

    test('AUTH-17 the answer names the step, the length, the prefix and the masked number, and no token', async () => {
      const { data, status } = await trySignIn(api.visitor(), { username: 'owner' });
      expect(status).toBe(200);
      expect(data).toEqual({
        outcome: 'secondaryVerification',
        next_step: 'secondaryVerification',
        code_length: 6,
        telephone: '138****0003',
        country_code: '+86',
        ways: ['sms'],
      });
    });

    test('AUTH-17 AUTH-50 the code that was sent to the account completes it, without another image code', async () => {
      const { visitor, code } = await begin('owner', '13800000003');
      const { data } = await finish(visitor, 'owner', code);
      expect(data).toMatchObject({ outcome: 'token', roles: ['WORKSPACE_SUPER_ADMIN'] });
      expect(await lastLogOf(api, owner.wsId, 'createToken')).toMatchObject({ detail: { outcome: 'session' } });
    });

    test('AUTH-17 a system role is asked as well', async () => {
      const { visitor, code } = await begin('sysadmin', '13800000002');
      expect(await finish(visitor, 'sysadmin', code)).toMatchObject({ data: { roles: ['SYSTEM_ADMIN'] } });
    });

    test('AUTH-15 AUTH-50 a workspace is chosen first, and the code then leads to the chosen one', async () => {
      const visitor = api.visitor();
      const { data } = await trySignIn(visitor, { username: 'both' });
      const [, globex] = (data as { workspaces: { ws_id: string }[] }).workspaces;
      const chosen = { username: 'both', password: demoPassword, wsId: globex?.ws_id };
      expect(await visitor.call('createToken', chosen)).toMatchObject({ data: { outcome: 'secondaryVerification' } });
      await visitor.call('sendSmsCode');
      const code = await newestCode(visitor, '13800000012');
      const foreign = await finish(visitor, 'both', code, { wsId: owner.wsId });
      expect(foreign).toMatchObject({ status: 422, code: 'workspace_not_offered' });
      expect(await finish(visitor, 'both', code, { wsId: globex?.ws_id })).toMatchObject({
        data: { outcome: 'token', ws_id: globex?.ws_id },
      });
    });

    test('AUTH-50 sms_code without the password step is refused, with an image code or without', async () => {
      const visitor = api.visitor();
      const refused = { status: 401, code: 'workspace_choice_expired' };
      expect(await finish(visitor, 'owner', '123456')).toMatchObject(refused);
      expect(await trySignIn(visitor, { username: 'owner', sms_code: '123456' })).toMatchObject(refused);
      expect(await visitor.call('sendSmsCode')).toMatchObject(refused);
    });

    test('AUTH-50 the step belongs to the browser, the name and five minutes', async () => {
      const { visitor, code } = await begin('owner', '13800000003');
      const refused = { status: 401, code: 'workspace_choice_expired' };
      expect(await finish(api.visitor(), 'owner', code)).toMatchObject(refused);
      const guesser = api.visitor();
      const [id] = (visitor.cookies.get('pagewright_challenge') ?? '').split('.');
      guesser.cookies.set('pagewright_challenge', `${id}.${'A'.repeat(32)}`);
      expect(await finish(guesser, 'owner', code), 'who knows the number of the step alone').toMatchObject(refused);
      expect(await finish(visitor, 'admin', code)).toMatchObject(refused);
      api.advance(5 * minute + 1_000);
      expect(await finish(visitor, 'owner', code)).toMatchObject(refused);
      expect(await visitor.call('sendSmsCode')).toMatchObject(refused);
    });

    test('AUTH-50 the code alone is not enough: the password is looked at again', async () => {
      const { visitor, code } = await begin('owner', '13800000003');
      const wrong = await finish(visitor, 'owner', code, { password: 'not the password' });
      expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' });
      expect(await finish(visitor, 'owner', code)).toMatchObject({ status: 200 });
    });

    test('P15 a wrong code is counted, the fifth one kills it, and a used one opens nothing', async () => {
      const { visitor, code } = await begin('owner', '13800000003');
      const wrong = { status: 422, code: 'sms_code_invalid' };
      for (let tries = 0; tries < 5; tries += 1) {
        expect(await finish(visitor, 'owner', otherCode(code))).toMatchObject(wrong);
      }
      expect(await finish(visitor, 'owner', code)).toMatchObject(wrong);
      api.advance(61_000);
      await visitor.call('sendSmsCode');
      const next = await newestCode(visitor, '13800000003');
      const cookie = visitor.cookies.get('pagewright_challenge') ?? '';
      expect(await finish(visitor, 'owner', next)).toMatchObject({ status: 200 });
      visitor.cookies.set('pagewright_challenge', cookie);
      expect(await finish(visitor, 'owner', next)).toMatchObject({ status: 401, code: 'workspace_choice_expired' });
    });

    test('P15 strangers who have codes sent to register use up nothing of what people sign in with', async () => {
      const row = (_: unknown, index: number) => ({
        id: ulid(),
        purpose: 'registration' as const,
        subject: ulid(),
        number_hash: `number ${index}`,
        network: `network ${index}`,
        ws_id: null,
        code_hash: 'x',
        created_at: api.now(),
        expires_at: api.now(),
      });
      const everybodys = Array.from({ length: 2_000 }, row);
      await api.database.identity((query) => query.insertInto('sms_codes').values(everybodys).execute());
      const { visitor, code } = await begin('owner', '13800000003');
      expect(await finish(visitor, 'owner', code)).toMatchObject({ status: 200 });
    });

    test('P15 of ten right ones at once one opens a session', async () => {
      const { visitor, code } = await begin('owner', '13800000003');
      const answers = await Promise.all(Array.from({ length: 10 }, () => finish(visitor, 'owner', code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    test('P15 a code for a registration opens no session, and one for a session registers nobody', async () => {
      const { visitor, code } = await begin('owner', '13800000003');
      const form = { username: 'second.step', password: 'Blue-lamp-42', confirm_password: 'Blue-lamp-42' };
      const registered = await visitor.call('registerCustomer', {
        ...form,
        telephone: '13800000003',
        verifyCode: code,
      });
      expect(registered).toMatchObject({ status: 422, code: 'sms_code_invalid' });
    });

    test('P14 a wrong password is answered as without the second step', async () => {
      const [known, unknown] = await Promise.all(
        ['owner', 'nobody.here'].map((username) =>
          trySignIn(api.visitor(), { username, password: 'not the password' }),
        ),
      );
      expect([known?.status, known?.data]).toEqual([unknown?.status, unknown?.data]);
    });

    test('AUTH-17 who has no telephone signs in with the password alone, and the log tells', async () => {
      const withTelephone = await root.done('showCurrentUser');
      expect(withTelephone).toMatchObject({ telephone: '13800000001' });
      await api.database.identity((query) =>
        query.updateTable('accounts').set({ telephone: null }).where('username_key', '=', 'hr').execute(),
      );
      expect(await trySignIn(api.visitor(), { username: 'hr' })).toMatchObject({ data: { outcome: 'token' } });
      expect(await lastLogOf(api, owner.wsId, 'createToken')).toMatchObject({
        detail: { outcome: 'session', no_telephone: true },
      });
    });
  });

  test('AUTH-18 the platform’s setting decides between a session and the second step', async () => {
    const outcome = async () => (await trySignIn(api.visitor(), { username: 'owner' })).data;
    expect(await outcome()).toMatchObject({ outcome: 'token' });
    await platformAsks(true);
    expect(await outcome()).toMatchObject({ outcome: 'secondaryVerification' });
    await platformAsks(false);
    expect(await outcome()).toMatchObject({ outcome: 'token' });
  });

  test('AUTH-18 a workspace may ask its own people, and nobody else', async () => {
    const ask = (sms_secondary_verification: boolean) =>
      owner.done('saveWorkspaceSetting', {
        key: 'systemManage',
        value: { setting: 'systemManage', sms_secondary_verification },
      });
    await ask(true);
    expect(await trySignIn(api.visitor(), { username: 'owner' })).toMatchObject({
      data: { outcome: 'secondaryVerification' },
    });
    expect(await trySignIn(api.visitor(), { username: 'globex' })).toMatchObject({ data: { outcome: 'token' } });
    const { data } = await api.visitor('acme.localhost:4300').call('getEnvironment');
    expect(data).toMatchObject({ globalConfig: { securityConfiguration: { sms_secondary_verification: true } } });
    await ask(false);
    expect(await trySignIn(api.visitor(), { username: 'owner' })).toMatchObject({ data: { outcome: 'token' } });
  });

  test('P15 workspaces that use up what all may send do not keep the people of another one from signing in', async () => {
    const [root, owner, globex] = await createCallers(api, 'root', 'owner', 'globex');
    await root.done('saveSafeSetting', { sms_secondary_verification: true });
    const fill = (ws_id: string, count: number) =>
      api.database.identity((query) =>
        query
          .insertInto('sms_codes')
          .values(
            Array.from({ length: count }, () => ({
              id: ulid(),
              purpose: 'signIn' as const,
              subject: ulid(),
              number_hash: ulid(),
              network: ulid(),
              ws_id,
              code_hash: 'x',
              created_at: api.now(),
              expires_at: api.now(),
            })),
          )
          .execute(),
      );
    const sendTo = async (username: string) => {
      const visitor = api.visitor();
      await trySignIn(visitor, { username });
      return visitor.call('sendSmsCode');
    };
    await fill(globex.wsId, 1_980);
    await fill(owner.wsId, 19);
    expect(await sendTo('owner')).toMatchObject({ status: 200 });
    expect(await sendTo('admin'), 'the hour of all is used up, and Acme has sent twenty').toMatchObject({
      status: 429,
    });
    await forget();
    await fill(globex.wsId, 2_999);
    expect(await sendTo('owner'), 'a place is kept for who has sent few').toMatchObject({ status: 200 });
    expect(await sendTo('admin'), 'until those are used up as well').toMatchObject({ status: 429 });
    await root.done('saveSafeSetting', { sms_secondary_verification: false });
  });

  test('P13 P15 what strangers have sent to a number does not keep its owner from signing in', async () => {
    const number = '13800000003';
    // Time passes here: the others' tokens are old afterwards.
    const [root, globex] = await createCallers(api, 'root', 'globex');
    await root.done('saveSafeSetting', { sms_secondary_verification: true });
    const password = 'Blue-lamp-42';
    const impostor = { username: 'impostor', real_name: 'Impostor', password, telephone: number };
    await globex.done('createAccount', impostor);
    const stranger = async () => {
      const visitor = api.visitor();
      await trySignIn(visitor, { username: 'impostor', password });
      expect(await visitor.call('sendSmsCode')).toMatchObject({ status: 200 });
      await receiveCode(api.visitor(), number, '198.51.100.9');
    };
    for (let sent = 0; sent < 5; sent += 1) {
      await stranger();
      api.advance(61_000);
    }
    const visitor = api.visitor();
    await trySignIn(visitor, { username: 'owner' });
    const refused = { status: 429, code: 'too_many_attempts' };
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await visitor.call('sendSmsCode'), String(sent)).toMatchObject({ status: 200 });
      expect(await visitor.call('sendSmsCode'), String(sent)).toMatchObject(refused);
      api.advance(61_000);
      if (sent === 2) await trySignIn(visitor, { username: 'owner' });
    }
    expect(await visitor.call('sendSmsCode')).toMatchObject(refused);
  });
});
