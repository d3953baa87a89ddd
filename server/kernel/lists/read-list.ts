import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Query } from '../db/index.ts';
import { writeCursor } from './cursor.ts';
import type { AnyListRules, ListArguments } from './list-rules.ts';
import { conditionsOf, narrow } from './narrow.ts';
import { afterCursor, type Order, orderOf } from './order.ts';
import { type ListPage, presentPage } from './page.ts';

const defaultSize = 20;
/** Where `capped` stops counting. */
const mostCounted = 10_000;

/** What the page's statement adds to each row; taken off again before the rows are given. */
interface Marks {
  list_mark: string | null;
  list_id: string;
}

type Marked<Row> = Row & Marks;

interface Total {
  list_total: number;
  list_sort: unknown;
}

/** With the total beside each row, and what orders them: an empty page is one row of nulls. */
type Counted<Row> = (Marked<Row> | { list_id: null }) & Total;

/**
 * Reads one page of a list, and its total, in one statement. `found` are the rows that the caller may see, with what
 * is selected of them; it is neither grouped nor ordered. Throws `Invalid` for a wrong cursor or order.
 */
export async function readList<DB, TB extends keyof DB, Row extends object>(
  query: Query,
  found: SelectQueryBuilder<DB, TB, Row>,
  rules: AnyListRules,
  args: ListArguments,
): Promise<ListPage<Row>> {
  const order = orderOf(rules, args);
  const size = args.size ?? defaultSize;
  const page = order.cursor?.page ?? args.page ?? 1;
  // The rules name the arguments beside those of every list.
  const matching = narrow(found, conditionsOf(rules, { ...args }));
  const wanted = pageQuery(matching, order, { size, page });
  const { rows, total }: { rows: Marked<Row>[]; total: number | undefined } =
    args.total === 'none'
      ? { rows: await readRows<Row>(query, wanted), total: undefined }
      : await readCounted<Row>(query, {
          wanted: wanted.select(order.column.expression.as('list_sort')),
          each: counting(matching, args.total === 'exact'),
          order,
        });
  // One row more than the size shows that there is a next page.
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const next = last && cursorAfter(rules, order, page, last);
  return {
    items: shown.map(withoutMarks),
    page,
    size,
    ...(total === undefined ? {} : { total }),
    ...(next === undefined ? {} : { next_cursor: next }),
  };
}

interface Listing<DB, TB extends keyof DB, Row extends object, Item> {
  /** The rows that the caller may see, with what is selected of them; neither grouped nor ordered. */
  rows: SelectQueryBuilder<DB, TB, Row>;
  /** How the arguments sort, search and filter them. */
  rules: AnyListRules;
  args: ListArguments;
  /** One row as the operation answers it. */
  present(row: Row): Item;
}

/** Answers a list call within a scope's transaction, by one statement. Throws `Invalid` for a wrong cursor or order. */
export async function listRows<DB, TB extends keyof DB, Row extends object, Item>(
  query: Query,
  { rows, rules, args, present }: Listing<DB, TB, Row, Item>,
): Promise<ListPage<Item>> {
  return presentPage(await readList(query, rows, rules, args), present);
}

/** The rows of one page and the first of the next. */
function pageQuery<DB, TB extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  { size, page }: { size: number; page: number },
) {
  const { column, id, isDescending, cursor } = order;
  const direction = isDescending ? 'desc' : 'asc';
  const ordered = (rows: SelectQueryBuilder<DB, TB, Row>): SelectQueryBuilder<DB, TB, Row> =>
    rows
      .orderBy(column.expression, (by) => (column.isNullable ? by[direction]().nullsLast() : by[direction]()))
      .orderBy(id, direction)
      .limit(size + 1);
  const skipped = (page - 1) * size;
  const begun = cursor ? matching.where(afterCursor(order, cursor)) : matching;
  const shown = cursor || skipped === 0 ? begun : begun.where(isOneOf(id, ordered(matching).offset(skipped)));
  return ordered(shown).select([column.mark.as('list_mark'), id.as('list_id')]);
}

/** The rows of a page far into a list, found by their ids alone: what is selected of a row is not read of those before it. */
function isOneOf<DB, TB extends keyof DB, Row>(
  id: RawBuilder<unknown>,
  page: SelectQueryBuilder<DB, TB, Row>,
): Expression<SqlBool> {
  return sql<SqlBool>`${id} = any(array(${page.clearSelect().select(id.as('list_id'))}))`;
}

function counting<DB, TB extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, TB, Row>,
  isExact: boolean,
): Expression<unknown> {
  const each = matching.clearSelect().select(sql<number>`1`.as('one'));
  return isExact ? each : each.limit(mostCounted);
}

async function readRows<Row>(query: Query, wanted: Expression<unknown>): Promise<Marked<Row>[]> {
  return (await sql<Marked<Row>>`select * from ${wanted} as page`.execute(query)).rows;
}

interface Counting {
  wanted: Expression<unknown>;
  each: Expression<unknown>;
  order: Order;
}

async function readCounted<Row>(query: Query, { wanted, each, order }: Counting) {
  const direction = order.isDescending ? sql`desc nulls last` : sql`asc nulls last`;
  // A join, so that the total is there when the page is empty, and the columns keep their types.
  const { rows } = await sql<Counted<Row>>`
    select page.*, counted.list_total
    from (select count(*) as list_total from ${each} as each) as counted left join ${wanted} as page on true
    order by page.list_sort ${direction}, page.list_id ${direction}`.execute(query);
  return {
    rows: rows.filter((row): row is Marked<Row> & Total => row.list_id !== null),
    total: rows[0]?.list_total,
  };
}

/** The row as the list's columns are; the marks are the kit's own. */
function withoutMarks<Row>(marked: Marked<Row> & Partial<Total>): Row {
  const { list_mark: _mark, list_id: _id, list_sort: _sort, list_total: _total, ...row } = marked;
  // Safe: the marks are what was added to the row.
  return row as unknown as Row;
}

function cursorAfter(rules: AnyListRules, { sort }: Order, page: number, last: Marks): string {
  return writeCursor({ list: rules.name, sort, page: page + 1, mark: last.list_mark, id: last.list_id });
}
