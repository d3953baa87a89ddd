import { createHash } from 'node:crypto';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { ListPage } from '#server/kernel/lists/index.ts';
import type { TableDesign } from '../design/table-design.ts';
import { type FilterFrame, filterSql } from './filter.ts';
import { computedColumns, computedSql, computedValues } from './computed-columns.ts';
import { type Links, noLinks } from './links.ts';
import type { FilterContext } from './operand.ts';
import { reachableField } from './reachable.ts';
import {
  afterSql,
  filledOrder,
  markSql,
  orderLevels,
  orderSql,
  type OrderLevel,
  readCursor,
  type RecordCursor,
  writeCursor,
} from './order.ts';
import { openValues } from './fields-by-record.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import { columnsSql, fromSql, readableFields, type StoredRecord, storedRecord } from './record-rows.ts';
import { searchSql } from './search.ts';

/** Which records a caller reads, before what the call itself asks for. */
export interface RecordScope {
  visible: VisibleFields;
  /** To where the relations lead; nothing is read through them without it. */
  links?: Links;
  /** What is answered of linked records, by path. */
  paths?: readonly string[];
  /** Conditions on `r`: the view's filter, the caller's rows, deleted or not. */
  rows: readonly RawBuilder<SqlBool>[];
  /** What the caller may do with each of them; without it, nothing is said of that. */
  rights?: RawBuilder<unknown>;
}

/** A record of a list, with what the caller may do with it. */
type ListedRecord = StoredRecord & { mayEdit: boolean; mayDelete: boolean };

/** What a list of records is asked for. */
export interface RecordList {
  design: TableDesign;
  scope: RecordScope;
  query: Schemas['RecordQuery'];
  context: FilterContext;
}

const defaultSize = 20;
/** Where `capped` stops counting. */
const mostCounted = 10_000;

type Conditions = readonly RawBuilder<SqlBool>[];

const where = (conditions: Conditions): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

const frameOf = ({ design, scope, query, context }: RecordList): FilterFrame => ({
  design,
  visible: scope.visible,
  ...(scope.links && { links: scope.links }),
  context: { ...context, parameters: query.parameters ?? {} },
  skipEmpty: query.skip_empty ?? false,
});

/** The first of the conditions that holds for a record, by its index; null for none. */
function firstMark(list: RecordList): RawBuilder<unknown>[] {
  const { marks = [] } = list.query;
  if (marks.length === 0) return [];
  const cases = marks.map(
    (mark, at) => sql`when ${filterSql(frameOf(list), mark, `/marks/${at}`)} then ${sql.lit(at)}::int`,
  );
  return [sql`case ${sql.join(cases, sql` `)} end as ${sql.id('first_mark')}`];
}

/** The conditions of a list: what the caller reaches, and what the call asks for at `pointer`. */
export function conditionsOf(list: RecordList, pointer = '/filter'): Conditions {
  const { design, scope, query } = list;
  const frame = frameOf(list);
  const search = query.search?.trim() ?? '';
  return [
    ...scope.rows,
    ...(query.filter ? [filterSql(frame, query.filter, pointer)] : []),
    ...(search === '' ? [] : [searchSql({ design, ...scope }, search)]),
  ];
}

/** The design's own order without one in the call: the newest records first where it has none. */
function levelsOf({ design, scope, query }: RecordList): OrderLevel[] {
  const own = design.config.list?.sort?.filter((name) => isVisible(design, scope, name)) ?? [];
  const [sort = ['-created_at']] = [query.sort ?? [], own].filter((names) => names.length > 0);
  return orderLevels(design, scope.visible, sort, scope.links);
}

/** What the reader of a list knows of its own order. */
const isVisible = (design: TableDesign, { visible, links }: RecordScope, name: string): boolean => {
  const id = name.replace(/^-/, '');
  const isOwn = design.fields.has(id) || id.includes('.');
  return !isOwn || reachableField(design, visible, id, links) !== undefined;
};

/** Tells the lists of one table apart: a cursor belongs to one order, filter and search. */
function listName({ design, query }: RecordList): string {
  const { sort, filter, search, parameters } = query;
  const text = JSON.stringify([design.tableId, sort, filter, search, parameters]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

type Marked = Record<string, unknown> & { id: string; may_edit?: boolean | null; may_delete?: boolean | null };

/**
 * Reads one page of a table's records within the scope `records`. Throws `Invalid` for a filter, an order, a search or a
 * cursor that the table does not know.
 */
export async function listRecords(connection: Query, list: RecordList): Promise<ListPage<ListedRecord>> {
  const { design, scope, query } = list;
  const size = query.size ?? defaultSize;
  const levels = levelsOf(list);
  const name = listName(list);
  const cursor = query.cursor ? readCursor(query.cursor, name, levels.length) : undefined;
  const page = cursor?.page ?? query.page ?? 1;
  const conditions = conditionsOf(list);
  const fields = readableFields(design, scope.visible).filter(({ id }) => !query.fields || query.fields.includes(id));
  const { links = noLinks } = scope;
  const computed = computedColumns(design, scope.visible, { links, paths: scope.paths, only: query.fields });
  const after = cursor ? [afterSql(levels, cursor.marks, cursor.id)] : [];
  const marks = levels.map((level, index) => sql`${markSql(level)} as ${sql.id(`mark_${index}`)}`);
  const rights = scope.rights ? [scope.rights] : [];
  const read = (order: readonly OrderLevel[], only: Conditions) =>
    sql<Marked>`
    select ${sql.join([columnsSql(fields, scope.visible), ...computedSql(computed), ...marks, ...firstMark(list), ...rights])} from ${fromSql(design)} ${where([...conditions, ...after, ...only])}
    order by ${orderSql(order)} limit ${size + 1} offset ${cursor ? 0 : (page - 1) * size}`.execute(connection);
  const filled = filledOrder(levels, cursor?.marks);
  const [first, total] = await Promise.all([
    filled ? read(filled.levels, [filled.condition]) : read(levels, []),
    totalOf(connection, list, conditions),
  ]);
  // Where the records with a value do not fill the page, those without one follow.
  const isShort = filled && !levels[0]?.isFilled && first.rows.length <= size;
  const found = isShort ? await read(levels, []) : first;
  const shown = found.rows.slice(0, size);
  const last = found.rows.length > size ? shown.at(-1) : undefined;
  return {
    // Safe: the statement names its columns.
    items: shown.map((row) => {
      const record = storedRecord(fields, scope.visible, row as Parameters<typeof storedRecord>[2]);
      const mark = row['first_mark'];
      const values = { ...record.values, ...openValues(computedValues(computed, row), record.closed) };
      const may = { mayEdit: row.may_edit ?? false, mayDelete: row.may_delete ?? false };
      return { ...record, values, ...may, ...(typeof mark === 'number' && { mark }) };
    }),
    page,
    size,
    ...(total !== undefined && { total }),
    ...(last && { next_cursor: writeCursor(cursorAt({ list: name, page: page + 1 }, last, levels.length)) }),
  };
}

function cursorAt(at: Pick<RecordCursor, 'list' | 'page'>, row: Marked, levels: number): RecordCursor {
  const marks = Array.from({ length: levels }, (_, index) => row[`mark_${index}`] as string | null);
  return { ...at, marks, id: row.id };
}

async function totalOf(
  connection: Query,
  { design, query }: RecordList,
  conditions: Conditions,
): Promise<number | undefined> {
  if (query.total === 'none') return undefined;
  const bound = query.total === 'exact' ? sql`` : sql`limit ${sql.lit(mostCounted)}`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 from ${fromSql(design)} ${where(conditions)} ${bound}) as counted`.execute(
    connection,
  );
  return rows[0]?.total;
}
