import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { computedColumns, computedSql, computedValues } from '../../query/computed-columns.ts';
import { closedIn, openColumns, openIn, openValues } from '../../query/fields-by-record.ts';
import { noLinks } from '../../query/links.ts';
import { columnsSql, fromSql, readableFields, storedRecord } from '../../query/record-rows.ts';
import { readRows } from '../../rows/read-rows.ts';
import { subTablesOf } from '../../rows/sub-tables.ts';
import { scopeOf, type RowRights, type AnswerAccess } from '../access/record-access.ts';
import type { ReadRecord } from '../present/present-records.ts';

const none = sql<SqlBool>`false`;

/** Whether the caller may change and delete the record `r`, as two columns. */
export const rightsSql = ({ changeable, deletable }: RowRights): RawBuilder<unknown> =>
  sql`(${changeable ?? none}) as may_edit, (${deletable ?? none}) as may_delete`;

type Row = Parameters<typeof storedRecord>[2] & {
  may_edit: boolean | null;
  may_delete: boolean | null;
  is_listed?: boolean | null;
};

/** The fields that are closed in a record, and those that are fixed in it. */
function closedOf(
  { visible, editable }: Pick<AnswerAccess, 'visible' | 'editable'>,
  row: Row,
): Pick<ReadRecord, 'closed' | 'fixed'> {
  const [closed, fixed] = [closedIn(visible, row), closedIn(editable, row, 'edit')];
  return { ...(closed && { closed }), ...(fixed && { fixed }) };
}

/** The access to one record: without the fields that are closed in it, or fixed. */
export const inRecord = <Access extends Pick<AnswerAccess, 'visible' | 'editable'>>(
  access: Access,
  { closed, fixed }: Pick<ReadRecord, 'closed' | 'fixed'>,
): Access => ({
  ...access,
  visible: openIn(access.visible, closed),
  editable: openIn(access.editable, fixed),
});

/** Locked records with the fields that have a column, by their ids; for tables without sub-tables. */
export async function findLocked(query: Query, access: AnswerAccess, ids: readonly string[]): Promise<ReadRecord[]> {
  const { design } = access;
  const fields = readableFields(design, 'all');
  const { rows } = await sql<Row>`
    select ${sql.join([columnsSql(fields, access.visible), ...openColumns(access.editable, 'edit'), rightsSql(access)])} from ${fromSql(design)}
    where r.id = any(${ids}::text[]) and ${sql.join(scopeOf(access).rows, sql` and `)} order by r.id for update`.execute(
    query,
  );
  return rows.map((row) => ({
    ...storedRecord(fields, 'all', row),
    ...closedOf(access, row),
    mayEdit: row.may_edit ?? false,
    mayDelete: row.may_delete ?? false,
  }));
}

/** One record that the caller may read, or has just written, with its rows; with all fields for the form's rules. Throws `NotFound`. */
export async function findRecord(
  query: Query,
  access: AnswerAccess,
  id: string,
  { isLocked = false, isWhole = false, isWritten = false } = {},
): Promise<ReadRecord> {
  const { design } = access;
  const visible = isWhole ? 'all' : access.visible;
  const fields = readableFields(design, visible);
  // What was written may lie outside of the view's filter from then on.
  const inScope = sql.join(scopeOf(access).rows, sql` and `);
  const conditions = isWritten ? [sql<SqlBool>`r.deleted_at is null`] : [inScope];
  const listed = isWritten ? [sql`(${inScope}) as is_listed`] : [];
  const { links = noLinks, paths } = access;
  const computed = isWhole ? [] : computedColumns(design, visible, { links, paths });
  const { rows } = await sql<Row>`
    select ${sql.join([columnsSql(fields, access.visible), ...computedSql(computed), ...openColumns(access.editable, 'edit'), rightsSql(access), ...listed])} from ${fromSql(design)}
    where r.id = ${id} and ${sql.join(conditions, sql` and `)} ${isLocked ? sql`for update` : sql``}`.execute(query);
  const [row] = rows;
  if (!row) throw new NotFound();
  const record = storedRecord(fields, visible, row);
  const seen = openIn(visible, record.closed);
  const ofSubTables = await readRows(query, design.wsId, { subTables: subTablesOf(design, seen), recordId: id });
  const values = {
    ...record.values,
    ...openValues({ ...computedValues(computed, row), ...ofSubTables }, record.closed),
  };
  return {
    ...record,
    values,
    ...closedOf(access, row),
    mayEdit: row.may_edit ?? false,
    mayDelete: row.may_delete ?? false,
    // A comparison with an empty value is neither true nor false.
    ...(isWritten && !row.is_listed && { isListed: false }),
  };
}
