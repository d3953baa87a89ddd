import { type RawBuilder, sql } from 'kysely';
import { recordSchema } from '#server/kernel/db/index.ts';

/** A table of records, by the ids that its name in the database is made of: no text of a user becomes a part of SQL. */
export interface RecordTable {
  wsId: string;
  tableId: string;
}

const named = (wsId: string, name: string): RawBuilder<unknown> => sql.id(recordSchema(wsId), name);

/** The name of the table of a design's records. */
export const recordTable = (tableId: string): string => `t_${tableId.toLowerCase()}`;

/** The name of the table of what changed in them. */
export const historyTable = (tableId: string): string => `h_${tableId.toLowerCase()}`;

/** The name of the table of a sub-table's rows, by the column that stands for it. */
export const rowTable = (columnId: string): string => `r_${columnId.toLowerCase()}`;

/** The table with one row for each record. */
export const recordsOf = ({ wsId, tableId }: RecordTable): RawBuilder<unknown> => named(wsId, recordTable(tableId));

/** The same as a text that the database looks up. */
export const recordsName = ({ wsId, tableId }: RecordTable): string =>
  `"${recordSchema(wsId)}"."${recordTable(tableId)}"`;

/** What changed in which record, and when. */
export const historyOf = ({ wsId, tableId }: RecordTable): RawBuilder<unknown> => named(wsId, historyTable(tableId));

/** The rows of a sub-table, by the column that stands for it. */
export const rowsOf = (wsId: string, columnId: string): RawBuilder<unknown> => named(wsId, rowTable(columnId));

/** The name of a field's column; of a range, where it begins. */
export const columnName = (columnId: string): string => `c_${columnId.toLowerCase()}`;

/** The name of the column in which a range ends. */
export const endName = (columnId: string): string => `${columnName(columnId)}_to`;

/** The name of the unique index of a field, by which a refused write tells the field. */
export const uniqueName = (columnId: string): string => `u_${columnId.toLowerCase()}`;

/** The name of the index by which lists sort and filter by a field. */
export const indexName = (columnId: string): string => `i_${columnId.toLowerCase()}`;

/** The name of the index of trigrams by which a text is searched. */
export const searchName = (columnId: string): string => `g_${columnId.toLowerCase()}`;

/** The name of the statistics by which the planner knows how often the values of an indexed text occur. */
export const statisticsName = (columnId: string): string => `s_${columnId.toLowerCase()}`;

/** The name of the sequence from which the numbers of a serial field with gaps come. */
export const sequenceName = (columnId: string): string => `n_${columnId.toLowerCase()}`;

/** The same as a text that the database looks up; one that is not there is null. */
export const sequenceOf = (wsId: string, columnId: string): RawBuilder<string | null> =>
  sql`to_regclass(${`"${recordSchema(wsId)}"."${sequenceName(columnId)}"`})`;
