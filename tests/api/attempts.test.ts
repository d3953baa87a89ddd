import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { budgetsOf } from '#server/domains/identity/passwords/attempts.ts';
import { demoPassword } from '#server/seeds/demo.ts';
import { type Api, code, startApi } from './api.ts';
import { createCaller } from './caller.ts';
import { add, enter } from './people.ts';
import { signInAs, trySignIn } from './sign-in-as.ts';
import type { Answered, Visitor } from './visitor.ts';

const minute = 60_000;

describeOnEachDatabase('guessing a password', (open) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });

  const guess = (visitor: Visitor, username: string): Promise<Answered> =>
    trySignIn(visitor, { username, password: 'not the password' });
  const seconds = ({ data }: Answered): number => (data as { detail: { retry_after: number } }).detail.retry_after;

  test('P13 at most ten tries at one account are evaluated in 15 minutes, whatever address is claimed', async () => {
    let evaluated = 0;
    // Two tries a minute, each from a browser and an address of its own.
    for (let round = 0; round < 28; round += 1) {
      const visitor = api.visitor();
      await visitor.call('getCaptcha');
      const form = { username: 'root', password: `guess ${round}`, verifyCode: code };
      const ip = `203.0.113.${round}`;
      const answer = await visitor.call('createToken', form, {
        ip,
        headers: { 'x-forwarded-for': `198.51.100.${round}` },
      });
      if (answer.code === 'invalid_credentials') evaluated += 1;
      else expect(answer).toMatchObject({ status: 429, code: 'too_many_attempts' });
      api.advance(minute / 2);
    }
    expect(evaluated).toBeGreaterThanOrEqual(5);
    expect(evaluated).toBeLessThanOrEqual(10);
    expect(await trySignIn(api.visitor(), { username: 'root' })).toMatchObject({
      code: 'too_many_attempts',
      message: expect.stringMatching(/^尝试次数过多，请在 \d+ 秒后重试。$/),
    });
  });

  test('P13 parallel tries are counted like those that follow one another', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess(api.visitor(), 'sysadmin')));
    const evaluated = answers.filter((answer) => answer.code === 'invalid_credentials');
    expect(evaluated).toHaveLength(5);
    expect(answers.filter((answer) => answer.code === 'too_many_attempts')).toHaveLength(35);
  });

  test('AUTH-47 the delay after five wrong passwords grows, and is reported', async () => {
    const visitor = api.visitor();
    for (let round = 0; round < 4; round += 1) expect((await guess(visitor, 'hr')).code).toBe('invalid_credentials');
    const delays: number[] = [];
    for (let round = 5; round <= 10; round += 1) {
      expect((await guess(visitor, 'hr')).code).toBe('invalid_credentials');
      const refused = await trySignIn(visitor, { username: 'hr' });
      expect(refused.headers['ratelimit']).toBe(`"too-many-attempts";r=0;t=${seconds(refused)}`);
      expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': String(seconds(refused)) } });
      delays.push(seconds(refused));
      api.advance(seconds(refused) * 1_000 + 10);
    }
    expect(delays).toEqual([5, 10, 30, 60, 120, 900]);
    expect(await trySignIn(visitor, { username: 'hr' })).toMatchObject({ status: 200 });
  });

  test('AUTH-47 P13 a stranger does not lock out the owner on a device that signed in before', async () => {
    const own = api.visitor();
    await signInAs(own, 'owner');
    for (let round = 0; round < 8; round += 1) await guess(api.visitor(), 'owner');
    expect(await trySignIn(api.visitor(), { username: 'owner' })).toMatchObject({ code: 'too_many_attempts' });
    expect(await trySignIn(own, { username: 'owner' })).toMatchObject({ status: 200 });
  });

  test('AUTH-47 a known device has a budget too', async () => {
    const own = api.visitor();
    await signInAs(own, 'admin');
    for (let round = 0; round < 5; round += 1) await guess(own, 'admin');
    expect(await trySignIn(own, { username: 'admin' })).toMatchObject({ code: 'too_many_attempts' });
  });

  test('P40 counts that are over for long do not stay, whoever they were of', async () => {
    const counts = ['stranger-yesterday', 'stranger-now'];
    const day = 24 * 60 * minute;
    const values = counts.map((key, at) => ({
      key,
      count: 3,
      window_start: new Date(api.now().getTime() - (at === 0 ? day + minute : 0)),
    }));
    await api.database.identity((query) => query.insertInto('rate_limits').values(values).execute());
    await api.visitor().call('getCaptcha');
    const stored = await api.database.identity((query) =>
      query.selectFrom('rate_limits').select('key').where('key', 'in', counts).execute(),
    );
    expect(stored).toEqual([{ key: 'stranger-now' }]);
  });

  test('AUTH-47 P13 a network that tries many names is stopped for a quarter of an hour, and no other', async () => {
    const from = async (ip: string, username: string): Promise<string | undefined> => {
      const visitor = api.visitor();
      await visitor.call('getCaptcha');
      const { code: reported } = await visitor.call(
        'createToken',
        { username, password: 'not the one', verifyCode: code },
        { ip },
      );
      return reported;
    };
    const [, budget] = budgetsOf('any', '198.51.100.7', undefined);
    expect(await from('198.51.100.7', 'first')).toBe('invalid_credentials');
    // What 198 further wrong passwords leave behind.
    await api.database.identity((query) =>
      query
        .updateTable('rate_limits')
        .set({ count: 199 })
        .where('key', '=', budget?.key ?? '')
        .execute(),
    );
    expect(await from('198.51.100.7', 'second')).toBe('invalid_credentials');
    expect(await from('198.51.100.7', 'second')).toBe('too_many_attempts');
    expect(await from('198.51.100.8', 'second')).toBe('invalid_credentials');
    api.advance(15 * minute + 1);
    expect(await from('198.51.100.7', 'second')).toBe('invalid_credentials');
  });

  test('AUTH-47 P13 a network that is stopped leaves room for known devices and, within bounds, for other names', async () => {
    const ip = '198.51.100.20';
    const own = api.visitor();
    await signInAs(own, 'builder');
    const [, budget] = budgetsOf('any', ip, undefined);
    if (!budget?.room) throw new Error('The budget of a network has room for other names.');
    const used = (key: string, count: number) => ({
      key,
      count,
      window_start: api.now(),
      blocked_until: new Date(api.now().getTime() + 15 * minute),
    });
    await api.database.identity((query) => query.insertInto('rate_limits').values(used(budget.key, 201)).execute());
    const from = async (visitor: Visitor, username: string, password?: string): Promise<Answered> => {
      await visitor.call('getCaptcha');
      return visitor.call('createToken', { username, password: password ?? demoPassword, verifyCode: code }, { ip });
    };
    expect(await from(api.visitor(), 'tried-twice', 'not the one')).toMatchObject({ code: 'invalid_credentials' });
    expect(await from(api.visitor(), 'tried-twice', 'not the one')).toMatchObject({ code: 'too_many_attempts' });
    expect(await from(api.visitor(), 'appuser')).toMatchObject({ status: 200 });
    await api.database.identity((query) =>
      query
        .insertInto('rate_limits')
        .values(used(budget.room?.key ?? '', 101))
        .onConflict((conflict) => conflict.column('key').doUpdateSet(used(budget.room?.key ?? '', 101)))
        .execute(),
    );
    expect(await from(api.visitor(), 'appowner')).toMatchObject({ code: 'too_many_attempts' });
    expect(await from(own, 'builder'), 'a known device has budgets of its own').toMatchObject({ status: 200 });
  });

  test('AUTH-47 P13 devices from before a password change are strangers', async () => {
    const hr = await createCaller(api, 'hr');
    const person = await add(hr);
    const { password } = await enter(api, hr, person);
    const old = api.visitor();
    expect(await trySignIn(old, { username: person.username, password })).toMatchObject({ status: 200 });
    for (let round = 0; round < 6; round += 1) await guess(api.visitor(), person.username);
    expect(await trySignIn(old, { username: person.username, password })).toMatchObject({ status: 200 });
    api.advance(1_000);
    await hr.call('resetAccountSecret', { id: person.id });
    for (let round = 0; round < 5; round += 1) await guess(api.visitor(), person.username);
    expect(await guess(old, person.username)).toMatchObject({ code: 'too_many_attempts' });
  });

  test('P13 the known devices of one account have ten tries together', async () => {
    const devices = Array.from({ length: 6 }, () => api.visitor());
    for (const device of devices) await signInAs(device, 'appadmin');
    const codes: (string | undefined)[] = [];
    for (const device of devices) {
      for (let round = 0; round < 4; round += 1) codes.push((await guess(device, 'appadmin')).code);
    }
    expect(codes.filter((answered) => answered === 'invalid_credentials')).toHaveLength(10);
    expect(await trySignIn(api.visitor(), { username: 'appadmin' }), 'a new device').toMatchObject({ status: 200 });
  });

  test('P13 a clock that is set back does not lengthen a delay', async () => {
    for (let round = 0; round < 5; round += 1) await guess(api.visitor(), 'both');
    expect(await trySignIn(api.visitor(), { username: 'both' })).toMatchObject({ code: 'too_many_attempts' });
    api.advance(-60 * minute);
    expect((await guess(api.visitor(), 'both')).code).toBe('invalid_credentials');
    api.advance(60 * minute);
  });

  test('P14 an unknown name is slowed down like a known one', async () => {
    const visitor = api.visitor();
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 6; round += 1) codes.push((await guess(visitor, 'nobody')).code);
    expect(codes).toEqual([...Array(5).fill('invalid_credentials'), 'too_many_attempts']);
  });

  test('right passwords do not use up the budget, also when they come together', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => trySignIn(api.visitor(), { username: 'user' })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
});
