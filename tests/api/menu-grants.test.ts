import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Args, Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';

const inLeave = {
  headers: { application_id: seedId('application acme Leave and absence'), 'accept-language': 'en-US' },
};
const rights = (...held: string[]): Schemas['MenuRights'] => ({
  query: true,
  add: held.includes('add'),
  edit: held.includes('edit'),
  delete: held.includes('delete'),
  export: false,
  import: false,
});
const field = (id: string, kind: Schemas['FieldKind'] = { type: 'text' }) => ({
  node: 'field' as const,
  id,
  label: id,
  kind,
});
const where = (name: string): Schemas['FilterConditions'] => ({
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: name, operator: 'eq', value: 'open' }],
});
const listed = (...fields: [name: string, can_edit: boolean][]): Schemas['MenuVisibleFields'] => ({
  kind: 'listed',
  fields: fields.map(([name, can_edit]) => ({ field: name, can_edit })),
});

describeOnEachDatabase('authorisations beside the design of their table', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let tableId: string;
  let menuId: string;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });

  const form = (...names: string[]): Schemas['FormConfig'] => ({
    formLabel: `Grants ${rounds}`,
    fields: names.map((name) => field(name)),
  });

  beforeEach(async () => {
    rounds += 1;
    const category = { category_name: `Grants ${rounds}` };
    const { id: c_id } = await owner.done('createCategory', category, inLeave);
    const args = { formConfig: form('title', 'status', 'note'), physical_table_category_id: c_id };
    const table = await owner.done('createPhysicalTable', args, inLeave);
    tableId = table.table_id;
    const [view] = (await owner.done('getPhysicalTable', { id: tableId }, inLeave)).children;
    menuId = (await owner.done('createMenu', { menu_name: `Grants ${rounds}`, c_id }, inLeave)).id;
    const front_meta = { model_type: 'logical_table' as const, logical_table_id: view?.logical_table_id ?? '' };
    await owner.done('createMenuLink', { menu_id: menuId, front_meta }, inLeave);
  });

  const usual = () => ({
    menu_id: menuId,
    subject_type: 'user' as const,
    subject_id: idOf('appuser'),
    rights: rights(),
    visible_fields: { kind: 'all' } as Schemas['MenuVisibleFields'],
    data_scope: { kind: 'all' } as Schemas['MenuDataScope'],
  });
  const grant = (more: Partial<Schemas['MenuAuthConfigInput']>) =>
    owner.call('createMenuAuthConfig', { ...usual(), ...more }, inLeave);
  const asGroup = async () => {
    const group = { name: `Grants ${rounds} ${Math.random()}`, user_ids: [idOf('appuser')] };
    const { id } = await owner.done('createUserOrganisation', group);
    return { subject_type: 'userGroup' as const, subject_id: id };
  };
  const titles = async () => {
    const { items } = await appuser.done('listMenuRecords', { id: menuId, sort: ['created_at'] }, inLeave);
    return items.map(({ data }) => data);
  };

  test('MENU-22 fields and conditions that the table has not are refused at their place, with the fields that it has', async () => {
    const unknownField = await grant({ visible_fields: listed(['title', true], ['gone', false]) });
    expect(unknownField).toMatchObject({
      status: 422,
      data: {
        pointer: '/visible_fields/fields/1/field',
        hint: 'Its fields are title, status, note.',
      },
    });
    const pointer = '/data_scope/filter/children/0/field';
    const scope = { kind: 'filter' as const, filter: where('gone') };
    expect(await grant({ data_scope: scope })).toMatchObject({ status: 422, data: { pointer } });
    const { id } = (await grant({})).data as Schemas['MenuAuthConfig'];
    const changed = await owner.call('updateMenuAuthConfig', { id, data_scope: scope }, inLeave);
    expect(changed).toMatchObject({ status: 422, data: { pointer } });
    expect(
      (await owner.done('listMenuAuthConfigs', { menu_id: menuId }, inLeave)).map((one) => one.data_scope),
    ).toEqual([{ kind: 'all' }]);
  });

  test('MENU-20 MENU-22 REC-11 a field that left the form is left out, its filter opens nothing, and both are reported with the authorisation', async () => {
    await owner.done('createPhysicalRecord', { id: tableId, data: { title: 'A', status: 'open', note: 'n' } }, inLeave);
    await owner.done('createPhysicalRecord', { id: tableId, data: { title: 'B', status: 'done', note: 'm' } }, inLeave);
    await grant({ visible_fields: listed(['title', true], ['note', false]) });
    const scope = { kind: 'filter' as const, filter: where('status') };
    await grant({ ...(await asGroup()), data_scope: scope, visible_fields: listed(['status', false]) });
    await owner.done('deleteMenuAuthConfig', { id: (await ofUser()).id }, inLeave);
    expect(await titles()).toEqual([{ status: 'open' }]);
    await grant({ visible_fields: listed(['title', true], ['note', false]) });
    expect(await titles()).toHaveLength(2);
    await owner.done('configurePhysicalTable', { id: tableId, formConfig: form('title') }, inLeave);
    expect(await titles()).toEqual([{ title: 'A' }, { title: 'B' }]);
    const all = await owner.done('listMenuAuthConfigs', { menu_id: menuId }, inLeave);
    expect(all.map(({ subject_type, faults }) => [subject_type, faults])).toEqual([
      [
        'userGroup',
        [
          { pointer: '/visible_fields/fields/0/field', message: 'The table has no field "status".' },
          { pointer: '/data_scope/filter/children/0/field', message: expect.stringContaining('"status"') },
        ],
      ],
      ['user', [{ pointer: '/visible_fields/fields/1/field', message: 'The table has no field "note".' }]],
    ]);
    await owner.done('deleteMenuAuthConfig', { id: (await ofUser()).id }, inLeave);
    expect(await titles()).toEqual([]);
  });
  const ofUser = async (): Promise<Schemas['MenuAuthConfig']> => {
    const all = await owner.done('listMenuAuthConfigs', { menu_id: menuId, subject_type: 'user' }, inLeave);
    if (!all[0]) throw new Error('There is no authorisation of the user.');
    return all[0];
  };

  test('MENU-20 MENU-22 fields that may be filled in and fields that may be changed are held apart, by the server and in the form', async () => {
    await grant({ rights: rights('add'), visible_fields: listed(['title', true], ['status', true]) });
    await grant({
      ...(await asGroup()),
      rights: rights('edit'),
      visible_fields: listed(['title', false], ['note', true]),
    });
    const add = (data: Schemas['RecordData']) => appuser.call('createMenuRecord', { id: menuId, data }, inLeave);
    expect(await add({ title: 'A', note: 'n' })).toMatchObject({ status: 422, data: { pointer: '/data/note' } });
    const made = await add({ title: 'A', status: 'open' });
    expect(made).toMatchObject({ status: 200 });
    const { record_id: rid } = made.data as Schemas['Record'];
    const change = (data: Schemas['RecordData']) =>
      appuser.call('updateMenuRecord', { id: menuId, rid, data }, inLeave);
    expect(await change({ status: 'done' })).toMatchObject({ status: 422, data: { pointer: '/data/status' } });
    expect(await change({ note: 'n' })).toMatchObject({ status: 200 });
    const table = await appuser.done('getMenuTable', { id: menuId }, inLeave);
    const closed = (config: Schemas['FormConfig'] | undefined) =>
      (config?.fields ?? []).flatMap((node) => (node.node === 'field' && node.is_read_only ? [node.id] : []));
    expect(closed(table.form_config)).toEqual(['title', 'status']);
    expect(closed(table.add_form_config)).toEqual(['note']);
    expect(
      table.columns.map(({ field, editor, add_editor }) => [field, editor, add_editor]),
      'and in the cells of the list',
    ).toEqual([
      ['title', undefined, 'text'],
      ['status', undefined, 'text'],
      ['note', 'text', undefined],
    ]);
    const open = async (type: 'add' | 'edit' | 'list') =>
      (await appuser.done('getVisibleFields', { id: menuId, type }, inLeave)).flatMap((one) =>
        one.can_edit ? [one.field] : [],
      );
    expect([await open('add'), await open('edit'), await open('list')]).toEqual([
      ['title', 'status'],
      ['note'],
      ['title', 'status', 'note'],
    ]);
    const whole = await owner.done('getMenuTable', { id: menuId }, inLeave);
    expect(whole).not.toHaveProperty('add_form_config');
  });

  test('MENU-22 whom rights may be granted to is listed by kind and name', async () => {
    const { id } = await owner.done('createPosition', { tagName: `Clerk of ${rounds}`, domain: 'duty' });
    const clerk = { subject_type: 'position', subject_id: id, name: `Clerk of ${rounds}` };
    const find = (args: Args<'listGrantSubjects'>) => owner.done('listGrantSubjects', args, inLeave);
    expect(await find({ type: 'position', search: `CLERK OF ${rounds}` })).toEqual([clerk]);
    expect(await find({ type: 'position', subject_id: id })).toEqual([clerk]);
    expect(await find({ type: 'userGroup', subject_id: id })).toEqual([]);
    expect((await find({ type: 'user' })).map(({ subject_id }) => subject_id)).toContain(idOf('appuser'));
    expect(await appuser.call('listGrantSubjects', { type: 'user' }, inLeave)).toMatchObject({ status: 403 });
  });
});
