import type { Schemas } from '#openapi';
import { isGiven, isPassword } from '#engine/forms';
import { isObject } from '#schemas';
import { columnPath } from '../design/granted-columns.ts';
import type { DesignField } from '../design/table-design.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import type { DesignedTable, WriteAccess } from '../record/access/record-access.ts';

type Data = Schemas['RecordData'];
type Value = Data[string];

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The values of one row of a sub-table; undefined for what is none, which is checked once the form is sent. */
function valuesOf(row: unknown): Record<string, unknown> | undefined {
  return isObject(row) && isObject(row['data']) ? row['data'] : undefined;
}

/** The rows of a sub-table with the columns that the caller sees, and without the passwords in them. */
function ofSeenColumns({ id: holder, kind, rows }: DesignField, visible: VisibleFields, value: Value): Value {
  if (kind.type !== 'subTable' || !Array.isArray(value)) return value;
  const isSeen = ({ id }: DesignField) => visible === 'all' || visible.has(columnPath(holder, id));
  const shut = new Set(rows.filter((field) => isPassword(field.kind) || !isSeen(field)).map(({ id }) => id));
  if (shut.size === 0) return value;
  const shown = value.map((row) => {
    const values = valuesOf(row);
    if (!values) return row;
    const data = Object.fromEntries(Object.entries(values).filter(([id]) => !shut.has(id)));
    return { ...(row as object), data };
  });
  // Safe: the rows are those that were sent, with fewer values.
  return shown as Value;
}

/** What of a draft the caller could send now: without fields that are not open to the caller, computed ones, and passwords. */
export function ownFields({ design, visible, enterable, editable }: WriteAccess, data: Data, isNew: boolean): Data {
  const open = isNew ? enterable : editable;
  const entries = Object.entries(data).flatMap(([id, value]): [string, Value][] => {
    const field = design.fields.get(id);
    if (!field || isGiven(field.kind) || isPassword(field.kind)) return [];
    if ((open !== 'all' && !open.has(id)) || (visible !== 'all' && !visible.has(id))) return [];
    return [[id, ofSeenColumns(field, visible, value)]];
  });
  return Object.fromEntries(entries);
}

/** The fields with a password that was entered, in themselves or in one of their rows: what of a draft is not kept. */
export function leftOutSecrets({ design }: DesignedTable, data: Data): string[] {
  return Object.entries(data).flatMap(([id, value]) => {
    const field = design.fields.get(id);
    if (!field) return [];
    const secrets = field.rows.filter(({ kind }) => isPassword(kind)).map((one) => one.id);
    const rows: unknown[] = secrets.length > 0 && Array.isArray(value) ? value : [];
    const isIn = rows.some((row) => secrets.some((name) => isFilled(valuesOf(row)?.[name])));
    return isIn || (isPassword(field.kind) && isFilled(value)) ? [id] : [];
  });
}
