import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { Invalid } from '../errors/index.ts';
import { columnSql } from './list-column.ts';
import { type Cursor, readCursor, wrongCursor } from './cursor.ts';
import type { AnyListRules, ListArguments } from './list-rules.ts';
import type { SortColumn } from './sort-column.ts';

/** In which order a request reads the list, and from where. */
export interface Order {
  /** As it was asked for, `-created_at`. */
  sort: string;
  column: SortColumn;
  id: RawBuilder<unknown>;
  isDescending: boolean;
  cursor?: Cursor;
}

/** Throws `Invalid` for an order that the list does not have and for a cursor that it did not give. */
export function orderOf(rules: AnyListRules, args: Pick<ListArguments, 'sort' | 'cursor'>): Order {
  const cursor = args.cursor ? readCursor(args.cursor, rules.name) : undefined;
  const sort = args.sort ?? cursor?.sort ?? rules.defaultSort;
  // A contract's default for `sort` is filled in before, so a cursor is only compared, never believed.
  if (cursor && cursor.sort !== sort)
    throw wrongCursor({
      'en-US': `The cursor belongs to the order ${cursor.sort}.`,
      'zh-CN': `该游标属于排序 ${cursor.sort}。`,
    });
  const isDescending = sort.startsWith('-');
  const field = isDescending ? sort.slice(1) : sort;
  const column = Object.hasOwn(rules.sorts, field) ? rules.sorts[field] : undefined;
  if (!column) {
    const names = Object.keys(rules.sorts);
    const hint = {
      'en-US': `Sort by ${names.join(', ')}, with a leading - for the descending order.`,
      'zh-CN': `可按 ${names.join('、')} 排序，降序时在前面加 -。`,
    };
    const message = { 'en-US': `This list cannot be sorted by "${field}".`, 'zh-CN': `此列表不能按“${field}”排序。` };
    throw new Invalid({ issues: [{ pointer: '/sort', message, hint }] });
  }
  return { sort, column, id: columnSql(rules.id), isDescending, ...(cursor ? { cursor } : {}) };
}

/** The rows that come after the cursor's, however many were added or removed before it since. */
export function afterCursor({ column, id, isDescending }: Order, cursor: Cursor): Expression<SqlBool> {
  const beyond = isDescending ? sql`<` : sql`>`;
  if (cursor.mark === null) {
    if (!column.isNullable) throw wrongCursor({ 'en-US': 'The cursor names no value.', 'zh-CN': '该游标没有指明值。' });
    return sql<SqlBool>`(${column.expression} is null and ${id} ${beyond} ${cursor.id})`;
  }
  const value = column.valueOf(cursor.mark);
  if (!value)
    throw wrongCursor({
      'en-US': 'The cursor names a value that this order does not have.',
      'zh-CN': '该游标指明的值不属于此排序。',
    });
  const after = sql<SqlBool>`(${column.expression}, ${id}) ${beyond} (${value}, ${cursor.id})`;
  // Nulls come last in both directions.
  return column.isNullable ? sql<SqlBool>`(${after} or ${column.expression} is null)` : after;
}
