import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { addRecord, type BuiltTable, buildTable, field, grant, inLeave } from './relations.ts';

describeOnEachDatabase('drafts of records', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let repairs: BuiltTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });
  beforeEach(async () => {
    repairs = await buildTable(owner, 'Repairs', [
      field('title', { type: 'text' }),
      field('note', { type: 'text' }),
      field('code', { type: 'text', widget: 'password' }),
      field('number', { type: 'serial', parts: [{ kind: 'counter', digits: 3 }] }),
    ]);
  });

  const stored = async (by: Caller, args: Record<string, unknown> = {}) =>
    (await by.done('getMenuDraft', { id: repairs.menuId, ...args }, inLeave)).draft;
  const keep = (by: Caller, args: Record<string, unknown>) =>
    by.call('keepMenuDraft', { id: repairs.menuId, ...args }, inLeave);

  test('REC-07 REC-11 what was not sent is kept for its person alone, by form, without passwords and what the server gives', async () => {
    await grant(owner, repairs.menuId, ['query', 'add', 'edit']);
    const rid = await addRecord(owner, repairs.tableId, { title: 'Pump' });
    expect(await stored(owner)).toBeNull();
    const data = { title: 'Lift', code: 'secret-1', number: '009', unknown: 'x' };
    expect(await keep(owner, { data })).toMatchObject({ status: 200 });
    expect(await keep(owner, { record_id: rid, record_version: 1, data: { title: 'Big pump' } })).toMatchObject({
      status: 200,
    });
    expect(await stored(owner)).toMatchObject({ data: { title: 'Lift' }, record_version: 0 });
    expect((await stored(owner))?.data).toEqual({ title: 'Lift' });
    expect(await stored(owner, { record_id: rid })).toMatchObject({ data: { title: 'Big pump' }, record_version: 1 });
    expect(await stored(appuser)).toBeNull();
    expect(await stored(appuser, { record_id: rid })).toBeNull();
    // The whole table is another form.
    const whole = { id: repairs.tableId };
    expect((await owner.done('getTableDraft', whole, inLeave)).draft).toBeNull();
    await owner.done('keepTableDraft', { ...whole, data: { title: 'Door' } }, inLeave);
    expect((await owner.done('getTableDraft', whole, inLeave)).draft).toMatchObject({ data: { title: 'Door' } });
    expect(await appuser.call('getTableDraft', whole, inLeave)).toMatchObject({ status: 403 });
    await owner.done('dropTableDraft', whole, inLeave);
    expect((await owner.done('getTableDraft', whole, inLeave)).draft).toBeNull();
    await owner.done('dropMenuDraft', { id: repairs.menuId }, inLeave);
    expect(await stored(owner)).toBeNull();
    expect(await stored(owner, { record_id: rid })).toMatchObject({ data: { title: 'Big pump' } });
  });

  test('REC-07 REC-08 a draft of a form that was saved is not kept, in whichever order both arrive', async () => {
    const [key, other] = ['first-form-key', 'second-form-key'];
    const { menuId: id } = repairs;
    await keep(owner, { draft_key: key, data: { title: 'Lif' } });
    await owner.done('createMenuRecord', { id, draft_key: key, data: { title: 'Lift' } }, inLeave);
    expect(await stored(owner)).toBeNull();
    // It was on its way while the record was saved.
    expect(await keep(owner, { draft_key: key, data: { title: 'Lift' } })).toMatchObject({ data: { draft: null } });
    expect(await stored(owner)).toBeNull();
    await keep(owner, { draft_key: other, data: { title: 'Door' } });
    expect(await stored(owner)).toMatchObject({ data: { title: 'Door' } });
    // The next form does not make room for the one before.
    await keep(owner, { draft_key: key, data: { title: 'Lift' } });
    expect(await stored(owner)).toMatchObject({ data: { title: 'Door' } });
    await owner.done('dropMenuDraft', { id }, inLeave);
    await keep(owner, { draft_key: key, data: { title: 'Lift' } });
    expect(await stored(owner)).toBeNull();
    const rid = await addRecord(owner, repairs.tableId, { title: 'Pump' });
    await owner.done('updateMenuRecord', { id, rid, draft_key: key, data: { title: 'Big pump' } }, inLeave);
    await keep(owner, { record_id: rid, record_version: 1, draft_key: key, data: { title: 'Big pump' } });
    expect(await stored(owner, { record_id: rid })).toBeNull();
    const whole = { id: repairs.tableId, draft_key: key, data: { title: 'Gate' } };
    await owner.done('createPhysicalRecord', whole, inLeave);
    await owner.done('keepTableDraft', whole, inLeave);
    expect((await owner.done('getTableDraft', { id: repairs.tableId }, inLeave)).draft).toBeNull();
    // A save that is refused drops nothing.
    await keep(owner, { draft_key: other, data: { title: 'Door' } });
    const refused = { id, draft_key: other, data: { number: '7' } };
    expect(await owner.call('createMenuRecord', refused, inLeave)).toMatchObject({ status: 422 });
    expect(await stored(owner)).toMatchObject({ data: { title: 'Door' } });
  });

  test('REC-11 who may not write keeps nothing, and what is not open is not kept', async () => {
    const rid = await addRecord(owner, repairs.tableId, { title: 'Pump' });
    await grant(owner, repairs.menuId, ['query']);
    const change = { record_id: rid, data: { title: 'Mine' } };
    expect(await keep(appuser, { data: {} })).toMatchObject({ status: 403 });
    expect(await keep(appuser, change)).toMatchObject({ status: 403 });
    expect(await keep(owner, { ...change, record_id: repairs.tableId })).toMatchObject({ status: 404 });
    const other = await buildTable(owner, 'Visits', [
      field('title', { type: 'text' }),
      field('note', { type: 'text' }),
    ]);
    await grant(owner, other.menuId, ['query', 'add'], {
      visible_fields: {
        kind: 'listed',
        fields: [
          { field: 'title', can_edit: true },
          { field: 'note', can_edit: false },
        ],
      },
    });
    const entered = { title: 'Mine', note: 'not open' };
    const { draft } = await appuser.done('keepMenuDraft', { id: other.menuId, data: entered }, inLeave);
    expect(draft?.data).toEqual({ title: 'Mine' });
  });

  test('REC-07 a draft has a limit in bytes, and a person one in drafts: the oldest makes room', async () => {
    expect(await keep(owner, { data: { title: 'x'.repeat(99_000), note: '好'.repeat(99_000) } })).toMatchObject({
      status: 422,
      data: { detail: { faults: [{ pointer: '/data' }] } },
    });
    const ids: string[] = [];
    for (let index = 0; index < 51; index += 1) {
      const rid = await addRecord(owner, repairs.tableId, { title: `Record ${index}` });
      ids.push(rid);
      await keep(owner, { record_id: rid, data: { title: 'changed' } });
    }
    expect(await stored(owner, { record_id: ids[0] })).toBeNull();
    expect(await stored(owner, { record_id: ids[50] })).toMatchObject({ data: { title: 'changed' } });
  });

  test('REC-07 a draft names the fields whose passwords it leaves out, those of rows too, and the history tells none', async () => {
    const guests = await buildTable(owner, 'Guests', [
      field('title', { type: 'text' }),
      field('code', { type: 'text', widget: 'password' }),
      field('rows', {
        type: 'subTable',
        fields: [
          { node: 'field', id: 'name', label: 'Name', kind: { type: 'text' } },
          { node: 'field', id: 'badge', label: 'Badge', kind: { type: 'text', widget: 'password' } },
        ],
      }),
    ]);
    const of = { id: guests.menuId };
    const rows = (badge: string) => [{ kind: 'row' as const, data: { name: 'Grace', badge } }];
    const { draft } = await owner.done(
      'keepMenuDraft',
      { ...of, data: { title: 'Visit', code: 'door-4711', rows: rows('badge-0815') } },
      inLeave,
    );
    expect(draft).toMatchObject({ left_out: ['code', 'rows'] });
    const again = await owner.done('getMenuDraft', of, inLeave);
    expect(again.draft?.data).toEqual({ title: 'Visit', rows: [{ kind: 'row', data: { name: 'Grace' } }] });
    const plain = { ...of, data: { title: 'Visit', code: '', rows: rows('') } };
    expect((await owner.done('keepMenuDraft', plain, inLeave)).draft).not.toHaveProperty('left_out');
    const odd = { ...of, data: { rows: [1, null, 'x'] as never } };
    expect((await owner.call('keepMenuDraft', odd, inLeave)).status).toBeLessThan(500);
    const { record_id: rid } = await owner.done(
      'createMenuRecord',
      { ...of, data: { title: 'Visit', rows: rows('badge-0815') } },
      inLeave,
    );
    await owner.done('updateMenuRecord', { ...of, rid, data: { rows: rows('badge-0816') } }, inLeave);
    const history = await owner.done('listMenuRecordHistory', { ...of, rid }, inLeave);
    expect(JSON.stringify(history)).toContain('Grace');
    expect(JSON.stringify(history)).not.toContain('badge-08');
  });
});
