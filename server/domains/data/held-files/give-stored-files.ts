import { type RawBuilder, sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { designOf, type TableDesign } from '../design/table-design.ts';
import { columnsOf } from '../design/table-rows.ts';
import { fromSql } from '../query/record-rows.ts';
import { columnOf } from '../store/expressions.ts';
import { historyOf, type RecordTable, rowsOf } from '../store/identifiers.ts';
import type { Storage } from '../store/storage.ts';
import { holdsFiles } from './claim-files.ts';

/** The ids in a column, one a row. */
const idsOf = (column: RawBuilder<unknown>, storage: Storage): RawBuilder<unknown> =>
  storage === 'texts' ? sql`unnest(${column})` : column;

/** Each file in a field, or in the rows of a sub-table, with the record that has it: `record_id`, `file_id`. */
function heldSql(design: TableDesign): { field: string; held: RawBuilder<unknown> }[] {
  const all = [...design.fields.values()];
  const own = all.filter(holdsFiles).flatMap(({ id, column }) =>
    column
      ? [
          {
            field: id,
            held: sql`select r.id as record_id, ${idsOf(columnOf(column.columnId), column.storage)} as file_id from ${fromSql(design)}`,
          },
        ]
      : [],
  );
  const inRows = all.flatMap(({ id, column: subTable, rows }) =>
    rows.filter(holdsFiles).flatMap(({ column }) =>
      column && subTable
        ? [
            {
              field: id,
              held: sql`select s.record_id, ${idsOf(columnOf(column.columnId, 's'), column.storage)} as file_id
                from ${rowsOf(design.wsId, subTable.columnId)} as s`,
            },
          ]
        : [],
    ),
  );
  return [...own, ...inRows];
}

/**
 * Gives files that were stored before files knew their record (docs/decisions/0198) to the oldest record that has them, among those
 * which the person who uploaded the file has written: another's record does not open a file whose id was written into it.
 */
export async function giveStoredFiles(query: Query, { wsId, tableId }: RecordTable): Promise<void> {
  const row = await query
    .selectFrom('physical_tables')
    .selectAll()
    .where('ws_id', '=', wsId)
    .where('id', '=', tableId)
    .executeTakeFirstOrThrow();
  const design = designOf(row, await columnsOf(query, wsId, tableId).execute(), 'zh-CN');
  for (const { field, held } of heldSql(design)) {
    await sql`update files set app_id = ${design.appId}, table_id = ${tableId}, record_id = given.record_id, field_id = ${field}
      from (
        select distinct on (f.id) f.id as file_id, r.id as record_id
        from (${held}) as held
        join files f on f.ws_id = ${wsId} and f.id = held.file_id and f.record_id is null and f.purpose = 'record'
        join ${fromSql(design)} on r.id = held.record_id
        where exists (
          select 1 from ${historyOf(design)} as h where h.record_id = r.id and h.account_id = f.created_by
        )
        order by f.id, r.created_at, r.id
      ) as given
      where files.ws_id = ${wsId} and files.id = given.file_id`.execute(query);
  }
}
