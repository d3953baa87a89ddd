import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

const status = (...values: string[]): Schemas['FieldKind'] => ({
  type: 'select',
  options: { source: 'fixed', options: values.map((value) => ({ value, label: value.toUpperCase() })) },
});
const fieldsWith = (...options: string[]) => [
  field('title', { type: 'text' }),
  field('status', status(...options)),
  field('cost', { type: 'number' }),
  field('double', { type: 'formula', expression: 'cost * 2', result: 'number' }),
  field('person', { type: 'user' }),
  field('secret', { type: 'text', widget: 'password' }),
];
const asReader = { headers: { ...inLeave.headers, 'accept-language': 'en-US' } };

describeOnEachDatabase('the history of records', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let menu: MenuOfTable;
  let rid: string;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });
  const change = (data: Schemas['RecordData'], by = owner) =>
    by.done('updateMenuRecord', { id: menu.menuId, rid, data }, inLeave);
  beforeEach(async () => {
    menu = await makeMenuOfTable(owner, { fields: fieldsWith('open', 'done') });
    rid = await menu.add({ title: 'One', status: 'open', cost: 1, secret: 'hush' });
    await change({ status: 'done', person: idOf('appuser') });
    await change({ cost: 5, secret: 'other' });
  });

  const history = (by: Caller, args: object = {}) =>
    by.done('listMenuRecordHistory', { id: menu.menuId, rid, ...args }, asReader);
  const restore = (by: Caller, args: Schemas['RecordRestore'] & { 'If-Match'?: number }) =>
    by.call('restoreMenuRecordVersion', { id: menu.menuId, rid, ...args }, asReader);

  test('REC-08 tells what changed in which field, from what to what, by whom and when', async () => {
    const { items } = await history(owner);
    expect(items.map(({ version, action }) => [version, action])).toEqual([
      [3, 'changed'],
      [2, 'changed'],
      [1, 'created'],
    ]);
    expect(items[1]).toMatchObject({
      by: { id: idOf('owner'), real_name: expect.stringMatching(/./) },
      at: expect.stringMatching(/^\d{4}-/),
      changes: [
        { field: 'status', label: 'status', before: 'open', after: 'done', before_text: 'OPEN', after_text: 'DONE' },
        { field: 'person', before: null, after: idOf('appuser'), before_text: null, after_text: 'Paula Costa' },
      ],
    });
    expect(items[0]?.changes).toEqual([
      expect.objectContaining({ field: 'cost', before_text: '1', after_text: '5' }),
      expect.objectContaining({ field: 'double', before_text: '2', after_text: '10' }),
      { field: 'secret', label: 'secret', before_text: null, after_text: null, is_secret: true },
    ]);
    expect(JSON.stringify(items)).not.toContain('hush');
  });

  test('REC-08 comes in pages, whose cursor is good for this record alone', async () => {
    const first = await history(owner, { size: 2 });
    expect(first.items.map(({ version }) => version)).toEqual([3, 2]);
    const second = await history(owner, { size: 2, cursor: first.next_cursor });
    expect(second).toMatchObject({ items: [{ version: 1 }], page: 2 });
    expect(second.next_cursor).toBeUndefined();
    const other = await menu.add({ title: 'Two' });
    const foreign = { id: menu.menuId, rid: other, cursor: first.next_cursor };
    expect(await owner.call('listMenuRecordHistory', foreign, inLeave)).toMatchObject({ status: 422 });
  });

  test('REC-11 hidden fields are left out with the changes that have no others; the history of a whole table is for builders', async () => {
    await menu.grant(['query'], { visible_fields: { kind: 'listed', fields: [{ field: 'status', can_edit: false }] } });
    const { items } = await history(appuser);
    expect(items.map(({ version, changes }) => [version, ...changes.map(({ field: id }) => id)])).toEqual([
      [2, 'status'],
      [1, 'status'],
    ]);
    expect(await appuser.call('listTableRecordHistory', { id: menu.tableId, rid }, inLeave)).toMatchObject({
      status: 403,
    });
  });

  test('REC-11 the history of a record that a row right keeps from the reader is unknown', async () => {
    await menu.grant(['query', 'edit'], { data_scope: { kind: 'own' } });
    const args = { id: menu.menuId, rid };
    expect(await appuser.call('listMenuRecordHistory', args, inLeave)).toMatchObject({ status: 404 });
    expect(await restore(appuser, { to_version: 1 })).toMatchObject({ status: 404 });
  });

  test('REC-08 a restore gives the values of a version again as a new one, computed fields by the form', async () => {
    const answer = await restore(owner, { to_version: 1 });
    expect(answer).toMatchObject({
      status: 200,
      data: {
        record: { version: 4, data: { title: 'One', status: 'open', cost: 1, double: 2, person: null } },
        left_out: [{ field: 'secret', label: 'secret', message: 'Its values are kept nowhere.' }],
      },
    });
    expect((await history(owner)).items[0]).toMatchObject({ version: 4, action: 'changed' });
    const at = (await history(owner)).items[1]?.at;
    expect(await restore(owner, { at })).toMatchObject({ data: { record: { data: { cost: 5, status: 'done' } } } });
  });

  test('REC-11 a restore changes the fields that the caller may change, and names the visible others', async () => {
    await menu.grant(['query', 'edit'], {
      visible_fields: {
        kind: 'listed',
        fields: [
          { field: 'status', can_edit: true },
          { field: 'cost', can_edit: false },
        ],
      },
    });
    expect(await restore(appuser, { to_version: 1 })).toMatchObject({
      data: { record: { data: { status: 'open', cost: 5 } }, left_out: [{ field: 'cost' }] },
    });
    const record = await owner.done('getMenuRecord', { id: menu.menuId, rid }, inLeave);
    expect(record.data).toMatchObject({ status: 'open', cost: 5, person: idOf('appuser') });
  });

  const preview = (by: Caller, args: Schemas['RecordRestore']) =>
    by.call('previewMenuRestore', { id: menu.menuId, rid, ...args }, asReader);

  test('REC-08 before a restore one reads what it would change and what it leaves, and nothing is changed', async () => {
    expect(await preview(owner, { to_version: 1 })).toMatchObject({
      status: 200,
      data: {
        changes: [
          { field: 'status', label: 'status', before_text: 'DONE', after_text: 'OPEN' },
          { field: 'cost', before_text: '5', after_text: '1' },
          { field: 'double', before_text: '10', after_text: '2' },
          { field: 'person', before_text: 'Paula Costa', after_text: null },
        ],
        left_out: [{ field: 'secret', label: 'secret', message: 'Its values are kept nowhere.' }],
      },
    });
    expect((await history(owner)).items).toHaveLength(3);
    expect(await owner.done('getMenuRecord', { id: menu.menuId, rid }, inLeave)).toMatchObject({
      version: 3,
      data: { status: 'done', cost: 5 },
    });
    expect(await preview(owner, { to_version: 9 })).toMatchObject({ status: 404 });
  });

  test('REC-11 a preview of a restore tells of the fields that one sees, and needs the right to edit', async () => {
    const listed = (canEdit: boolean): Partial<Schemas['MenuAuthConfigInput']> => ({
      visible_fields: {
        kind: 'listed',
        fields: [
          { field: 'status', can_edit: true },
          { field: 'cost', can_edit: canEdit },
        ],
      },
    });
    await menu.grant(['query', 'edit'], listed(false));
    const { data } = await preview(appuser, { to_version: 1 });
    expect(data).toMatchObject({
      changes: [{ field: 'status' }],
      left_out: [{ field: 'cost', message: 'You may not change this field.' }],
    });
    expect(JSON.stringify(data)).not.toMatch(/secret|person|double/);
    menu = await makeMenuOfTable(owner, { fields: fieldsWith('open', 'done') });
    rid = await menu.add({ title: 'One' });
    await menu.grant(['query'], listed(true));
    expect(await preview(appuser, { to_version: 1 })).toMatchObject({ status: 403 });
  });

  test('REC-08 a restore names what follows from other fields by now, and the fields that are gone', async () => {
    const fields = [
      ...fieldsWith('open', 'done').filter(({ id }) => !['double', 'person', 'secret'].includes(id)),
      field('double', { type: 'formula', expression: 'cost * 3', result: 'number' }),
    ];
    await owner.done(
      'configurePhysicalTable',
      { id: menu.tableId, formConfig: { formLabel: 'Requests', fields } },
      inLeave,
    );
    const left_out = [
      { field: 'secret', label: 'secret', message: 'The table no longer has this field.' },
      { field: 'double', label: 'double', message: 'Its value follows from other fields.' },
    ];
    const { data } = await preview(owner, { to_version: 1 });
    // The person was nobody in that version, so that nothing of it is missing.
    expect(data).toMatchObject({ left_out });
    await menu.grant(['query', 'edit'], {
      visible_fields: { kind: 'listed', fields: [{ field: 'cost', can_edit: true }] },
    });
    expect(await preview(appuser, { to_version: 1 })).toMatchObject({ data: { left_out: [] } });
  });

  test('REC-11 without the right to edit nothing is restored', async () => {
    await menu.grant(['query']);
    expect(await restore(appuser, { to_version: 1 })).toMatchObject({ status: 403 });
  });

  test('REC-08 a value that the form no longer takes keeps the present one and is named', async () => {
    const formConfig = { formLabel: 'Requests', fields: fieldsWith('done', 'new') };
    await owner.done('configurePhysicalTable', { id: menu.tableId, formConfig }, inLeave);
    expect(await restore(owner, { to_version: 1 })).toMatchObject({
      data: { record: { data: { status: 'done', cost: 1 } }, left_out: [{ field: 'secret' }, { field: 'status' }] },
    });
  });

  test('REC-08 the rows of a sub-table are told as they changed, and come back with the moment', async () => {
    const parts: Schemas['FieldKind'] = {
      type: 'subTable',
      fields: [
        { node: 'field', id: 'part', label: 'Part', kind: { type: 'text' } },
        { node: 'field', id: 'count', label: 'Count', kind: { type: 'number' } },
      ],
    };
    menu = await makeMenuOfTable(owner, { fields: [field('title', { type: 'text' }), field('parts', parts)] });
    const row = (part: string, count: number) => ({ kind: 'row' as const, data: { part, count } });
    rid = await menu.add({ title: 'One', parts: [row('Seal', 1), row('Bolt', 8)] });
    const rows = async () => {
      const { data } = await owner.done('getMenuRecord', { id: menu.menuId, rid }, inLeave);
      return data['parts'] as Schemas['RecordRow'][];
    };
    const [seal, bolt] = await rows();
    await change({ parts: [{ kind: 'row', row_id: bolt?.row_id ?? '', data: { count: 9 } }, row('Nut', 2)] });
    const { items } = await history(owner);
    expect(items[0]?.changes[0]).toMatchObject({ before_text: 'Seal · 1; 8', after_text: '9; Nut · 2' });
    expect(await restore(owner, { to_version: 1 })).toMatchObject({ status: 200, data: { left_out: [] } });
    const again = await rows();
    expect(again.map(({ data }) => data)).toEqual([seal?.data, bolt?.data]);
    expect(again[1]?.row_id).toBe(bolt?.row_id);
  });

  test('REC-08 people, options and records in the rows of a sub-table are told by their names', async () => {
    const other = await makeMenuOfTable(owner, { fields: [field('title', { type: 'text' })] });
    const pump = await other.add({ title: 'Pump' });
    const parts: Schemas['FieldKind'] = {
      type: 'subTable',
      fields: [
        field('who', { type: 'user' }),
        field('state', status('open', 'done')),
        field('of', { type: 'relation', logical_table_id: other.viewId }),
      ],
    };
    menu = await makeMenuOfTable(owner, { fields: [field('title', { type: 'text' }), field('parts', parts)] });
    rid = await menu.add({ title: 'One' });
    await change({ parts: [{ kind: 'row', data: { who: idOf('appuser'), state: 'open', of: pump } }] });
    const { items } = await history(owner);
    expect(items[0]?.changes[0]).toMatchObject({ before_text: null, after_text: 'Paula Costa · OPEN · Pump' });
  });

  test('REC-08 a formatted text is told by what it says', async () => {
    menu = await makeMenuOfTable(owner, {
      fields: [field('title', { type: 'text' }), field('text', { type: 'richText' })],
    });
    rid = await menu.add({ title: 'One', text: '<p>Salt &amp; <b>pepper</b></p><p>1 &lt; 2</p>' });
    const { items } = await history(owner);
    expect(items[0]?.changes).toMatchObject([{ field: 'title' }, { after_text: 'Salt & pepper 1 < 2' }]);
  });

  test('REC-08 a stale version is a conflict, an unknown one is not found, and a moment is named once', async () => {
    expect(await restore(owner, { to_version: 1, 'If-Match': 2 })).toMatchObject({ status: 409 });
    expect(await restore(owner, { to_version: 9 })).toMatchObject({ status: 404, data: { pointer: '/to_version' } });
    expect(await restore(owner, { at: '2001-01-01T00:00:00.000Z' })).toMatchObject({ status: 404 });
    expect(await restore(owner, {})).toMatchObject({ status: 422 });
    expect((await owner.done('getMenuRecord', { id: menu.menuId, rid }, inLeave)).version).toBe(3);
  });
});
