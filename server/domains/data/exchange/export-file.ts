import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import { type SheetValue, sheetLimits, sheetLines } from '#server/domains/sheets/index.ts';
import { writeLog, type LogSource } from '#server/kernel/audit/write-log.ts';
import type { RawAnswer } from '#server/kernel/call/handler.ts';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { Failure, NotAllowed, NotFound } from '#server/kernel/errors/index.ts';
import { tableNameIn } from '../design/present.ts';
import { conditionsOf } from '../query/list-records.ts';
import { fromSql } from '../query/record-rows.ts';
import { reachOf, type RecordAccess } from '../record/access.ts';
import { withLinks } from '../record/links.ts';
import { filterContext, type RecordCaller } from '../record/caller.ts';
import { listReached } from '../record/list.ts';
import { exportCell } from './export-cell.ts';
import { exportColumns } from './export-columns.ts';
import { sheetAnswer, type SheetAnswerNeeds } from './sheet-answer.ts';

type Args = Schemas['RecordExport'];

/** The part of a call by which records are exported. */
export interface ExportingCall extends RecordCaller, LogSource {
  operation: string;
  db: Database;
  services: SheetAnswerNeeds;
  session: RecordCaller['session'] & NonNullable<LogSource['session']>;
}

export interface ExportRequest {
  wsId: string;
  args: Args;
  /** Asked for each batch: a right that is taken away while a file is written holds at once. */
  access: (query: Query) => Promise<RecordAccess>;
}

/** Records that are read at once, so that no transaction takes long and no turn of the server either. */
const batch = 500;

/** Bytes of the disk that a file is expected to take, and each of its cells. */
const reserved = 64 * 1024;
const perCell = 64;

/** Of the records that may be read those that may be exported and that the call names. */
function narrowed(access: RecordAccess, { ids, template_id }: Args): RecordAccess {
  if (!access.exportable) throw new NotAllowed({ detail: { rule: 'menuAuthorization.export' } });
  // No template has been made yet: every id of one is unknown.
  if (template_id !== undefined) throw new NotFound({ pointer: '/template_id' });
  const conditions: RawBuilder<SqlBool>[] = [access.readable, access.exportable];
  if (ids) conditions.push(sql<SqlBool>`r.id = any(${[...ids]}::text[])`);
  return { ...access, readable: sql<SqlBool>`(${sql.join(conditions, sql` and `)})` };
}

const listArgs = ({ sort, search, filter, parameters, skip_empty, fields }: Args): Schemas['RecordQuery'] => ({
  ...(sort && { sort }),
  ...(search !== undefined && { search }),
  ...(filter && { filter }),
  ...(parameters && { parameters }),
  ...(skip_empty !== undefined && { skip_empty }),
  fields,
  total: 'none',
  size: batch,
});

/** How many records are exported. Throws `export_too_large` before anything is read, and `NotFound` when one of the named records cannot be exported. */
async function countBounded(query: Query, call: RecordCaller, reached: RecordAccess, args: Args): Promise<number> {
  const { design } = reached;
  const context = await filterContext(query, design.wsId, call);
  const access = await withLinks(query, reached, { context, asked: args, search: args.search });
  const count = async (asked: Schemas['RecordQuery'], most: number): Promise<number> => {
    const conditions = conditionsOf({ design, reach: reachOf(access), query: asked, context });
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
      select 1 from ${fromSql(design)} where ${sql.join(conditions, sql` and `)} limit ${sql.lit(most)}) as counted`.execute(
      query,
    );
    return rows[0]?.total ?? 0;
  };
  const { ids } = args;
  if (ids && (await count({}, ids.length)) < ids.length) throw new NotFound({ pointer: '/ids' });
  const most = Math.min(sheetLimits.rows, Math.floor(sheetLimits.cells / args.fields.length));
  const total = await count(listArgs(args), most + 1);
  if (total > most) throw new Failure('export_too_large');
  return total;
}

/** The rows by batches, each in a transaction of its own. */
export async function* exportedRows(
  call: Omit<ExportingCall, 'services'>,
  { wsId, args, access }: ExportRequest,
): AsyncGenerator<SheetValue[][]> {
  const reader = { locale: call.locale, timeZone: call.timeZone };
  let bytes = 0;
  let cursor: string | undefined;
  do {
    const at = cursor;
    const read = await call.db.records(
      wsId,
      async (query) => {
        const own = narrowed(await access(query), args);
        const columns = exportColumns(own.design, own.visible, args.fields);
        const page = await listReached(query, call, own, { args: { ...listArgs(args), ...(at && { cursor: at }) } });
        const rows = page.items.map((record) => columns.map(({ field }) => exportCell(field, record, reader)));
        return { rows, next: page.next_cursor };
      },
      { readOnly: true },
    );
    bytes += JSON.stringify(read.rows).length;
    if (bytes > sheetLimits.lines) throw new Failure('export_too_large');
    yield read.rows;
    cursor = read.next;
  } while (cursor !== undefined);
}

/**
 * A sheet of the records that a call names and its caller may export. It passes through the disk: rows by batches to a process, and
 * the file of that process to the answer. Throws `not_allowed` without the right, and `export_too_large`.
 */
export async function exportFile(call: ExportingCall, request: ExportRequest): Promise<RawAnswer> {
  const { wsId, args, access } = request;
  const format = args.format ?? 'xlsx';
  const { total, ...head } = await call.db.records(wsId, async (query) => {
    const own = narrowed(await access(query), args);
    const columns = exportColumns(own.design, own.visible, args.fields);
    const total = await countBounded(query, call, own, args);
    const { tableId, appId, row } = own.design;
    // Who took records out of the product is what a log is asked for first.
    await writeLog(query, call, {
      module: 'record',
      action: call.operation,
      target: tableId,
      applicationId: appId,
      wsId,
      detail: { table: tableId, format, fields: args.fields },
    });
    return { sheet: tableNameIn(row, call.locale), columns: columns.map(({ column }) => column), total };
  });
  const usual = reserved + total * args.fields.length * perCell;
  return sheetAnswer(call.services, wsId, {
    lines: sheetLines(head, exportedRows(call, request)),
    most: Math.min(sheetLimits.lines, usual),
    name: `${head.sheet} ${call.now.toISOString().slice(0, 10)}`,
    format,
  });
}
