import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/seeds/demo.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, code, startApi } from './api.ts';
import { solve } from './solve-question.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;
const cookie = 'pagewright_captcha';

describeOnEachDatabase('the image code', (open) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });

  const signIn = (visitor: Visitor, verifyCode?: string) =>
    visitor.call('createToken', { username: 'owner', password: demoPassword, verifyCode });
  const ask = async (visitor: Visitor): Promise<string> => {
    const { data } = await visitor.call('getCaptchaQuestion', {}, { headers: { 'accept-language': 'en-US' } });
    return solve(data);
  };

  test('AUTH-03 is a PNG that anybody may fetch, and larger on wish', async () => {
    const visitor = api.visitor();
    const small = await visitor.call('getCaptcha');
    const large = await visitor.call('getCaptcha', { scale: 2 });
    expect(small.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'png', width: 120, height: 44 });
    expect(await sharp(large.bytes).metadata()).toMatchObject({ width: 240, height: 88 });
  });

  test('AUTH-49 is bound by an HttpOnly cookie for two minutes', async () => {
    const { headers } = await api.visitor().call('getCaptcha');
    const set = String(headers['set-cookie']);
    expect(set).toMatch(/^pagewright_captcha=[\w-]{32};/);
    expect(set).toContain('HttpOnly');
    expect(set).toContain('SameSite=Lax');
    expect(set).toContain('Max-Age=120');
  });

  test('AUTH-02 is required while the sign-in page shows it', async () => {
    const visitor = api.visitor();
    expect(await signIn(visitor)).toMatchObject({ status: 422, code: 'captcha_required' });
    await visitor.call('getCaptcha');
    expect(await signIn(visitor, code.toUpperCase())).toMatchObject({ status: 200, data: { outcome: 'token' } });
  });

  test('P16 works once: a second sign-in with the same picture is refused', async () => {
    const visitor = api.visitor();
    await visitor.call('getCaptcha');
    const stored = visitor.cookies.get(cookie) ?? '';
    expect(await signIn(visitor, code)).toMatchObject({ status: 200 });
    visitor.cookies.set(cookie, stored);
    expect(await signIn(visitor, code)).toMatchObject({ status: 422, code: 'captcha_invalid' });
  });

  test('P16 is spent by a wrong answer', async () => {
    const visitor = api.visitor();
    await visitor.call('getCaptcha');
    expect(await signIn(visitor, 'zzzz')).toMatchObject({ code: 'captcha_invalid' });
    expect(await signIn(visitor, code)).toMatchObject({ code: 'captcha_invalid' });
  });

  test('P16 of two sign-ins at once with one picture only one is let through', async () => {
    const visitor = api.visitor();
    await visitor.call('getCaptcha');
    const both = await Promise.all([signIn(visitor, code), signIn(visitor, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('P16 is dead after two minutes', async () => {
    const visitor = api.visitor();
    await visitor.call('getCaptcha');
    api.advance(2 * minute + 1_000);
    expect(await signIn(visitor, code)).toMatchObject({ code: 'captcha_invalid' });
  });

  test('AUTH-49 P16 belongs to the browser that fetched it', async () => {
    await api.visitor().call('getCaptcha');
    expect(await signIn(api.visitor(), code)).toMatchObject({ code: 'captcha_invalid' });
  });

  test('AUTH-49 a right answer to an earlier question is refused', async () => {
    const visitor = api.visitor();
    const first = await ask(visitor);
    let second = await ask(visitor);
    while (second === first) second = await ask(visitor);
    expect(await signIn(visitor, first)).toMatchObject({ code: 'captcha_invalid' });
  });

  test('AUTH-03 a question in words opens the same door, in either language', async () => {
    const visitor = api.visitor();
    expect(await signIn(visitor, await ask(visitor))).toMatchObject({ status: 200 });
    const { data } = await visitor.call('getCaptchaQuestion', {}, { headers: { 'accept-language': 'zh-CN' } });
    expect(data).toMatchObject({ question: expect.stringContaining('请') });
  });

  test('AUTH-47 one network fetches no more than 600 codes a minute', async () => {
    const ip = '203.0.113.99';
    const fetch = () => api.visitor().call('getCaptchaQuestion', {}, { ip });
    expect(await fetch()).toMatchObject({ status: 200 });
    await api.database.identity((query) =>
      query.updateTable('rate_limits').set({ count: 599 }).where('key', '=', `captcha:${ip}`).execute(),
    );
    expect(await fetch()).toMatchObject({ status: 200 });
    expect(await fetch()).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(await api.visitor().call('getCaptchaQuestion')).toMatchObject({ status: 200 });
    api.advance(minute);
    expect(await fetch()).toMatchObject({ status: 200 });
  });

  test('P13 hundreds of wrong codes at one name at once hold up neither its owner nor others', async () => {
    const ip = '198.51.100.30';
    const wrong = () =>
      api.visitor().call('createToken', { username: 'owner', password: 'not the one', verifyCode: 'zzzz' }, { ip });
    const rush = Array.from({ length: 350 }, wrong);
    const [owner, other] = [api.visitor(), api.visitor()];
    await Promise.all([owner.call('getCaptcha'), other.call('getCaptcha')]);
    rush.push(...Array.from({ length: 50 }, wrong));
    const form = { password: demoPassword, verifyCode: code };
    const [mine, theirs] = await Promise.all([
      owner.call('createToken', { username: 'owner', ...form }, { ip: '198.51.100.31' }),
      other.call('createToken', { username: 'admin', ...form }, { ip: '198.51.100.32' }),
    ]);
    expect(mine, mine.message).toMatchObject({ status: 200 });
    expect(theirs, theirs.message).toMatchObject({ status: 200 });
    const statuses = (await Promise.all(rush)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422).length).toBeLessThan(310);
    expect(new Set(statuses)).not.toContain(500);
  });

  test('P13 a network that has sent many wrong codes is stopped before any turn, its known devices and other networks are not', async () => {
    const ip = '198.51.100.40';
    const known = api.visitor();
    await known.call('getCaptcha');
    const sign = async (visitor: Visitor, from: string) => {
      await visitor.call('getCaptcha');
      return visitor.call('createToken', { username: 'owner', password: demoPassword, verifyCode: code }, { ip: from });
    };
    expect(await sign(known, ip)).toMatchObject({ status: 200 });
    for (let wave = 0; wave < 8; wave += 1) {
      await Promise.all(
        Array.from({ length: 40 }, () =>
          api
            .visitor()
            .call('createToken', { username: 'nobody', password: 'not the one', verifyCode: 'zzzz' }, { ip }),
        ),
      );
    }
    const stopped = await sign(api.visitor(), ip);
    expect(stopped).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(await sign(known, ip)).toMatchObject({ status: 200 });
    expect(await sign(api.visitor(), '198.51.100.41')).toMatchObject({ status: 200 });
    api.advance(15 * minute + 1_000);
    expect(await sign(api.visitor(), ip)).toMatchObject({ status: 200 });
  });
});
