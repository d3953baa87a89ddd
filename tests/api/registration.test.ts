import { beforeAll, describe, expect, test } from 'vitest';
import { registrationCookie, registrationSubject } from '#server/domains/identity/codes/registration-browser.ts';
import { codeDigest, fullNumber, numberHash } from '#server/kernel/telephone/full-number.ts';
import { ulid } from '#server/kernel/db/index.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { type Fields, fields, items } from './answer-fields.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller } from './caller.ts';
import { diagnosticsOf } from './configuration-calls.ts';
import { lastLogOf } from './log-rows.ts';
import { trySignIn } from './sign-in-as.ts';
import { otherCode, receiveCode } from './sms.ts';
import type { Visitor } from './visitor.ts';

const day = 24 * 60 * 60 * 1000;
const password = 'Blue-lamp-42';

describeOnEachDatabase('registration', (open) => {
  let api: Api;
  let root: Caller;
  /** Of everybody who registers here. */
  let browser: Visitor;
  let made = 0;
  const next = () => {
    made += 1;
    return made;
  };
  const newNumber = () => `137${String(next()).padStart(8, '0')}`;
  const newName = () => `customer.${next()}`;

  beforeAll(async () => {
    api = await startApi(await open());
    browser = api.visitor();
    root = await createCaller(api, 'root');
    return () => api.close();
  });

  const form = (telephone: string, verifyCode: string, more: Fields = {}): Fields => ({
    username: newName(),
    password,
    confirm_password: password,
    telephone,
    verifyCode,
    ...more,
  });
  const send = (body: Fields, locale = 'zh-CN', by = browser) =>
    by.call('registerCustomer', body, { headers: { 'accept-language': locale } });
  async function register(more: Fields = {}, locale?: string) {
    const telephone = newNumber();
    const body = form(telephone, await receiveCode(browser, telephone), more);
    return { body, answer: await send(body, locale) };
  }
  async function customerOf(username: unknown): Promise<Fields> {
    const { data } = await trySignIn(api.visitor(), { username, password });
    const { ws_id } = data as { ws_id: string };
    return fields(await root.call('getCustomerDetail', { id: ws_id }));
  }

  describe('what it makes', () => {
    test('REG-01 REG-11 REG-17 a customer in the platform’s list, a workspace, and its super administrator, who signs in', async () => {
      const { body, answer } = await register({ au_config: { customer_name: "Anna's workshop" } });
      expect(answer).toMatchObject({ status: 200, data: null });
      const signedIn = await trySignIn(api.visitor(), { username: body['username'], password });
      expect(signedIn.data).toMatchObject({ outcome: 'token', roles: ['WORKSPACE_SUPER_ADMIN'] });
      expect(signedIn.data).not.toHaveProperty('must_change_password');
      const [customer] = items(await root.call('listCustomers', { search: "Anna's" }));
      expect(customer).toMatchObject({ id: fields(signedIn)['ws_id'], status: 10, telephone: body['telephone'] });
      const { accessToken: token } = signedIn.data as { accessToken: string };
      const user = await api.visitor().call('showCurrentUser', {}, { token });
      expect(user.data).toMatchObject({
        username: body['username'],
        telephone: body['telephone'],
        country_code: '+86',
      });
    });

    test('REG-12 REG-13 takes every field of the form, and keeps what was entered', async () => {
      const entered = { email: 'anna@example.com', real_name: 'Anna Li', country_code: '+86' };
      const au_config = { customer_name: 'Workshop of Li', credit_code: '91310000MA1K35XY12' };
      const { body, answer } = await register({
        ...entered,
        au_type: 10,
        au_config,
        begin_at: '2001-01-01',
        expire_at: '',
      });
      expect(answer).toMatchObject({ status: 200 });
      expect(await customerOf(body['username'])).toMatchObject({ ...entered, au_config });
    });

    test('REG-17 PH-09 with the default quota and preferences, and nobody else in it', async () => {
      const { body } = await register();
      const customer = await customerOf(body['username']);
      expect(customer).toMatchObject({
        quota: { max_users: 50, max_apps: 20, max_records: 1_000_000 },
        usage: { users: 1, apps: 0 },
        administrators: [{ username: body['username'] }],
      });
      const wsId = String(customer['id']);
      const preferences = await api.database.tenant(wsId, (query) =>
        query.selectFrom('preferences').select('key').where('ws_id', '=', wsId).execute(),
      );
      expect(preferences).toEqual([{ key: 'workspace' }]);
    });

    test('REG-16 the server sets the term by the trial length, and dates that are sent change nothing', async () => {
      await root.done('savePlatformConfig', { trial_days: 14 });
      const { body } = await register({ begin_at: '2001-01-01', expire_at: '2999-01-01T00:00:00.000Z' });
      const { begin_at, expire_at } = await customerOf(body['username']);
      expect(Math.abs(Date.parse(String(begin_at)) - api.now().getTime())).toBeLessThan(60_000);
      expect(Date.parse(String(expire_at)) - Date.parse(String(begin_at))).toBe(14 * day);
      await root.done('savePlatformConfig', { trial_days: 30 });
    });

    test.each([
      ['en-US', ' Company'],
      ['zh-CN', '公司'],
    ])('REG-14 REG-15 in %s an empty business name is the username with%s', async (locale, suffix) => {
      const { body } = await register({ au_config: { customer_name: ' ' } }, locale);
      expect((await customerOf(body['username']))['customer_name']).toBe(String(body['username']) + suffix);
    });

    test('P42 it is logged for the platform, without the password', async () => {
      const { body } = await register();
      const row = await lastLogOf(api, undefined, 'registerCustomer');
      expect(row).toMatchObject({
        module: 'customer',
        user_name: body['username'],
        after: { username: body['username'] },
      });
      expect(JSON.stringify(row)).not.toContain(password);
    });
  });

  describe('what it agrees to', () => {
    const terms = async (locale: string) =>
      (await api.visitor().call('getTerms', {}, { headers: { 'accept-language': locale } })).data;

    test('REG-08 REG-18 the terms are what the platform wrote in the reader’s language, else in the other one', async () => {
      expect(await terms('en-US')).toEqual({ text: '' });
      await root.done('savePlatformConfig', { terms: { 'zh-CN': '## 条款', 'en-US': '' } });
      expect(await terms('en-US')).toEqual({ text: '## 条款' });
      await root.done('savePlatformConfig', { terms: { 'zh-CN': '## 条款', 'en-US': '## Terms' } });
      expect(await terms('en-US')).toEqual({ text: '## Terms' });
      expect(await terms('zh-CN')).toEqual({ text: '## 条款' });
    });
  });

  describe('what it refuses', () => {
    test.each([
      ['REG-12 VAL-04 LIM-05 a name of 2', { username: 'ab' }],
      ['VAL-04 LIM-05 a name of 61', { username: 'a'.repeat(61) }],
      ['VAL-04 a name with a space', { username: 'anna li' }],
      ['VAL-05 LIM-05 a password of 5', { password: 'Ab-12', confirm_password: 'Ab-12' }],
      ['VAL-07 two passwords', { confirm_password: 'Blue-lamp-43' }],
      ['VAL-11 LIM-05 a business name of 2', { au_config: { customer_name: 'ab' } }],
      ['REG-13 a business name beside au_config', { customer_name: 'Acme' }],
      ['REG-12 another au_type', { au_type: 20 }],
      ['P4 roles', { roles: ['SYSTEM_SUPER_ADMIN'] }],
      ['P4 a workspace', { ws_id: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC' }],
      ['P4 a workspace on this call', { wsId: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC' }],
      ['P4 a quota', { quota: { max_users: null } }],
      ['VAL-08 two numbers in one', { telephone: '13800000000 13900000000' }],
      ['VAL-10 no code', { verifyCode: '' }],
    ])('%s', async (_, more) => {
      const before = fields(await root.call('listCustomers', { total: 'exact' }))['total'];
      expect(await send(form('13800009999', '123456', more))).toMatchObject({ status: 422, code: 'invalid_request' });
      expect(fields(await root.call('listCustomers', { total: 'exact' }))['total']).toBe(before);
    });

    test('VAL-05 VAL-07 LIM-05 five characters are too few, for the password and for its confirmation', async () => {
      const short = { password: 'Ab-12', confirm_password: 'Ab-12' };
      expect(diagnosticsOf(await send(form('13800009999', '123456', short))).map(({ pointer }) => pointer)).toEqual([
        '/password',
        '/confirm_password',
      ]);
    });

    test.each([['a'.repeat(3)], ['a'.repeat(60)]])('VAL-04 LIM-05 and takes the name %s', async (username) => {
      expect((await register({ username })).answer).toMatchObject({ status: 200 });
    });

    test('VAL-05 VAL-06 a password that the platform’s pattern, or guessers, know too well', async () => {
      const refused = { status: 422, code: 'password_refused' };
      const attempt = (word: string) => send(form('13800009999', '123456', { password: word, confirm_password: word }));
      expect(await attempt('onlyletters')).toMatchObject(refused);
      expect(await attempt('Password1')).toMatchObject(refused);
      await root.done('saveSafeSetting', { password_pattern: '^(?=.*[!-]).{12,}$' });
      expect(await attempt('Blue-lamp-4')).toMatchObject(refused);
      expect((await register({ password: 'Blue-lamp-4242', confirm_password: 'Blue-lamp-4242' })).answer).toMatchObject(
        {
          status: 200,
        },
      );
      await root.done('saveSafeSetting', { password_pattern: '^(?=.*[A-Za-z])(?=.*\\d).{8,}$' });
    });

    test('VAL-08 a number that is none, and a code of which none was sent', async () => {
      expect(await send(form('12345678901', '123456'))).toMatchObject({ status: 422, code: 'telephone_refused' });
      expect(await send(form(newNumber(), '123456'))).toMatchObject({ status: 422, code: 'sms_code_invalid' });
    });

    test('P14 a taken name shows only after a right code, which stays good for another name', async () => {
      const telephone = newNumber();
      const code = await receiveCode(browser, telephone);
      const blind = await Promise.all(
        ['Admin', newName()].map((username) => send(form(telephone, otherCode(code), { username }))),
      );
      expect(blind[0]?.data).toEqual(blind[1]?.data);
      expect(blind[0]).toMatchObject({ status: 422, code: 'sms_code_invalid' });
      // The demo has `admin`; names are compared without regard to case and to the width of characters.
      for (const username of ['Admin', 'ａｄｍｉｎ']) {
        const taken = await send(form(telephone, code, { username }));
        expect(taken, username).toMatchObject({ status: 409, code: 'username_taken' });
      }
      expect(await send(form(telephone, code))).toMatchObject({ status: 200 });
    });

    test('P14 a number that an account has registers like any other', async () => {
      const telephone = '13800000004';
      const code = await receiveCode(browser, telephone);
      expect(await send(form(telephone, code))).toMatchObject({ status: 200, data: null });
    });
  });

  test('P4 P14 many at once with one name, each with a right code of its own: exactly one wins, and nothing of the others is left', async () => {
    const username = newName();
    const telephones = Array.from({ length: atLevel(1_000, 60) }, newNumber);
    await storeCodes(telephones, '482913');
    const count = async () => Number(fields(await root.call('listCustomers', { total: 'exact' }))['total']);
    const before = await count();
    const answers = await Promise.all(telephones.map((telephone) => send(form(telephone, '482913', { username }))));
    const reported = answers.map(({ status, code = '' }) => `${status} ${code}`);
    expect(reported.filter((one) => one === '200 ')).toHaveLength(1);
    // Those beyond the queue of passwords are told to come again.
    expect(new Set(reported)).toEqual(
      new Set(['200 ', '409 username_taken', ...reported.filter((one) => one === '503 unavailable')]),
    );
    expect(await count()).toBe(before + 1);
  });

  test('P15 of four names at once with one right code, one is registered', async () => {
    const telephone = newNumber();
    const code = await receiveCode(browser, telephone);
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(form(telephone, code))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject({ code: 'sms_code_invalid' });
  });

  /** As if the code had been sent to each of them. */
  async function storeCodes(telephones: readonly string[], code: string): Promise<void> {
    const { keys } = api.services;
    const secret = 'a'.repeat(32);
    browser.cookies.set(registrationCookie, secret);
    const expires_at = new Date(api.now().getTime() + 600_000);
    const row = (telephone: string) => {
      const id = ulid();
      const hash = numberHash(keys, fullNumber('+86', telephone));
      const code_hash = codeDigest(keys, id, code);
      const purpose = 'registration' as const;
      return {
        id,
        purpose,
        subject: registrationSubject(keys, secret, fullNumber('+86', telephone)),
        number_hash: hash,
        network: id,
        code_hash,
        created_at: api.now(),
        expires_at,
      };
    };
    await api.database.identity((query) => query.insertInto('sms_codes').values(telephones.map(row)).execute());
  }
});
