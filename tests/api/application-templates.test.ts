import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Args, Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { templates } from '#server/domains/templates/shipped/index.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';

type Template = Schemas['ApplicationTemplateName'];
type Language = 'en-US' | 'zh-CN';
const names: readonly Template[] = ['projects', 'stock'];
const languages: readonly Language[] = ['en-US', 'zh-CN'];

/** The names of menus with those below them. */
const namesOf = (menus: readonly Schemas['Menu'][]): unknown[] =>
  menus.map(({ menu_name, children }) => [menu_name, namesOf(children ?? [])]);

describeOnEachDatabase('applications from templates', (open) => {
  let api: Api;
  let root: Caller;
  let owner: Caller;
  let builder: Caller;
  let appuser: Caller;
  let globex: Caller;
  let group: string;
  beforeAll(async () => {
    api = await startApi(await open());
    [root, owner, builder, appuser, globex] = await createCallers(api, 'root', 'owner', 'builder', 'appuser', 'globex');
    return () => api.close();
  });
  beforeEach(async () => {
    const people = { name: `Group ${Math.random()}`, user_ids: [idOf('appuser')] };
    group = (await owner.done('createUserOrganisation', people)).id;
  });

  const make = (
    by: Caller,
    args: Partial<Args<'createApplicationFromTemplate'>>,
    headers: Record<string, string> = {},
  ) => by.call('createApplicationFromTemplate', { template: 'projects', org_id: group, ...args }, { headers });
  const made = async (by: Caller, template: Template, language: Language = 'en-US') => {
    const sending = { headers: { 'accept-language': language, clientTimeZone: 'Asia/Shanghai' } };
    const { application, menu_id } = await by.done(
      'createApplicationFromTemplate',
      { template, org_id: group },
      sending,
    );
    return { application, menu_id, inside: { headers: { ...sending.headers, application_id: application.id } } };
  };
  const limit = (quota: Record<string, number | null>) =>
    root.done('configureCustomerQuota', { id: owner.wsId, quota });

  describe.each(names)('%s', (template) => {
    test.each(languages)(
      'APP-01 APP-03 the maker finds tables with records, and menus that open them, in %s',
      async (language) => {
        const shipped = templates[template];
        const { application, menu_id, inside } = await made(owner, template, language);
        expect(application).toMatchObject({
          application_name: shipped.names[language],
          application_describe: shipped.description[language],
          owner: owner.accountId,
          org_id: group,
        });
        const [category, ...others] = await owner.done('listCategories', {}, inside);
        expect(others).toEqual([]);
        expect(category?.category_name).toBe(shipped.category[language]);
        const menus = await owner.done('listMenus', { type: 'tree' }, inside);
        const wanted = shipped.menus.map((menu) => [
          menu.names[language],
          (menu.menus ?? []).map((one) => [one.names[language], []]),
        ]);
        expect(namesOf(menus)).toEqual(wanted);
        expect(menus[0]?.children?.[0]?.id).toBe(menu_id);
        const [tables] = await owner.done('listCategoryTables', {}, inside);
        expect(tables?.physical_tables?.map(({ table_name }) => table_name)).toEqual(
          shipped.tables.map((table) => table.names[language]),
        );
        for (const { table_id: id } of tables?.physical_tables ?? []) {
          const { total } = await owner.done('listPhysicalRecords', { id, total: 'exact' }, inside);
          expect(total).toBeGreaterThanOrEqual(10);
        }
        const other = language === 'en-US' ? 'zh-CN' : 'en-US';
        const elsewhere = { headers: { ...inside.headers, 'accept-language': other } };
        expect((await owner.done('listMenus', { type: 'tree' }, elsewhere))[0]?.menu_name).toBe(
          shipped.menus[0]?.names[other],
        );
        const shows = shipped.menus[0]?.menus?.[0]?.shows;
        const opened = shipped.tables.find(({ key, views = [] }) =>
          [key, ...views.map((view) => view.key)].includes(shows ?? ''),
        );
        const { table_name: name } = await owner.done('getMenuTable', { id: menu_id }, elsewhere);
        expect(name).toBe(opened?.names[other]);
      },
    );
  });

  test('MENU-21 MENU-22 people of the user group see all records, add some, and change those that are theirs', async () => {
    const { inside } = await made(owner, 'projects');
    const [tasks] = await appuser.done('listMenus', { type: 'tree' }, inside);
    const [mine, all] = tasks?.children ?? [];
    const list = (id = '') => appuser.done('listMenuRecords', { id, total: 'exact' }, inside);
    expect(await list(mine?.id)).toMatchObject({ total: 0 });
    const { items, total = 0 } = await list(all?.id);
    expect(total).toBeGreaterThanOrEqual(20);
    const [first] = items;
    const project = first?.data['project'] ?? null;
    const data = { title: 'Water the plants', project, state: 'open', priority: 'low', assignee: idOf('appuser') };
    const added = await appuser.done('createMenuRecord', { id: all?.id ?? '', data }, inside);
    const change = (id = '', rid = '') =>
      appuser.call('updateMenuRecord', { id, rid, data: { title: 'Changed' } }, inside);
    expect(await change(all?.id, first?.record_id)).toMatchObject({ status: 403 });
    expect(await change(mine?.id, first?.record_id)).toMatchObject({ status: 404 });
    expect(await change(mine?.id, added.record_id)).toMatchObject({ status: 200 });
  });

  test('APP-01 dates of sample records are around today, some are overdue, and people in them are the maker', async () => {
    const { menu_id: id, inside } = await made(builder, 'projects');
    const { items } = await builder.done('listMenuRecords', { id, size: 100 }, inside);
    const today = new Date().toISOString().slice(0, 10);
    const open = items.filter(({ data }) => data['state'] !== 'done').map(({ data }) => String(data['due']));
    expect(open.some((due) => due < today)).toBe(true);
    expect(open.some((due) => due > today)).toBe(true);
    expect(new Set(items.map(({ data }) => data['assignee']))).toEqual(new Set([builder.accountId]));
  });

  test('P42 each thing that is made is in the log under the call that makes it', async () => {
    const { application } = await made(owner, 'stock');
    const rows = await api.database.tenant(owner.wsId, (query) =>
      query
        .selectFrom('operation_log')
        .where('ws_id', '=', owner.wsId)
        .where((on) => on.or([on('application_id', '=', application.id), on('target', '=', application.id)]))
        .select(['action', 'request_id'])
        .execute(),
    );
    expect(new Set(rows.map(({ request_id }) => request_id)).size).toBe(1);
    const count = (action: string): number => rows.filter((row) => row.action === action).length;
    const { tables } = templates.stock;
    expect(count('createApplication')).toBe(1);
    expect(count('createPhysicalTable')).toBe(tables.length);
    expect(count('configurePhysicalTable')).toBe(tables.length);
    expect(count('createPhysicalRecord')).toBe(tables.flatMap(({ records }) => records).length);
    for (const action of ['updateCategory', 'createMenu', 'createMenuLink', 'createMenuAuthConfig', 'createMenuView'])
      expect(count(action), action).toBeGreaterThan(0);
  });

  test('APP-35 P46 where there is no room for one of its tables there is no application', async () => {
    const usage = async () => (await root.done('getCustomerDetail', { id: owner.wsId })).usage;
    const before = await usage();
    const menusOf = () =>
      api.database.tenant(owner.wsId, (query) =>
        query.selectFrom('menus').where('ws_id', '=', owner.wsId).select('id').execute(),
      );
    const menus = await menusOf();
    await limit({ max_tables: before.tables + templates.projects.tables.length - 1 });
    expect(await make(owner, {})).toMatchObject({ status: 409, code: 'quota_exceeded' });
    await limit({ max_tables: null, max_apps: before.apps });
    expect(await make(owner, {})).toMatchObject({ status: 409, code: 'quota_exceeded' });
    await limit({ max_apps: null });
    expect(await usage()).toMatchObject({ apps: before.apps, tables: before.tables });
    expect(await menusOf()).toEqual(menus);
  });

  test('ROLE-11 APP-01 P2 who builds nothing makes none, and another workspace names no group and opens no menu of it', async () => {
    expect(await make(appuser, {})).toMatchObject({ status: 403, code: 'not_allowed' });
    expect(await make(root, {})).toMatchObject({ status: 403 });
    expect(await make(globex, {})).toMatchObject({ status: 404, data: { pointer: '/org_id' } });
    const { application, menu_id, inside } = await made(owner, 'stock');
    expect(await globex.call('listMenuRecords', { id: menu_id }, inside)).toMatchObject({ status: 403 });
    const { items } = await globex.done('listApplications', { size: 100 });
    expect(items.map(({ id }) => id)).not.toContain(application.id);
  });

  test('a key makes one only with the scopes of all that is made', async () => {
    await root.call('enableCustomerApi', { id: owner.wsId });
    const withKey = async (scopes: string[]) => {
      const answer = await owner.call('createApiKey', { name: 'Maker', scopes });
      const { secret } = answer.data as unknown as { secret: string };
      return api
        .visitor()
        .call('createApplicationFromTemplate', { template: 'stock', org_id: group }, { token: secret });
    };
    expect(await withKey(['*:write'])).toMatchObject({
      status: 403,
      code: 'api_key_scope',
      data: { detail: { rule: 'menu-auth:write' } },
    });
    expect(await withKey(['*:write', 'menu-auth:write'])).toMatchObject({ status: 200 });
  });

  test('a template that is not shipped is refused, and a name is taken as it is typed', async () => {
    expect(await make(owner, { template: 'everything' as Template })).toMatchObject({
      status: 422,
      data: { pointer: '/template' },
    });
    const answer = await make(owner, { application_name: ' Relaunch ', icon: { type: 1, uri: 'heart' } });
    expect(answer.data).toMatchObject({ application: { application_name: 'Relaunch', icon: { uri: 'heart' } } });
  });
});
