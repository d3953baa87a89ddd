import { foldCase } from '#schemas/values';
import { textOrder } from '#server/kernel/db/index.ts';
import type { Schemas } from '#openapi';

/** What the oracle knows of a field: enough to compare its values without a database. */
export interface PlainField {
  id: string;
  kind: Schemas['FieldKind'];
  family: Family;
  /** What a random filter compares it with, where that does not follow from its kind. */
  pool?: readonly unknown[];
  /** Of a column of a sub-table: the sub-table, and the column in its rows. */
  inRows?: { of: string; column: string };
}

export type Family = 'text' | 'code' | 'number' | 'boolean' | 'day' | 'moment' | 'time' | 'list' | 'range';

/** A record in memory. */
export interface PlainRecord {
  id: string;
  createdAt: string;
  /** Absent for one that nobody has changed. */
  updatedAt?: string;
  createdBy: string;
  departmentId: string | null;
  isDeleted: boolean;
  /** As the wire has them; null without a value. */
  values: Record<string, unknown>;
  /** Fields that whoever reads it does not see in it. */
  hidden?: ReadonlySet<string>;
  /** The same with all of its values, on which rights depend. */
  whole?: PlainRecord;
}

const own: Readonly<Record<string, { family: Family; of: (record: PlainRecord) => unknown }>> = {
  record_id: { family: 'code', of: ({ id }) => id },
  created_by: { family: 'code', of: ({ createdBy }) => createdBy },
  created_at: { family: 'moment', of: ({ createdAt }) => createdAt },
  updated_at: { family: 'moment', of: ({ createdAt, updatedAt }) => updatedAt ?? createdAt },
};

/** The names of what every record has. */
export const ownNames = Object.keys(own);

/** What a name in a filter or an order means. */
export interface Reached {
  family: Family;
  read(record: PlainRecord): unknown;
}

/** Throws for a name that nobody can use. */
export function reached(fields: readonly PlainField[], name: string): Reached {
  const ownOne = own[name];
  if (ownOne) return { family: ownOne.family, read: ownOne.of };
  const field = fields.find(({ id }) => id === name);
  if (!field) throw new Error(`No field ${name}.`);
  // What is off is off, also where nothing is stored.
  const none = field.family === 'boolean' ? false : null;
  return { family: field.family, read: ({ values, hidden }) => (hidden?.has(name) ? null : (values[name] ?? none)) };
}

/** Without regard to case. */
export const folded = foldCase;

/** Texts are ordered by the code points of their places. */
export const ordered = (text: string): Buffer => Buffer.from(textOrder(text));
