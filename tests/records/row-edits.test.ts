import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { historyOf } from '#server/domains/data/store/identifiers.ts';
import { type Api, startApi } from '#tests/api/api.ts';
import { type Caller, createCallers } from '#tests/api/caller.ts';
import { orders } from '#tests/api/orders-form.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Seeded, seeded } from './oracle/seeded.ts';

const inLeave = { headers: { application_id: seedId('application acme Leave and absence') } };
const seed = Number(process.env['ORACLE_SEED'] ?? 20261126);
const edits = Number(process.env['ROWS_EDITS'] ?? 40);

type Row = Schemas['RecordRow'];
type Data = Schemas['RecordData'];

/** A row as a plain program would hold it. */
interface PlainRow {
  row_id: string;
  article: string;
  count: number;
  price: number | null;
}

interface ChangedRow {
  row_id: string;
  index: number;
  data: Record<string, unknown>;
}

let made = 0;

/** One edit of some rows: some go, some change, some are added, and they may be put into another order. */
function edit(random: Seeded, rows: readonly PlainRow[]): { sent: Row[]; plain: Omit<PlainRow, 'row_id'>[] } {
  const remaining = random.some(rows, 0.85).map((row): { sent: Row; plain: Omit<PlainRow, 'row_id'> } => {
    const data: Data = {};
    const plain = { article: row.article, count: row.count, price: row.price };
    if (random.isTrue(0.3)) data['count'] = plain.count = random.upTo(9);
    if (random.isTrue(0.2)) data['price'] = plain.price = random.isTrue(0.2) ? null : random.upTo(1000) / 100;
    return { sent: { kind: 'row', row_id: row.row_id, data }, plain };
  });
  const added = random.times(random.upTo(4), () => {
    made += 1;
    const plain = { article: `article ${made}`, count: random.upTo(9), price: random.upTo(1000) / 100 };
    return { sent: { kind: 'row' as const, data: { ...plain } }, plain };
  });
  const all = [...remaining];
  for (const one of added) all.splice(random.upTo(all.length + 1), 0, one);
  if (random.isTrue(0.3)) all.reverse();
  return { sent: all.map(({ sent }) => sent), plain: all.map(({ plain }) => plain) };
}

const cents = (value: number): number => Math.round(value * 100) / 100;

describeOnEachDatabase('random edits of rows', (open) => {
  let api: Api;
  let owner: Caller;
  let tableId: string;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner] = await createCallers(api, 'owner');
    const { id } = await owner.done('createCategory', { category_name: 'Random' }, inLeave);
    const table = { formConfig: orders('Random'), physical_table_category_id: id };
    tableId = (await owner.done('createPhysicalTable', table, inLeave)).table_id;
    return () => api.close();
  });

  const plainRows = (record: Schemas['Record']): PlainRow[] =>
    (record.data['lines'] as Row[]).map(({ row_id = '', data }) => ({
      row_id,
      // Safe: the kinds of these fields.
      article: data['article'] as string,
      count: data['count'] as number,
      price: data['price'] as number | null,
    }));

  test(`REC-08 rows are after each edit what a plain list would be, and the history leads back to each (ORACLE_SEED=${seed})`, async () => {
    const random = seeded(seed);
    const other = await owner.done(
      'createPhysicalRecord',
      { id: tableId, data: { supplier: 'other', lines: [{ kind: 'row', data: { article: 'stays' } }] } },
      inLeave,
    );
    let record = await owner.done('createPhysicalRecord', { id: tableId, data: { supplier: 'a' } }, inLeave);
    const versions = new Map<number, Row[]>([[record.version, []]]);
    for (let step = 0; step < edits; step += 1) {
      const before = plainRows(record);
      const { sent, plain } = edit(random, before);
      const args = { id: tableId, rid: record.record_id, data: { lines: sent }, 'If-Match': record.version };
      record = await owner.done('updatePhysicalRecord', args, inLeave);
      const after = plainRows(record);
      expect(after.map(({ article, count, price }) => ({ article, count, price }))).toEqual(plain);
      const keys = sent.map(({ row_id }, index) => row_id ?? after[index]?.row_id);
      expect(after.map(({ row_id }) => row_id)).toEqual(keys);
      const known = new Set(before.map(({ row_id }) => row_id));
      expect(after.filter(({ row_id }, index) => !sent[index]?.row_id && known.has(row_id))).toEqual([]);
      const amounts = after.map(({ count, price }) => (price === null ? null : cents(count * price * 2)));
      expect((record.data['lines'] as Row[]).map(({ data }) => data['amount'])).toEqual(amounts);
      expect(record.data).toMatchObject({
        sum: cents(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)),
        rows: after.length,
      });
      versions.set(record.version, record.data['lines'] as Row[]);
    }
    expect(await owner.done('getPhysicalRecord', { id: tableId, rid: other.record_id }, inLeave)).toEqual(other);
    const history = await api.database.records(owner.wsId, async (query) => {
      const { rows } = await sql<{ version: number; changes: { lines?: [ChangedRow[], ChangedRow[]] } }>`
        select version, changes from ${historyOf({ wsId: owner.wsId, tableId })}
        where record_id = ${record.record_id} order by version desc`.execute(query);
      return rows;
    });
    let rows = versions.get(record.version) ?? [];
    for (const { version, changes } of history) {
      expect(filled(rows), `version ${version}`).toEqual(filled(versions.get(version) ?? []));
      rows = withoutChange(rows, changes.lines ?? [[], []]);
    }
    expect(rows).toEqual([]);
  });
});

/** The rows before a change, from those after it and what the history keeps of it. */
function withoutChange(after: readonly Row[], [old, now]: readonly [ChangedRow[], ChangedRow[]]): Row[] {
  const gone = new Set(now.map(({ row_id }) => row_id));
  const values = new Map(after.map((row) => [row.row_id, row.data]));
  const rows = after.filter(({ row_id }) => !gone.has(row_id ?? ''));
  for (const { row_id, index, data } of old) {
    // Safe: the history holds values of the record.
    rows.splice(index, 0, { kind: 'row', row_id, data: { ...values.get(row_id), ...data } as Data });
  }
  return rows;
}

/** Rows without the values that nobody entered. */
const filled = (rows: readonly Row[]): Row[] =>
  rows.map((row) => ({
    ...row,
    data: Object.fromEntries(Object.entries(row.data).filter(([, value]) => value !== null)),
  }));
