import type { Schemas } from '#openapi';
import type { Case } from './each-question.ts';
import type { PlainField } from './plain-field.ts';

/** A value for one field of many records. */
export interface RandomWrite {
  field: PlainField;
  value: Schemas['RecordData'][string];
}

const written: ReadonlySet<string> = new Set(['text', 'number', 'code', 'boolean', 'day']);

const isWritten = ({ family, kind }: PlainField): boolean =>
  written.has(family) && !(kind.type === 'text' && kind.widget === 'password') && kind.type !== 'richText';

const longest = 200;

/** Whether a form takes a value of a field: some are stored that it would refuse today. */
export const isSoundValue = ({ kind }: PlainField, value: unknown): boolean => {
  const { from, to } = (value ?? {}) as { from?: string; to?: string };
  if (from !== undefined && to !== undefined) return from <= to;
  return !(kind.type === 'text' && kind.widget !== 'area' && typeof value === 'string' && value.length > longest);
};

/** A value that another record has, for a field that people fill in; undefined where the table has none. */
export function randomWrite({ table, seed }: Case): RandomWrite | undefined {
  const fields = table.fields.filter(isWritten);
  if (fields.length === 0) return undefined;
  const field = seed.one(fields);
  const known = table.records
    .map(({ values }) => values[field.id])
    .filter((value) => value !== null && value !== '' && isSoundValue(field, value));
  if (known.length === 0) return undefined;
  // Safe: it is a value of such a record.
  return { field, value: seed.one(known) as RandomWrite['value'] };
}
