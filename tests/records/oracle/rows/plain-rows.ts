import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '#openapi';
import { type Asked, isReached, rightsOf } from '../ask.ts';
import { type PlainField, type PlainRecord, reached } from '../plain-field.ts';
import type { PlainRights } from '../plain-rights.ts';
import type { World } from '../world.ts';
import type { Outcome, Read } from './ask-rows.ts';
import { columnOf, rowsOf } from './rows-tables.ts';

type Row = Schemas['RecordRow'];

/** Orders with their columns, and goods to which rows lead, as somebody asks about them. */
export interface RowsCase {
  orders: Asked;
  goods: Asked;
  columns: readonly PlainField[];
}

/** What a record of the orders answers: the fields that are seen in it, and of its rows the columns that are. */
export function recordPlainly(world: World, { orders, columns }: RowsCase, record: PlainRecord): Read {
  const rights = rightsOf(world, orders);
  if (!rights.mayDo('query') || !isReached(world, orders, record)) return 'unknown';
  const fields = orders.table.fields.filter(({ id }) => !id.startsWith('items') && rights.seesIn(id, record));
  const seen = columns.filter(({ id }) => rights.seesIn(id, record));
  const rows = rowsOf(record).map(({ kind, row_id, data }) => ({
    kind,
    row_id,
    data: Object.fromEntries(seen.map((column) => [columnOf(column), valueIn(column, data)])),
  }));
  return {
    ...Object.fromEntries(fields.map(({ id }) => [id, reached(orders.table.fields, id).read(record)])),
    ...(rights.seesIn('items', record) && { items: rows }),
  };
}

/** What is off is off, also where nothing is stored. */
const valueIn = (column: PlainField, data: Readonly<Record<string, unknown>>): unknown =>
  data[columnOf(column)] ?? (column.family === 'boolean' ? false : null);

/** Whether somebody could choose a good in the rows of an order. */
function isOffered(world: World, { goods }: RowsCase, id: unknown): boolean {
  const record = goods.table.records.find((one) => one.id === id);
  if (!record) return false;
  const isBuilder = goods.question.person.access !== 'granted';
  if (isBuilder) return isReached(world, goods, record);
  return rightsOf(world, goods).mayDo('query') && isReached(world, goods, record);
}

/** What a row that was sent is to be, over the row that it names. */
function merged(
  columns: readonly PlainField[],
  stored: readonly Row[],
  { row_id, data }: Row,
): Record<string, unknown> {
  const before = stored.find((one) => row_id !== undefined && one.row_id === row_id)?.data ?? {};
  const all: Record<string, unknown> = { ...before, ...data };
  return Object.fromEntries(columns.map((column) => [columnOf(column), valueIn(column, all)]));
}

/** Whether some value that was sent is none that its sender may send. */
function isRefused(rights: PlainRights, { columns }: RowsCase, record: PlainRecord, sent: readonly Row[]): boolean {
  const stored = rowsOf(record);
  const keys = (rows: readonly { row_id?: string }[]) => rows.map(({ row_id }) => row_id);
  const isMoved = !isDeepStrictEqual(keys(sent), keys(stored));
  if (isMoved && !rights.mayChangeIn('items.*', record)) return true;
  return sent.some(({ row_id, data }) => {
    const before = stored.find((one) => one.row_id === row_id)?.data ?? {};
    return columns.some((column) => {
      const id = columnOf(column);
      if (!Object.hasOwn(data, id) || rights.mayChangeIn(column.id, record)) return false;
      const isSame = isDeepStrictEqual(data[id], row_id === undefined ? null : valueIn(column, before));
      return !rights.seesIn(column.id, record) || !isSame;
    });
  });
}

/** What becomes of an order whose rows are sent. */
export function changePlainly(
  world: World,
  one: RowsCase,
  { record, rows: sent }: { record: PlainRecord; rows: readonly Row[] },
): Outcome {
  const { orders, columns } = one;
  const rights = rightsOf(world, orders);
  if (!rights.mayDo('query') || !isReached(world, orders, record)) return 'unknown';
  if (!rights.reaches('edit', record)) return 'denied';
  const stored = rowsOf(record);
  const open = columns.filter(({ id }) => rights.mayChangeIn(id, record));
  const isOpen = rights.mayChangeIn('items', record) || open.length > 0;
  const keys = (rows: readonly { row_id?: string }[]) => rows.map(({ row_id }) => row_id);
  const isMoved = !isDeepStrictEqual(keys(sent), keys(stored));
  const isKnown = ({ id }: PlainField): boolean => rights.seesIn(id, record) || rights.mayChangeIn(id, record);
  const isStrange = sent.some(({ data }) =>
    columns.some((column) => Object.hasOwn(data, columnOf(column)) && !isKnown(column)),
  );
  const before = stored.map(({ data }) => merged(columns, [], { kind: 'row', data: data as Row['data'] }));
  const after = sent.map((row) => merged(columns, stored as Row[], row));
  const isSame = !isMoved && isDeepStrictEqual(after, before);
  if (!isOpen) return rights.seesIn('items', record) && isSame && !isStrange ? 'unchanged' : 'refused';
  if (isStrange || isRefused(rights, one, record, sent)) return 'refused';
  if (isSame) return 'unchanged';
  const known = new Set(stored.map(({ data }) => data['good']));
  const goods = after.map(({ good }) => good).filter((good) => good !== null && !known.has(good));
  if (!goods.every((good) => isOffered(world, one, good))) return 'refused';
  const written = open.filter((column) => sent.some(({ data }) => Object.hasOwn(data, columnOf(column))));
  const next: PlainRecord = {
    ...record,
    updatedAt: new Date(orders.question.now).toISOString(),
    values: { ...record.values, items: after.map((data, index) => ({ kind: 'row', row_id: String(index), data })) },
  };
  const paths = ['items', ...written.map(({ id }) => id), ...(isMoved ? ['items.*'] : [])];
  const mayHave = rights.reaches('edit', next) && paths.every((path) => rights.mayChangeIn(path, next));
  return mayHave ? after : 'denied';
}

/** How many orders lose a good that goes into the trash, as far as the reader sees them and the column. */
export function deletionPlainly(world: World, { goods, orders }: RowsCase, good: PlainRecord): number | 'unknown' {
  if (!rightsOf(world, goods).mayDo('query')) return 'unknown';
  if (!isReached(world, goods, good)) return 0;
  const isBuilder = goods.question.person.access !== 'granted';
  const rights = rightsOf(world, orders);
  const isSeen = (record: PlainRecord): boolean =>
    isBuilder
      ? !record.isDeleted
      : rights.mayDo('query') && isReached(world, orders, record) && rights.seesIn('items.good', record);
  return orders.table.records.filter(
    (record) => isSeen(record) && rowsOf(record).some(({ data }) => data['good'] === good.id),
  ).length;
}
