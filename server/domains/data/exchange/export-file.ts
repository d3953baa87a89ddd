import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import { type SheetHead, type SheetValue, sheetLimits, sheetLines } from '#server/domains/sheets/index.ts';
import { writeLog, type LogSource } from '#server/kernel/audit/write-log.ts';
import type { RawAnswer } from '#server/kernel/call/handler.ts';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { Failure, NotAllowed, NotFound } from '#server/kernel/errors/index.ts';
import { tableNameIn } from '../design/present.ts';
import { conditionsOf } from '../query/list-records.ts';
import { fromSql } from '../query/record-rows.ts';
import { scopeOf, type ReadAccess, type AnswerAccess, type RecordAccess } from '../record/access/record-access.ts';
import { withLinks } from '../record/access/links.ts';
import { filterContext, type RecordCaller } from '../record/access/caller.ts';
import { listInScope } from '../record/read/list.ts';
import { exportCell } from './export-cell.ts';
import { exportColumns } from './export-columns.ts';
import { exportedSubTables, rowCounts, rowLines, rowsHead, titleNeeded } from './export-rows.ts';
import { sheetAnswer, type SheetAnswerNeeds } from '#server/domains/sheets/index.ts';

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

/** The same with the rows of their sub-tables. */
const rowBatch = 50;

/** Bytes of the disk that a file is expected to take, and each of its cells. */
const reserved = 64 * 1024;
const perCell = 64;

/** Of the records that may be read those that may be exported and that the call names. */
function narrowed(access: RecordAccess, { ids, template_id }: Args): AnswerAccess {
  if (!access.exportable) throw new NotAllowed({ detail: { rule: 'menuAuthorization.export' } });
  // No template has been made yet: every id of one is unknown.
  if (template_id !== undefined) throw new NotFound({ pointer: '/template_id' });
  const conditions: RawBuilder<SqlBool>[] = [access.readable, access.exportable];
  if (ids) conditions.push(sql<SqlBool>`r.id = any(${[...ids]}::text[])`);
  return { ...access, readable: sql<SqlBool>`(${sql.join(conditions, sql` and `)})` };
}

const listArgs = (
  { sort, search, filter, parameters, skip_empty, fields }: Args,
  more: readonly string[] = [],
): Schemas['RecordQuery'] => ({
  ...(sort && { sort }),
  ...(search !== undefined && { search }),
  ...(filter && { filter }),
  ...(parameters && { parameters }),
  ...(skip_empty !== undefined && { skip_empty }),
  fields: [...new Set([...fields, ...more])],
  total: 'none',
  size: batch,
});

/** The access with the tables that the columns of an export are read through. */
async function linkedAccess(query: Query, call: RecordCaller, own: ReadAccess, args: Args): Promise<ReadAccess> {
  const context = await filterContext(query, own.design.wsId, call);
  return withLinks(query, own, { context, asked: args, fields: args.fields });
}

/** A sheet of an export; of rows, with the sub-table that has them. */
type ExportSheet = SheetHead & { rowsOf?: string };

/** How many records are exported. Throws `export_too_large` before anything is read, and `NotFound` when one of the named records cannot be exported. */
async function countBounded(query: Query, call: RecordCaller, granted: ReadAccess, args: Args): Promise<number> {
  const { design } = granted;
  const context = await filterContext(query, design.wsId, call);
  const access = await withLinks(query, granted, { context, asked: args, search: args.search });
  const count = async (asked: Schemas['RecordQuery'], most: number): Promise<number> => {
    const conditions = conditionsOf({ design, scope: scopeOf(access), query: asked, context });
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

type Lines = (query: Query, own: ReadAccess, records: readonly Schemas['Record'][]) => Promise<SheetValue[][]>;

/** A line for each record. */
const recordLines =
  (call: RecordCaller, names: readonly string[]): Lines =>
  async (query, own, records) => {
    const reader = { locale: call.locale, timeZone: call.timeZone };
    const columns = exportColumns(own, names);
    const fields = new Set(exportedSubTables(own, names).map(({ id }) => id));
    const countOf = await rowCounts(query, own, { fields, records });
    return records.map((record) =>
      columns.map(({ field }) =>
        fields.has(field.id) ? countOf(record, field.id) : exportCell(field, record, reader),
      ),
    );
  };

/** The sheets of an export: that of the records, and one for each sub-table that it names. */
export async function* exportedLines(
  call: Omit<ExportingCall, 'services'>,
  request: ExportRequest,
  [head, ...more]: readonly ExportSheet[],
): AsyncGenerator<string> {
  const size = { bytes: 0, lines: 0 };
  const rows = { ...request, size: more.length > 0 ? rowBatch : batch };
  if (head) yield* sheetLines(head, exportedRows(call, rows, recordLines(call, request.args.fields), size));
  for (const { rowsOf: id, ...sheet } of more) {
    size.lines = 0;
    const lines: Lines = (query, own, records) => rowLines(query, call, own, { id: id ?? '', records });
    yield* sheetLines(sheet, exportedRows(call, rows, lines, size));
  }
}

/** The lines of the records alone. */
export const exportedRecords = (
  call: Omit<ExportingCall, 'services'>,
  request: ExportRequest,
): AsyncGenerator<SheetValue[][]> =>
  exportedRows(call, { ...request, size: batch }, recordLines(call, request.args.fields), { bytes: 0, lines: 0 });

/** The lines of a sheet by batches, each in a transaction of its own. */
async function* exportedRows(
  call: Omit<ExportingCall, 'services'>,
  { wsId, args, access, size: most }: ExportRequest & { size: number },
  linesOf: Lines,
  size: { bytes: number; lines: number },
): AsyncGenerator<SheetValue[][]> {
  let cursor: string | undefined;
  do {
    const at = cursor;
    const read = await call.db.records(
      wsId,
      async (query) => {
        const own = narrowed(await access(query), args);
        const linked = await linkedAccess(query, call, own, args);
        const asked = { ...listArgs(args, titleNeeded(own)), size: most, ...(at && { cursor: at }) };
        const page = await listInScope(query, call, own, { args: asked });
        return { rows: await linesOf(query, linked, page.items), next: page.next_cursor };
      },
      { readOnly: true },
    );
    size.bytes += JSON.stringify(read.rows).length;
    size.lines += read.rows.length;
    if (size.bytes > sheetLimits.lines || size.lines > sheetLimits.rows) throw new Failure('export_too_large');
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
  const { total, name, sheets } = await call.db.records(wsId, async (query) => {
    const own = narrowed(await access(query), args);
    const linked = await linkedAccess(query, call, own, args);
    const columns = exportColumns(linked, args.fields);
    const ofRows = format === 'xlsx' ? exportedSubTables(linked, args.fields) : [];
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
    const head: ExportSheet = { sheet: tableNameIn(row, call.locale), columns: columns.map(({ column }) => column) };
    const sheets = [head, ...ofRows.map(({ id }): ExportSheet => ({ ...rowsHead(linked, id), rowsOf: id }))];
    return { name: head.sheet, sheets, total };
  });
  // Nobody knows before how many rows the records have.
  const usual = sheets.length > 1 ? sheetLimits.lines : reserved + total * args.fields.length * perCell;
  return sheetAnswer(call.services, wsId, {
    lines: exportedLines(call, request, sheets),
    most: Math.min(sheetLimits.lines, usual),
    name: `${name} ${call.now.toISOString().slice(0, 10)}`,
    format,
  });
}
