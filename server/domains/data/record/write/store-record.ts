import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import { type Query, violatedConstraint } from '#server/kernel/db/index.ts';
import { Failure, type RequestIssue } from '#server/kernel/errors/index.ts';
import type { TableDesign } from '../../design/table-design.ts';
import { claimFiles } from '../../held-files/claim-files.ts';
import { recordsOf, uniqueName } from '../../store/identifiers.ts';
import { subTablesOf } from '../../rows/sub-tables.ts';
import { writeRows } from '../../rows/write-rows.ts';
import { written } from '../../store/values.ts';
import { type Author, changesOf, recordChanges, type Cause, type Change, type ClearedLink } from './record-changes.ts';

type Values = Readonly<Record<string, unknown>>;

/** The columns of the given fields. */
function columnsOf(design: TableDesign, values: Values, ids: Iterable<string>): [string, RawBuilder<unknown>][] {
  return [...ids].flatMap((id) => {
    const column = design.fields.get(id)?.column;
    return column ? written(column, values[id]) : [];
  });
}

/** Throws `value_taken` at the field whose value another record has. */
async function onTakenValue<T>(design: TableDesign, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const name = violatedConstraint(error);
    const field = [...design.fields.values()].find(({ column }) => column && uniqueName(column.columnId) === name);
    if (!field) throw error;
    const issue: RequestIssue = {
      pointer: `/data/${field.id}`,
      message: { 'en-US': 'Another record has this value.', 'zh-CN': '该值已被其他记录使用。' },
    };
    throw new Failure('value_taken', { faults: [issue] });
  }
}

/** Inserts a record with the values of all fields that have a column. Throws `value_taken`. */
export async function insertRecord(
  query: Query,
  design: TableDesign,
  {
    id,
    values,
    departmentId,
    author,
    createdAt = author.now,
  }: { id: string; values: Values; departmentId: string | null; author: Author; createdAt?: Date | undefined },
): Promise<void> {
  const { accountId, now } = author;
  const own: [string, RawBuilder<unknown>][] = [
    ['id', sql`${id}`],
    ['created_at', sql`${createdAt}`],
    ['created_by', sql`${accountId}`],
    ['updated_at', sql`${now}`],
    ['updated_by', sql`${accountId}`],
    ['department_id', sql`${departmentId}`],
  ];
  const columns = [...own, ...columnsOf(design, values, design.fields.keys())];
  const statement = sql`insert into ${recordsOf(design)} (${sql.join(columns.map(([name]) => sql.id(name)))})
    values (${sql.join(columns.map(([, value]) => value))})`;
  const changes = changesOf(design, changedFields(design, {}, values), { before: {}, after: values });
  const inserted = onTakenValue(design, statement.execute(query));
  recordChanges(query, design, author, { action: 'created', changes: [{ id, version: 1, changes }] });
  await inserted;
  await writeRows(query, design, { recordId: id, before: {}, after: values });
  claimFiles(query, design, { id, values, accountId });
}

/** The stored fields of the design whose value differs. */
export function changedFields(design: TableDesign, before: Values, after: Values): string[] {
  const none = new Map<string, unknown>(subTablesOf(design).map(({ id }) => [id, []]));
  const partOf = (values: Values, id: string): unknown => values[id] ?? none.get(id) ?? null;
  const stored = [...design.fields.values()].filter(({ column }) => column);
  return stored.flatMap(({ id }) => (isDeepStrictEqual(partOf(before, id), partOf(after, id)) ? [] : [id]));
}

/** Writes the changed fields of a locked record and counts its version up. Throws `value_taken`. */
export async function updateRecord(
  query: Query,
  design: TableDesign,
  {
    id,
    version,
    before,
    after,
    author,
    cause,
  }: {
    id: string;
    version: number;
    before: Values;
    after: Values;
    author: Author;
    cause?: Cause | undefined;
  },
): Promise<void> {
  const changed = changedFields(design, before, after);
  const columns: [string, RawBuilder<unknown>][] = [
    ['version', sql`version + 1`],
    ['updated_at', sql`${author.now}`],
    ['updated_by', sql`${author.accountId}`],
    ...columnsOf(design, after, changed),
  ];
  const sets = sql.join(columns.map(([name, value]) => sql`${sql.id(name)} = ${value}`));
  const changes = changesOf(design, changed, { before, after });
  const updated = onTakenValue(design, sql`update ${recordsOf(design)} set ${sets} where id = ${id}`.execute(query));
  recordChanges(query, design, author, { action: 'changed', cause, changes: [{ id, version: version + 1, changes }] });
  await updated;
  await writeRows(query, design, { recordId: id, before, after });
  claimFiles(query, design, { id, values: pick(after, changed), accountId: author.accountId });
}

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** A record before and after a change. */
export interface ChangedRecord {
  id: string;
  version: number;
  before: Values;
  after: Values;
}

/**
 * The same for many locked records of a table without sub-tables: by one statement for all that get the same values, and one each for
 * their history and their events. Throws `value_taken`.
 */
export async function updateRecords(
  query: Query,
  design: TableDesign,
  records: readonly ChangedRecord[],
  { author, cause }: { author: Author; cause?: Cause | undefined },
): Promise<void> {
  const alike = new Map<string, { ids: string[]; fields: readonly string[]; after: Values }>();
  const changes = records.map(({ id, version, before, after }): Change => {
    const fields = changedFields(design, before, after);
    const key = JSON.stringify(fields.map((field) => [field, after[field]]));
    const group = alike.get(key) ?? { ids: [], fields, after };
    group.ids.push(id);
    alike.set(key, group);
    claimFiles(query, design, { id, values: pick(after, fields), accountId: author.accountId });
    return { id, version: version + 1, changes: changesOf(design, fields, { before, after }) };
  });
  const statements = [...alike.values()].map(({ ids, fields, after }) => {
    const columns: [string, RawBuilder<unknown>][] = [
      ['version', sql`version + 1`],
      ['updated_at', sql`${author.now}`],
      ['updated_by', sql`${author.accountId}`],
      ...columnsOf(design, after, fields),
    ];
    const sets = sql.join(columns.map(([name, value]) => sql`${sql.id(name)} = ${value}`));
    return sql`update ${recordsOf(design)} set ${sets} where id = any(${ids}::text[])`.execute(query);
  });
  await onTakenValue(design, Promise.all(statements));
  recordChanges(query, design, author, { action: 'changed', cause, changes });
}

/** Writes fields that a changed design computes otherwise. The record keeps its version: nobody changed it. Throws `value_taken`. */
export async function computedValuesWritten(
  query: Query,
  design: TableDesign,
  { id, before, after, changed }: { id: string; before: Values; after: Values; changed: readonly string[] },
): Promise<void> {
  const columns = columnsOf(design, after, changed);
  const sets = sql.join(columns.map(([name, value]) => sql`${sql.id(name)} = ${value}`));
  if (columns.length > 0)
    await onTakenValue(design, sql`update ${recordsOf(design)} set ${sets} where id = ${id}`.execute(query));
  const rows = Object.fromEntries(changed.map((field) => [field, after[field]]));
  await writeRows(query, design, { recordId: id, before, after: { ...before, ...rows } });
}

interface Moved {
  id: string;
  version: number;
}

/** Moves locked records into the trash, or out of it. Throws `value_taken` when another record has taken a unique value. */
export async function moveRecords(
  query: Query,
  design: TableDesign,
  {
    ids,
    to,
    author,
    cleared,
  }: {
    ids: readonly string[];
    to: 'trash' | 'table';
    author: Author;
    cleared?: ReadonlyMap<string, readonly ClearedLink[]>;
  },
): Promise<void> {
  const deletedAt = to === 'trash' ? author.now : null;
  const statement = sql<Moved>`update ${recordsOf(design)}
    set deleted_at = ${deletedAt}::timestamptz, version = version + 1, updated_at = ${author.now}, updated_by = ${author.accountId}
    where id = any(${ids}::text[]) returning id, version`;
  const { rows } = await onTakenValue(design, statement.execute(query));
  const action = to === 'trash' ? 'deleted' : 'restored';
  const changes = rows.map((row) => ({ ...row, changes: {}, links: cleared?.get(row.id) }));
  recordChanges(query, design, author, { action, changes });
}
