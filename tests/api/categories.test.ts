import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { ulid } from '#server/kernel/db/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { logOf } from './log-rows.ts';

const unknown = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';
const leave = { headers: { application_id: seedId('application acme Leave and absence') } };

type Outline = [name: string, below: Outline[]];

describeOnEachDatabase('categories', (open) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let app: string;
  let first: string;
  let inApp: { headers: Record<string, string> };
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });
  beforeEach(async () => {
    const group = await owner.done('createUserOrganisation', { name: `Group ${Math.random()}` });
    const input = { application_type: 1 as const, application_name: 'Categories', org_id: group.id };
    const made = await owner.done('createApplication', input);
    [app, first] = [made.id, made.cid ?? ''];
    inApp = { headers: { application_id: app } };
  });

  const add = async (name: string): Promise<string> =>
    (await owner.done('createCategory', { category_name: name }, inApp)).id;
  const outline = async (): Promise<Outline[]> => {
    const of = (all: readonly Schemas['Category'][]): Outline[] =>
      all.map(({ category_name, children }) => [category_name, of(children)]);
    return of(await owner.done('listCategories', {}, inApp));
  };
  const names = async () => (await outline()).map(([name]) => name);
  const menuIn = async (category_id: string): Promise<string> => {
    const id = ulid();
    const menu = { id, ws_id: owner.wsId, app_id: app, category_id, menu_name: 'Menu' };
    await api.database.tenant(owner.wsId, (query) => query.insertInto('menus').values(menu).execute());
    return id;
  };

  test('CAT-05 CAT-19 CAT-24 a category is renamed, and blanks are no name', async () => {
    const renamed = await owner.done('updateCategory', { id: first, category_name: ' Orders ' }, inApp);
    expect(renamed).toMatchObject({ id: first, category_name: 'Orders', version: 2 });
    expect(await owner.call('updateCategory', { id: first, category_name: '  ' }, inApp)).toMatchObject({
      status: 422,
    });
    const stale = await owner.call('updateCategory', { id: first, category_name: 'Late' }, { ...inApp, version: 1 });
    expect(stale).toMatchObject({ status: 409, code: 'version_conflict' });
    expect(await owner.call('updateCategory', { id: first, category_name: 'A' }, leave)).toMatchObject({ status: 404 });
    expect(await appuser.call('updateCategory', { id: first, category_name: 'A' }, leave)).toMatchObject({
      status: 403,
    });
    expect((await logOf(api, owner.wsId, first)).map(({ action }) => action)).toEqual(['updateCategory']);
  });

  test('CAT-12 CAT-24 categories are put before one of the same parent, and moved below another one', async () => {
    const [b, c] = [await add('B'), await add('C')];
    await owner.done('updateCategory', { id: first, category_name: 'A' }, inApp);
    await owner.done('sortCategories', { id: c, before_id: first }, inApp);
    expect(await names()).toEqual(['C', 'A', 'B']);
    await owner.done('sortCategories', { id: c, before_id: null }, inApp);
    expect(await names()).toEqual(['A', 'B', 'C']);
    await owner.done('moveCategory', { id: c, category_id: first }, inApp);
    await owner.done('moveCategory', { id: b, category_id: first, before_id: c }, inApp);
    expect(await outline()).toEqual([
      [
        'A',
        [
          ['B', []],
          ['C', []],
        ],
      ],
    ]);
    const refused = async (id: 'sortCategories' | 'moveCategory', args: Record<string, unknown>, code: string) =>
      expect(await owner.call(id, args, inApp)).toMatchObject({ code });
    await refused('moveCategory', { id: first, category_id: c }, 'invalid_move');
    await refused('moveCategory', { id: first, category_id: first }, 'invalid_move');
    await refused('sortCategories', { id: b, before_id: first }, 'invalid_move');
    await refused('sortCategories', { id: b, before_id: unknown }, 'not_found');
    await refused('moveCategory', { id: b, category_id: unknown }, 'not_found');
    await owner.done('moveCategory', { id: c, category_id: null, before_id: first }, inApp);
    expect(await names()).toEqual(['C', 'A']);
  });

  test('CAT-07 CAT-09 CAT-24 a category is deleted with what is below it and its menus', async () => {
    const [b, c] = [await add('B'), await add('C')];
    await owner.done('moveCategory', { id: c, category_id: b }, inApp);
    const menu = await menuIn(c);
    const remaining = await menuIn(first);
    await owner.done('destroyCategory', { id: b, clear: 1 }, inApp);
    expect(await names()).toHaveLength(1);
    expect((await owner.done('listMenus', {}, inApp)).map(({ id }) => id)).toEqual([remaining]);
    expect(await owner.call('destroyCategory', { id: c, clear: 1 }, inApp)).toMatchObject({ status: 404 });
    expect(await owner.call('deleteMenu', { id: menu, clear: 1 }, inApp)).toMatchObject({ status: 404 });
  });

  test('CAT-10 contradictions 29 the last category goes alone, and its content to a new one; with others it does not', async () => {
    await owner.done('updateCategory', { id: first, category_name: 'A' }, inApp);
    const menu = await menuIn(first);
    const b = await add('B');
    const alone = { id: first, clear: 0 as const };
    expect(await owner.call('destroyCategory', alone, inApp)).toMatchObject({
      status: 409,
      code: 'category_not_alone',
    });
    await owner.done('destroyCategory', { id: b, clear: 1 }, inApp);
    await owner.done('destroyCategory', alone, inApp);
    const [made] = await owner.done('listCategories', {}, inApp);
    expect(made?.category_name).toBe('默认分类');
    expect(await owner.done('listMenus', { id: menu }, inApp)).toMatchObject([{ c_id: made?.id }]);
  });

  test('CAT-15 the category of an external database stays', async () => {
    const id = ulid();
    const row = { id, ws_id: owner.wsId, app_id: app, category_name: 'Stocks', category_type: 'exdb' as const };
    await api.database.tenant(owner.wsId, (query) => query.insertInto('categories').values(row).execute());
    for (const clear of [0, 1]) {
      expect(await owner.call('destroyCategory', { id, clear }, inApp)).toMatchObject({
        status: 409,
        code: 'category_fixed',
      });
    }
    expect(await names()).toContain('Stocks');
  });
});
