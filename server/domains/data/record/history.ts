import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { Invalid } from '#server/kernel/errors/index.ts';
import { isCursorPage, type ListPage, parsedCursor } from '#server/kernel/lists/index.ts';
import type { DesignField } from '../design/table-design.ts';
import { rowValues } from '../rows/rows-at.ts';
import { withColumnsOf, withSeenColumns } from '../rows/sub-tables.ts';
import type { StoredRecord } from '../query/record-rows.ts';
import { historyOf } from '../store/identifiers.ts';
import type { RecordAccess } from './access.ts';
import type { RecordCaller } from './caller.ts';
import { displayOf, namesOfPeople, type NameSource } from './display.ts';
import { findRecord, inRecord } from './read-record.ts';
import { valueText } from './value-text.ts';

type Pair = readonly [before: unknown, after: unknown];

/** A row of a record's history. */
interface HistoryRow {
  version: number;
  action: Schemas['RecordHistoryEntry']['action'];
  account_id: string | null;
  created_at: Date;
  changes: Record<string, Pair>;
  cause: Schemas['RecordHistoryEntry']['cause'] | null;
}

const defaultSize = 20;

/** Where the next page begins: after this version of this record. */
function writeCursor(id: string, page: number, version: number): string {
  return Buffer.from(JSON.stringify([id, page, version])).toString('base64url');
}

function readCursor(text: string, id: string): { page: number; version: number } {
  const value = parsedCursor(text);
  const [of, page, version]: unknown[] = Array.isArray(value) && value.length === 3 ? value : [];
  const isVersion = typeof version === 'number' && Number.isInteger(version) && Math.abs(version) < 2 ** 31;
  if (of === id && isCursorPage(page) && isVersion) return { page, version };
  const message = { 'en-US': 'The cursor is not one that this list gave.', 'zh-CN': '该游标不是此列表给出的。' };
  throw new Invalid({ issues: [{ pointer: '/cursor', message }] });
}

/** The fields of whose values a caller reads the history. */
export function historyFields({ design, visible }: Pick<RecordAccess, 'design' | 'visible'>): DesignField[] {
  return [...design.fields.values()]
    .filter(({ id, column }) => column && (visible === 'all' || visible.has(id)))
    .map((field) => withSeenColumns(field, visible));
}

export const isSecret = ({ kind }: DesignField): boolean => kind.type === 'text' && kind.widget === 'password';

/** A value before or after a change; of a sub-table, the rows that the change touched. */
const sideOf = (pair: Pair, side: 0 | 1, { kind }: DesignField): unknown =>
  kind.type === 'subTable' ? rowValues(pair[side]) : pair[side];

/**
 * A change without the columns that the reader does not see. A row of which nothing else changed is left out of it, and the sub-table of
 * which no row is left.
 */
function withSeenRows({ changes, ...row }: HistoryRow, fields: readonly DesignField[]): HistoryRow {
  const seen = { ...changes };
  for (const field of fields.filter(({ kind }) => kind.type === 'subTable')) {
    const pair = Object.hasOwn(changes, field.id) ? changes[field.id] : undefined;
    if (!pair) continue;
    const [before, after] = [rowsOfSide(pair[0]), rowsOfSide(pair[1])];
    const others = (side: typeof before) => new Set(side.map(({ row_id }) => row_id));
    const shownOf = (side: typeof before, other: ReadonlySet<string | undefined>) =>
      side.flatMap((one) => {
        const shown = withColumnsOf(field, one);
        const isHidden = isEmpty(shown.data) && !isEmpty(one.data) && other.has(one.row_id);
        return isHidden ? [] : [shown];
      });
    const shown = [shownOf(before, others(after)), shownOf(after, others(before))] as const;
    if (shown[0].length + shown[1].length > 0) seen[field.id] = shown;
    else delete seen[field.id];
  }
  return { ...row, changes: seen };
}

const isEmpty = (data: object): boolean => Object.keys(data).length === 0;

/** The same as it is answered: without the passwords in rows. */
function answeredSide(pair: Pair, side: 0 | 1, field: DesignField): unknown {
  const secret = new Set(field.rows.filter(isSecret).map(({ id }) => id));
  const value = sideOf(pair, side, field);
  if (secret.size === 0) return value;
  return rowsOfSide(value).map((row) => ({
    ...row,
    data: Object.fromEntries(Object.entries(row.data).filter(([id]) => !secret.has(id))),
  }));
}

type Displays = Schemas['Record']['display'];

/** What is shown of a value that is in no record by itself. */
const asRecord = (values: Record<string, unknown>, { version, created_at }: HistoryRow): StoredRecord => ({
  id: '',
  version,
  created_at,
  created_by: null,
  updated_at: created_at,
  deleted_at: null,
  department_id: null,
  values,
});

/** The names in the rows of a sub-table by the row's data, which is one object for each row of a side of a change. */
async function rowDisplays(
  query: Query,
  access: NameSource,
  { field, rows, reader }: { field: DesignField; rows: readonly HistoryRow[]; reader: RecordCaller },
): Promise<Map<object, Displays>> {
  const changed = rows.flatMap((row) =>
    changedRows(row.changes[field.id]).map(({ data }) => ({ data, record: asRecord({ ...data }, row) })),
  );
  if (changed.length === 0) return new Map();
  const records = changed.map(({ record }) => record);
  const shown = await displayOf(query, access, { fields: field.rows, records, locale: reader.locale });
  return new Map(changed.map(({ data }, index) => [data, shown[index] ?? {}]));
}

/** The rows of a side of a change, as `sideOf` gives them. */
// Safe: `rowValues` made them.
const rowsOfSide = (value: unknown) => (Array.isArray(value) ? (value as Schemas['RecordRow'][]) : []);

const changedRows = (pair: Pair | undefined) => (pair ? [...rowValues(pair[0]), ...rowValues(pair[1])] : []);

/** Texts of all values of a page at once: names are read once for all of them. */
async function textsOf(
  query: Query,
  access: NameSource,
  { fields, rows, reader }: { fields: readonly DesignField[]; rows: readonly HistoryRow[]; reader: RecordCaller },
): Promise<(row: number, field: DesignField, side: 0 | 1) => string | null> {
  const records = rows.flatMap((row) =>
    ([0, 1] as const).map((side) =>
      asRecord(
        Object.fromEntries(
          fields.flatMap((field): [string, unknown][] => {
            const { id } = field;
            const pair = Object.hasOwn(row.changes, id) ? row.changes[id] : undefined;
            return pair ? [[id, sideOf(pair, side, field)]] : [];
          }),
        ),
        row,
      ),
    ),
  );
  const display = await displayOf(query, access, { fields, records, locale: reader.locale });
  const inRows = new Map<string, Map<object, Displays>>();
  for (const field of fields.filter(({ kind }) => kind.type === 'subTable'))
    inRows.set(field.id, await rowDisplays(query, access, { field, rows, reader }));
  return (row, field, side) => {
    const at = row * 2 + side;
    const value = records[at]?.values[field.id];
    const names = inRows.get(field.id);
    const ofRows = names && rowsOfSide(value).map(({ data }) => names.get(data) ?? {});
    return valueText(field, { value, display: display[at]?.[field.id], ...(ofRows && { rows: ofRows }) }, reader);
  };
}

/**
 * What happened to a record that the caller reaches, newest first, within the scope `records`. Fields that the caller does not see are left
 * out, and so are changes of nothing else. Throws `NotFound`, and `Invalid` for a foreign cursor.
 */
export async function readHistory(
  query: Query,
  call: RecordCaller,
  access: RecordAccess,
  { rid, size = defaultSize, cursor }: { rid: string; size?: number; cursor?: string | undefined },
): Promise<ListPage<Schemas['RecordHistoryEntry']>> {
  const { design } = access;
  const from = cursor === undefined ? { page: 1, version: null } : readCursor(cursor, rid);
  const fields = historyFields(inRecord(access, await findRecord(query, access, rid)));
  const seen = fields.map(({ id }) => id);
  const { rows: found } = await sql<HistoryRow>`
    select version, action, account_id, created_at, changes, changes ->> '$cause' as cause from ${historyOf(design)}
    where record_id = ${rid} and (${from.version}::int is null or version < ${from.version})
      and (action <> 'changed' or changes ?| ${seen}::text[])
    order by version desc limit ${size + 1}`.execute(query);
  const page = found.slice(0, size).map((row) => withSeenRows(row, fields));
  const rows = page.filter(
    ({ action, changes }) => action !== 'changed' || seen.some((id) => Object.hasOwn(changes, id)),
  );
  const authors = [...new Set(rows.flatMap(({ account_id }) => account_id ?? []))];
  const [names, text] = await Promise.all([
    namesOfPeople(query, design.wsId, authors),
    textsOf(query, access, { fields, rows, reader: call }),
  ]);
  const last = found.length > size ? page.at(-1) : undefined;
  return {
    items: rows.map((row, index) => ({
      version: row.version,
      action: row.action,
      ...(row.cause && { cause: row.cause }),
      at: row.created_at.toISOString(),
      by: row.account_id === null ? null : { id: row.account_id, real_name: names.get(row.account_id) ?? '' },
      changes: fields.flatMap((field): Schemas['RecordFieldChange'][] => {
        const pair = Object.hasOwn(row.changes, field.id) ? row.changes[field.id] : undefined;
        if (!pair) return [];
        const label = design.form.fields.get(field.id)?.label ?? field.id;
        if (isSecret(field)) return [{ field: field.id, label, before_text: null, after_text: null, is_secret: true }];
        return [
          {
            field: field.id,
            label,
            // Safe: what is stored there once was a value of a record.
            before: answeredSide(pair, 0, field) as Schemas['RecordValue'],
            after: answeredSide(pair, 1, field) as Schemas['RecordValue'],
            before_text: text(index, field, 0),
            after_text: text(index, field, 1),
          },
        ];
      }),
    })),
    page: from.page,
    size,
    ...(last && { next_cursor: writeCursor(rid, from.page + 1, last.version) }),
  };
}
