import { beforeAll, describe, expect, test } from 'vitest';
import { ulid } from '#server/kernel/db/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { lastLogOf } from './log-rows.ts';
import { newestCode, otherCode, outbox, receiveCode, solveCaptcha } from './sms.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;
const hour = 60 * minute;

describeOnEachDatabase('codes by SMS', (open) => {
  let api: Api;
  let made = 0;
  /** Nobody was sent anything at it yet. */
  const newNumber = () => {
    made += 1;
    return `139${String(made).padStart(8, '0')}`;
  };

  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });

  const send = async (phone_num: string, visitor = api.visitor(), sending = {}) =>
    visitor.call('sendSmsCode', { phone_num, verifyCode: await solveCaptcha(visitor) }, sending);
  const register = (visitor: Visitor, telephone: string, verifyCode: string) =>
    visitor.call('registerCustomer', {
      username: `sms.${telephone}`,
      password: 'Blue-lamp-42',
      confirm_password: 'Blue-lamp-42',
      telephone,
      verifyCode,
    });

  describe('sending', () => {
    test('AUTH-19 AUTH-20 AUTH-21 LIM-04 without a token, a code of six digits goes to the number', async () => {
      const number = newNumber();
      expect(await send(number)).toMatchObject({ status: 200, data: { code_length: 6, retry_after: 60 } });
      const [message] = await outbox(api.visitor());
      expect(message).toMatchObject({ channel: 'sms', recipient: `+86${number}` });
      expect(message?.body).toMatch(/验证码为 \d{6}，10 分钟内有效/);
    });

    test('the SMS is in the language of the reader, with the name of the platform', async () => {
      const number = newNumber();
      await send(number, api.visitor(), { headers: { 'accept-language': 'en-US' } });
      expect((await outbox(api.visitor()))[0]?.body).toMatch(
        /^\d{6} is your Pagewright code\. It is valid for 10 minutes/,
      );
    });

    test('VAL-08 VAL-09 a number that is none is refused, and costs no image code', async () => {
      const visitor = api.visitor();
      const verifyCode = await solveCaptcha(visitor);
      const refused = await visitor.call('sendSmsCode', { phone_num: '12345678901', verifyCode });
      expect(refused).toMatchObject({ status: 422, code: 'telephone_refused' });
      expect(await visitor.call('sendSmsCode', { phone_num: newNumber(), verifyCode })).toMatchObject({ status: 200 });
      for (const phone_num of ['13800000000 13900000000', '13800000000,13900000000', '138000000001390000']) {
        const { status } = await visitor.call('sendSmsCode', { phone_num, verifyCode });
        expect(status, phone_num).toBe(422);
      }
    });

    test('P16 the image code is asked for, and good for one sending, right or wrong', async () => {
      const visitor = api.visitor();
      const missing = await visitor.call('sendSmsCode', { phone_num: newNumber() });
      expect(missing).toMatchObject({ status: 422, code: 'captcha_required' });
      const verifyCode = await solveCaptcha(visitor);
      const wrong = await visitor.call('sendSmsCode', { phone_num: newNumber(), verifyCode: 'wrong' });
      expect(wrong).toMatchObject({ code: 'captcha_invalid' });
      expect(await visitor.call('sendSmsCode', { phone_num: newNumber(), verifyCode })).toMatchObject({
        code: 'captcha_invalid',
      });
    });

    test('P14 a number of an account and one of nobody are answered alike', async () => {
      const [known, unknown] = [await send('13800000004'), await send(newNumber())];
      expect([known.status, known.data]).toEqual([unknown.status, unknown.data]);
    });

    test('P42 a sending is logged with the number masked and without the code', async () => {
      const number = newNumber();
      const code = await receiveCode(api.visitor(), number);
      const row = await lastLogOf(api, undefined, 'sendSmsCode');
      expect(row).toMatchObject({
        module: 'auth',
        target: `+86****${number.slice(-4)}`,
        detail: { purpose: 'registration' },
      });
      expect(JSON.stringify(row)).not.toContain(code);
    });

    test('P15 the code itself is nowhere in the database but in the outbox', async () => {
      const code = await receiveCode(api.visitor(), newNumber());
      const rows = await api.database.identity((query) => query.selectFrom('sms_codes').selectAll().execute());
      expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    });
  });

  describe('limits', () => {
    const refused = { status: 429, code: 'too_many_attempts' };

    test('P15 AUTH-47 one number gets one a minute and five an hour, however it is written and whoever asks', async () => {
      api.holdClock();
      const number = newNumber();
      expect(await send(number)).toMatchObject({ status: 200 });
      expect(await send(number)).toMatchObject({ ...refused, data: { detail: { retry_after: 60 } } });
      expect(await send(number, api.visitor(), { ip: '10.9.8.7' })).toMatchObject(refused);
      for (let sent = 1; sent < 5; sent += 1) {
        api.advance(61_000);
        expect(await send(number), String(sent)).toMatchObject({ status: 200 });
      }
      api.advance(61_000);
      expect(await send(number)).toMatchObject(refused);
      // The first of the five is an hour old by then, and the next place is free.
      api.advance(hour - 5 * 61_000 + 1_000);
      expect(await send(number)).toMatchObject({ status: 200 });
      expect(await send(number)).toMatchObject(refused);
    });

    test('P15 a leading zero or another border of the prefix makes no other number', async () => {
      const abroad = async (country_code: string, phone_num: string) => {
        const visitor = api.visitor();
        return visitor.call('sendSmsCode', { country_code, phone_num, verifyCode: await solveCaptcha(visitor) });
      };
      expect(await abroad('+49', '15112345678')).toMatchObject({ status: 200 });
      expect(await abroad('+49', '015112345678')).toMatchObject(refused);
      expect(await abroad('+491', '5112345678')).toMatchObject({ status: 422, code: 'telephone_refused' });
    });

    test('P15 twenty at once to one number send one', async () => {
      const number = newNumber();
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(number)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await outbox(api.visitor())).filter(({ recipient }) => recipient.endsWith(number))).toHaveLength(1);
    });

    test('P15 one telephone gets twenty an hour, whatever they are for', async () => {
      const number = newNumber();
      await send(number);
      await api.database.identity(async (query) => {
        const row = await query
          .selectFrom('sms_codes')
          .selectAll()
          .orderBy('created_at', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        const others = Array.from({ length: 19 }, () => ({
          ...row,
          id: ulid(),
          subject: ulid(),
          purpose: 'signIn' as const,
        }));
        await query.insertInto('sms_codes').values(others).execute();
      });
      api.advance(2 * minute);
      expect(await send(number)).toMatchObject(refused);
      expect(await send(newNumber())).toMatchObject({ status: 200 });
    });

    test.each([
      ['a network', 60, { network: '10.1.1.1' }, { ip: '10.1.1.1' }, 'localhost:4300'],
      ['a workspace', 300, { wsId: seedId('workspace acme') }, {}, 'acme.localhost:4300'],
      ['everybody', 2_000, {}, {}, 'localhost:4300'],
    ])('P15 the hour of %s ends at %i', async (_, most, of, sending, host) => {
      api.advance(2 * hour);
      const row = () => ({
        id: ulid(),
        purpose: 'registration' as const,
        subject: ulid(),
        number_hash: ulid(),
        network: 'network' in of ? of.network : ulid(),
        ws_id: 'wsId' in of ? of.wsId : null,
        code_hash: 'x',
        created_at: api.now(),
        expires_at: api.now(),
      });
      const add = (count: number) =>
        api.database.identity((query) =>
          query
            .insertInto('sms_codes')
            .values(Array.from({ length: count }, row))
            .execute(),
        );
      await add(most - 1);
      expect(await send(newNumber(), api.visitor(host), sending)).toMatchObject({ status: 200 });
      expect(await send(newNumber(), api.visitor(host), sending)).toMatchObject(refused);
      api.advance(hour + minute);
      expect(await send(newNumber(), api.visitor(host), sending)).toMatchObject({ status: 200 });
    });
  });

  describe('entering', () => {
    const wrong = { status: 422, code: 'sms_code_invalid' };

    test('P15 five wrong tries and the code is dead, also for the right digits', async () => {
      const visitor = api.visitor();
      const number = newNumber();
      const code = await receiveCode(visitor, number);
      for (let tries = 0; tries < 5; tries += 1) {
        expect(await register(visitor, number, otherCode(code))).toMatchObject(wrong);
      }
      expect(await register(visitor, number, code)).toMatchObject(wrong);
    });

    test('P15 strangers who try a number, or have a code sent to it, use up nobody else’s tries', async () => {
      const [person, stranger, other] = [api.visitor(), api.visitor(), api.visitor()];
      const number = newNumber();
      const code = await receiveCode(person, number);
      for (let tries = 0; tries < 6; tries += 1) {
        expect(await register(stranger, number, otherCode(code))).toMatchObject(wrong);
      }
      api.advance(61_000);
      const second = await receiveCode(other, number);
      for (let tries = 0; tries < 6; tries += 1) {
        expect(await register(other, number, otherCode(second))).toMatchObject(wrong);
      }
      expect(await register(stranger, number, code), 'it belongs to the browser that asked').toMatchObject(wrong);
      expect(await register(person, number, code)).toMatchObject({ status: 200 });
    });

    test('P15 four wrong tries leave it alive', async () => {
      const visitor = api.visitor();
      const number = newNumber();
      const code = await receiveCode(visitor, number);
      for (let tries = 0; tries < 4; tries += 1) await register(visitor, number, otherCode(code));
      expect(await register(visitor, number, code)).toMatchObject({ status: 200 });
    });

    test('P15 it lives ten minutes', async () => {
      const visitor = api.visitor();
      const [early, later] = [newNumber(), newNumber()];
      const code = await receiveCode(visitor, early);
      api.advance(10 * minute - 1_000);
      expect(await register(visitor, early, code)).toMatchObject({ status: 200 });
      const lateCode = await receiveCode(visitor, later);
      api.advance(10 * minute + 1_000);
      expect(await register(visitor, later, lateCode)).toMatchObject(wrong);
    });

    test('P15 a code that is sent to another number leaves it alive', async () => {
      const visitor = api.visitor();
      const [number, other] = [newNumber(), newNumber()];
      const code = await receiveCode(visitor, number);
      await receiveCode(visitor, other);
      expect(await register(visitor, number, code)).toMatchObject({ status: 200 });
    });

    test('P15 it is good once, for its own number, and until the next one is sent', async () => {
      const visitor = api.visitor();
      const [number, other] = [newNumber(), newNumber()];
      const first = await receiveCode(visitor, number);
      await receiveCode(visitor, other);
      expect(await register(visitor, other, first)).toMatchObject(wrong);
      api.advance(61_000);
      const second = await receiveCode(visitor, number);
      if (first !== second) expect(await register(visitor, number, first)).toMatchObject(wrong);
      expect(await register(visitor, number, await newestCode(visitor, number))).toMatchObject({ status: 200 });
      expect(await register(visitor, number, second)).toMatchObject(wrong);
    });
  });
});
