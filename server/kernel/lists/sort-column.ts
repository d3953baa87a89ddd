import { type RawBuilder, sql } from 'kysely';
import { orderedSql } from '#server/kernel/db/index.ts';
import { columnSql, type ListColumn } from './list-column.ts';

/** A column that a list can be sorted by, and how a cursor carries one of its values. */
export interface SortColumn {
  /** What is sorted by; an index on it, followed by the id, serves the list. */
  readonly expression: RawBuilder<unknown>;
  /** Whether it may be null. Nulls come last, ascending and descending. */
  readonly isNullable: boolean;
  /** The value as text in which nothing is lost. */
  readonly mark: RawBuilder<string | null>;
  /** The parameter that a mark encodes; undefined when no value has such a mark. */
  valueOf(mark: string): RawBuilder<unknown> | undefined;
}

/** Half of a character: with the `u` flag a surrogate matches only when it is unpaired. */
const loneSurrogate = /[\uD800-\uDFFF]/u;

/** Whether the database can have such a text: without a zero byte and half characters. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && !loneSurrogate.test(text);

interface Options {
  nullable?: boolean;
}

/** In the order of texts, which is the same on every database. Its index is on `public.text_order(column collate "C")`. */
export function textSort(column: ListColumn, { nullable = false }: Options = {}): SortColumn {
  const expression = sql<string | null>`${orderedSql(columnSql(column))}`;
  return {
    expression,
    isNullable: nullable,
    mark: expression,
    valueOf: (mark) => (isStorable(mark) ? sql`${mark}::text` : undefined),
  };
}

/** Microseconds of the years 1 to 9999: what ISO 8601 writes without a sign. */
const firstMoment = -62_135_596_800_000_000n;
const lastMoment = 253_402_300_799_999_999n;

/** A `timestamptz`; marks are microseconds, since a `Date` would lose the last three digits. */
export function timeSort(column: ListColumn, { nullable = false }: Options = {}): SortColumn {
  const expression = columnSql(column);
  return {
    expression,
    isNullable: nullable,
    mark: sql<string | null>`((extract(epoch from ${expression}) * 1000000)::int8)::text`,
    valueOf(mark) {
      if (!/^-?\d{1,18}$/.test(mark)) return undefined;
      const moment = BigInt(mark);
      if (moment < firstMoment || moment > lastMoment) return undefined;
      const micros = ((moment % 1000n) + 1000n) % 1000n;
      const millis = new Date(Number((moment - micros) / 1000n)).toISOString();
      return sql`${millis.replace('Z', `${String(micros).padStart(3, '0')}Z`)}::timestamptz`;
    },
  };
}

/** An `integer` or `bigint`. */
export function integerSort(column: ListColumn, { nullable = false }: Options = {}): SortColumn {
  const expression = columnSql(column);
  return {
    expression,
    isNullable: nullable,
    mark: sql<string | null>`${expression}::text`,
    valueOf: (mark) =>
      /^-?\d{1,16}$/.test(mark) && Number.isSafeInteger(Number(mark)) ? sql`${mark}::int8` : undefined,
  };
}

/** A `double precision`. */
export function numberSort(column: ListColumn, { nullable = false }: Options = {}): SortColumn {
  const expression = columnSql(column);
  return {
    expression,
    isNullable: nullable,
    mark: sql<string | null>`${expression}::text`,
    valueOf: (mark) =>
      /^-?\d{1,310}(\.\d{1,40})?(e[+-]?\d{1,3})?$/.test(mark) && Number.isFinite(Number(mark))
        ? sql`${Number(mark)}::float8`
        : undefined,
  };
}
