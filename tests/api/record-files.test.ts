import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { upgradeLayouts } from '#server/domains/data/index.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { addRecord, buildTable, type BuiltTable, field, grant, inLeave, where } from './relations.ts';

const plan = field('plan', { type: 'file' });
const fields = [
  field('name', { type: 'text' }),
  plan,
  field('items', {
    type: 'subTable',
    fields: [{ node: 'field', id: 'sheet', label: 'Sheet', kind: { type: 'file' } }],
  }),
];
const named = (name: string): Pick<Schemas['MenuAuthConfigInput'], 'data_scope'> => ({
  data_scope: { kind: 'filter', filter: where('name', 'eq', name) },
});
const onlyName = { visible_fields: { kind: 'listed' as const, fields: [{ field: 'name', can_edit: true }] } };

describeOnEachDatabase('private files of records', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let table: BuiltTable;
  let held: string;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    table = await buildTable(owner, 'Plans', fields);
    held = await upload(owner);
    await addRecord(owner, table.tableId, { name: 'one', plan: [held] });
    return () => api.close();
  });

  async function upload({ token }: Caller, name = 'a.pdf'): Promise<string> {
    const [boundary, bytes] = ['a-boundary', '%PDF-1.7\n%words\n'];
    const part = (head: string, body: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
    const payload = `${part('name="purpose"', 'record')}${part(`name="file"; filename="${name}"`, bytes)}--${boundary}--\r\n`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const { data } = await api.visitor().request({ method: 'POST', url: '/api/common/file', headers, payload });
    return (data as { id: string }).id;
  }

  const opened = async (by: Caller, ...ids: string[]): Promise<string[]> =>
    (await by.done('openFiles', { ids })).files.map(({ id }) => id);
  const packed = async (by: Caller, ...ids: string[]): Promise<number> =>
    (await by.call('packFiles', { files: ids.map((file_id) => ({ file_id })) })).status;

  /** Takes back every authorisation of the menu, and gives another. */
  async function grantAlone(more: Partial<Schemas['MenuAuthConfigInput']>): Promise<void> {
    const given = await owner.done('listMenuAuthConfigs', { menu_id: table.menuId }, inLeave);
    for (const { id } of given) await owner.done('deleteMenuAuthConfig', { id }, inLeave);
    await grant(owner, table.menuId, ['query', 'add'], more);
  }

  test('REC-06 REC-11 P29 a file is read by those alone who see that field of that record', async () => {
    expect([await opened(owner, held), await packed(owner, held)]).toEqual([[held], 200]);
    expect([await opened(appuser, held), await packed(appuser, held)], 'without a right').toEqual([[], 404]);
    await grantAlone(onlyName);
    expect([await opened(appuser, held), await packed(appuser, held)], 'without the field').toEqual([[], 404]);
    await grantAlone(named('two'));
    expect([await opened(appuser, held), await packed(appuser, held)], 'without the row').toEqual([[], 404]);
    await grantAlone(named('one'));
    expect([await opened(appuser, held), await packed(appuser, held)]).toEqual([[held], 200]);
  });

  test('REC-11 P29 who knows a file does not get at it by writing it into a record of their own', async () => {
    await grantAlone(named('mine'));
    const args = { id: table.menuId, data: { name: 'mine', plan: [held] } };
    const refused = { status: 422, data: { detail: { faults: [{ pointer: '/data/plan' }] } } };
    expect(await appuser.call('createMenuRecord', args, inLeave)).toMatchObject(refused);
    const mine = await appuser.done('createMenuRecord', { id: table.menuId, data: { name: 'mine' } }, inLeave);
    expect(mine.data['plan'] ?? null).toBeNull();
    expect([await opened(appuser, held), await packed(appuser, held)]).toEqual([[], 404]);
    expect(await opened(owner, held)).toEqual([held]);
  });

  test('REC-11 P29 a file of a column that is hidden is not opened by writing it into one that is seen', async () => {
    const column = (id: string): Schemas['FormField'] => ({ node: 'field', id, label: id, kind: { type: 'file' } });
    const rows = field('items', { type: 'subTable', fields: [column('sheet'), column('secret')] });
    const both = await buildTable(owner, 'Sheets', [field('name', { type: 'text' }), rows]);
    const shown = ['name', 'items', 'items.sheet'].map((one) => ({ field: one, can_edit: true }));
    await grant(owner, both.menuId, ['query', 'edit'], { visible_fields: { kind: 'listed', fields: shown } });
    const [seen, hidden] = [await upload(owner), await upload(owner)];
    const items = [{ kind: 'row' as const, data: { sheet: [seen], secret: [hidden] } }];
    const rid = await addRecord(owner, both.tableId, { name: 'one', items });
    expect(await opened(appuser, seen, hidden)).toEqual([seen]);
    const own = await upload(appuser);
    const put = (...sheet: string[]) => {
      const data = { items: [{ kind: 'row' as const, data: { sheet } }] };
      return appuser.call('updateMenuRecord', { id: both.menuId, rid, data }, inLeave);
    };
    expect(await put(hidden)).toMatchObject({
      status: 422,
      data: { detail: { faults: [{ pointer: '/data/items/0/data/sheet' }] } },
    });
    expect(await opened(appuser, seen, hidden)).toEqual([seen]);
    expect((await put(seen, own)).status).toBe(200);
  });

  test('REC-06 P29 an upload is its uploader’s until a record holds it, in a field or in a row of a sub-table', async () => {
    await grantAlone(named('rows'));
    const own = await upload(owner);
    expect(await opened(owner, own)).toEqual([own]);
    expect(await opened(appuser, own)).toEqual([]);
    const items = [{ kind: 'row' as const, data: { sheet: [own] } }];
    const rid = await addRecord(owner, table.tableId, { name: 'rows', items });
    expect(await opened(appuser, own)).toEqual([own]);
    await owner.done('deletePhysicalRecords', { id: table.tableId, ids: [rid] }, inLeave);
    expect(await opened(appuser, own), 'in the trash').toEqual([]);
    expect(await opened(owner, own)).toEqual([own]);
  });

  test('REC-08 REC-11 a column says what its cells of files take, and the server takes no other', async () => {
    const bounded = await buildTable(owner, 'Bounded', [
      field('name', { type: 'text' }),
      field('small', { type: 'file', max_files: 2, max_size: 4, extensions: ['pdf'] }),
      field('text', { type: 'file', extensions: ['txt'] }),
      field('photo', { type: 'image', max_files: 1 }),
    ]);
    const { columns } = await owner.done('getRecordTable', { id: bounded.tableId }, inLeave);
    expect(columns.slice(1).map(({ editor, files }) => [editor, files])).toEqual([
      ['files', { are_pictures: false, max_files: 2, max_size: 4, extensions: ['pdf'] }],
      ['files', { are_pictures: false, max_files: 10, extensions: ['txt'] }],
      ['files', { are_pictures: true, max_files: 1 }],
    ]);
    const rid = await addRecord(owner, bounded.tableId, { name: 'one' });
    const file = await upload(owner, 'b.pdf');
    const edited = async (cells: Schemas['RecordCell'][]): Promise<unknown[]> => {
      const changes = [{ record_id: rid, seen_version: 1, cells }];
      const { data } = await owner.call('editTableCells', { id: bounded.tableId, changes }, inLeave);
      const { detail } = Object(data);
      return detail.faults.map(({ pointer, message }: { pointer: string; message: string }) => [pointer, message]);
    };
    const of = (id: string) => ({ field: id, value: [file] });
    expect(await edited(['small', 'text', 'photo'].map(of))).toEqual([
      ['/changes/0/cells/0', 'A file of this field has at most 4 bytes.'],
      ['/changes/0/cells/1', 'This field takes files that end in: txt.'],
      ['/changes/0/cells/2', 'This field takes pictures alone.'],
    ]);
    expect((await edited([{ field: 'text', text: 'b.pdf' }]))[0]).toEqual(['/changes/0/cells/0', expect.any(String)]);
  });

  test('REC-06 REC-08 a file of a cell is undone and given back with its record', async () => {
    const file = await upload(owner);
    const rid = await addRecord(owner, table.tableId, { name: 'cells', plan: [file] });
    const put = (seen_version: number, value: string[] | null) => {
      const changes = [{ record_id: rid, seen_version, cells: [{ field: 'plan', value }] }];
      return owner.done('editTableCells', { id: table.tableId, changes }, inLeave);
    };
    await grantAlone(named('cells'));
    await put(1, null);
    expect(await opened(appuser, file), 'the history of the record shows it still').toEqual([file]);
    await put(2, [file]);
    expect(await opened(appuser, file)).toEqual([file]);
  });

  test('REC-06 REC-11 P29 a file that was stored before files knew their record is given to the record of its uploader', async () => {
    const old = await buildTable(owner, 'Old plans', fields);
    await grant(owner, old.menuId, ['query', 'add'], { data_scope: { kind: 'all' } });
    const [whole, inRow, foreign] = [await upload(owner), await upload(owner), await upload(owner)];
    const items = [{ kind: 'row' as const, data: { sheet: [inRow] } }];
    await addRecord(owner, old.tableId, { name: 'old', plan: [whole], items });
    await addRecord(owner, old.tableId, { name: 'older', plan: [foreign] });
    const ids = [whole, inRow, foreign];
    const { wsId } = owner;
    await api.database.tenant(wsId, async (query) => {
      const nothing = { app_id: null, table_id: null, record_id: null, field_id: null };
      await query.updateTable('files').set(nothing).where('ws_id', '=', wsId).where('id', 'in', ids).execute();
      // As if another one had written this id into a record.
      const other = { created_by: idOf('hr') };
      await query.updateTable('files').set(other).where('ws_id', '=', wsId).where('id', '=', foreign).execute();
      await query.updateTable('physical_tables').set({ layout: 3 }).where('id', '=', old.tableId).execute();
    });
    expect(await opened(appuser, ...ids)).toEqual([]);
    await upgradeLayouts(api.database, (error) => {
      throw error;
    });
    expect((await opened(appuser, ...ids)).sort()).toEqual([whole, inRow].sort());
    expect(await opened(owner, foreign)).toEqual([]);
  });
});
