import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { Invalid } from '#server/kernel/errors/index.ts';
import { isCursorPage, isStorable, parsedCursor } from '#server/kernel/lists/index.ts';
import type { TableDesign } from '../design/table-design.ts';
import { orderedBy } from '../store/expressions.ts';
import type { Storage } from '../store/storage.ts';
import { refuseField } from './issues.ts';
import type { Links } from './links.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import { reachableField } from './reachable.ts';

/** One level of an order. */
export interface OrderLevel {
  expression: RawBuilder<unknown>;
  isDescending: boolean;
  storage: Storage;
  /** Every record has a value. */
  isFilled?: boolean;
}

/** The levels of a sort as it was sent, without the id that makes it total. Throws `Invalid` for a field without an order. */
export function orderLevels(
  design: TableDesign,
  visible: VisibleFields,
  sort: readonly string[],
  links?: Links,
  pointer = '/sort',
): OrderLevel[] {
  return sort.map((name, index) => {
    const isDescending = name.startsWith('-');
    const path = isDescending ? name.slice(1) : name;
    const field = reachableField(design, visible, path, links);
    const expression = field && orderedBy(field.storage, field.column);
    if (!field || !expression) return refuseField(`${pointer}/${index}`, path);
    return { expression, isDescending, storage: field.storage, isFilled: field.isFilled ?? false };
  });
}

/** An index is read backwards for a descending order alone in which those without a value would come first. */
function levelSql({ expression, isDescending, isFilled: hasValue = false }: OrderLevel): RawBuilder<unknown> {
  if (!isDescending) return sql`${expression} asc nulls last`;
  return hasValue ? sql`${expression} desc` : sql`${expression} desc nulls last`;
}

/** The levels in SQL; records without a value come last in both directions. */
export function orderSql(levels: readonly OrderLevel[]): RawBuilder<unknown> {
  const parts = levels.map(levelSql);
  const isDown = levels[0]?.isDescending ?? false;
  return sql.join([...parts, isDown ? sql`r.id desc` : sql`r.id asc`]);
}

/** A value of a level as text in which nothing is lost. */
export function markSql({ expression, storage }: OrderLevel): RawBuilder<string | null> {
  if (storage === 'moment' || storage === 'moments') {
    return sql<string | null>`((extract(epoch from ${expression}) * 1000000)::int8)::text`;
  }
  return sql<string | null>`${expression}::text`;
}

const markPatterns: Readonly<Partial<Record<Storage, RegExp>>> = {
  number: /^-?\d{1,400}(\.\d{1,400})?$/,
  boolean: /^(true|false)$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  days: /^\d{4}-\d{2}-\d{2}$/,
  moment: /^-?\d{1,18}$/,
  moments: /^-?\d{1,18}$/,
  time: /^\d{2}:\d{2}:\d{2}(\.\d{1,6})?$/,
};

const types: Readonly<Partial<Record<Storage, string>>> = {
  number: 'numeric',
  boolean: 'boolean',
  day: 'date',
  days: 'date',
  time: 'time',
};

function markValue({ storage }: OrderLevel, mark: string): RawBuilder<unknown> {
  const pattern = markPatterns[storage];
  if (pattern && !pattern.test(mark)) throw wrongCursor();
  if (storage === 'moment' || storage === 'moments') {
    return sql`(timestamptz 'epoch' + ${mark}::int8 * interval '1 microsecond')`;
  }
  return sql`${mark}::${sql.raw(types[storage] ?? 'text')}`;
}

const isDown = (levels: readonly OrderLevel[]): boolean => levels[0]?.isDescending ?? false;

/** The records that come after the one with these marks and this id. */
export function afterSql(
  levels: readonly OrderLevel[],
  marks: readonly (string | null)[],
  id: string,
): RawBuilder<SqlBool> {
  const beyond = isDown(levels) ? sql`<` : sql`>`;
  let after: RawBuilder<unknown> = sql`r.id ${beyond} ${id}`;
  for (const [index, level] of [...levels.entries()].reverse()) {
    const mark = marks[index] ?? null;
    const { expression, isDescending } = level;
    if (mark === null) after = sql`(${expression} is null and ${after})`;
    else {
      const value = markValue(level, mark);
      const side = isDescending ? sql`<` : sql`>`;
      after = sql`(${expression} ${side} ${value} or ${expression} is null or (${expression} = ${value} and ${after}))`;
    }
  }
  return after as RawBuilder<SqlBool>;
}

/**
 * The order of records that have a value of its only level, with the condition that they have one: an index gives them in either
 * direction, and begins at the mark of a cursor. Undefined for an order in which that says nothing.
 */
export function filledOrder(
  levels: readonly OrderLevel[],
  marks: readonly (string | null)[] | undefined,
): { levels: OrderLevel[]; condition: RawBuilder<SqlBool> } | undefined {
  const [level, further] = levels;
  const mark = marks?.[0];
  if (!level || further || mark === null || (mark === undefined && (!level.isDescending || level.isFilled)))
    return undefined;
  const { expression, isDescending } = level;
  const side = isDescending ? sql`<=` : sql`>=`;
  const begun = mark === undefined ? sql`` : sql`and ${expression} ${side} ${markValue(level, mark)}`;
  return {
    levels: [{ ...level, isFilled: true }],
    condition: sql<SqlBool>`(${expression} is not null ${begun})`,
  };
}

/** Where a list goes on. It grants nothing: whatever it says, a list shows the caller's records only. */
export interface RecordCursor {
  /** Of the table, the order and the search, so that it is not used for another list. */
  list: string;
  page: number;
  marks: (string | null)[];
  id: string;
}

export const writeCursor = ({ list, page, marks, id }: RecordCursor): string =>
  Buffer.from(JSON.stringify([list, page, marks, id])).toString('base64url');

const idPattern = /^[0-9A-Za-z]{1,40}$/;
const isMark = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.length <= 2000 && isStorable(value));

/** Reads a cursor of one list. Throws `Invalid` for any text that this list did not give. */
export function readCursor(text: string, list: string, levels: number): RecordCursor {
  const value = parsedCursor(text);
  if (!Array.isArray(value) || value.length !== 4) throw wrongCursor();
  const [of, page, marks, id]: unknown[] = value;
  const isWhole = Array.isArray(marks) && marks.length === levels && marks.every(isMark);
  if (of !== list || !isCursorPage(page) || !isWhole || typeof id !== 'string' || !idPattern.test(id))
    throw wrongCursor();
  return { list, page, marks, id };
}

function wrongCursor(): Invalid {
  const message = { 'en-US': 'The cursor is not one that this list gave.', 'zh-CN': '该游标不是此列表给出的。' };
  const hint = {
    'en-US': 'Use next_cursor as it came, with the same sort, filter and search.',
    'zh-CN': '请原样使用 next_cursor，并保持相同的排序、筛选和搜索。',
  };
  return new Invalid({ issues: [{ pointer: '/cursor', message, hint }] });
}
