import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { logOf } from './log-rows.ts';

const unknown = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';
const text = (said: string) => ({ t: { 'en-US': said, 'zh-CN': said } });
const inserted = (value: object) => ({
  op: 'insert',
  parent: 'page',
  slot: 'default',
  after: null,
  value,
});
const notice = (said: string) => inserted({ id: 'x.notice', widget: 'Notice', props: { text: text(said) } });

describeOnEachDatabase('custom pages', (open) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let member: Caller;
  let app: string;
  let inApp: { headers: Record<string, string> };
  let other: { headers: Record<string, string> };
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, appuser, member] = await createCallers(api, 'owner', 'appuser', 'hr');
    return () => api.close();
  });
  const createApplication = async (): Promise<string> => {
    const group = await owner.done('createUserOrganisation', { name: `Group ${Math.random()}` });
    const application_authorizations = [
      { subject_type: 'user' as const, subject_id: idOf('appuser'), role: 'APP_USER' as const },
    ];
    const input = {
      application_type: 1 as const,
      application_name: 'Pages',
      org_id: group.id,
      application_authorizations,
    };
    return (await owner.done('createApplication', input)).id;
  };
  beforeEach(async () => {
    app = await createApplication();
    inApp = { headers: { application_id: app } };
    other = { headers: { application_id: await createApplication() } };
  });

  const add = (name = 'Sales') => owner.done('createCustomPage', { name }, inApp);
  const save = (id: string, operations: object[]) =>
    owner.call('saveCustomPageDraft', { id, value: { operations } as never }, inApp);
  async function published(name = 'Sales', said = 'Quarter four'): Promise<string> {
    const { id } = await add(name);
    expect(await save(id, [notice(said)])).toMatchObject({ status: 200 });
    await owner.done('publishCustomPage', { id }, inApp);
    return id;
  }

  test('COMP-07 COMP-09 a page has a name; its readers see it once it is published, under that name, and as the last published version', async () => {
    expect(await owner.call('createCustomPage', { name: ' ' }, inApp)).toMatchObject({ status: 422 });
    const page = await add(' Sales ');
    expect(page).toMatchObject({ name: 'Sales', kind: 'customPage', published: false, has_draft: false, version: 1 });
    const { id } = page;
    expect(await save(id, [notice('Quarter four')])).toMatchObject({ status: 200 });
    expect(await appuser.call('viewCustomPage', { id }, inApp)).toMatchObject({ status: 404 });
    await owner.done('publishCustomPage', { id }, inApp);
    await save(id, [notice('Quarter five')]);
    const shown = await appuser.done('viewCustomPage', { id }, inApp);
    expect(shown).toMatchObject({ id, name: 'Sales', document: { kind: 'page', locale: 'zh-CN' } });
    expect(JSON.stringify(shown.document)).toContain('Quarter four');
    expect(await owner.done('getCustomPage', { id }, inApp)).toMatchObject({ published: true, has_draft: true });
    const english = { headers: { ...inApp.headers, 'accept-language': 'en-US' } };
    expect(await appuser.done('viewCustomPage', { id }, english)).toMatchObject({ document: { locale: 'en-US' } });

    await owner.done('updateCustomPage', { id, name: 'Sales board' }, inApp);
    const renamed = await appuser.done('viewCustomPage', { id }, inApp);
    expect(Object.values(Object(renamed.document['messages']))).toContain('Sales board');
    await owner.done('publishCustomPage', { id }, inApp);
    const { items } = await owner.done('listCustomPageVersions', { id }, inApp);
    expect(items.map(({ is_published }) => is_published)).toEqual([true, false]);
    const [, first] = items;
    await owner.done('rollbackCustomPage', { id, version_id: first?.id ?? '' }, inApp);
    expect(JSON.stringify(await appuser.done('viewCustomPage', { id }, inApp))).toContain('Quarter four');
    await owner.done('rollbackCustomPage', { id, version_id: null }, inApp);
    expect(await appuser.call('viewCustomPage', { id }, inApp)).toMatchObject({ status: 404 });
  });

  test('COMP-09 P2 a page is known in its application alone, drafts to its editors alone, and a deleted one to nobody', async () => {
    const id = await published();
    const draft = await add('Not ready');
    const names = async (by: Caller, more: object = {}) =>
      (await by.done('listCustomPages', { application_id: app, ...more })).items.map(({ name }) => name);
    expect(await names(owner)).toEqual(['Not ready', 'Sales']);
    expect(await names(owner, { published: false })).toEqual(['Not ready']);
    expect(await names(appuser)).toEqual(['Sales']);
    expect(await names(appuser, { published: false })).toEqual([]);
    expect(await appuser.call('getCustomPageDesign', { id }, inApp)).toMatchObject({ status: 403 });
    for (const by of [owner, appuser])
      expect(await by.call('viewCustomPage', { id: draft.id }, inApp)).toMatchObject({ status: 404 });
    expect(await member.call('viewCustomPage', { id }, inApp)).toMatchObject({ status: 403 });
    for (const call of ['viewCustomPage', 'getCustomPage', 'getCustomPageDesign', 'getCustomPageDraft'] as const) {
      expect(await owner.call(call, { id }, other), call).toMatchObject({ status: 404 });
      expect(await owner.call(call, { id: unknown }, inApp), call).toMatchObject({ status: 404 });
    }
    expect(await owner.call('publishCustomPage', { id }, other)).toMatchObject({ status: 404 });
    await owner.done('deleteCustomPage', { id }, inApp);
    expect(await appuser.call('viewCustomPage', { id }, inApp)).toMatchObject({ status: 404 });
    expect(await owner.call('saveCustomPageDraft', { id, value: { operations: [] } }, inApp)).toMatchObject({
      status: 404,
    });
    const log = await logOf(api, owner.wsId, id);
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['createCustomPage', 'saveCustomPageDraft', 'publishCustomPage', 'deleteCustomPage']),
    );
  });

  test('MENU-21 P2 a page that menus show is for those who see one of them', async () => {
    const id = await published();
    const open = () => appuser.call('viewCustomPage', { id }, inApp);
    expect(await open()).toMatchObject({ status: 200 });
    const menu = async (menu_name: string) => {
      const { id: menu_id } = await owner.done('createMenu', { menu_name }, inApp);
      await owner.done('createMenuLink', { menu_id, front_meta: { model_type: 'customizePage', page_id: id } }, inApp);
      return menu_id;
    };
    await menu('For some');
    expect(await open(), 'nobody was granted the menu').toMatchObject({ status: 404 });
    expect(await appuser.call('getCustomPage', { id }, inApp)).toMatchObject({ status: 404 });
    expect((await appuser.done('listCustomPages', { application_id: app })).items).toEqual([]);
    expect(await owner.call('viewCustomPage', { id }, inApp)).toMatchObject({ status: 200 });
    await owner.done(
      'createMenuAuthConfig',
      {
        menu_id: await menu('For the person'),
        subject_type: 'user',
        subject_id: idOf('appuser'),
        rights: { query: true, add: false, edit: false, delete: false, export: false, import: false },
        visible_fields: { kind: 'all' },
        data_scope: { kind: 'own' },
      },
      inApp,
    );
    expect(await open()).toMatchObject({ status: 200 });
    expect((await appuser.done('listCustomPages', { application_id: app })).items).toMatchObject([{ id }]);
  });

  test('P43 P44 a custom page does what changed pages may do, in its own application alone', async () => {
    const { id } = await add();
    const button = (call: string, more: object = {}) =>
      inserted({
        id: 'x.go',
        widget: 'Button',
        props: { label: text('Go') },
        roles: 'workspaceAdmins',
        on: { click: [{ do: 'call', call, ...more }] },
      });
    const refused = await save(id, [button('deleteAccount', { with: { id: unknown } })]);
    expect(refused).toMatchObject({ status: 422, code: 'document_invalid' });
    expect(JSON.stringify(refused.data)).toContain('CHANGE_CALL');
    expect(await save(id, [button('listMenus')])).toMatchObject({ status: 200 });
    await owner.done('publishCustomPage', { id }, inApp);
    const { document } = await appuser.done('viewCustomPage', { id }, inApp);
    const named = `${String(document['id'])}@${String(document['changes'])}`;
    const from = (headers: Record<string, string>) => ({ headers: { ...headers, 'pagewright-document': named } });
    expect(await owner.call('listMenus', {}, from(inApp.headers))).toMatchObject({ status: 200 });
    expect(await owner.call('listMenus', {}, from(other.headers))).toMatchObject({ status: 403 });
    expect(await owner.call('createMenu', { menu_name: 'Mine' }, from(inApp.headers))).toMatchObject({ status: 403 });
    await save(id, [notice('Another version')]);
    await owner.done('publishCustomPage', { id }, inApp);
    expect(await owner.call('listMenus', {}, from(inApp.headers))).toMatchObject({ status: 403 });
  });
});
