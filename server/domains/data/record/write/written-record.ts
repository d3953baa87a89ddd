import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { TableDesign } from '../../design/table-design.ts';
import type { VisibleFields } from '../../design/visible-design.ts';
import { openOn } from '../../query/fields-by-record.ts';
import { fromSql } from '../../query/record-rows.ts';
import type { DesignedTable, AnswerAccess, WriteAccess } from '../access/record-access.ts';
import { namingOpen } from './open-names.ts';
import { subTablesOf } from '../../rows/sub-tables.ts';
import { isAmong, movedPaths, type Sender, sentPaths } from '../access/sent-columns.ts';
import { denied, type ChangingCaller, logged } from './changing-caller.ts';

/** Throws for records that the caller may not have so: one of them is outside of the rows that were granted. */
export async function requireAllowed(
  query: Query,
  { design }: DesignedTable,
  { ids, condition }: { ids: readonly string[]; condition: RawBuilder<SqlBool> | undefined },
): Promise<void> {
  if (!condition) return;
  const { rows } = await sql<{ allowed: number }>`
    select count(*)::int as allowed from ${fromSql(design)} where r.id = any(${ids}::text[]) and (${condition})`.execute(
    query,
  );
  if (rows[0]?.allowed !== ids.length) throw denied('menuAuthorization.rows');
}

/** What a record has to meet in which these fields were written: each of them is open in it. */
export function withFields(
  condition: RawBuilder<SqlBool> | undefined,
  fields: VisibleFields,
  written: readonly string[],
): RawBuilder<SqlBool> | undefined {
  const all = [condition, ...written.map((field) => openOn(fields, field))];
  const each = [...new Set(all)].filter((one) => one !== undefined);
  return each.length > 1 ? sql<SqlBool>`(${sql.join(each, sql` and `)})` : each[0];
}

/** The fields and columns that were written, and the sub-tables whose rows were, of those that are open. */
export function writtenPaths(
  open: VisibleFields,
  design: TableDesign,
  { data, ...states }: Record<'data' | 'before' | 'after', Readonly<Record<string, unknown>>>,
): string[] {
  const subTables = subTablesOf(design);
  return [...sentPaths(data, subTables), ...movedPaths(data, subTables, states)].filter((path) => isAmong(open, path));
}

/** What somebody knows of a table when adding to it. */
export const knownToAdd = ({ visible, enterable }: Pick<WriteAccess, 'visible' | 'enterable'>): Sender => ({
  visible,
  open: enterable,
});

/** The same when changing a record. */
export const knownToChange = ({ visible, editable }: Pick<AnswerAccess, 'visible' | 'editable'>): Sender => ({
  visible,
  open: editable,
});

interface Written<T> {
  id: string;
  /** The fields that the caller knows of. */
  known: Sender;
  /** What the record has to meet; absent for every record. */
  condition: RawBuilder<SqlBool> | undefined;
  write(): Promise<void>;
  /** What is answered of it. */
  read(): Promise<T>;
}

/**
 * Writes a record and a row of the log, and throws `not_allowed` where the caller may not have it so. Where no rows of sub-tables come
 * between, all of it leaves as one packet.
 */
export async function written<T>(
  query: Query,
  call: ChangingCaller,
  access: DesignedTable,
  { id, known, condition, write, read }: Written<T>,
): Promise<T> {
  const writing = namingOpen(known, write);
  if (subTablesOf(access.design).length > 0) await writing;
  logged(query, call, access, [id]);
  const allowed = requireAllowed(query, access, { ids: [id], condition });
  const [wrote, may, answer] = await Promise.allSettled([writing, allowed, read()]);
  // Of several that fail together, the first statement is the cause.
  for (const one of [wrote, may]) if (one.status === 'rejected') throw one.reason;
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}
