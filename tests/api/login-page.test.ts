import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import {
  configurationOf,
  createEditor,
  type Editor,
  type FrontMeta,
  faultsOf,
  forgetConfiguration,
  frontMetaOf,
} from './configuration-calls.ts';
import { signInAs } from './sign-in-as.ts';
import type { Answered } from './visitor.ts';

describeOnEachDatabase('sign-in page', (open) => {
  let api: Api;
  let root: Editor;
  let owner: Editor;
  let globex: Editor;
  let acmeId: string;
  let globexId: string;
  beforeAll(async () => {
    api = await startApi(await open());
    root = await createEditor(api, 'root');
    owner = await createEditor(api, 'owner');
    globex = await createEditor(api, 'globex');
    const ids = await api.database.platform((query) =>
      query.selectFrom('workspaces').select(['id', 'subdomain']).execute(),
    );
    acmeId = ids.find(({ subdomain }) => subdomain === 'acme')?.id ?? '';
    globexId = ids.find(({ subdomain }) => subdomain === 'globex')?.id ?? '';
    return () => api.close();
  });
  beforeEach(() => forgetConfiguration(api));

  const visit = (wsId?: string, host?: string): Promise<Answered> => api.visitor(host).call('getLoginPage', { wsId });
  const pageOf = async (wsId?: string, host?: string): Promise<FrontMeta> => frontMetaOf(await visit(wsId, host));
  const saveLoginPage = (editor: Editor, change: Record<string, unknown>, frontMeta: Record<string, unknown> = {}) =>
    pageOf().then((meta) =>
      api
        .visitor()
        .call(
          'saveLoginPage',
          { widgetType: 'loginPage', frontMeta: { ...meta, ...frontMeta }, ...change },
          { token: editor.token },
        ),
    );

  test('CFG-02 CFG-03 CFG-05 CFG-08 CFG-09 CFG-10 a fresh page is centered, asks for the code, offers to remember, and is grey on light blue', async () => {
    const answer = await visit();
    expect(answer.data).toMatchObject({ id: 'login', widgetType: 'loginPage' });
    expect(frontMetaOf(answer)).toEqual({
      logoUrl: '',
      loginLocation: 'center',
      openVerCode: true,
      openRememberAccPwd: true,
      carouselList: [],
      platformCarouselList: [],
      customerCarouselList: [],
      isPlatformLogin: true,
      copyrightList: [{ content: '' }],
      copyrightColor: '#595959',
      bgType: 0,
      bgColor: '#e6f4ff',
      bgImg: '',
    });
  });

  test('CFG-01 a saved widget comes back with everything that was chosen', async () => {
    const [logo, background, picture] = [await root.upload(), await root.upload(), await root.upload()];
    const chosen = {
      logoUrl: logo,
      loginLocation: 'left',
      openVerCode: false,
      openRememberAccPwd: false,
      platformCarouselList: [picture, logo],
      copyrightList: [{ content: '© Acme <b>2026</b>' }, { content: '' }],
      copyrightColor: '#ff0000',
      bgType: 1,
      bgColor: '#ffffff',
      bgImg: background,
    };
    const saved = await saveLoginPage(root, { id: 'login' }, chosen);
    expect(saved.data).toMatchObject({ id: 'login', widgetType: 'loginPage', version: 1, frontMeta: chosen });
    await root.publish(1);
    expect(await pageOf()).toEqual({
      ...chosen,
      carouselList: [picture, logo],
      customerCarouselList: [],
      isPlatformLogin: true,
    });
  });

  test('CFG-13 system roles configure the platform page, workspace administrators their own, and nobody else any', async () => {
    for (const username of ['sysadmin', 'admin']) {
      const editor = await createEditor(api, username);
      const scope = username === 'sysadmin' ? 'platform' : 'workspace';
      expect((await editor.get()).scope).toBe(scope);
      expect((await saveLoginPage(editor, {}, { loginLocation: 'left' })).status).toBe(200);
      expect((await editor.get()).draft).toMatchObject({
        loginLocation: 'left',
        isPlatformLogin: scope === 'platform',
      });
    }
    for (const username of ['builder', 'hr', 'user', 'appowner', 'appadmin', 'appuser']) {
      const { accessToken: token } = await signInAs(api.visitor(), username);
      const place = { kind: 'loginPage', key: 'login' };
      const answers = [
        await saveLoginPage({ ...root, token }, {}),
        await api.visitor().call('getConfiguration', place, { token }),
        await api.visitor().call('saveConfiguration', { ...place, value: {} }, { token }),
        await api.visitor().call('publishConfiguration', place, { token }),
        await api.visitor().call('discardConfigurationDraft', place, { token }),
        await api.visitor().call('listConfigurationVersions', place, { token }),
        await api.visitor().call('rollbackConfiguration', { ...place, version_id: null }, { token }),
      ];
      for (const answer of answers) expect(answer, username).toMatchObject({ status: 403, code: 'not_allowed' });
    }
    expect(await saveLoginPage({ ...root, token: 'pwa_nobody' }, {})).toMatchObject({ status: 401 });
  });

  test('CFG-13 a workspace overrides the platform for its own visitors, and without a page of its own inherits', async () => {
    await root.release({ loginLocation: 'right', copyrightList: [{ content: 'Platform' }] });
    const inherited = await pageOf(acmeId);
    expect(inherited).toEqual(await pageOf());
    expect((await owner.get()).inherited).toEqual(inherited);

    await owner.release({ copyrightList: [{ content: 'Acme' }] });
    const own = await pageOf(acmeId);
    expect(own).toMatchObject({ loginLocation: 'right', copyrightList: [{ content: 'Acme' }], isPlatformLogin: false });
    expect(await pageOf(undefined, 'acme.localhost:4300'), 'by its address').toEqual(own);
    expect((await pageOf()).copyrightList).toEqual([{ content: 'Platform' }]);
    expect(await pageOf(globexId)).toEqual(await pageOf());
    expect(await pageOf(undefined, 'globex.localhost:4300')).toEqual(await pageOf());

    await owner.rollback(null);
    expect(await pageOf(acmeId)).toEqual(inherited);
  });

  test('CFG-07 the page shows the images of the platform and then those of the customer, up to six of each', async () => {
    const [first, second] = [await root.upload(), await root.upload()];
    const mine = await owner.upload();
    await root.release({ platformCarouselList: [first, second] });
    await owner.release({ customerCarouselList: [mine] });
    expect(await pageOf(acmeId)).toMatchObject({
      carouselList: [first, second, mine],
      platformCarouselList: [first, second],
      customerCarouselList: [mine],
    });
    await root.release({ platformCarouselList: [second] });
    expect((await pageOf(acmeId)).carouselList, 'follows the platform at once').toEqual([second, mine]);

    const six = Array(6).fill(mine);
    expect((await owner.save({ customerCarouselList: six })).status).toBe(200);
    const seventh = await owner.save({ customerCarouselList: [...six, mine] });
    expect(seventh).toMatchObject({ status: 422, code: 'configuration_invalid' });
    expect(faultsOf(seventh)).toMatchObject([{ pointer: '/value/customerCarouselList' }]);
  });

  test('CFG-07 a workspace cannot change the images of the platform', async () => {
    const mine = await owner.upload();
    const refused = await owner.save({ platformCarouselList: [mine] });
    expect(refused).toMatchObject({ status: 422, code: 'configuration_invalid' });
    expect(faultsOf(refused)).toMatchObject([{ pointer: '/value/platformCarouselList', hint: expect.any(String) }]);
    expect((await owner.get()).version, 'nothing is half saved').toBe(0);
  });

  test('CFG-01 values that follow from others are not stored', async () => {
    const picture = await owner.upload();
    await owner.release({ carouselList: [picture, picture], isPlatformLogin: true });
    expect(await pageOf(acmeId)).toMatchObject({ carouselList: [], isPlatformLogin: false });
  });

  test.each([
    [
      'CFG-08',
      'a footer text that cannot be read on its background',
      { copyrightColor: '#e0e0e0', bgColor: '#ffffff' },
      '/copyrightColor',
    ],
    ['CFG-10', 'an image as background without an image', { bgType: 1 }, '/bgImg'],
    ['CFG-11', 'an image that was never uploaded', { logoUrl: '/files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.png' }, '/logoUrl'],
    ['CFG-07', 'an empty place in the carousel', { platformCarouselList: [''] }, '/platformCarouselList/0'],
    ['CFG-09', 'no copyright line', { copyrightList: [] }, '/copyrightList'],
    ['CFG-02', 'a fourth position', { loginLocation: 'top' }, '/loginLocation'],
    ['CFG-03', 'a switch that is a text', { openVerCode: 'yes' }, '/openVerCode'],
    ['P4', 'an unknown field', { ws_id: 'globex' }, '/ws_id'],
    ['P20', 'a script as logo', { logoUrl: 'javascript:alert(1)' }, '/logoUrl'],
    ['P20', 'an image inside of the value', { bgImg: 'data:image/svg+xml,<svg onload=alert(1)>' }, '/bgImg'],
    ['P20', 'a colour that ends its rule', { bgColor: '#fff;}*{x' }, '/bgColor'],
  ])('%s refuses %s, names the place, and saves nothing', async (_id, _title, value, pointer) => {
    const refused = await root.save(value);
    expect(refused).toMatchObject({ status: 422, code: 'configuration_invalid' });
    expect(faultsOf(refused).map((fault) => fault.pointer)).toEqual([`/value${pointer}`]);
    expect(await root.get()).toMatchObject({ version: 0, draft: null });
  });

  test('CFG-08 faults are told in the language of the caller', async () => {
    const call = { kind: 'loginPage', key: 'login', value: { copyrightColor: '#ffffff' } };
    const told = async (locale: string): Promise<string | undefined> => {
      const sending = { token: root.token, headers: { 'accept-language': locale } };
      return faultsOf(await api.visitor().call('saveConfiguration', call, sending))[0]?.message;
    };
    expect(await told('en-US')).toContain('contrast of 1.1:1');
    expect(await told('zh-CN')).toContain('对比度为 1.1:1');
  });

  test('CFG-11 an image that is gone since the draft was saved keeps it from being published', async () => {
    const logoUrl = await owner.upload();
    await owner.save({ logoUrl });
    const name = logoUrl.slice('/files/'.length);
    await api.database.tenant(acmeId, (query) => query.deleteFrom('files').where('name', '=', name).execute());
    const refused = await owner.publish();
    expect(refused).toMatchObject({ status: 422, code: 'configuration_invalid' });
    expect(faultsOf(refused)).toMatchObject([{ pointer: '/draft/logoUrl' }]);
    expect(await owner.get()).toMatchObject({ published: null, draft: { logoUrl } });
  });

  test("P2 another workspace's image, draft and versions are like unknown ones", async () => {
    const theirs = await globex.upload();
    const unknown = '/files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.png';
    const [one, other] = [await owner.save({ logoUrl: theirs }), await owner.save({ logoUrl: unknown })];
    expect({ ...one, headers: {} }).toEqual({ ...other, headers: {} });
    expect((await owner.save({ logoUrl: await root.upload() })).status, "the platform's image").toBe(200);

    const released = await globex.release({ loginLocation: 'left' });
    expect(await owner.versions()).toEqual([]);
    const stolen = await owner.rollback(released.published_id);
    const nothing = await owner.rollback('01JD3Q4V9M8X2T6W5R7Y1Z0ABC');
    expect(stolen.status).toBe(404);
    expect({ ...stolen, headers: {} }).toEqual({ ...nothing, headers: {} });
    expect(await root.rollback(released.published_id)).toMatchObject({ status: 404 });
  });

  test('P2 an unknown workspace shows what one without a page of its own shows', async () => {
    await root.release({ copyrightList: [{ content: 'Platform' }] });
    await owner.save({ copyrightList: [{ content: 'draft' }] });
    const known = await visit(acmeId);
    for (const wsId of ['01JD3Q4V9M8X2T6W5R7Y1Z0ABC', 'x', '']) expect((await visit(wsId)).data).toEqual(known.data);
  });

  test('P4 the body is closed: what the server decides is refused, and a foreign id too', async () => {
    for (const change of [
      { ws_id: globexId },
      { version: 7 },
      { created_by: 'x' },
      { scope: 'platform' },
      { widgetType: 'registerPage' },
    ]) {
      expect(await saveLoginPage(owner, change), JSON.stringify(change)).toMatchObject({
        status: 422,
        code: 'invalid_request',
      });
    }
    expect(await saveLoginPage(owner, { id: 'other' })).toMatchObject({ status: 422, data: { pointer: '/id' } });
    expect(await saveLoginPage(owner, {}, { wsId: globexId })).toMatchObject({ status: 422, code: 'invalid_request' });
    for (const extra of [{ ws_id: globexId }, { scope: 'platform' }, { draft: {} }]) {
      const call = { kind: 'loginPage', key: 'login', value: {}, ...extra };
      expect((await api.visitor().call('saveConfiguration', call, { token: owner.token })).status).toBe(422);
    }
    expect((await owner.get()).version).toBe(0);
  });

  test('P20 a text comes back as it was written, and is never part of a page as markup', async () => {
    const content = `"><img src=x onerror=alert(1)></script><script>alert(1)</script>`;
    await root.release({ copyrightList: [{ content }] });
    const answer = await visit();
    expect(frontMetaOf(answer).copyrightList).toEqual([{ content }]);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"copyrightList":[{"content":"a","__proto__":{"polluted":true}}]}',
  ])('P21 the value %s reaches no prototype', async (value) => {
    const answer = await api.visitor().request({
      method: 'PUT',
      url: '/api/wp/configuration/loginPage/login',
      headers: { authorization: `Bearer ${root.token}`, 'content-type': 'application/json' },
      payload: `{"value":${value}}`,
    });
    expect(answer.status).toBe(422);
    expect(Object.prototype).not.toHaveProperty('polluted');
    expect((await root.get()).version).toBe(0);
  });

  test('a save that is repeated with its key is made once', async () => {
    const frontMeta = { ...(await pageOf()), loginLocation: 'left' };
    const send = () =>
      api
        .visitor()
        .call(
          'saveLoginPage',
          { widgetType: 'loginPage', frontMeta },
          { token: owner.token, headers: { 'idempotency-key': 'save-0001' } },
        );
    const [first, second] = [await send(), await send()];
    expect(second.data).toEqual(first.data);
    expect(configurationOf({ ...first, data: await owner.get() }).version).toBe(1);
  });

  test('of two administrators who save at once with the version they read exactly one wins', async () => {
    const frontMeta = await pageOf();
    const headers = { 'if-match': '0' };
    const answers = await Promise.all(
      ['left', 'right'].map((loginLocation) =>
        api
          .visitor()
          .call(
            'saveLoginPage',
            { widgetType: 'loginPage', frontMeta: { ...frontMeta, loginLocation } },
            { token: owner.token, headers },
          ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    const kept = (await owner.get()).draft;
    expect(lost?.data).toMatchObject({ code: 'version_conflict', detail: { version: 1, stored: kept } });
  });
});
