import { type RawBuilder, sql } from 'kysely';
import { columnOfKind } from '#kinds/columns';
import { json } from '#server/kernel/db/index.ts';
import { columnName, endName } from './identifiers.ts';
import { columnTypes, isOnOrOff, isRange, type FieldKind, type Storage } from './storage.ts';

/** A field with the column that holds it. */
export interface StoredColumn {
  columnId: string;
  storage: Storage;
  kind: FieldKind;
}

const lengths: Readonly<Record<string, number>> = { year: 4, month: 7, day: 10 };

/** How fine the days and times of a kind are; days of what has none of its own, such as a formula. */
const granularityOf = (kind: FieldKind): string => columnOfKind(kind).granularity?.(kind) ?? 'day';

/** The first day of what a year or month means: `2026` → `2026-01-01`. */
const firstDay = (text: string): string => `${text}-01-01`.slice(0, 10);

function single(storage: Storage, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (storage === 'json') return json(value);
  if (storage === 'day' || storage === 'days') return firstDay(String(value));
  return value;
}

/** The columns of a value and what is written into each; the value has passed the form's check. */
export function written(
  { columnId, storage }: StoredColumn,
  value: unknown,
): [name: string, value: RawBuilder<unknown>][] {
  if (storage === 'rows') return [];
  const type = sql.raw(columnTypes[storage]);
  const cast = (part: unknown): RawBuilder<unknown> =>
    storage === 'json' ? sql`${single(storage, part)}` : sql`${single(storage, part)}::${type}`;
  if (!isRange(storage)) return [[columnName(columnId), cast(value)]];
  const range = (value ?? {}) as { from?: unknown; to?: unknown };
  return [
    [columnName(columnId), cast(range.from)],
    [endName(columnId), cast(range.to)],
  ];
}

/** What is read of a column, under the field's name in the answer. */
export function selected({ columnId, storage }: StoredColumn, alias: string): RawBuilder<unknown>[] {
  const ref = (name: string): RawBuilder<unknown> => sql.ref(`${alias}.${name}`);
  if (storage === 'rows') return [];
  const names = isRange(storage) ? [columnName(columnId), endName(columnId)] : [columnName(columnId)];
  return names.map((name) => sql`${ref(name)} as ${sql.id(name)}`);
}

/** One value as the wire has it. */
export function shownValue(storage: Storage, kind: FieldKind, raw: unknown): unknown {
  if (raw === null || raw === undefined) return null;
  if (storage === 'number') return Number(raw);
  if (raw instanceof Date) return raw.toISOString();
  if (storage === 'day' || storage === 'days') return String(raw).slice(0, lengths[granularityOf(kind)]);
  if (storage === 'time') return granularityOf(kind) === 'second' ? raw : String(raw).slice(0, 5);
  return raw;
}

/** The value of a field as the wire has it. */
export function readValue({ columnId, storage, kind }: StoredColumn, row: Readonly<Record<string, unknown>>): unknown {
  const first = shownValue(storage, kind, row[columnName(columnId)]);
  // A record may say nothing of what is off.
  if (first === null && isOnOrOff(kind)) return false;
  if (!isRange(storage)) return first;
  const end = shownValue(storage, kind, row[endName(columnId)]);
  return first === null && end === null ? null : { kind: 'range', from: first, to: end };
}
