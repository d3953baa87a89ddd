import { beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/seeds/demo.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { createCaller } from './caller.ts';
import { lastLogOf } from './log-rows.ts';
import { trySignIn } from './sign-in-as.ts';
import { outbox, solveCaptcha } from './sms.ts';
import type { Visitor } from './visitor.ts';

const day = 24 * 60 * 60 * 1000;
const password = 'Blue-lamp-42';

describeOnEachDatabase('forgotten passwords', (open) => {
  let api: Api;

  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });

  const begin = async (visitor: Visitor, username: string, way = 'sms', ip = '127.0.0.1') =>
    visitor.call('beginPasswordReset', { username, way, verifyCode: await solveCaptcha(visitor) }, { ip });
  const requestOf = (data: unknown) => (data as { reset_id: string }).reset_id;

  /** The digits that were sent last; sending does not hold up the answer, so that they may take a moment to arrive. */
  async function sentCode(channel: 'sms' | 'mail', to: string): Promise<string> {
    let code: string | undefined;
    await expect
      .poll(async () => {
        const [message] = (await outbox(api.visitor())).filter(({ recipient }) => recipient.endsWith(to));
        code = message?.channel === channel ? /\b\d{8}\b/.exec(message.body)?.[0] : undefined;
        return code;
      })
      .toBeDefined();
    return code ?? '';
  }

  const wrongOf = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

  test('P11 P42 a code by SMS sets a new password, once, and every session of the account ends', async () => {
    const before = await createCaller(api, 'hr');
    const visitor = api.visitor();
    const asked = await begin(visitor, 'HR');
    expect(asked).toMatchObject({ status: 200, data: { code_length: 8, retry_after: 60 } });
    const form = { username: 'hr', reset_id: requestOf(asked.data), code: await sentCode('sms', '13800000006') };
    expect(await visitor.call('finishPasswordReset', { ...form, password: 'abcdefgh' })).toMatchObject({
      code: 'password_refused',
    });
    expect(await visitor.call('finishPasswordReset', { ...form, password })).toMatchObject({ status: 200 });
    expect(await before.call('getUserInfo')).toMatchObject({ status: 401 });
    expect(await trySignIn(api.visitor(), { username: 'hr' })).toMatchObject({ code: 'invalid_credentials' });
    expect(await trySignIn(api.visitor(), { username: 'hr', password })).toMatchObject({
      status: 200,
      data: { outcome: 'token' },
    });
    expect(await visitor.call('finishPasswordReset', { ...form, password: 'Green-lamp-43' })).toMatchObject({
      code: 'reset_code_invalid',
    });
    const row = await lastLogOf(api, undefined, 'beginPasswordReset');
    expect(row).toMatchObject({ user_id: before.accountId, detail: { way: 'sms', outcome: 'sent' } });
    expect(JSON.stringify(row)).not.toContain(form.code);
  });

  test('P14 names without an account are answered, counted and refused like those with one', async () => {
    const [known, unknown] = [await begin(api.visitor(), 'builder'), await begin(api.visitor(), 'nobody.here')];
    const shape = ({ data, status }: typeof known) => [status, { ...(data as object), reset_id: '' }];
    expect(shape(unknown)).toEqual(shape(known));
    expect(requestOf(unknown.data)).toHaveLength(requestOf(known.data).length);
    for (const [username, asked] of [
      ['builder', known],
      ['nobody.here', unknown],
    ] as const) {
      const again = await begin(api.visitor(), username);
      expect(again, username).toMatchObject({ status: 429, code: 'too_many_attempts' });
      const form = { username, reset_id: requestOf(asked.data), code: '00000000', password };
      expect(await api.visitor().call('finishPasswordReset', form), username).toMatchObject({
        status: 422,
        code: 'reset_code_invalid',
      });
    }
  });

  test('the code is in the language of whose account it is, whoever asks for it', async () => {
    const [own, headers] = [api.visitor(), (language: string) => ({ headers: { 'accept-language': language } })];
    const verifyCode = await solveCaptcha(own);
    const form = { username: 'globex', password: demoPassword, verifyCode };
    expect(await own.call('createToken', form, headers('en-US'))).toMatchObject({ status: 200 });
    const stranger = api.visitor();
    const asked = { username: 'globex', way: 'sms', verifyCode: await solveCaptcha(stranger) };
    await stranger.call('beginPasswordReset', asked, headers('zh-CN'));
    await expect.poll(async () => (await outbox(api.visitor()))[0]?.body).toMatch(/code to set a new password/);
  });

  test('P15 a code is dead after five wrong ones, and after ten minutes', async () => {
    const visitor = api.visitor();
    const reset_id = requestOf((await begin(visitor, 'user')).data);
    const code = await sentCode('sms', '13800000007');
    const form = { username: 'user', reset_id, password };
    for (let tried = 0; tried < 5; tried += 1) {
      await visitor.call('finishPasswordReset', { ...form, code: wrongOf(code) });
    }
    expect(await visitor.call('finishPasswordReset', { ...form, code })).toMatchObject({ code: 'reset_code_invalid' });
    api.advance(2 * 60_000);
    const other = requestOf((await begin(visitor, 'user')).data);
    const second = await sentCode('sms', '13800000007');
    api.advance(10 * 60_000);
    expect(await visitor.call('finishPasswordReset', { ...form, reset_id: other, code: second })).toMatchObject({
      code: 'reset_code_invalid',
    });
    expect(await trySignIn(api.visitor(), { username: 'user', password: demoPassword })).toMatchObject({ status: 200 });
  });

  test.each(['appuser', 'nobody.at.all'])(
    'P14 P15 strangers leave codes for %s to other networks and to the own devices, five an hour in all',
    async (username) => {
      api.advance(2 * 60 * 60_000);
      const own = api.visitor();
      if (username === 'appuser') await trySignIn(own, { username });
      const tried = async (visitor: Visitor, ip: string) => {
        api.advance(61_000);
        return (await begin(visitor, username, 'sms', ip)).status;
      };
      const stranger = '198.51.100.7';
      const ofStranger = [];
      for (let sent = 0; sent < 6; sent += 1) ofStranger.push(await tried(api.visitor(), stranger));
      expect(ofStranger, 'one network').toEqual([200, 200, 200, 429, 429, 429]);
      expect(await tried(api.visitor(), '198.51.100.8'), 'another network').toBe(200);
      expect(await tried(api.visitor(), '198.51.100.9'), 'all strangers').toBe(429);
      if (username !== 'appuser') return;
      expect(await tried(own, stranger), 'a device of the person, in the network of the stranger').toBe(200);
      expect(await lastLogOf(api, undefined, 'beginPasswordReset')).toMatchObject({ detail: { outcome: 'sent' } });
      expect(await tried(own, stranger), 'the hour of the telephone').toBe(429);
    },
  );

  test('P15 strangers who name other accounts of a telephone leave a code to the devices of its owner', async () => {
    api.advance(2 * 60 * 60_000);
    const own = api.visitor();
    await trySignIn(own, { username: 'appuser' });
    const others = ['builder', 'admin', 'hr', 'owner'];
    await api.database.identity((query) =>
      query
        .updateTable('accounts')
        .set({ telephone: '13800000077' })
        .where('username_key', 'in', ['appuser', ...others])
        .execute(),
    );
    const outcomes = [];
    for (const username of [...others, ...others]) {
      api.advance(61_000);
      await begin(api.visitor(), username, 'sms', `203.0.113.${outcomes.length}`);
      const row = await lastLogOf(api, undefined, 'beginPasswordReset');
      outcomes.push((row.detail as { outcome: string }).outcome);
    }
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(4);
    api.advance(61_000);
    expect(await begin(own, 'appuser', 'sms', '203.0.113.99')).toMatchObject({ status: 200 });
    expect(await lastLogOf(api, undefined, 'beginPasswordReset')).toMatchObject({ detail: { outcome: 'sent' } });
  });

  test('AUTH-47 the mark of a device is sent where passwords are reset, and nowhere else but at the sign-in', async () => {
    const { headers } = await trySignIn(api.visitor(), { username: 'appuser' });
    const marks = [headers['set-cookie']].flat().filter((cookie) => String(cookie).startsWith('pagewright_device='));
    expect(marks.map((cookie) => /Path=([^;]+)/.exec(String(cookie))?.[1])).toEqual([
      '/api/oauth',
      '/api/o/user-login',
      '/api/o/password-reset',
    ]);
  });

  test('P15 AUTH-47 a network that tries very many codes has to wait, whatever name it tries', async () => {
    const form = { reset_id: 'pwr_5f2d7ac01b', code: '48291375', password };
    const own = api.visitor();
    await trySignIn(own, { username: 'appuser' });
    const codes = new Map<string | undefined, number>();
    for (let tried = 0; tried < 152; tried += 1) {
      const sent = { ...form, username: `nobody.${tried}` };
      const { code } = await api.visitor().call('finishPasswordReset', sent, { ip: '203.0.113.77' });
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect([...codes]).toEqual([
      ['reset_code_invalid', 150],
      ['too_many_attempts', 2],
    ]);
    const mine = { ...form, username: 'appuser' };
    expect(await own.call('finishPasswordReset', mine, { ip: '203.0.113.77' }), 'a known device').toMatchObject({
      code: 'reset_code_invalid',
    });
  });

  test('P16 the image code is asked for, and good for one request', async () => {
    const visitor = api.visitor();
    const verifyCode = await solveCaptcha(visitor);
    const wrong = { username: 'admin', way: 'sms', verifyCode: 'wrong' };
    expect(await visitor.call('beginPasswordReset', wrong)).toMatchObject({ code: 'captcha_invalid' });
    expect(await visitor.call('beginPasswordReset', { ...wrong, verifyCode })).toMatchObject({
      code: 'captcha_invalid',
    });
  });

  test('P11 an address that its owner has just changed receives no code, as whoever took a session over would gain by it', async () => {
    const owner = await createCaller(api, 'appadmin');
    await owner.done('updateCurrentUser', { email: 'new@example.com' });
    await begin(api.visitor(), 'appadmin', 'mail');
    expect(await lastLogOf(api, undefined, 'beginPasswordReset')).toMatchObject({ detail: { outcome: 'not sent' } });
    api.advance(9 * day);
    const extend = (expires_at: Date) =>
      api.database.identity((query) =>
        query.updateTable('token_families').set({ expires_at }).where('account_id', '=', owner.accountId).execute(),
      );
    await extend(new Date('2100-01-01'));
    await begin(api.visitor(), 'appadmin', 'mail');
    const held = await lastLogOf(api, undefined, 'beginPasswordReset');
    expect(held, 'a session that refreshes goes on').toMatchObject({ detail: { outcome: 'not sent' } });
    await extend(new Date('2000-01-01'));
    api.advance(61_000);
    const visitor = api.visitor();
    const reset_id = requestOf((await begin(visitor, 'appadmin', 'mail')).data);
    const form = { username: 'appadmin', reset_id, code: await sentCode('mail', 'new@example.com'), password };
    expect(await visitor.call('finishPasswordReset', form)).toMatchObject({ status: 200 });
  });

  const outcomeOf = async (username: string) => {
    expect(await begin(api.visitor(), username)).toMatchObject({ status: 200 });
    return lastLogOf(api, undefined, 'beginPasswordReset');
  };
  const notSent = { detail: { outcome: 'not sent' } };

  test('P2 P11 a member of two workspaces receives no code where somebody else wrote the number', async () => {
    expect(await outcomeOf('both')).toMatchObject(notSent);
    await api.database.identity((query) =>
      query
        .updateTable('accounts')
        .set({ telephone: '13800000099', telephone_by_person: true })
        .where('username_key', '=', 'both')
        .execute(),
    );
    api.advance(61_000);
    expect(await outcomeOf('both')).toMatchObject({ detail: { outcome: 'sent' } });
  });

  test('P11 AUTH-18 no code goes to accounts of the platform, or by SMS where that is the second step', async () => {
    expect(await outcomeOf('root')).toMatchObject(notSent);
    const globex = await createCaller(api, 'globex');
    const value = { setting: 'systemManage', sms_secondary_verification: true };
    await globex.done('saveWorkspaceSetting', { key: 'systemManage', value } as never);
    expect(await outcomeOf('globex')).toMatchObject(notSent);
  });
});
