import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { signInAs } from './sign-in-as.ts';
import type { Answered } from './visitor.ts';

interface Page {
  id: string;
  kind: string;
  route?: string;
  roles?: string[];
  hash: Record<string, string>;
  title: Record<string, string>;
}

/** Safe: answers are validated against the contract. */
const pages = ({ data }: Answered): Page[] => data as Page[];

describeOnEachDatabase('page documents', (open) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });

  const hashOf = async (id: string, locale = 'zh-CN'): Promise<string> => {
    const page = pages(await api.visitor().call('listPages')).find((entry) => entry.id === id);
    return page?.hash[locale] ?? `no ${id}`;
  };
  const tokenOf = async (username: string): Promise<string> => (await signInAs(api.visitor(), username)).accessToken;

  test('ROUTE-004 the table of pages has the sign-in page for everybody, in both languages', async () => {
    const login = pages(await api.visitor().call('listPages')).find((page) => page.route === '/login');
    expect(login).toMatchObject({
      id: 'session.login',
      roles: ['public'],
      title: { 'zh-CN': '登录', 'en-US': 'Sign in' },
    });
    expect(login?.hash['zh-CN']).not.toBe(login?.hash['en-US']);
  });

  test('a document is addressed by its content and may be kept for ever', async () => {
    const hash = await hashOf('session.login', 'en-US');
    const answer = await api.visitor().call('getDocument', { hash });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(JSON.parse(answer.bytes.toString())).toMatchObject({ id: 'session.login', locale: 'en-US', format: 1 });
  });

  test('P2 a document that the caller may not open answers like one that does not exist', async () => {
    const hash = await hashOf('platform.platformset');
    const token = await tokenOf('user');
    const closed = await api.visitor().call('getDocument', { hash }, { token });
    const unknown = await api.visitor().call('getDocument', { hash: 'a'.repeat(hash.length) }, { token });
    expect(closed).toMatchObject({ status: 404, code: 'not_found' });
    expect({ ...closed, headers: {}, bytes: '' }).toEqual({ ...unknown, headers: {}, bytes: '' });
    expect((await api.visitor().call('getDocument', { hash })).status).toBe(404);
    expect((await api.visitor().call('getDocument', { hash }, { token: await tokenOf('root') })).status).toBe(200);
  });

  test('a document that is being written is answered with its diagnostics, each with its pointer', async () => {
    const head = {
      kind: 'page',
      version: 1,
      id: 'x.mine',
      title: { t: { 'en-US': 'Mine', 'zh-CN': '我的' } },
      route: '/mine',
    };
    const document = { ...head, body: { id: 'x.root', widget: 'Buton' } };
    const answer = await api.visitor().call('checkDocument', { document }, { token: await tokenOf('owner') });
    expect(answer.data).toMatchObject({ faults: [{ code: 'PAGE_WIDGET_UNKNOWN', pointer: '/body/widget' }] });
  });

  test('P22 a broken schema in a document is reported as a diagnostic with its pointer', async () => {
    const token = await tokenOf('owner');
    const head = { kind: 'page', version: 1, id: 'x.mine', title: { t: { 'en-US': 'Mine' } }, route: '/mine' };
    const body = { id: 'x.root', widget: 'Stack' };
    for (const [schema, pointer] of [
      [{ enum: 5 }, '/state/list/schema/enum'],
      [{ allOf: 5 }, '/state/list/schema/allOf'],
      [{ anyOf: [null] }, '/state/list/schema/anyOf/0'],
      [{ properties: null }, '/state/list/schema/properties'],
    ] as const) {
      const document = { ...head, state: { list: { type: 'array', schema } }, body };
      const answer = await api.visitor().call('checkDocument', { document }, { token });
      expect(answer).toMatchObject({ status: 200, data: { faults: [{ code: 'PAGE_TYPE', pointer }] } });
    }
  });

  test('P18 the entry page has its document and answers inside, in the chosen language, under the strict policy', async () => {
    const visitor = api.visitor();
    const answer = await visitor.request({
      method: 'GET',
      url: '/login',
      headers: { accept: 'text/html', cookie: 'pagewright_locale=en-US' },
    });
    const block = /<script type="application\/json" id="pagewright-boot">([^<]*)<\/script>/.exec(
      answer.bytes.toString(),
    )?.[1];
    const boot = JSON.parse(block ?? '{}');
    expect(boot).toMatchObject({
      locale: 'en-US',
      document: { id: 'session.login', locale: 'en-US' },
      env: { theme: { base: 'Default', variables: {} } },
    });
    // What the first screen does without is not in the way of it.
    expect(boot).toMatchObject({ isFirstPart: true, messages: { 'app.toasts': expect.any(String) } });
    expect(Object.keys(boot.messages)).not.toContain('app.leave.title');
    expect(boot.pages.map(({ id }: { id: string }) => id)).toEqual(['session.login']);
    for (const { title, hash } of boot.pages) expect([title, hash].map(Object.keys)).toEqual([['en-US'], ['en-US']]);
    expect(boot.preloaded.map(({ call }: { call: string }) => call)).toContain('getLoginPage');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(String(answer.headers['content-security-policy'])).not.toContain('unsafe');
  });

  test.each([
    ['en-GB,en;q=0.9', '', 'en-US'],
    ['de-DE,de;q=0.9', '', 'en-US'],
    ['zh-CN,zh;q=0.9', '', undefined],
    [undefined, '', undefined],
    ['en-GB,en;q=0.9', 'pagewright_locale=zh-CN', undefined],
    ['zh-CN,zh;q=0.9', 'pagewright_locale=en-US', undefined],
  ])(
    'CFG-18 to a browser that asks for %s, with the cookie "%s", the entry page offers %s',
    async (asked, cookie, offered) => {
      const headers = { accept: 'text/html', cookie, ...(asked && { 'accept-language': asked }) };
      const answer = await api.visitor().request({ method: 'GET', url: '/login', headers });
      const boot = /id="pagewright-boot">([^<]*)</.exec(answer.bytes.toString())?.[1];
      expect(JSON.parse(boot ?? '{}').env.offered_language).toBe(offered);
    },
  );

  test.each([
    ['/join?invitation=pwi_1&lang=en-US', '', 'en-US'],
    ['/join?invitation=pwi_1', '', 'zh-CN'],
    ['/join?invitation=pwi_1&lang=xx', '', 'zh-CN'],
    ['/join?invitation=pwi_1&lang=en-US', 'pagewright_locale=zh-CN', 'zh-CN'],
    ['/login?lang=en-US', '', 'zh-CN'],
  ])(
    'CFG-18 ORG-11 %s opens in the language of the invitation, unless the cookie "%s" is a choice',
    async (url, cookie, locale) => {
      const answer = await api.visitor().request({ method: 'GET', url, headers: { accept: 'text/html', cookie } });
      const boot = /id="pagewright-boot">([^<]*)</.exec(answer.bytes.toString())?.[1];
      expect(JSON.parse(boot ?? '{}').locale).toBe(locale);
    },
  );

  test('the entry page of a closed address carries no document', async () => {
    const answer = await api
      .visitor()
      .request({ method: 'GET', url: '/platform-home/platformset', headers: { accept: 'text/html' } });
    expect(answer.bytes.toString()).not.toContain('"id":"platform.platformset","version"');
    expect(answer.bytes.toString()).toContain('pagewright-boot');
    expect(answer.bytes.toString()).toContain('"app.leave.title"');
    expect(answer.bytes.toString()).not.toContain('isFirstPart');
    // Every page that is open to everybody.
    for (const id of ['session.login', 'session.register', 'errors.404'])
      expect(answer.bytes.toString()).toContain(`"id":"${id}"`);
  });

  test('CFG-18 the texts of the shell are served in both languages, ready to be shown', async () => {
    for (const locale of ['zh-CN', 'en-US']) {
      const answer = await api.visitor().call('getLocaleFile', { locale });
      expect(answer.data).toMatchObject({ locale });
    }
    expect(await api.visitor().call('getLocaleFile', { locale: '../../etc' })).toMatchObject({ status: 422 });
  });
});
