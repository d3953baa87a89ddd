import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { dropDeletedTables, runTableJobs, structureDifferences, upgradeLayouts } from '#server/domains/data/index.ts';
import { dropIndex } from '#server/domains/data/store/define.ts';
import { columnName, recordsOf, recordTable, uniqueName } from '#server/domains/data/store/identifiers.ts';
import { storedTables } from '#server/domains/data/structure/catalogue.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import type { Api } from './api.ts';
import { type Caller, createCaller } from './caller.ts';
import { field, inLeave } from './menu-of-table.ts';
import { startWithCategory } from './own-category.ts';
import { orders } from './orders-form.ts';

describeOnEachDatabase('what a changed design leaves to do', (open) => {
  let api: Api;
  let owner: Caller;
  let categoryId: string;
  beforeAll(async () => {
    ({ api, owner, categoryId } = await startWithCategory(await open(), 'Jobs'));
    return () => api.close();
  });

  const failures: unknown[] = [];
  const run = () => runTableJobs(api.database, { now: () => api.now(), report: (error) => failures.push(error) });
  const jobs = (id: string) => owner.done('listTableJobs', { id }, inLeave);
  const create = async (formConfig: ReturnType<typeof orders>) =>
    (await owner.done('createPhysicalTable', { formConfig, physical_table_category_id: categoryId }, inLeave)).table_id;

  test('TABLE-28 formulas and roll-ups of older records are computed after the design was saved, without a new version', async () => {
    const whole = orders('Computed later');
    const computed = new Set(['sum', 'rows', 'first', 'taxed']);
    const plain = {
      ...whole,
      fields: (whole.fields ?? []).filter((node) => node.node !== 'field' || !computed.has(node.id)),
    };
    const id = await create(plain);
    const lines = [2, 3].map((price, at) => ({ kind: 'row' as const, data: { article: `${at}`, count: 2, price } }));
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1)
      ids.push(
        (await owner.done('createPhysicalRecord', { id, data: { supplier: `S${at}`, lines } }, inLeave)).record_id,
      );
    const [first = '', second = '', deleted = ''] = ids;
    await owner.done('deletePhysicalRecords', { id, ids: [deleted] }, inLeave);

    await owner.done('configurePhysicalTable', { id, formConfig: whole }, inLeave);
    expect(await jobs(id)).toEqual([
      {
        id: expect.any(String),
        kind: 'recompute',
        fields: ['sum', 'rows', 'first', 'taxed'],
        state: 'waiting',
        done: 0,
        total: 3,
        created_at: expect.any(String),
      },
    ]); // prettier-ignore
    const list = () => owner.done('listPhysicalRecords', { id, sort: ['supplier'] }, inLeave);
    const table = () => owner.done('getRecordTable', { id }, inLeave);
    expect((await table()).computing?.toSorted()).toEqual(['first', 'rows', 'sum', 'taxed']);
    expect((await list()).items).toMatchObject([{ data: { sum: null } }, {}]);
    await run();
    expect(await jobs(id)).toEqual([]);
    expect(await table()).not.toHaveProperty('computing');
    expect((await list()).items).toMatchObject([
      { record_id: first, version: 1, data: { sum: 20, rows: 2, taxed: 22 } },
      { record_id: second, version: 1, data: { sum: 20, rows: 2, taxed: 22 } },
    ]);
    expect((await owner.done('listTableRecordHistory', { id, rid: first }, inLeave)).items).toHaveLength(1);
    await owner.done('restorePhysicalRecords', { id, ids: [deleted] }, inLeave);
    expect((await owner.done('getPhysicalRecord', { id, rid: deleted }, inLeave)).data).toMatchObject({ taxed: 22 });

    // A formula of the rows is read by the sum, and that by the tax.
    const dearer = JSON.parse(
      JSON.stringify(whole).replace('count * price * rate', 'count * price * 10'),
    ) as typeof whole;
    await owner.done('configurePhysicalTable', { id, formConfig: dearer }, inLeave);
    expect(await jobs(id)).toMatchObject([{ fields: ['lines.amount', 'sum', 'rows', 'first', 'taxed'] }]);
    await run();
    const { data } = await owner.done('getPhysicalRecord', { id, rid: first }, inLeave);
    expect(data).toMatchObject({ lines: [{ data: { amount: 40 } }, { data: { amount: 60 } }], sum: 100 });
    expect(failures).toEqual([]);
  });

  test('TABLE-28 a design that computes nothing otherwise leaves nothing to do', async () => {
    const id = await create(orders('Computed before'));
    await owner.done('createPhysicalRecord', { id, data: { supplier: 'S', lines: [] } }, inLeave);
    const more = orders('Computed before');
    await owner.done(
      'configurePhysicalTable',
      { id, formConfig: { ...more, fields: [...(more.fields ?? []), field('remark', { type: 'text' })] } },
      inLeave,
    );
    expect(await jobs(id)).toEqual([]);
  });

  test('TABLE-28 PH-14 what cannot be computed is tried five times, then shown as failed, and tried again when that is asked for', async () => {
    const formula = { type: 'formula' as const, expression: "'one'", result: 'text' as const };
    const before = { formLabel: 'Computed never', fields: [field('title', { type: 'text' })] };
    const id = await create(before);
    for (const title of ['a', 'b']) await owner.done('createPhysicalRecord', { id, data: { title } }, inLeave);
    const after = { ...before, fields: [...before.fields, field('same', formula, { is_unique: true })] };
    await owner.done('configurePhysicalTable', { id, formConfig: after }, inLeave);
    for (let time = 0; time < 6; time += 1) await run();
    expect(failures).toHaveLength(5);
    expect(await jobs(id)).toMatchObject([{ kind: 'recompute', state: 'failed', done: 0, total: 2 }]);

    // PH-14: who runs the platform sees that, and has all of it tried again.
    const root = await createCaller(api, 'root');
    expect(await root.done('getPlatformHealth')).toMatchObject({ jobs: { state: 'failing', failed: 1 } });
    expect(await root.done('retryFailedJobs')).toEqual({ jobs: 1 });
    expect(await jobs(id)).toMatchObject([{ state: 'waiting' }]);
  });

  test('TABLE-08 REC-03 the records of a deleted table are dropped after thirty days with everything that belongs to them', async () => {
    const day = 24 * 60 * 60 * 1000;
    const id = await create(orders('Dropped'));
    const other = await create(orders('Kept'));
    const lines = [{ kind: 'row' as const, data: { article: 'a' } }];
    for (const table of [id, other])
      await owner.done('createPhysicalRecord', { id: table, data: { supplier: 'S', lines } }, inLeave);
    await owner.done('deletePhysicalTable', { id }, inLeave);
    const stored = () => api.database.records(owner.wsId, (query) => storedTables(query, owner.wsId));
    const before = await stored();
    const in29Days = new Date(Date.now() + 29 * day);
    await dropDeletedTables(api.database, in29Days);
    expect((await stored()).size).toBe(before.size);
    expect(await dropDeletedTables(api.database, new Date(Date.now() + 31 * day))).toBe(1);
    const after = await stored();
    // The records, their history, and the rows of two sub-tables.
    expect(after.size).toBe(before.size - 4);
    expect(after.has(recordTable(id))).toBe(false);
    expect(after.has(recordTable(other))).toBe(true);
    expect(await structureDifferences(api.database)).toEqual([]);
    const events = await api.database.tenant(owner.wsId, (query) =>
      query.selectFrom('record_events').select('table_id').where('ws_id', '=', owner.wsId).distinct().execute(),
    );
    expect(events.map(({ table_id }) => table_id)).toContain(other);
    expect(events.map(({ table_id }) => table_id)).not.toContain(id);
    expect((await owner.done('listPhysicalRecords', { id: other }, inLeave)).items).toHaveLength(1);
  });

  test('TABLE-20 a table of the first layout is brought to the newest, in which long and empty texts can be unique', async () => {
    const fields = [
      field('code', { type: 'text', widget: 'area' }, { is_unique: true }),
      field('title', { type: 'text' }),
    ];
    const id = await create({ formLabel: 'First layout', fields });
    const table = { wsId: owner.wsId, tableId: id };
    const [column] = await api.database.tenant(owner.wsId, (query) =>
      query
        .selectFrom('table_columns')
        .select('id')
        .where('table_id', '=', id)
        .where('field_id', '=', 'code')
        .execute(),
    );
    const columnId = column?.id ?? '';
    await api.database.definition(owner.wsId, async (query) => {
      await dropIndex(query, owner.wsId, uniqueName(columnId));
      await sql`create unique index ${sql.id(uniqueName(columnId))} on ${recordsOf(table)}
        ((lower(${sql.id(columnName(columnId))} collate "C"))) where deleted_at is null`.execute(query);
      await query.updateTable('physical_tables').set({ layout: 1 }).where('id', '=', id).execute();
    });
    const add = (code: string) => owner.call('createPhysicalRecord', { id, data: { code, title: 'x' } }, inLeave);
    const long = Array.from({ length: 600 }, (_, at) => ((at * 2_654_435_761) % 4_294_967_296).toString(36)).join('');
    expect(await add('first')).toMatchObject({ status: 200 });
    const reported: unknown[] = [];
    expect(await upgradeLayouts(api.database, (error) => reported.push(error))).toBeGreaterThanOrEqual(1);
    expect(reported).toEqual([]);
    for (const code of [long, `${long}b`, '', '']) expect(await add(code)).toMatchObject({ status: 200 });
    for (const code of ['FIRST', long]) expect(await add(code)).toMatchObject({ code: 'value_taken' });
    expect(await upgradeLayouts(api.database, (error) => reported.push(error))).toBe(0);
    expect(await structureDifferences(api.database)).toEqual([]);
  });
});
