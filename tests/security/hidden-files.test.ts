import { beforeAll, expect, test } from 'vitest';
import type { OperationId } from '#openapi';
import { type Api, startApi } from '#tests/api/api.ts';
import { type Caller, createCallers } from '#tests/api/caller.ts';
import { addRecord, type BuiltTable, buildTable, field, grant, inLeave, where } from '#tests/api/relations.ts';
import { uploadFile } from '#tests/api/upload-file.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';

const hidden = { visible_fields: { kind: 'listed' as const, fields: [{ field: 'name', can_edit: true }] } };
const pdf = Buffer.from('%PDF-1.7\n%words\n');

describeOnEachDatabase('files of a field that is hidden', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let table: BuiltTable;
  let rid: string;
  let files: string[];
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    const plan = field('plan', { type: 'file' }, { label: 'Canarylabel' });
    table = await buildTable(owner, 'Plans', [field('name', { type: 'text' }), plan]);
    await grant(owner, table.menuId, ['query', 'add', 'edit', 'delete', 'export', 'import'], hidden);
    files = [await uploadFile(api, owner, pdf, 'canaryfile.pdf'), await uploadFile(api, owner, pdf, 'canaryfile2.pdf')];
    rid = await addRecord(owner, table.tableId, { name: 'one', plan: [files[0] ?? ''] });
    const data = { name: 'two', plan: [files[1] ?? ''] };
    await owner.done('updatePhysicalRecord', { id: table.tableId, rid, data }, { ...inLeave, version: 1 });
    return () => api.close();
  });

  const sort = (name: string) => ({ id: table.menuId, sort: [name] });
  const reads = (): [OperationId, Record<string, unknown>][] => {
    const { menuId: id } = table;
    const [first = ''] = files;
    const view = { name: 'A', settings: { columns: [{ field: 'plan' }] } };
    const unseen = { ids: files };
    return [
      ['openFiles', unseen],
      ['packFiles', { files: files.map((file_id) => ({ file_id })) }],
      ['getMenuTable', { id }],
      ['getVisibleFields', { id }],
      ['listMenuRecords', { id }],
      ['listMenuRecords', { id, fields: ['plan'] }],
      ['listMenuRecords', sort('plan')],
      ['listMenuRecords', { id, filter: where('plan', 'isNotEmpty', null as never) }],
      ['listMenuRecords', { id, search: 'canaryfile' }],
      ['listMenuRecords', { id, search: first }],
      ['getMenuRecord', { id, rid }],
      ['getMenuRecord', { id, rid, fields: 'plan' }],
      ['listMenuRecordHistory', { id, rid }],
      ['previewMenuRestore', { id, rid, to_version: 1 }],
      ['exportRecords', { id, format: 'csv' }],
      ['exportRecords', { id, format: 'csv', fields: ['name', 'plan'] }],
      ['getMenuChanges', { id }],
      ['getMenuStatistic', { id, viewSchema: { groups: [{ field: 'plan' }], measures: [] } }],
      ['keepMenuDraft', { id, data: { name: 'x', plan: files } }],
      ['getMenuDraft', { id }],
      ['createMenuView', { id, ...view }],
      ['explainMenuRight', { id, right: 'query', record: rid, field: 'plan' }],
      ['getMenuDeletion', { id, ids: [rid] }],
      ['createMenuRecord', { id, data: { name: 'mine', plan: files } }],
      ['updateMenuRecord', { id, rid, data: { plan: [] } }],
      ['restoreMenuRecordVersion', { id, rid, to_version: 1 }],
    ];
  };

  test('P29 no call of a person who does not see the field tells an id, a name or the label of it', async () => {
    const leaks: string[] = [];
    for (const [call, args] of reads()) {
      const answer = await appuser.call(call, args, inLeave);
      const sent = JSON.stringify(args);
      const words = ['canaryfile', 'Canarylabel', ...files].filter((word) => !sent.includes(word));
      for (const word of words) if (answer.bytes.includes(word)) leaks.push(`${call} ${sent}: ${word}`);
      expect([call, sent, answer.status < 500]).toEqual([call, sent, true]);
    }
    expect(leaks).toEqual([]);
    expect((await owner.done('openFiles', { ids: files })).files, 'the owner still has both').toHaveLength(2);
    const { data } = await owner.done('getPhysicalRecord', { id: table.tableId, rid }, inLeave);
    expect(data['plan']).toEqual([files[1]]);
  });

  test('P29 an order, a filter, a group, a view or an export by the field is refused like one by an unknown field', async () => {
    const { menuId: id } = table;
    const asks: [OperationId, (name: string) => Record<string, unknown>][] = [
      ['listMenuRecords', sort],
      ['listMenuRecords', (name) => ({ id, filter: where(name, 'eq', 'x') })],
      ['exportRecords', (name) => ({ id, format: 'csv', fields: [name] })],
      ['exportRecords', (name) => ({ id, format: 'csv', sort: [name] })],
      ['createMenuView', (name) => ({ id, name: 'A', settings: { sort: [name] } })],
      ['createMenuView', (name) => ({ id, name: 'A', settings: { columns: [{ field: name }] } })],
    ];
    for (const [call, args] of asks) {
      const [known, unknown] = [
        await appuser.call(call, args('plan'), inLeave),
        await appuser.call(call, args('plum'), inLeave),
      ];
      const text = (bytes: Buffer, name: string) =>
        bytes
          .toString()
          .replaceAll(name, '…')
          .replace(/"(request_?id|trace_?id|timestamp|time)":"?[^",}]*"?/gi, '');
      expect([call, known.status, text(known.bytes, 'plan')]).toEqual([
        call,
        unknown.status,
        text(unknown.bytes, 'plum'),
      ]);
      expect(known.status).toBe(422);
    }
  });

  test('P29 a view that named the field while it was seen does not say what it is called now', async () => {
    const own = await buildTable(owner, 'Rows', [field('name', { type: 'text' }), field('note', { type: 'text' })]);
    await grant(owner, own.menuId, ['query']);
    const settings = { sort: ['note'] };
    await appuser.done('createMenuView', { id: own.menuId, name: 'Mine', settings }, inLeave);
    for (const { id } of await owner.done('listMenuAuthConfigs', { menu_id: own.menuId }, inLeave))
      await owner.done('deleteMenuAuthConfig', { id }, inLeave);
    await grant(owner, own.menuId, ['query'], hidden);
    const formConfig = {
      formLabel: 'Rows',
      fields: [field('name', { type: 'text' }), field('note', { type: 'text' }, { label: 'Dismissed because' })],
    };
    await owner.done('configurePhysicalTable', { id: own.tableId, formConfig }, inLeave);
    const [view] = await appuser.done('listMenuViews', { id: own.menuId }, inLeave);
    expect(view).toMatchObject({ name: 'Mine', settings: { sort: [] }, left_out: ['note'] });
  });
});
