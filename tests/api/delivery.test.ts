import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type MailSink, startMailSink } from '#tests/peers/mail-sink.ts';
import { type SmsGatewayPeer, startSmsGateway } from '#tests/peers/sms-gateway.ts';
import { type Api, startApi } from './api.ts';
import { ulid } from '#server/kernel/db/index.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';
import { trySignIn } from './sign-in-as.ts';
import { lastLogOf } from './log-rows.ts';
import { outbox, solveCaptcha } from './sms.ts';

const hour = 60 * 60_000;

describeOnEachDatabase('messages by gateways', (open) => {
  let api: Api;
  let owner: Caller;
  let globex: Caller;
  let gateway: SmsGatewayPeer;
  let own: SmsGatewayPeer;
  let sink: MailSink;
  let made = 0;
  const newNumber = () => {
    made += 1;
    return `136${String(made).padStart(8, '0')}`;
  };

  const enter = async () => {
    [owner, globex] = await createCallers(api, 'owner', 'globex');
  };

  beforeAll(async () => {
    [gateway, own, sink] = await Promise.all([startSmsGateway(), startSmsGateway({ isTls: true }), startMailSink()]);
    api = await startApi(await open(), {
      SMS_GATEWAY_URL: gateway.url,
      SMS_GATEWAY_KEY: 'key',
      SMS_GATEWAY_SECRET: 'secret',
      SMS_SIGNATURE: 'Pagewright',
      EGRESS_ALLOW: '127.0.0.1',
    });
    await enter();
    return async () => {
      await Promise.all([api.close(), gateway.close(), own.close(), sink.close()]);
    };
  });
  beforeEach(async () => {
    gateway.answer = { status: 200, body: 'taken' };
    gateway.taken.length = 0;
    // No recipient and no workspace has had any test message yet.
    await api.database.identity((query) => query.deleteFrom('rate_limits').execute());
  });

  const sendCode = async (phone_num: string) => {
    const visitor = api.visitor();
    return visitor.call('sendSmsCode', { phone_num, verifyCode: await solveCaptcha(visitor) });
  };
  const testSms = (by: Caller, telephone: string) => by.done('testSmsSetting', { telephone });

  describe('SMS', () => {
    test('AUTH-21 the platform’s gateway is posted the number and the signed text, and the outbox stays empty', async () => {
      const number = newNumber();
      expect(await sendCode(number)).toMatchObject({ status: 200 });
      expect(gateway.taken).toMatchObject([
        {
          authorization: `Basic ${Buffer.from('key:secret').toString('base64')}`,
          body: { to: `+86${number}`, text: expect.stringMatching(/^【Pagewright】.*\d{6}/) },
        },
      ]);
      const stored = await outbox(api.visitor());
      expect(stored.filter(({ channel }) => channel === 'sms')).toEqual([]);
    });

    test('a gateway that refuses is told to strangers without its words, and to administrators with them', async () => {
      gateway.answer = { status: 402, body: 'no credit left on account 4711' };
      const refused = await sendCode(newNumber());
      expect(refused).toMatchObject({ status: 502, code: 'message_not_sent' });
      expect(JSON.stringify(refused.data)).not.toContain('4711');
      expect(await testSms(owner, newNumber())).toEqual({
        sent: false,
        reason: 'refused',
        answer: '402 no credit left on account 4711',
      });
    });

    test('WB-06 a workspace’s own gateway sends in place of the platform’s, for this workspace alone', async () => {
      const value = { setting: 'sms' as const, provider: 'http' as const, gateway_url: own.url };
      await owner.done('saveWorkspaceSetting', { key: 'sms', value });
      const before = own.connections();
      // Its certificate is nobody's: it was reached, and not trusted.
      expect(await testSms(owner, newNumber())).toEqual({ sent: false, reason: 'insecure', answer: '' });
      expect(own.connections()).toBe(before + 1);
      expect(gateway.taken).toEqual([]);
      expect(await testSms(globex, newNumber())).toMatchObject({ sent: true });
      expect(gateway.taken).toHaveLength(1);
      await owner.done('saveWorkspaceSetting', { key: 'sms', value: { setting: 'sms', provider: 'platform' } });
    });

    test('REG-17 P15 a code to register with goes by the platform’s gateway, also at a workspace’s address', async () => {
      const value = { setting: 'sms' as const, provider: 'http' as const, gateway_url: own.url };
      await owner.done('saveWorkspaceSetting', { key: 'sms', value });
      const before = own.connections();
      const visitor = api.visitor('acme.localhost:4300');
      const args = { phone_num: newNumber(), verifyCode: await solveCaptcha(visitor) };
      const sent = await visitor.call('sendSmsCode', args);
      expect(own.connections(), 'whoever administers it would have the code of a number that is not his').toBe(before);
      expect(sent).toMatchObject({ status: 200 });
      expect(gateway.taken).toHaveLength(1);
      await owner.done('saveWorkspaceSetting', { key: 'sms', value: { setting: 'sms', provider: 'platform' } });
    });

    test('P15 a workspace’s own gateway spends nothing of what all have, and others spend nothing of its', async () => {
      const root = await createCaller(api, 'root');
      await root.done('saveSafeSetting', { sms_secondary_verification: true });
      const value = { setting: 'sms' as const, provider: 'http' as const, gateway_url: own.url };
      await owner.done('saveWorkspaceSetting', { key: 'sms', value });
      const fill = (wsId: string, count: number, by_own_gateway: boolean) =>
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
                ws_id: wsId,
                by_own_gateway,
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
      await fill(globex.wsId, 1_999, true);
      await fill(owner.wsId, 1_998, true);
      expect(await sendTo('globex')).toMatchObject({ status: 200 });
      await fill(globex.wsId, 3_000, false);
      expect(await sendTo('globex')).toMatchObject({ status: 429, code: 'too_many_attempts' });
      const before = own.connections();
      // Its certificate is not trusted; that it was asked to send is what counts here.
      expect(await sendTo('owner')).toMatchObject({ code: 'message_not_sent' });
      expect(await sendTo('admin')).toMatchObject({ code: 'message_not_sent' });
      expect(own.connections()).toBe(before + 2);
      expect(await sendTo('hr')).toMatchObject({ status: 429, code: 'too_many_attempts' });
      await root.done('saveSafeSetting', { sms_secondary_verification: false });
      await owner.done('saveWorkspaceSetting', { key: 'sms', value: { setting: 'sms', provider: 'platform' } });
      await api.database.identity((query) => query.deleteFrom('sms_codes').execute());
    });

    test('P27 a workspace’s gateway in a network that is not allowed is never connected to', async () => {
      for (const host of ['127.0.0.2', '[::1]', '169.254.169.254', '10.0.0.1', '2130706434']) {
        const value = { setting: 'sms' as const, provider: 'http' as const, gateway_url: `https://${host}:1/` };
        await owner.done('saveWorkspaceSetting', { key: 'sms', value });
        expect(await testSms(owner, newNumber()), host).toMatchObject({ sent: false, reason: 'target_refused' });
      }
      await owner.done('saveWorkspaceSetting', { key: 'sms', value: { setting: 'sms', provider: 'platform' } });
    });
  });

  describe('mail', () => {
    const server = { setting: 'email', provider: 'smtp', host: '127.0.0.1', encryption: 'none' } as const;
    const from = { from_name: 'Acme', from_address: 'no-reply@acme.example', user_name: 'sender' };
    const save = (more: Record<string, unknown> = {}) =>
      owner.call('saveWorkspaceSetting', {
        key: 'email',
        value: { ...server, ...from, port: sink.port, password: 'letter box', ...more },
      });
    const testMail = (email: string) => owner.done('testEmailSetting', { email });

    test('WB-06 the workspace’s server is signed in to with the stored password, and hands the mail on', async () => {
      expect(await save()).toMatchObject({ status: 200, data: { secrets_set: ['password'] } });
      expect(await testMail('anna@example.com')).toEqual({ sent: true, reason: '', answer: '' });
      expect(sink.mails.at(-1)).toMatch(/^From: Acme <no-reply@acme\.example>/m);
      expect(sink.mails.at(-1)).toMatch(/^To: anna@example\.com/m);
    });

    test('what the server says when it refuses is shown', async () => {
      await save({ password: 'wrong' });
      expect(await testMail('berta@example.com')).toMatchObject({
        sent: false,
        reason: 'refused',
        answer: expect.stringContaining('535'),
      });
    });

    test('a server without TLS gets no password where TLS was asked for', async () => {
      const before = sink.mails.length;
      await save({ encryption: 'starttls' });
      expect(await testMail('clara@example.com')).toMatchObject({ sent: false });
      await save({ encryption: 'tls' });
      expect(await testMail('dora@example.com')).toMatchObject({ sent: false });
      expect(sink.mails).toHaveLength(before);
    });

    test('P27 a server in a network that is not allowed is never connected to', async () => {
      await save({ host: '127.0.0.2' });
      expect(await testMail('emma@example.com')).toMatchObject({ sent: false, reason: 'target_refused' });
    });

    test('header lines in an address or a name become no headers', async () => {
      await save({ from_name: 'Acme\r\nBcc: eve@example.com' });
      await testMail('frida@example.com');
      expect(sink.mails.at(-1)).not.toMatch(/^Bcc:/m);
      const { status } = await owner.call('testEmailSetting', { email: 'a@example.com\r\nBcc: eve@example.com' });
      expect(status).toBe(422);
    });
  });

  describe('test messages', () => {
    const refused = { status: 429, code: 'too_many_requests' };

    test('P15 a number gets one a minute and five an hour, and a workspace sends ten in ten minutes', async () => {
      const number = newNumber();
      expect(await owner.call('testSmsSetting', { telephone: number })).toMatchObject({ status: 200 });
      expect(await globex.call('testSmsSetting', { telephone: number })).toMatchObject(refused);
      for (let sent = 1; sent < 5; sent += 1) {
        api.advance(61_000);
        expect(await globex.call('testSmsSetting', { telephone: number })).toMatchObject({ status: 200 });
      }
      api.advance(61_000);
      expect(await globex.call('testSmsSetting', { telephone: number })).toMatchObject(refused);
      api.advance(hour);
      await enter();
      for (let sent = 0; sent < 10; sent += 1) await testSms(owner, newNumber());
      expect(await owner.call('testSmsSetting', { telephone: newNumber() })).toMatchObject(refused);
    });

    test('P42 they are logged, with what came of them', async () => {
      gateway.answer = { status: 500, body: '' };
      const number = newNumber();
      await testSms(owner, number);
      expect(await lastLogOf(api, owner.wsId, 'testSmsSetting')).toMatchObject({
        module: 'preference',
        target: `+86****${number.slice(-4)}`,
        result: 'failed',
        detail: { reason: 'refused' },
      });
    });

    test('VAL-09 a number that is none is refused', async () => {
      expect(await owner.call('testSmsSetting', { telephone: '12345678901' })).toMatchObject({
        code: 'telephone_refused',
      });
    });
  });
});
