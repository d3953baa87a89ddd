import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import {
  configurationOf,
  createEditor,
  type Editor,
  type FrontMeta,
  diagnosticsOf,
  forgetConfiguration,
  frontMetaOf,
  saveLoginPage,
  workspaceId,
} from './configuration-calls.ts';
import { signInAs } from './sign-in-as.ts';
import type { Answered } from './visitor.ts';

describeOnEachDatabase('sign-in page', (open) => {
  let api: Api;
  let root: Editor;
  let owner: Editor;
  let acmeId: string;
  let globexId: string;
  beforeAll(async () => {
    api = await startApi(await open());
    root = await createEditor(api, 'root');
    owner = await createEditor(api, 'owner');
    acmeId = await workspaceId(api, 'acme');
    globexId = await workspaceId(api, 'globex');
    return () => api.close();
  });
  beforeEach(() => forgetConfiguration(api));

  const visit = (wsId?: string, host?: string): Promise<Answered> => api.visitor(host).call('getLoginPage', { wsId });
  const pageOf = async (wsId?: string, host?: string): Promise<FrontMeta> => frontMetaOf(await visit(wsId, host));

  test('CFG-02 CFG-03 CFG-05 CFG-08 CFG-09 CFG-10 a fresh page is centered, asks for the code, offers to remember, and is grey on light blue', async () => {
    const answer = await visit();
    expect(answer.data).toMatchObject({ id: 'login', widgetType: 'loginPage' });
    expect(frontMetaOf(answer)).toEqual({
      logoUrl: '',
      loginLocation: 'center',
      openVerCode: true,
      openRememberAccPwd: true,
      openForgotPassword: true,
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
      openForgotPassword: false,
      platformCarouselList: [picture, logo],
      copyrightList: [{ content: '© Acme <b>2026</b>' }, { content: '' }],
      copyrightColor: '#ff0000',
      bgType: 1,
      bgColor: '#ffffff',
      bgImg: background,
    };
    const saved = await saveLoginPage(api, root.token, chosen, { id: 'login' });
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
      expect((await saveLoginPage(api, editor.token, { loginLocation: 'left' })).status).toBe(200);
      expect((await editor.get()).draft).toMatchObject({
        loginLocation: 'left',
        isPlatformLogin: scope === 'platform',
      });
    }
    for (const username of ['builder', 'hr', 'user', 'appowner', 'appadmin', 'appuser']) {
      const { accessToken: token } = await signInAs(api.visitor(), username);
      const ref = { kind: 'loginPage', key: 'login' };
      const answers = [
        await saveLoginPage(api, token, {}),
        await api.visitor().call('getConfiguration', ref, { token }),
        await api.visitor().call('saveConfiguration', { ...ref, value: {} }, { token }),
        await api.visitor().call('publishConfiguration', ref, { token }),
        await api.visitor().call('discardConfigurationDraft', ref, { token }),
        await api.visitor().call('listConfigurationVersions', ref, { token }),
        await api.visitor().call('rollbackConfiguration', { ...ref, version_id: null }, { token }),
      ];
      for (const answer of answers) expect(answer, username).toMatchObject({ status: 403, code: 'not_allowed' });
    }
    expect(await saveLoginPage(api, 'pwa_nobody', {})).toMatchObject({ status: 401 });
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

  test('CFG-13 P47 a workspace keeps the fields that it changed, and a later change of the platform reaches all others', async () => {
    await root.release({ loginLocation: 'right', copyrightList: [{ content: 'Platform' }] });
    const { inherited } = await owner.get();
    // As the editor sends it: the whole page.
    const own = await owner.release({ ...inherited, copyrightList: [{ content: 'Acme' }] });
    expect(own.own_fields).toEqual(['copyrightList']);
    await root.release({ loginLocation: 'left', copyrightList: [{ content: 'New' }], bgColor: '#fff7e6' });
    const shown = await pageOf(acmeId);
    expect(shown).toMatchObject({ loginLocation: 'left', bgColor: '#fff7e6', copyrightList: [{ content: 'Acme' }] });

    // A field with the platform's value is inherited again where that is asked for, and stays its own where not.
    const present = await owner.get();
    const same = { ...present.published, copyrightList: present.inherited?.['copyrightList'] };
    expect((await owner.release(same)).own_fields).toEqual(['copyrightList']);
    const page = { kind: 'loginPage', key: 'login' };
    const reset = { ...page, value: same, inherit: ['copyrightList'] };
    const saved = configurationOf(await api.visitor().call('saveConfiguration', reset, { token: owner.token }));
    expect(saved.own_fields).toEqual([]);
    await owner.publish();
    await root.release({ copyrightList: [{ content: 'Newest' }] });
    expect((await pageOf(acmeId)).copyrightList).toEqual([{ content: 'Newest' }]);
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
    expect(diagnosticsOf(seventh)).toMatchObject([{ pointer: '/value/customerCarouselList' }]);
  });

  test('CFG-01 values that follow from others are not stored', async () => {
    const picture = await owner.upload();
    await owner.release({ carouselList: [picture, picture], isPlatformLogin: true });
    expect(await pageOf(acmeId)).toMatchObject({ carouselList: [], isPlatformLogin: false });
  });

  test('a save that is repeated with its key is made once', async () => {
    const headers = { 'idempotency-key': 'save-0001' };
    const send = () => saveLoginPage(api, owner.token, { loginLocation: 'left' }, { headers });
    const [first, second] = [await send(), await send()];
    expect(second.data).toEqual(first.data);
    expect(second.headers).toMatchObject({ 'idempotency-replayed': 'true' });
    expect((await owner.get()).version).toBe(1);
  });

  test('of two administrators who save at once with the version they read exactly one wins', async () => {
    const headers = { 'if-match': '0' };
    const answers = await Promise.all(
      ['left', 'right'].map((loginLocation) => saveLoginPage(api, owner.token, { loginLocation }, { headers })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    const stored = (await owner.get()).draft;
    expect(lost?.data).toMatchObject({ code: 'version_conflict', detail: { version: 1, stored: stored } });
  });
});
