import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Args, Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';

const inLeave = {
  headers: { application_id: seedId('application acme Leave and absence'), 'accept-language': 'en-US' },
};
const unknown = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';
const rights = (...held: string[]): Schemas['MenuRights'] => ({
  query: held.includes('query'),
  add: held.includes('add'),
  edit: held.includes('edit'),
  delete: held.includes('delete'),
  export: false,
  import: false,
});

describeOnEachDatabase('why somebody may not do something', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let sysadmin: Caller;
  let tableId: string;
  let menuId: string;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser, sysadmin] = await createCallers(api, 'owner', 'appuser', 'sysadmin');
    return () => api.close();
  });

  beforeEach(async () => {
    rounds += 1;
    const { id: c_id } = await owner.done('createCategory', { category_name: `Reasons ${rounds}` }, inLeave);
    const field = (id: string) => ({ node: 'field' as const, id, label: id, kind: { type: 'text' as const } });
    const formConfig = { formLabel: `Reasons ${rounds}`, fields: [field('title'), field('salary')] };
    const table = await owner.done('createPhysicalTable', { formConfig, physical_table_category_id: c_id }, inLeave);
    tableId = table.table_id;
    const [view] = (await owner.done('getPhysicalTable', { id: tableId }, inLeave)).children;
    menuId = (await owner.done('createMenu', { menu_name: `Reasons ${rounds}`, c_id }, inLeave)).id;
    const front_meta = { model_type: 'logical_table' as const, logical_table_id: view?.logical_table_id ?? '' };
    await owner.done('createMenuLink', { menu_id: menuId, front_meta }, inLeave);
  });

  const grant = (held: Schemas['MenuRights'], more: Partial<Schemas['MenuAuthConfigInput']> = {}) =>
    owner.done(
      'createMenuAuthConfig',
      {
        menu_id: menuId,
        subject_type: 'user',
        subject_id: idOf('appuser'),
        rights: held,
        visible_fields: { kind: 'all' },
        data_scope: { kind: 'all' },
        ...more,
      },
      inLeave,
    );
  const why = (more: Partial<Args<'explainMenuRight'>>, by = appuser) =>
    by.done('explainMenuRight', { id: menuId, right: 'query', ...more }, inLeave);
  const recordOf = async (by: Caller, title: string) =>
    (await by.done('createMenuRecord', { id: menuId, data: { title } }, inLeave)).record_id;

  test('MENU-21 MENU-22 without an authorisation the answer is that of an unknown menu, and names who can grant one', async () => {
    const closed = await why({});
    expect(closed).toMatchObject({
      is_allowed: false,
      rule: 'query',
      message: 'You do not have permission to see records here.',
      grants: [],
    });
    expect(closed.managers).toContainEqual({ id: idOf('appadmin'), real_name: expect.any(String) });
    expect(closed.managers.map(({ id }) => id)).not.toContain(idOf('appuser'));
    expect(await why({ id: unknown })).toEqual(closed);
    await grant(rights('edit'));
    expect(await why({}), 'the other rights mean nothing without query').toEqual(closed);
  });

  test('MENU-22 each right names its rule, and the authorisation that gives it', async () => {
    await grant(rights('query', 'add'), { data_scope: { kind: 'own' } });
    expect(await why({ right: 'add' })).toMatchObject({
      is_allowed: true,
      rule: 'add',
      message: 'You may add records here.',
      grants: [{ subject_type: 'user', rows: 'own' }],
    });
    expect(await why({}), 'the right to see has its authorisation too').toMatchObject({
      is_allowed: true,
      rule: 'query',
      grants: [{ subject_type: 'user', rows: 'own' }],
    });
    const lookedAt = await why({ look_as: `user:${idOf('appuser')}` }, owner);
    expect(lookedAt, 'an editor may ask for a user').toEqual(await why({}));
    for (const right of ['edit', 'delete', 'export', 'import'] as const) {
      expect(await why({ right })).toMatchObject({ is_allowed: false, rule: right, grants: [] });
    }
    expect(await why({ right: 'edit' }, owner)).toMatchObject({ is_allowed: true, rule: 'role' });
    const table = { id: tableId, right: 'edit' as const };
    expect(await owner.done('explainTableRight', table, inLeave)).toMatchObject({ is_allowed: true, rule: 'role' });
    expect(await sysadmin.done('explainTableRight', table, inLeave)).toMatchObject({
      is_allowed: false,
      message: 'Your role in this application is read-only.',
    });
    expect(await owner.call('explainTableRight', { ...table, id: unknown }, inLeave)).toMatchObject({ status: 404 });
  });

  test('MENU-22 REC-11 a record outside of the rows reads like one that is not there, a hidden field like an unknown one', async () => {
    const foreign = await recordOf(owner, 'Foreign');
    const visible_fields = { kind: 'listed' as const, fields: [{ field: 'title', can_edit: true }] };
    await grant(rights('query', 'add', 'edit'), { data_scope: { kind: 'own' }, visible_fields });
    const own = await recordOf(appuser, 'Own');
    const hidden = await why({ right: 'edit', record: foreign });
    expect(hidden).toMatchObject({ is_allowed: false, rule: 'record' });
    expect(await why({ right: 'edit', record: unknown })).toEqual(hidden);
    const closed = await why({ right: 'edit', record: own, field: 'salary' });
    expect(closed).toMatchObject({ is_allowed: false, rule: 'field' });
    expect(await why({ right: 'edit', record: own, field: 'nothing' })).toEqual(closed);
    expect(await why({ right: 'edit', record: own, field: 'title' })).toMatchObject({ is_allowed: true, rule: 'edit' });
    const group = { name: `Reasons ${rounds}`, user_ids: [idOf('appuser')] };
    const { id: subject_id } = await owner.done('createUserOrganisation', group);
    await grant(rights('query'), { subject_type: 'userGroup', subject_id });
    expect(await why({ right: 'edit', record: foreign })).toMatchObject({
      rule: 'rows',
      grants: [{ subject_type: 'user', rows: 'own' }],
    });
    expect(await why({ right: 'delete', record: own })).toMatchObject({ rule: 'delete' });
  });
});
