import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { historyOf } from '#server/domains/data/store/identifiers.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { orders } from './orders-form.ts';

const inLeave = { headers: { application_id: seedId('application acme Leave and absence') } };

type Row = Schemas['RecordRow'];
const row = (data: Row['data'], row_id?: string): Row => ({ kind: 'row', ...(row_id && { row_id }), data });

describeOnEachDatabase('rows of sub-tables', (open) => {
  let api: Api;
  let owner: Caller;
  let categoryId: string;
  let tableId: string;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner] = await createCallers(api, 'owner');
    categoryId = (await owner.done('createCategory', { category_name: 'Orders' }, inLeave)).id;
    return () => api.close();
  });
  beforeEach(async () => {
    rounds += 1;
    const table = { formConfig: orders(`Orders ${rounds}`), physical_table_category_id: categoryId };
    tableId = (await owner.done('createPhysicalTable', table, inLeave)).table_id;
  });

  const add = (data: Schemas['RecordData']) => owner.done('createPhysicalRecord', { id: tableId, data }, inLeave);
  const change = (record: Schemas['Record'], data: Schemas['RecordData']) =>
    owner.done('updatePhysicalRecord', { id: tableId, rid: record.record_id, data }, inLeave);
  const refused = (record: Schemas['Record'], data: Schemas['RecordData']) =>
    owner.call('updatePhysicalRecord', { id: tableId, rid: record.record_id, data }, inLeave);
  const read = (record: Schemas['Record']) =>
    owner.done('getPhysicalRecord', { id: tableId, rid: record.record_id }, inLeave);
  const rowsOf = (record: Schemas['Record'], id = 'lines') => record.data[id] as Row[];
  const articles = (record: Schemas['Record']) => rowsOf(record).map(({ data }) => data['article']);
  const keys = (record: Schemas['Record']) => rowsOf(record).map(({ row_id }) => row_id);
  const issuesOf = (answer: unknown) =>
    (answer as { data: { detail: Record<string, { pointer: string }[]> } }).data.detail['faults']?.map(
      ({ pointer }) => pointer,
    );

  test('REC-01 REC-07 a record has its rows in their order, each with a key, its own number, initial and computed values', async () => {
    const record = await add({
      supplier: 'Acme',
      lines: [
        row({ article: 'Desk', count: 2, price: 10.5, due: '2026-12-02', buyer: owner.accountId }),
        row({ article: 'Lamp', price: 4, due: '2026-12-01', period: { kind: 'range', from: '2026-12-01', to: null } }),
      ],
    });
    expect(record.data).toMatchObject({
      lines: [
        {
          kind: 'row',
          row_id: expect.stringMatching(/^[0-9A-Z]{26}$/),
          data: { line: 'L001', article: 'Desk', count: 2, amount: 42, due: '2026-12-02', buyer: owner.accountId },
        },
        {
          data: {
            line: 'L002',
            count: 1,
            amount: 8,
            period: { kind: 'range', from: '2026-12-01', to: null },
            buyer: null,
          },
        },
      ],
      notes: [],
      sum: 50,
      rows: 2,
      first: '2026-12-01',
      taxed: 55,
    });
    expect(await read(record)).toEqual(record);
    const [listed] = (await owner.done('listPhysicalRecords', { id: tableId }, inLeave)).items;
    expect(listed?.data, 'lists answer records without rows').not.toHaveProperty('lines');
  });

  test('REC-08 rows that are sent with their key change, those without are new, those not sent are gone, and the order is that sent', async () => {
    const record = await add({
      supplier: 'Acme',
      lines: [row({ article: 'a', price: 1 }), row({ article: 'b', price: 2 }), row({ article: 'c', price: 3 })],
      notes: [row({ text: 'kept' })],
    });
    const [a, , c] = keys(record);
    const changed = await change(record, {
      lines: [row({ price: 5 }, c), row({ article: 'd' }), row({}, a)],
    });
    expect(articles(changed)).toEqual(['c', 'd', 'a']);
    expect(rowsOf(changed)[0]).toMatchObject({ row_id: c, data: { line: 'L003', price: 5, amount: 10, count: 1 } });
    expect(rowsOf(changed)[1]).toMatchObject({ data: { line: 'L004', price: null } });
    expect(rowsOf(changed)[2]).toEqual(rowsOf(record)[0]);
    expect(rowsOf(changed, 'notes')).toEqual(rowsOf(record, 'notes'));
    expect(changed.version).toBe(2);
    expect(await read(record)).toEqual(changed);
    const other = await change(changed, { supplier: 'Globex', rate: 3 });
    expect(keys(other), 'a change of other fields keeps the rows').toEqual(keys(changed));
    expect(rowsOf(other)[0], 'formulas in rows follow the record').toMatchObject({ data: { amount: 15 } });
    const same = await change(other, { lines: rowsOf(other) });
    expect(same.version, 'what was read may be sent again, and is no change').toBe(other.version);
    expect(rowsOf(await change(same, { lines: null }))).toEqual([]);
  });

  test('P2 REC-08 a row of another record, of another sub-table, or of none is never taken by its key', async () => {
    const [one, other] = [
      await add({ supplier: 'One', lines: [row({ article: 'mine' })], notes: [row({ text: 'note' })] }),
      await add({ supplier: 'Other', lines: [row({ article: 'theirs' })] }),
    ];
    const [theirs] = keys(other);
    const note = rowsOf(one, 'notes')[0]?.row_id;
    const [mine] = keys(one);
    for (const wrong of [theirs, note, '01JD3Q4V9M8X2T6W5R7Y1Z0ABC']) {
      const answer = await refused(one, { lines: [row({}, mine), row({ article: 'stolen' }, wrong)] });
      expect(answer).toMatchObject({ status: 422, code: 'invalid_request' });
      expect(issuesOf(answer)).toEqual(['/data/lines/1/row_id']);
    }
    const twice = await refused(one, { lines: [row({}, mine), row({ article: 'again' }, mine)] });
    expect(issuesOf(twice)).toEqual(['/data/lines/1/row_id']);
    const created = await owner.call(
      'createPhysicalRecord',
      { id: tableId, data: { supplier: 'New', lines: [row({ article: 'x' }, theirs)] } },
      inLeave,
    );
    expect(issuesOf(created)).toEqual(['/data/lines/0/row_id']);
    expect([await read(one), await read(other)]).toEqual([one, other]);
  });

  test('REC-07 every issue of every row is answered at its cell, and nothing is saved', async () => {
    const record = await add({ supplier: 'Acme', lines: [row({ article: 'a' })] });
    const [key] = keys(record);
    const unsendable = await refused(record, {
      supplier: 'Half',
      lines: [row({ amount: 3 }, key), row({ article: 'b', nope: 1, line: 'L9' }), 'text'],
    });
    expect(issuesOf(unsendable)).toEqual([
      '/data/lines/0/data/amount',
      '/data/lines/1/data/nope',
      '/data/lines/1/data/line',
      '/data/lines/2',
    ]);
    expect(issuesOf(await refused(record, { lines: 'rows' }))).toEqual(['/data/lines']);
    const wrong = await refused(record, {
      supplier: '',
      lines: [
        row({ article: 'B', count: -1 }, key),
        row({ count: 1 }),
        row({ article: 'b', price: 1.234, due: '2026-02-30' }),
        row({ article: 'c', price: 'x', period: { kind: 'range', from: '2026-02-02', to: '2026-01-01' } }),
      ],
    });
    expect(issuesOf(wrong)).toEqual([
      '/data/supplier',
      '/data/lines/0/data/count',
      '/data/lines/1/data/article',
      '/data/lines/2/data/article',
      '/data/lines/2/data/price',
      '/data/lines/2/data/due',
      '/data/lines/3/data/price',
      '/data/lines/3/data/period',
    ]);
    const unknownBuyer = await refused(record, {
      lines: [row({ article: 'a' }, key), row({ article: 'b', buyer: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC' })],
    });
    expect(issuesOf(unknownBuyer)).toEqual(['/data/lines/1/data/buyer']);
    const many = Array.from({ length: 501 }, (_, index) => row({ article: `a${index}` }));
    expect(issuesOf(await refused(record, { lines: many }))).toEqual(['/data/lines']);
    expect(await read(record)).toEqual(record);
  });

  test('REC-08 a sub-table takes a thousand rows at once, and changes them at once', async () => {
    const texts = Array.from({ length: 1000 }, (_, index) => `note ${index}`);
    const record = await add({ supplier: 'Acme', notes: texts.map((text) => row({ text })) });
    expect(rowsOf(record, 'notes').map(({ data }) => data['text'])).toEqual(texts);
    const reversed = await change(record, { notes: rowsOf(record, 'notes').toReversed() });
    expect(rowsOf(reversed, 'notes').map(({ data }) => data['text'])).toEqual(texts.toReversed());
  });

  test('REC-02 TABLE-04 lists filter and sort by what is made of the rows of a record', async () => {
    const made = [
      await add({
        supplier: 'two',
        lines: [row({ article: 'a', price: 1, due: '2026-12-05' }), row({ article: 'b' })],
      }),
      await add({ supplier: 'none' }),
      await add({ supplier: 'one', lines: [row({ article: 'a', price: 9, due: '2026-12-01' })] }),
    ];
    const list = async (args: Record<string, unknown>) => {
      const { items } = await owner.done('listPhysicalRecords', { id: tableId, ...args }, inLeave);
      return items.map(({ data }) => data['supplier']);
    };
    expect(await list({ sort: ['-sum'] })).toEqual(['one', 'two', 'none']);
    expect(await list({ sort: ['-rows'] })).toEqual(['two', 'one', 'none']);
    expect(await list({ sort: ['first'] })).toEqual(['one', 'two', 'none']);
    const filter = (field: string, operator: string, value: unknown) => ({
      filter: { logicalOperator: 'all', children: [{ kind: 'condition', field, operator, value }] },
    });
    expect(await list({ sort: ['supplier'], ...filter('rows', 'gte', 1) })).toEqual(['one', 'two']);
    expect(await list(filter('first', 'lt', '2026-12-05'))).toEqual(['one']);
    const [two] = made;
    if (two) await change(two, { lines: [] });
    expect(await list({ sort: ['supplier'], ...filter('sum', 'eq', 0) })).toEqual(['none', 'two']);
  });

  test('REC-03 the rows of a record go into the trash and come back with it', async () => {
    const record = await add({ supplier: 'Acme', lines: [row({ article: 'a' }), row({ article: 'b' })] });
    const ids = { id: tableId, ids: [record.record_id] };
    await owner.done('deletePhysicalRecords', ids, inLeave);
    await owner.done('restorePhysicalRecords', ids, inLeave);
    expect((await read(record)).data).toEqual(record.data);
  });

  test('REC-08 the history of a record names the rows that changed, by their fields', async () => {
    const record = await add({
      supplier: 'Acme',
      lines: [row({ article: 'a', secret: 's' }), row({ article: 'b' }), row({ article: 'c' })],
    });
    const [a, b, c] = keys(record);
    await change(record, { lines: [row({}, c), row({ count: 7, secret: 't' }, a), row({ article: 'd' })] });
    const changes = await api.database.records(owner.wsId, async (query) => {
      const { rows } = await sql<{ changes: Record<string, unknown> }>`
        select changes from ${historyOf({ wsId: owner.wsId, tableId })} where version = 2`.execute(query);
      return rows[0]?.changes;
    });
    expect(changes).toMatchObject({
      lines: [
        [
          { row_id: a, index: 0, data: { count: 1, secret: null } },
          { row_id: b, index: 1, data: { article: 'b', line: 'L002' } },
          { row_id: c, index: 2, data: {} },
        ],
        [
          { row_id: c, index: 0, data: {} },
          { row_id: a, index: 1, data: { count: 7, secret: null } },
          { index: 2, data: { article: 'd', line: 'L004' } },
        ],
      ],
    });
  });
});
