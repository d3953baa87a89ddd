import { beforeAll, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { appCode, beginSetUp, otherAppCode, setUpApp } from './app-code.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';
import { logged } from './log-rows.ts';
import { add, enter, type User } from './people.ts';
import { trySignIn } from './sign-in-as.ts';
import { newestCode } from './sms.ts';
import type { Answered, Visitor } from './visitor.ts';

const password = 'Blue-lamp-42';

interface Member extends User {
  token: string;
}

describeOnEachDatabase('codes by an authenticator app', (open) => {
  let api: Api;
  let root: Caller;
  let owner: Caller;

  beforeAll(async () => {
    api = await startApi(await open());
    [root, owner] = await createCallers(api, 'root', 'owner');
    return () => api.close();
  });

  /** Someone new at Acme with a password of their own. */
  async function member(more: Record<string, unknown> = {}): Promise<Member> {
    // Time passes in these tests: a token from the beginning is old.
    owner = await createCaller(api, 'owner');
    const user = await add(owner, more);
    const { token } = await enter(api, owner, user);
    return { ...user, token };
  }
  async function memberWithApp(more: Record<string, unknown> = {}) {
    const someone = await member(more);
    return { ...someone, ...(await setUpApp(api, someone.token, password)) };
  }
  /** The password, so that a code is asked for. */
  async function begin({ username }: User, visitor = api.visitor()): Promise<{ visitor: Visitor; first: Answered }> {
    const first = await trySignIn(visitor, { username, password });
    expect(first.data, JSON.stringify(first.data)).toMatchObject({ outcome: 'secondaryVerification' });
    return { visitor, first };
  }
  const finish = (visitor: Visitor, { username }: User, code: Record<string, string>) =>
    visitor.call('createToken', { username, password, ...code });
  const eventsOf = async (token: string): Promise<string[]> => {
    const { data } = await api.visitor().call('listOwnSecurityEvents', {}, { token });
    // Safe: answers are validated against the contract.
    return (data as { kind: string }[]).map(({ kind }) => kind);
  };
  const own = async (token: string) => (await api.visitor().call('getOwnTotp', {}, { token })).data;
  const policy = async (totp: 'off' | 'allowed' | 'required', more: Record<string, unknown> = {}) => {
    const value = { setting: 'systemManage' as const, totp, ...more };
    await owner.done('saveWorkspaceSetting', { key: 'systemManage', value });
  };
  const right = { status: 200, data: { outcome: 'token' } };
  const wrong = { status: 422, code: 'totp_code_invalid' };

  describe('being set up', () => {
    test('AUTH-17 the secret is confirmed by a code, and from then on the sign-in asks for one', async () => {
      const someone = await member();
      expect(await own(someone.token)).toEqual({
        is_set_up: false,
        policy: 'allowed',
        needs_password: true,
        recovery_codes_left: 0,
      });
      const { secret, recoveryCodes } = await setUpApp(api, someone.token, password);
      expect(recoveryCodes).toHaveLength(10);
      expect(new Set(recoveryCodes).size).toBe(10);
      expect(await own(someone.token)).toMatchObject({ is_set_up: true, recovery_codes_left: 10 });
      const { visitor, first } = await begin(someone);
      expect(first.data).toEqual({
        outcome: 'secondaryVerification',
        next_step: 'secondaryVerification',
        code_length: 6,
        telephone: '',
        country_code: '',
        ways: ['totp', 'recoveryCode'],
      });
      expect(await finish(visitor, someone, { totp_code: appCode(secret, api.now()) })).toMatchObject(right);
      expect((await logged(api, 'createToken', owner.wsId))[0]).toMatchObject({
        detail: { outcome: 'session', second_step: 'totp' },
      });
      expect((await eventsOf(someone.token)).slice(0, 2)).toEqual(['signIn', 'totpSetUp']);
    });

    test('AUTH-17 a secret that was not confirmed changes nothing at the sign-in, and a later one replaces it', async () => {
      const someone = await member();
      const visitor = api.visitor();
      const first = await beginSetUp(visitor, someone.token, password);
      expect(await trySignIn(api.visitor(), { username: someone.username, password })).toMatchObject(right);
      const second = await beginSetUp(visitor, someone.token, password);
      expect(second).not.toBe(first);
      const confirm = (code: string) => visitor.call('confirmTotp', { totp_code: code }, { token: someone.token });
      expect(await confirm(appCode(first, api.now()))).toMatchObject(wrong);
      expect(await confirm(appCode(second, api.now()))).toMatchObject({ status: 200 });
      expect(await confirm(appCode(second, api.now()))).toMatchObject({ status: 409, code: 'totp_set_up_already' });
    });

    test('AUTH-47 who has a session alone, and not the password, changes nothing', async () => {
      const someone = await memberWithApp();
      const { token } = await member();
      const visitor = api.visitor();
      const refused = { status: 422, code: 'password_wrong' };
      const guess = { password: 'not the password' };
      expect(await visitor.call('beginTotp', guess, { token })).toMatchObject(refused);
      expect(await visitor.call('beginTotp', {}, { token })).toMatchObject(refused);
      for (const call of ['renewRecoveryCodes', 'endTotp'] as const) {
        expect(await visitor.call(call, guess, { token: someone.token }), call).toMatchObject(refused);
      }
      expect(await own(someone.token)).toMatchObject({ is_set_up: true, recovery_codes_left: 10 });
    });

    test('P42 neither the secret nor a code is in the database or the log as it was shown', async () => {
      const { id, secret, recoveryCodes } = await memberWithApp();
      const rows = await api.database.identity(async (query) => [
        await query.selectFrom('totp_secrets').selectAll().where('account_id', '=', id).execute(),
        await query.selectFrom('recovery_codes').selectAll().where('account_id', '=', id).execute(),
      ]);
      expect(rows.map((list) => list.length)).toEqual([1, 10]);
      const logs = await Promise.all(['beginTotp', 'confirmTotp'].map((action) => logged(api, action, owner.wsId)));
      const stored = JSON.stringify([rows, logs]);
      for (const shown of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
        expect(stored).not.toContain(shown);
      }
    });
  });

  describe('at the sign-in', () => {
    test('P15 a code is accepted once, also when ten come at once', async () => {
      const someone = await memberWithApp();
      const { visitor } = await begin(someone);
      const cookie = visitor.cookies.get('pagewright_challenge') ?? '';
      const totp_code = appCode(someone.secret, api.now());
      const answers = await Promise.all(Array.from({ length: 10 }, () => finish(visitor, someone, { totp_code })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      visitor.cookies.set('pagewright_challenge', cookie);
      expect(await finish(visitor, someone, { totp_code })).toMatchObject({ code: 'workspace_choice_expired' });
      const next = await begin(someone);
      api.advance(15 * 60_000);
      const again = await begin(someone, next.visitor);
      expect(await finish(again.visitor, someone, { totp_code })).toMatchObject(wrong);
    });

    test('P15 a code that was seen over a shoulder opens no second session while it is still shown', async () => {
      const someone = await memberWithApp();
      const totp_code = appCode(someone.secret, api.now());
      expect(await finish((await begin(someone)).visitor, someone, { totp_code })).toMatchObject(right);
      expect(await finish((await begin(someone)).visitor, someone, { totp_code })).toMatchObject(wrong);
      api.advance(30_000);
      const next = { totp_code: appCode(someone.secret, api.now()) };
      expect(await finish((await begin(someone)).visitor, someone, next)).toMatchObject(right);
    });

    test('P13 wrong codes are counted: after ten none is evaluated for a quarter of an hour, in any browser', async () => {
      const someone = await memberWithApp();
      for (let tries = 0; tries < 10; tries += 1) {
        const { visitor } = await begin(someone);
        const totp_code = otherAppCode(appCode(someone.secret, api.now()));
        expect(await finish(visitor, someone, { totp_code }), String(tries)).toMatchObject(wrong);
        if (tries >= 4) api.advance(121_000);
      }
      for (const code of ['totp_code', 'recovery_code']) {
        const { visitor } = await begin(someone);
        const value = code === 'totp_code' ? appCode(someone.secret, api.now()) : (someone.recoveryCodes[0] ?? '');
        const refused = await finish(visitor, someone, { [code]: value });
        expect(refused, code).toMatchObject({ status: 429, code: 'too_many_attempts' });
      }
      api.advance(16 * 60_000);
      const { visitor } = await begin(someone);
      expect(await finish(visitor, someone, { totp_code: appCode(someone.secret, api.now()) })).toMatchObject(right);
    });

    test('AUTH-50 a code needs the password step of the same browser, and the password again', async () => {
      const someone = await memberWithApp();
      const totp_code = appCode(someone.secret, api.now());
      const expired = { status: 401, code: 'workspace_choice_expired' };
      expect(await finish(api.visitor(), someone, { totp_code })).toMatchObject(expired);
      const { visitor } = await begin(someone);
      const guess = await visitor.call('createToken', { username: someone.username, password: 'wrong one', totp_code });
      expect(guess).toMatchObject({ status: 401, code: 'invalid_credentials' });
      expect(await finish(visitor, someone, { totp_code })).toMatchObject(right);
    });

    test('AUTH-17 a recovery code opens a session once, however it is typed, and its person reads of it', async () => {
      const someone = await memberWithApp();
      const [one = '', other = ''] = someone.recoveryCodes;
      const spell = one.toUpperCase().replace('-', ' ');
      expect(await finish((await begin(someone)).visitor, someone, { recovery_code: spell })).toMatchObject(right);
      expect(await own(someone.token)).toMatchObject({ recovery_codes_left: 9 });
      const used = { status: 422, code: 'recovery_code_invalid' };
      expect(await finish((await begin(someone)).visitor, someone, { recovery_code: one })).toMatchObject(used);
      expect(await eventsOf(someone.token)).toEqual(expect.arrayContaining(['recoveryCodeUsed']));
      expect((await logged(api, 'useRecoveryCode', owner.wsId))[0]).toMatchObject({
        user_id: someone.id,
        detail: { left: 9 },
      });
      const { data } = await api.visitor().call('renewRecoveryCodes', { password }, { token: someone.token });
      // Safe: answers are validated against the contract.
      const [fresh = ''] = (data as { recovery_codes: string[] }).recovery_codes;
      expect(await finish((await begin(someone)).visitor, someone, { recovery_code: other })).toMatchObject(used);
      expect(await finish((await begin(someone)).visitor, someone, { recovery_code: fresh })).toMatchObject(right);
    });

    test('AUTH-17 AUTH-18 where codes by SMS are asked for as well, one of the two does', async () => {
      const someone = await memberWithApp({ telephone: '13800000077' });
      await policy('allowed', { sms_secondary_verification: true });
      const { visitor, first } = await begin(someone);
      expect(first.data).toMatchObject({ telephone: '138****0077', ways: ['totp', 'recoveryCode', 'sms'] });
      await visitor.call('sendSmsCode');
      const sms_code = await newestCode(visitor, '13800000077');
      expect(await finish(visitor, someone, { sms_code })).toMatchObject(right);
      await policy('allowed');
    });

    test('AUTH-17 where no code by SMS is asked for, none is sent and none opens a session', async () => {
      const someone = await memberWithApp({ telephone: '13800000078' });
      const { visitor } = await begin(someone);
      const expired = { status: 401, code: 'workspace_choice_expired' };
      expect(await visitor.call('sendSmsCode')).toMatchObject(expired);
      expect(await finish(visitor, someone, { sms_code: '123456' })).toMatchObject(expired);
    });
  });

  describe('ending', () => {
    test('AUTH-17 its person ends it with the password, and the sign-in asks for none any more', async () => {
      const someone = await memberWithApp();
      const end = () => api.visitor().call('endTotp', { password }, { token: someone.token });
      expect(await end()).toMatchObject({ status: 200 });
      expect(await trySignIn(api.visitor(), { username: someone.username, password })).toMatchObject(right);
      expect(await own(someone.token)).toMatchObject({ is_set_up: false, recovery_codes_left: 0 });
      expect(await eventsOf(someone.token)).toEqual(expect.arrayContaining(['totpEnded']));
      expect(await end()).toMatchObject({ status: 409, code: 'totp_not_set_up' });
    });

    test('P42 an administrator ends it for a person who lost the telephone, not for one above and not their own', async () => {
      const someone = await memberWithApp();
      const [hr, globex] = await createCallers(api, 'hr', 'globex');
      const both = await createCaller(api, 'both', 'acme');
      expect(await hr.done('getAccount', { id: someone.id })).toMatchObject({ totp_set_up: true });
      expect(await globex.call('endAccountTotp', { id: someone.id })).toMatchObject({ status: 404 });
      expect(await hr.call('endAccountTotp', { id: hr.accountId })).toMatchObject({ code: 'own_account' });
      expect(await hr.call('endAccountTotp', { id: owner.accountId })).toMatchObject({ code: 'role_above_own' });
      expect(await hr.call('endAccountTotp', { id: both.accountId })).toMatchObject({
        code: 'account_of_another_workspace',
      });
      await hr.done('endAccountTotp', { id: someone.id });
      expect(await hr.call('endAccountTotp', { id: someone.id })).toMatchObject({ code: 'totp_not_set_up' });
      expect(await trySignIn(api.visitor(), { username: someone.username, password })).toMatchObject(right);
      expect(await eventsOf(someone.token)).toEqual(expect.arrayContaining(['totpEndedByOthers']));
      expect((await logged(api, 'endAccountTotp', hr.wsId))[0]).toMatchObject({ user_name: 'hr', target: someone.id });
    });
  });

  describe('as a workspace has chosen', () => {
    test('AUTH-18 off: nobody sets them up, and who has them goes on being asked', async () => {
      const someone = await memberWithApp();
      const other = await member();
      await policy('off');
      expect(await own(other.token)).toMatchObject({ policy: 'off' });
      expect(await api.visitor().call('beginTotp', { password }, { token: other.token })).toMatchObject({
        status: 403,
        code: 'totp_not_offered',
      });
      await begin(someone);
      await policy('allowed');
    });

    test('AUTH-18 required: the next sign-in opens nothing but the set-up, and then everything', async () => {
      const someone = await member();
      await policy('required');
      const visitor = api.visitor();
      const { data } = await trySignIn(visitor, { username: someone.username, password });
      expect(data).toMatchObject({ outcome: 'token', must_set_up_totp: true });
      // Safe: answers are validated against the contract.
      const { accessToken: token, refreshToken } = data as { accessToken: string; refreshToken: string };
      const refused = { status: 403, code: 'totp_required' };
      for (const call of ['listApplications', 'listOwnSessions', 'renewRecoveryCodes', 'createHandover'] as const) {
        expect(await visitor.call(call, {}, { token }), call).toMatchObject(refused);
      }
      const info = await visitor.call('getUserInfo', {}, { token });
      expect(info.data).toMatchObject({ user: { must_set_up_totp: true } });
      const renewed = await visitor.call('refreshToken', { refresh_token: refreshToken });
      expect(renewed.data).toMatchObject({ must_set_up_totp: true });
      const { accessToken: next } = renewed.data as { accessToken: string };
      expect(await visitor.call('listApplications', {}, { token: next })).toMatchObject(refused);
      expect(await own(next)).toMatchObject({ needs_password: false });
      const begun = await visitor.call('beginTotp', {}, { token: next });
      const { secret } = begun.data as { secret: string };
      await visitor.call('confirmTotp', { totp_code: appCode(secret, api.now()) }, { token: next });
      expect(await visitor.call('listApplications', {}, { token: next })).toMatchObject({ status: 200 });
      expect((await visitor.call('getUserInfo', {}, { token: next })).data).not.toHaveProperty('user.must_set_up_totp');
      await policy('allowed');
    });

    test('AUTH-18 required: a code by SMS does not do in its stead, and who ends the app sets up the next', async () => {
      const someone = await memberWithApp({ telephone: '13800000079' });
      await policy('required', { sms_secondary_verification: true });
      const { first } = await begin(someone);
      expect(first.data).toMatchObject({ ways: ['totp', 'recoveryCode'], telephone: '' });
      await api.visitor().call('endTotp', { password }, { token: someone.token });
      expect(await api.visitor().call('listOwnSessions', {}, { token: someone.token })).toMatchObject({
        code: 'totp_required',
      });
      await policy('allowed');
    });

    test('AUTH-17 accounts of the platform set them up as well', async () => {
      root = await createCaller(api, 'sysadmin');
      const { secret } = await setUpApp(api, root.token);
      const visitor = api.visitor();
      expect(await trySignIn(visitor, { username: 'sysadmin' })).toMatchObject({
        data: { ways: ['totp', 'recoveryCode'] },
      });
      const form = { username: 'sysadmin', password: 'Pagewright-demo-1', totp_code: appCode(secret, api.now()) };
      expect(await visitor.call('createToken', form)).toMatchObject(right);
    });
  });
});
