import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

const options = ['open', 'done'].map((value) => ({ value, label: value.toUpperCase() }));
const status: Schemas['FieldKind'] = { type: 'select', options: { source: 'fixed', options } };
const parts: Schemas['FieldKind'] = {
  type: 'subTable',
  fields: [
    field('part', { type: 'text' }),
    field('who', { type: 'user' }),
    field('pin', { type: 'text', widget: 'password' }),
  ],
};

describeOnEachDatabase('two people who change one record', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let other: MenuOfTable;
  let menu: MenuOfTable;
  let rid: string;
  let pump: string;
  let valve: string;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    other = await makeMenuOfTable(owner, { fields: [field('title', { type: 'text' })] });
    [pump, valve] = [await other.add({ title: 'Pump' }), await other.add({ title: 'Valve' })];
    return () => api.close();
  });
  beforeEach(async () => {
    menu = await makeMenuOfTable(owner, {
      fields: [
        field('title', { type: 'text' }),
        field('status', status),
        field('of', { type: 'relation', logical_table_id: other.viewId }),
        field('person', { type: 'user' }),
        field('day', { type: 'date', granularity: 'day' }),
        field('hush', { type: 'text', widget: 'password' }),
        field('parts', parts),
      ],
    });
    rid = await menu.add({ title: 'One', status: 'open', of: pump });
  });
  const change = (by: Caller, data: Schemas['RecordData'], version?: number) =>
    by.call(
      'updateMenuRecord',
      { id: menu.menuId, rid, data, ...(version !== undefined && { 'If-Match': version }) },
      { headers: { ...inLeave.headers, 'accept-language': 'en-US' } },
    );
  const rowsOf = async () => {
    const { data } = await owner.done('getMenuRecord', { id: menu.menuId, rid }, inLeave);
    return data['parts'] as Schemas['RecordRow'][];
  };

  test('REC-08 a late change is told by what people read: options, people, records, days', async () => {
    await change(owner, { status: 'done', of: valve, day: '2026-03-04' });
    const sent = { status: 'open', of: pump, person: idOf('appuser'), day: '2026-05-06', title: 'One' };
    expect(await change(owner, sent, 1)).toMatchObject({
      status: 409,
      data: {
        code: 'version_conflict',
        detail: {
          version: 2,
          stored: { display: { of: 'Valve' } },
          sent: { data: sent, display: { of: 'Pump', person: 'Paula Costa', status: 'OPEN' } },
          changes: [
            { field: 'status', label: 'status', before_text: 'DONE', after_text: 'OPEN' },
            { field: 'of', before_text: 'Valve', after_text: 'Pump' },
            { field: 'person', before_text: null, after_text: 'Paula Costa' },
            { field: 'day', before_text: 'Mar 4, 2026', after_text: 'May 6, 2026' },
          ],
        },
      },
    });
  });

  test('REC-08 a late change with a day that no calendar has is told with the day as it was sent', async () => {
    await change(owner, { day: '2026-03-04' });
    for (const day of ['2026-13-45', '2026-99-99T10:00:00Z']) {
      expect(await change(owner, { day }, 1)).toMatchObject({
        status: 409,
        data: { code: 'version_conflict', detail: { changes: [{ field: 'day', after_text: day }] } },
      });
    }
  });

  test('REC-08 passwords are named without their values, also in rows', async () => {
    await change(owner, { title: 'Two' });
    const row = { kind: 'row' as const, data: { part: 'Seal', who: idOf('owner'), pin: 'rowhush' } };
    const answer = await change(owner, { hush: 'mine', parts: [row] }, 1);
    expect(answer).toMatchObject({ status: 409 });
    const { changes } = (answer.data as { detail: { changes: Schemas['RecordFieldChange'][] } }).detail;
    expect(changes).toEqual([
      { field: 'hush', label: 'hush', before_text: null, after_text: null, is_secret: true },
      { field: 'parts', label: 'parts', before_text: null, after_text: expect.stringMatching(/^Seal · /) },
    ]);
    expect(JSON.stringify(changes)).not.toContain('rowhush');
  });

  test('REC-08 a row that another person removed can be sent again with what a conflict answers', async () => {
    await change(owner, { parts: [{ kind: 'row', data: { part: 'Seal' } }] });
    const sent = (await rowsOf()).map((row) => ({ ...row, data: { part: 'Big seal' } }));
    await change(owner, { parts: [] });
    const answer = await change(owner, { parts: sent }, 2);
    const detail = (answer.data as { detail: { version: number; sent: { data: Schemas['RecordData'] } } }).detail;
    expect(await change(owner, detail.sent.data, detail.version)).toMatchObject({ status: 200 });
    expect((await rowsOf()).map(({ data }) => data['part'])).toEqual(['Big seal']);
  });

  test('REC-11 a conflict names no record of a table that the caller does not see, and no hidden field', async () => {
    await menu.grant(['query', 'edit'], {
      visible_fields: {
        kind: 'listed',
        fields: [
          { field: 'status', can_edit: true },
          { field: 'of', can_edit: true },
        ],
      },
    });
    await change(owner, { status: 'done', of: valve, title: 'Hidden words' });
    const answer = await change(appuser, { status: 'open', of: pump }, 1);
    expect(answer).toMatchObject({
      status: 409,
      data: { detail: { changes: [{ field: 'status' }, { field: 'of', before_text: 'Not available' }] } },
    });
    expect(JSON.stringify(answer.data)).not.toMatch(/Hidden words|Pump|Valve/);
  });
});
