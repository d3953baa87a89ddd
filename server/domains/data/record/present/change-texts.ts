import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { isPassword } from '#engine/forms';
import type { DesignField } from '../../design/table-design.ts';
import { rowValues } from '../../rows/rows-at.ts';
import { withSeenColumns } from '../../rows/sub-tables.ts';
import type { RelatedTables, TableSight } from '../access/record-access.ts';
import type { RecordCaller } from '../access/caller.ts';
import { displayOf } from './display.ts';
import { type ChangedValues, type FieldChanges, seenChanges } from './seen-changes.ts';
import { unsavedRecord } from './unsaved-record.ts';
import { valueText } from './value-text.ts';

interface Read {
  fields: readonly DesignField[];
  /** What each of several changes did. */
  sets: readonly FieldChanges[];
  reader: RecordCaller;
}

/** The fields of whose values a caller reads the history. */
export function historyFields({ design, visible }: TableSight): DesignField[] {
  return [...design.fields.values()]
    .filter(({ id, column }) => column && (visible === 'all' || visible.has(id)))
    .map((field) => withSeenColumns(field, visible));
}

/** A value before or after a change; of a sub-table, the rows that the change touched. */
const sideOf = (pair: ChangedValues, side: 0 | 1, { kind }: DesignField): unknown =>
  kind.type === 'subTable' ? rowValues(pair[side]) : pair[side];

/** The same as it is answered: without the passwords in rows. */
function answeredSide(pair: ChangedValues, side: 0 | 1, field: DesignField): unknown {
  const secret = new Set(field.rows.filter(({ kind }) => isPassword(kind)).map(({ id }) => id));
  const value = sideOf(pair, side, field);
  if (secret.size === 0) return value;
  return rowsOfSide(value).map((row) => ({
    ...row,
    data: Object.fromEntries(Object.entries(row.data).filter(([id]) => !secret.has(id))),
  }));
}

type Displays = Schemas['Record']['display'];

/** The names in the rows of a sub-table by the row's data, which is one object for each row of a side of a change. */
async function rowDisplays(
  query: Query,
  access: RelatedTables,
  { field, sets, reader }: Pick<Read, 'sets' | 'reader'> & { field: DesignField },
): Promise<Map<object, Displays>> {
  const changed = sets.flatMap((changes) =>
    changedRows(pairOf(changes, field)).map(({ data }) => ({ data, record: unsavedRecord({ ...data }) })),
  );
  if (changed.length === 0) return new Map();
  const records = changed.map(({ record }) => record);
  const shown = await displayOf(query, access, { fields: field.rows, records, locale: reader.locale });
  return new Map(changed.map(({ data }, index) => [data, shown[index] ?? {}]));
}

/** The rows of a side of a change, as `sideOf` gives them. */
// Safe: `rowValues` made them.
const rowsOfSide = (value: unknown) => (Array.isArray(value) ? (value as Schemas['RecordRow'][]) : []);

const pairOf = (changes: FieldChanges, { id }: Pick<DesignField, 'id'>): ChangedValues | undefined =>
  Object.hasOwn(changes, id) ? changes[id] : undefined;

const changedRows = (pair: ChangedValues | undefined) => (pair ? [...rowValues(pair[0]), ...rowValues(pair[1])] : []);

/** Texts of all values of a page at once: names are read once for all of them. */
async function textsOf(
  query: Query,
  access: RelatedTables,
  { fields, sets, reader }: Read,
): Promise<(set: number, field: DesignField, side: 0 | 1) => string | null> {
  const records = sets.flatMap((changes) =>
    ([0, 1] as const).map((side) =>
      unsavedRecord(
        Object.fromEntries(
          fields.flatMap((field): [string, unknown][] => {
            const pair = pairOf(changes, field);
            return pair ? [[field.id, sideOf(pair, side, field)]] : [];
          }),
        ),
      ),
    ),
  );
  const display = await displayOf(query, access, { fields, records, locale: reader.locale });
  const inRows = new Map<string, Map<object, Displays>>();
  for (const field of fields.filter(({ kind }) => kind.type === 'subTable'))
    inRows.set(field.id, await rowDisplays(query, access, { field, sets, reader }));
  return (set, field, side) => {
    const at = set * 2 + side;
    const value = records[at]?.values[field.id];
    const names = inRows.get(field.id);
    const ofRows = names && rowsOfSide(value).map(({ data }) => names.get(data) ?? {});
    return valueText(field, { value, display: display[at]?.[field.id], ...(ofRows && { rows: ofRows }) }, reader);
  };
}

/** What people read for values that are in no record, by field. */
export async function displayOfValues(
  query: Query,
  access: RelatedTables,
  { fields, values, reader }: { fields: readonly DesignField[]; values: Record<string, unknown>; reader: RecordCaller },
): Promise<Displays> {
  const [display = {}] = await displayOf(query, access, {
    fields,
    records: [unsavedRecord(values)],
    locale: reader.locale,
  });
  return display;
}

/**
 * Changes as people read them, in the caller's language: one list of fields for each of the changes. Passwords are named without
 * their values.
 */
export async function presentChanges(
  query: Query,
  access: RelatedTables,
  given: Read,
): Promise<Schemas['RecordFieldChange'][][]> {
  const { fields: names } = access.design.form;
  const read = { ...given, sets: given.sets.map((changes) => seenChanges(changes, given.fields)) };
  const text = await textsOf(query, access, read);
  return read.sets.map((changes, set) =>
    read.fields.flatMap((field): Schemas['RecordFieldChange'][] => {
      const pair = pairOf(changes, field);
      if (!pair) return [];
      const label = names.get(field.id)?.label ?? field.id;
      if (isPassword(field.kind))
        return [{ field: field.id, label, before_text: null, after_text: null, is_secret: true }];
      return [
        {
          field: field.id,
          label,
          // Safe: what is stored there once was a value of a record.
          before: answeredSide(pair, 0, field) as Schemas['RecordValue'],
          after: answeredSide(pair, 1, field) as Schemas['RecordValue'],
          before_text: text(set, field, 0),
          after_text: text(set, field, 1),
        },
      ];
    }),
  );
}
