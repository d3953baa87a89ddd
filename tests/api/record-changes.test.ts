import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

const greater: Schemas['FilterConditions'] = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'cost', operator: 'gt', value: 2 }],
};
function gate() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const nothing = { records: [], gone: [], added: 0, changed: 0 };

describeOnEachDatabase('what others did to the records of an open list', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let menu: MenuOfTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });
  beforeEach(async () => {
    menu = await makeMenuOfTable(owner, {
      fields: [field('title', { type: 'text' }), field('cost', { type: 'number' })],
    });
  });

  type List = Pick<Schemas['RecordChangesQuery'], 'search' | 'filter' | 'marks'>;

  /** Reads the list as a person has it open; gives what has happened since. */
  async function open(by: Caller, list: List = {}) {
    const page = await by.done('listMenuRecords', { id: menu.menuId, live: true, ...list }, inLeave);
    const shown = page.items.map(({ record_id, version }) => ({ record_id, seen_version: version }));
    const since = page.position ?? '';
    return {
      page,
      since,
      news: () => by.done('getMenuChanges', { id: menu.menuId, since, shown, ...list }, inLeave),
    };
  }

  const put = (id: string, data: Schemas['RecordData'], version: number) =>
    owner.done('updatePhysicalRecord', { id: menu.tableId, rid: id, data, 'If-Match': version }, inLeave);

  test('REC-02 a list says when it was read once it is asked, and what others changed, deleted and added since', async () => {
    const [a, b] = [await menu.add({ title: 'A', cost: 1 }), await menu.add({ title: 'B', cost: 5 })];
    expect((await owner.done('listMenuRecords', { id: menu.menuId }, inLeave)).position).toBeUndefined();
    const list = await open(owner, { marks: [greater] });
    expect(await list.news()).toEqual(nothing);
    await put(a, { cost: 3 }, 1);
    await menu.add({ title: 'C' });
    const news = await list.news();
    expect(news).toMatchObject({ gone: [], added: 1, changed: 0 });
    expect(news.records).toEqual([expect.objectContaining({ record_id: a, version: 2, mark: 0 })]);
    await owner.done('deletePhysicalRecords', { id: menu.tableId, ids: [b] }, inLeave);
    expect(await list.news()).toMatchObject({ records: [{ record_id: a }], gone: [b], added: 1 });
    expect(await (await open(owner)).news()).toEqual(nothing);
    const table = await owner.done('listPhysicalRecords', { id: menu.tableId, live: true }, inLeave);
    const ofTable = { id: menu.tableId, since: table.position ?? '' };
    expect(await owner.done('getTableChanges', ofTable, inLeave)).toEqual(nothing);
    await put(a, { cost: 4 }, 2);
    expect(await owner.done('getTableChanges', ofTable, inLeave)).toEqual({ ...nothing, changed: 1 });
  });

  test('REC-02 what the search and the filter of the list leave out is not told', async () => {
    const a = await menu.add({ title: 'Pump', cost: 5 });
    const [searched, filtered] = [await open(owner, { search: 'pump' }), await open(owner, { filter: greater })];
    await menu.add({ title: 'Lamp', cost: 1 });
    expect([await searched.news(), await filtered.news()]).toEqual([nothing, nothing]);
    await menu.add({ title: 'Pump 2', cost: 1 });
    expect([(await searched.news()).added, (await filtered.news()).added]).toEqual([1, 0]);
    // It is in the list no longer.
    await put(a, { cost: 1 }, 1);
    expect((await filtered.news()).gone).toEqual([a]);
    expect((await searched.news()).records).toHaveLength(1);
  });

  test('MENU-22 REC-11 records that the person does not see are neither named nor counted', async () => {
    const hidden = await menu.add({ title: 'Hidden', cost: 1 });
    await menu.grant(['query'], {
      data_scope: { kind: 'filter', filter: greater },
      visible_fields: { kind: 'listed', fields: [{ field: 'title', can_edit: false }] },
    });
    const list = await open(appuser);
    await put(hidden, { title: 'Hidden still' }, 1);
    await owner.done('deletePhysicalRecords', { id: menu.tableId, ids: [hidden] }, inLeave);
    await menu.add({ title: 'Hidden too', cost: 2 });
    expect(await list.news()).toEqual(nothing);
    // Named as shown by somebody who guesses: it is as unknown as a record that is not there.
    const guess = { id: menu.menuId, since: list.since, shown: [{ record_id: hidden, seen_version: 1 }] };
    expect(await appuser.done('getMenuChanges', guess, inLeave)).toEqual({ ...nothing, gone: [hidden] });
    const seen = await menu.add({ title: 'Seen', cost: 3 });
    expect((await list.news()).added).toBe(1);
    const later = await open(appuser);
    await put(seen, { title: 'Seen again' }, 1);
    const [record] = (await later.news()).records;
    expect(record?.data).toEqual({ title: 'Seen again' });
  });

  test('REC-02 groups of a list have a position too', async () => {
    await menu.add({ title: 'A' });
    const count = { measures: [{ key: 'count', function: 'count' as const }] };
    const args = { id: menu.menuId, viewSchema: count };
    expect((await owner.done('getMenuStatistic', args, inLeave)).position).toBeUndefined();
    const { position = '' } = await owner.done('getMenuStatistic', { ...args, paramData: { live: true } }, inLeave);
    const news = () => owner.done('getMenuChanges', { id: menu.menuId, since: position }, inLeave);
    expect(await news()).toEqual(nothing);
    await menu.add({ title: 'B' });
    expect(await news()).toEqual({ ...nothing, added: 1 });
  });

  test('ERR-01 a position that no list of this table said is refused with its place and what to do', async () => {
    const other = await makeMenuOfTable(owner, { fields: [field('title', { type: 'text' })] });
    const page = await owner.done('listMenuRecords', { id: other.menuId, live: true }, inLeave);
    for (const since of ['1:1:', '1.AAAA', page.position ?? '']) {
      const { status, data } = await owner.call('getMenuChanges', { id: menu.menuId, since }, inLeave);
      expect([status, data]).toEqual([
        422,
        expect.objectContaining({
          code: 'invalid_request',
          pointer: '/since',
          hint: expect.stringContaining('`live`'),
        }),
      ]);
    }
  });
});

describeOnPostgres('changes that are committed late', (opening) => {
  test('REC-02 what was written before the list was read, and committed after it, is told', async () => {
    const api = await startApi(await opening());
    onTestFinished(() => api.close());
    const [owner] = await createCallers(api, 'owner');
    const menu = await makeMenuOfTable(owner, { fields: [field('title', { type: 'text' })] });
    const id = await menu.add({ title: 'A' });
    const news = (since: string) => owner.done('getMenuChanges', { id: menu.menuId, since }, inLeave);
    const [written, seen] = [gate(), gate()];
    const slow = api.database.tenant(owner.wsId, async (query) => {
      await sql`insert into record_events (ws_id, app_id, table_id, record_id, kind, version, created_at)
        select ws_id, app_id, table_id, record_id, 'changed', 2, created_at from record_events where record_id = ${id}`.execute(
        query,
      );
      written.resolve();
      await seen.promise;
    });
    await written.promise;
    // A later transaction, which is committed earlier.
    await menu.add({ title: 'B' });
    const { position: since = '' } = await owner.done('listMenuRecords', { id: menu.menuId, live: true }, inLeave);
    expect(await news(since)).toEqual(nothing);
    seen.resolve();
    await slow;
    expect(await news(since)).toEqual({ ...nothing, changed: 1 });
  });
});
