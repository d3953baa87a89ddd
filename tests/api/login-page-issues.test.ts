import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import {
  createEditor,
  type Editor,
  diagnosticsOf,
  forgetConfiguration,
  frontMetaOf,
  saveLoginPage,
  workspaceId,
} from './configuration-calls.ts';
import type { Answered } from './visitor.ts';

describeOnEachDatabase('refused sign-in pages', (open) => {
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
    acmeId = await workspaceId(api, 'acme');
    globexId = await workspaceId(api, 'globex');
    return () => api.close();
  });
  beforeEach(() => forgetConfiguration(api));

  const visit = (wsId?: string): Promise<Answered> => api.visitor().call('getLoginPage', { wsId });

  test('CFG-07 a workspace cannot change the images of the platform', async () => {
    const mine = await owner.upload();
    const refused = await owner.save({ platformCarouselList: [mine] });
    expect(refused).toMatchObject({ status: 422, code: 'configuration_invalid' });
    expect(diagnosticsOf(refused)).toMatchObject([
      { pointer: '/value/platformCarouselList', hint: expect.any(String) },
    ]);
    expect((await owner.get()).version, 'nothing is half saved').toBe(0);
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
    expect(diagnosticsOf(refused).map((diagnostic) => diagnostic.pointer)).toEqual([`/value${pointer}`]);
    expect(await root.get()).toMatchObject({ version: 0, draft: null });
  });

  test('CFG-08 diagnostics are in the language of the caller', async () => {
    const call = { kind: 'loginPage', key: 'login', value: { copyrightColor: '#ffffff' } };
    const reported = async (locale: string): Promise<string | undefined> => {
      const sending = { token: root.token, headers: { 'accept-language': locale } };
      return diagnosticsOf(await api.visitor().call('saveConfiguration', call, sending))[0]?.message;
    };
    expect(await reported('en-US')).toContain('contrast of 1.1:1');
    expect(await reported('zh-CN')).toContain('对比度为 1.1:1');
  });

  test('CFG-11 an image that is gone since the draft was saved keeps it from being published', async () => {
    const logoUrl = await owner.upload();
    await owner.save({ logoUrl });
    const name = logoUrl.slice('/files/'.length);
    await api.database.tenant(acmeId, (query) => query.deleteFrom('files').where('name', '=', name).execute());
    const refused = await owner.publish();
    expect(refused).toMatchObject({ status: 422, code: 'configuration_invalid' });
    expect(diagnosticsOf(refused)).toMatchObject([{ pointer: '/draft/logoUrl' }]);
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
      expect(await saveLoginPage(api, owner.token, {}, change), JSON.stringify(change)).toMatchObject({
        status: 422,
        code: 'invalid_request',
      });
    }
    expect(await saveLoginPage(api, owner.token, {}, { id: 'other' })).toMatchObject({
      status: 422,
      data: { pointer: '/id' },
    });
    expect(await saveLoginPage(api, owner.token, { wsId: globexId })).toMatchObject({
      status: 422,
      code: 'invalid_request',
    });
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
});
