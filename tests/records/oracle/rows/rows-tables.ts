import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { readDesign } from '#server/domains/data/design/table-design.ts';
import { insertRecord } from '#server/domains/data/record/write/store-record.ts';
import { recordsOf } from '#server/domains/data/store/identifiers.ts';
import type { StoredRow } from '#server/domains/data/rows/sub-tables.ts';
import { ulid } from '#server/kernel/db/index.ts';
import { field } from '#tests/api/relations.ts';
import type { PlainField, PlainRecord } from '../plain-field.ts';
import type { PlainGrant } from '../plain-rights.ts';
import { momentPool, randomFields, randomValue } from '../random-field.ts';
import { randomRights, type RandomRights } from '../random-question.ts';
import type { RandomTable } from '../random-table.ts';
import type { Seeded } from '../seeded.ts';
import { appId, type World } from '../world.ts';

/** Goods, and orders of them in the rows of a sub-table. */
export interface RowsTables {
  goods: RandomTable;
  orders: RandomTable;
  /** The columns of the rows of an order, under their paths. */
  columns: readonly PlainField[];
}

/** Who may do what with both. */
export type RowsRights = Record<'goods' | 'orders', RandomRights>;

const countOfTable = 14;
const texts = ['Pump', 'pump', 'Valve', '泵', '100%', ''];

const name: PlainField = { id: 'name', family: 'text', kind: { type: 'text' }, pool: texts };
const size: PlainField = { id: 'size', family: 'number', kind: { type: 'number', precision: 2 } };

/** The rows that a record holds. */
export const rowsOf = ({ values }: Pick<PlainRecord, 'values'>): StoredRow[] =>
  // Safe: they were made so.
  (values['items'] ?? []) as StoredRow[];

/** The id of a column in its row. */
export const columnOf = ({ inRows }: PlainField): string => inRows?.column ?? '';

function columnsTo({ viewId, records }: RandomTable): PlainField[] {
  const own: PlainField[] = [
    { ...name, id: 'label' },
    { ...size, id: 'price' },
    { id: 'isLate', family: 'boolean', kind: { type: 'boolean' } },
    {
      id: 'good',
      family: 'code',
      kind: { type: 'relation', logical_table_id: viewId },
      pool: records.map(({ id }) => id),
    },
  ];
  return own.map((one) => ({ ...one, id: `items.${one.id}`, inRows: { of: 'items', column: one.id } }));
}

const randomRow = (world: World, seed: Seeded, columns: readonly PlainField[]): StoredRow => ({
  kind: 'row',
  row_id: ulid(),
  data: Object.fromEntries(columns.map((column) => [columnOf(column), randomValue(seed, column, world.names)])),
});

function randomRecord(world: World, seed: Seeded, fields: readonly PlainField[], columns: readonly PlainField[]) {
  const values = Object.fromEntries(fields.map((one) => [one.id, randomValue(seed, one, world.names)]));
  const items = seed.times(seed.upTo(4), () => randomRow(world, seed, columns));
  return {
    id: `${seed.upTo(9)}${ulid().slice(1)}`,
    createdAt: seed.one(momentPool),
    createdBy: seed.one(world.names.people),
    departmentId: seed.isTrue(0.2) ? null : seed.one(world.names.departments),
    isDeleted: seed.isTrue(0.15),
    values: { ...values, ...(columns.length > 0 && { items }) },
  };
}

async function randomTable(
  world: World,
  seed: Seeded,
  { fields, columns }: Record<'fields' | 'columns', readonly PlainField[]>,
): Promise<RandomTable> {
  const inRow = columns.map((column) => field(columnOf(column), column.kind)).filter((one) => one.node === 'field');
  const form: Schemas['FormConfig'] = {
    formLabel: `Rows ${ulid()}`,
    title_field: 'name',
    fields: [
      ...fields.map(({ id, kind }) => field(id, kind)),
      ...(inRow.length > 0 ? [field('items', { type: 'subTable', fields: inRow })] : []),
    ],
  };
  const { tableId, ...reached } = await world.newTable(form);
  const records = seed.times(countOfTable, () => randomRecord(world, seed, fields, columns));
  const design = await world.api.database.records(world.wsId, async (query) => {
    const found = await readDesign(query, { wsId: world.wsId, appId }, { id: tableId, locale: 'en-US' });
    for (const { id, values, departmentId, createdAt, createdBy, isDeleted } of records) {
      const author = { accountId: createdBy, now: new Date(createdAt) };
      await insertRecord(query, found, { id, values, departmentId, author });
      if (isDeleted) await sql`update ${recordsOf(found)} set deleted_at = now() where id = ${id}`.execute(query);
    }
    return found;
  });
  return { design, ...reached, fields, records, searched: [], named: [], sort: [] };
}

/** Makes both by the product's calls, and fills them by its own insert: rows may name goods of the trash. */
export async function rowsTables(world: World, seed: Seeded): Promise<RowsTables> {
  const goods = await randomTable(world, seed, { fields: [name, size], columns: [] });
  const columns = columnsTo(goods);
  const more = randomFields(seed).filter(({ family }) => family !== 'range' && family !== 'text');
  const orders = await randomTable(world, seed, { fields: [name, size, ...more.slice(0, 2)], columns });
  return { goods, orders, columns };
}

/** What a grant names of the sub-table: nothing, all of it, or some columns with or without the rows. */
function namedColumns(seed: Seeded, columns: readonly PlainField[]): { field: string; can_edit: boolean }[] {
  const may = () => seed.isTrue(0.5);
  const kind = seed.one(['nothing', 'whole', 'columns', 'columns', 'rows'] as const);
  if (kind === 'nothing') return [];
  const rows = { field: 'items', can_edit: may() };
  if (kind === 'whole') return [rows];
  const some = seed.some(columns, 0.6).map(({ id }) => ({ field: id, can_edit: may() }));
  return kind === 'rows' ? [rows, ...some] : some;
}

/** Random rights in both, also by the rows of a record and of their columns. */
export function rightsInRows(world: World, { goods, orders, columns }: RowsTables, seed: Seeded): RowsRights {
  const withRows = { ...orders, fields: [...orders.fields, ...columns] };
  const plain = randomRights(world, withRows, seed);
  const grants = plain.grants.map((grant): PlainGrant => {
    const { visible_fields: seen } = grant;
    if (seen.kind === 'all') return grant;
    const fields = seen.fields.filter((one) => !one.field.includes('.'));
    return { ...grant, visible_fields: { kind: 'listed', fields: [...fields, ...namedColumns(seed, columns)] } };
  });
  return { goods: randomRights(world, goods, seed), orders: { ...plain, grants } };
}
