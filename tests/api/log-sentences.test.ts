import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Fields, items } from './answer-fields.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';
import { buildTable, field, grant, inLeave } from './relations.ts';

const leave = inLeave.headers.application_id;

describeOnEachDatabase('the operation log in words', (open) => {
  let api: Api;
  let owner: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner] = await createCallers(api, 'owner');
    return () => api.close();
  });

  test('WB-08 WB-09 entries are sentences with the names of record, field and table in the language of the reader, of today or the last ones', async () => {
    const { tableId, menuId } = await buildTable(owner, 'Loans', [
      field('item', { type: 'text' }, { label: { 'en-US': 'Item', 'zh-CN': '物品' } }),
      field('due', { type: 'date', granularity: 'day' }, { label: { 'en-US': 'Due date', 'zh-CN': '归还日期' } }),
      field('note', { type: 'text' }, { label: 'Note' }),
    ]);
    const { record_id: id } = await owner.done(
      'createPhysicalRecord',
      { id: tableId, data: { item: 'Drill 4', due: '2026-05-03' } },
      inLeave,
    );
    const change = (data: Record<string, string>, version: number) =>
      owner.done('updatePhysicalRecord', { id: tableId, rid: id, data, 'If-Match': version }, inLeave);
    await change({ due: '2026-05-10' }, 1);
    await change({ due: '2026-05-11', note: 'late' }, 2);
    await grant(owner, menuId, ['query']);
    const { form_config: design, version } = await owner.done('getPhysicalTable', { id: tableId }, inLeave);
    await owner.done(
      'configurePhysicalTable',
      { id: tableId, formConfig: { ...design, formLabel: 'Tool loans' }, 'If-Match': version },
      inLeave,
    );
    await owner.done('deletePhysicalRecords', { id: tableId, ids: [id] }, inLeave);
    const said = async (by: Caller, language = 'en-US', args: Fields = {}) =>
      items(
        await by.call(
          'listOperationLog',
          { application_id: leave, targets: [id, tableId], ...args },
          { headers: { 'accept-language': language } },
        ),
      ).map(({ sentence }) => sentence);
    const { real_name: who } = (await owner.call('showCurrentUser')).data as { real_name: string };
    expect(await said(owner)).toEqual([
      `${who} deleted “Drill 4” from “Tool loans”`,
      `${who} changed the design of the table “Tool loans”`,
      `${who} changed “Due date” and “Note” of “Drill 4” in “Tool loans”`,
      `${who} changed “Due date” of “Drill 4” in “Tool loans”: May 3, 2026 → May 10, 2026`,
      `${who} added “Drill 4” to “Tool loans”`,
      `${who} created the table “Tool loans”`,
    ]);
    expect((await said(owner, 'zh-CN'))[3]).toBe(
      `${who}修改了“Tool loans”中的“Drill 4”的“归还日期”：2026年5月3日 → 2026年5月10日`,
    );
    // Who reads the log and does not edit the application is shown neither the record nor its fields.
    expect((await said(await createCaller(api, 'hr'))).slice(0, 3)).toEqual([
      `${who} deleted a record from “Tool loans”`,
      `${who} changed the design of the table “Tool loans”`,
      `${who} changed a record in “Tool loans”`,
    ]);
    const grants = items(await owner.call('listOperationLog', { action: 'createMenuAuthConfig', size: 20 }, inLeave));
    expect(grants[0]?.['sentence']).toMatch(/ gave “.+” access to the menu “Loans \d+”$/);
    const [newest] = items(
      await owner.call('listOperationLog', { target: id, action: 'updatePhysicalRecord' }, inLeave),
    );
    const entry = await owner.done('getOperationLogEntry', { id: String(newest?.['id']) }, inLeave);
    expect(entry.changes).toEqual([
      { pointer: '/due', label: 'Due date', was: 'May 10, 2026', now: 'May 11, 2026' },
      { pointer: '/note', label: 'Note', was: null, now: 'late' },
    ]);
  });
});
