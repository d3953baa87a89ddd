import { type RawBuilder, sql } from 'kysely';
import { type FieldKind, valuesOf } from '#kinds';
import { columnOfKind } from '#kinds/columns';
import type { Storage } from '../store/storage.ts';
import type { ReachableField } from './reachable-field.ts';

/** How many values of linked records or rows a list of them has at most. */
export const mostListed = 1000;

/** What can be a part of a list of values. */
export const listable: ReadonlySet<Storage> = new Set(['text', 'number', 'boolean', 'day', 'moment', 'time', 'texts']);

/** Whether the values of a field are ids or codes, which are compared whole. */
export const isCode = (kind: FieldKind): boolean => columnOfKind(kind).isCode ?? false;

/** Whom the ids of a field mean, where they can be placed among departments. */
export function heldBy(kind: FieldKind): ReachableField['holds'] {
  const { refersTo } = valuesOf(kind);
  return refersTo === 'people' || refersTo === 'departments' ? refersTo : undefined;
}

/** A value of several linked records or rows as text, from which it is read again. */
export function asText({ storage, column }: Pick<ReachableField, 'storage' | 'column'>): RawBuilder<unknown> {
  if (storage === 'moment') return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return storage === 'texts' ? column : sql`${column}::text`;
}
