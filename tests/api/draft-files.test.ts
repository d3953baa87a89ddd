import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { addRecord, type BuiltTable, buildTable, field, inLeave } from './relations.ts';

describeOnEachDatabase('files of drafts', (opening) => {
  let api: Api;
  let owner: Caller;
  let table: BuiltTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    return () => api.close();
  });
  beforeEach(async () => {
    table = await buildTable(owner, 'Plans', [
      field('name', { type: 'text' }),
      field('plan', { type: 'file' }),
      field('items', {
        type: 'subTable',
        fields: [{ node: 'field', id: 'sheet', label: 'Sheet', kind: { type: 'file' } }],
      }),
    ]);
  });

  async function upload(): Promise<string> {
    const [boundary, bytes] = ['a-boundary', '%PDF-1.7\n%words\n'];
    const part = (head: string, body: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
    const payload = `${part('name="purpose"', 'record')}${part('name="file"; filename="a.pdf"', bytes)}--${boundary}--\r\n`;
    const headers = {
      authorization: `Bearer ${owner.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    };
    const { data } = await api.visitor().request({ method: 'POST', url: '/api/common/file', headers, payload });
    return (data as { id: string }).id;
  }
  const opened = async (...ids: string[]): Promise<string[]> =>
    (await owner.done('openFiles', { ids })).files.map((file) => file.id);
  const keep = (data: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    owner.done('keepMenuDraft', { id: table.menuId, data: data as never, ...more }, inLeave);
  const row = (sheet: string) => ({ kind: 'row', data: { sheet: [sheet] } });

  test('REC-07 a draft keeps its files for its person, and those of one that is thrown away are gone with it', async () => {
    const [plan, sheet, elsewhere] = [await upload(), await upload(), await upload()];
    await keep({ plan: [plan, elsewhere], items: [row(sheet)] });
    await keep({ name: 'other words', plan: [plan, elsewhere], items: [row(sheet)] });
    expect(await opened(plan, sheet)).toEqual([plan, sheet]);
    // Another form of the same person still has it.
    await owner.done('keepTableDraft', { id: table.tableId, data: { plan: [elsewhere] } }, inLeave);
    await owner.done('dropMenuDraft', { id: table.menuId }, inLeave);
    expect(await opened(plan, sheet, elsewhere)).toEqual([elsewhere]);
  });

  test('REC-07 REC-08 a form that is saved gives its record the files, and drops those that were taken out again', async () => {
    const [plan, sheet, taken] = [await upload(), await upload(), await upload()];
    const key = 'form-with-files';
    await keep({ plan: [plan, taken], items: [row(sheet)] }, { draft_key: key });
    const data = { name: 'one', plan: [plan], items: [row(sheet) as never] };
    await owner.done('createMenuRecord', { id: table.menuId, draft_key: key, data }, inLeave);
    expect(await opened(plan, sheet, taken)).toEqual([plan, sheet]);
  });

  test('REC-07 REC-08 a second tab with the same new form that is saved takes no file from the first', async () => {
    const [plan, sheet] = [await upload(), await upload()];
    const data = { name: 'first', plan: [plan], items: [row(sheet) as never] };
    await keep(data, { draft_key: 'first-tab' });
    const save = (key: string, entered: Record<string, unknown>) =>
      owner.done('createMenuRecord', { id: table.menuId, draft_key: key, data: entered as never }, inLeave);
    await save('second-tab', { name: 'second' });
    await save('first-tab', data);
    expect(await opened(plan, sheet)).toEqual([plan, sheet]);
  });

  test('REC-07 a draft of a record that is thrown away leaves the files of the record alone', async () => {
    const [plan, added] = [await upload(), await upload()];
    const rid = await addRecord(owner, table.tableId, { name: 'one', plan: [plan] });
    await keep({ plan: [plan, added] }, { record_id: rid, record_version: 1 });
    await owner.done('dropMenuDraft', { id: table.menuId, record_id: rid }, inLeave);
    expect(await opened(plan, added)).toEqual([plan]);
  });
});
