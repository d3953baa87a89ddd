import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { SheetCell, SheetWindow } from '#server/domains/sheets/index.ts';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { DomainError } from '#server/kernel/errors/index.ts';
import { fromSql } from '../query/record-rows.ts';
import type { RecordAccess } from '../record/access.ts';
import { addRecord, type ChangingCaller, prepareRecord } from '../record/change-records.ts';
import { columnOf } from '../store/expressions.ts';
import { cellValue } from './cell-value.ts';
import { type Issue, issueCode, rowIssues, valueIssueText } from './import-issues.ts';
import { filledFields, type FilledField, requireImport } from './import-fields.ts';
import { knownNames } from './known-names.ts';
import { relatedTitles } from './related-titles.ts';
import { type NamedSheet, sheetChoice, type SheetNeeds } from './sheet-source.ts';

type Data = Schemas['RecordData'];

/** The part of a call by which rows of a sheet become records. */
export interface ImportingCall extends ChangingCaller {
  db: Database;
  services: SheetNeeds;
}

export interface ImportRequest {
  wsId: string;
  args: NamedSheet & { mapping: Schemas['ImportMapping']; from?: number | undefined };
  access: (query: Query) => Promise<RecordAccess>;
}

/** Rows of one call: it ends within seconds, and the next call reads on. */
const atOnce = { tried: 500, added: 200 };
/** Rows of one transaction; when one of them is refused, each is tried by itself. */
const together = 25;

interface SheetRow {
  number: number;
  data: Data;
  issues: Issue[];
}

interface Window {
  window: SheetWindow;
  access: RecordAccess;
  filled: FilledField[];
  rows: SheetRow[];
}

/** Records by a sheet need the right to import, and have to be among the rows of that right and of adding. */
function importing(access: RecordAccess): RecordAccess {
  requireImport(access);
  const { addable, importable } = access;
  const both = [addable, importable].filter((condition) => condition !== undefined);
  return both.length < 2 ? access : { ...access, addable: sql`(${sql.join(both, sql` and `)})` };
}

/** The rows of a part of a sheet as data of records, with what is wrong with their cells. */
async function readRows(
  call: ImportingCall,
  { wsId, args, access: open }: ImportRequest,
  count: number,
): Promise<Window> {
  const choice = await sheetChoice(call, wsId, args);
  const window = await call.services.sheetWorks.read(wsId, { ...choice, from: args.from ?? 0, count });
  return call.db.records(
    wsId,
    async (query) => {
      const access = importing(await open(query));
      const filled = filledFields(access, window.columns, args.mapping);
      const cellsOf = (index: number): SheetCell[] => window.rows.map((row) => row[index] ?? null);
      const columns = filled.map(({ field, index }) => ({ field, cells: cellsOf(index) }));
      const names = await knownNames(query, wsId, columns);
      const titles = await relatedTitles(query, call, access, columns);
      const context = { locale: call.locale, timeZone: call.timeZone, names, titles };
      const rows = window.rows.map((cells, at): SheetRow => {
        const row: SheetRow = { number: window.numbers[at] ?? 0, data: {}, issues: [] };
        for (const { field, column, index } of filled) {
          const read = cellValue(field, cells[index] ?? null, context);
          if ('issue' in read) {
            const { issue } = read;
            const value = cells[index];
            const message = valueIssueText(issue, { value, kind: field.kind, locale: call.locale });
            row.issues.push({ row: row.number, column, field: field.id, code: issueCode(issue), message });
          } else if (read.value !== null) row.data[field.id] = read.value;
        }
        return row;
      });
      return { window, access, filled, rows };
    },
    { readOnly: true },
  );
}

const issuesOf = (error: unknown, { number, data }: SheetRow, { filled }: Window, locale: string): Issue[] =>
  rowIssues(error, { row: number, filled, isEmpty: (id) => data[id] === undefined, locale });

/** Unique texts that rows share with each other, or with records that are there. */
async function repeated(query: Query, { access, filled, rows }: Window, locale: string): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const { field, column } of filled) {
    if (!field.field.is_unique || field.column?.storage !== 'text') continue;
    const textOf = ({ data }: SheetRow): string => String(data[field.id] ?? '').toLowerCase();
    const texts = rows.map(textOf).filter((text) => text !== '');
    const { rows: taken } = await sql<{ text: string }>`
      select lower(${columnOf(field.column.columnId)} collate "C") as text from ${fromSql(access.design)}
      where r.deleted_at is null and lower(${columnOf(field.column.columnId)} collate "C") = any(${texts}::text[])`.execute(
      query,
    );
    const stored = new Set(taken.map(({ text }) => text));
    const sent = new Set<string>();
    for (const row of rows) {
      const text = textOf(row);
      if (text === '') continue;
      if (stored.has(text) || sent.has(text)) {
        const issue = stored.has(text) ? 'taken' : 'repeated';
        const message = valueIssueText(issue, { value: row.data[field.id], kind: field.kind, locale });
        issues.push({ row: row.number, column, field: field.id, code: 'duplicate', message });
      }
      sent.add(text);
    }
  }
  return issues;
}

const next = ({ window }: Window, from: number): number | null =>
  from + window.rows.length < window.rowCount ? from + window.rows.length : null;

/** Tries a part of a sheet without writing anything, and names what would be refused. */
export async function tryRows(call: ImportingCall, request: ImportRequest): Promise<Schemas['ImportTrial']> {
  const read = await readRows(call, request, atOnce.tried);
  const issues = read.rows.flatMap((row) => row.issues);
  await call.db.records(
    request.wsId,
    async (query) => {
      for (const row of read.rows.filter(({ issues: own }) => own.length === 0)) {
        try {
          await prepareRecord(query, call, read.access, row.data, { isTrial: true });
        } catch (error) {
          issues.push(...issuesOf(error, row, read, call.locale));
        }
      }
      issues.push(...(await repeated(query, read, call.locale)));
    },
    { readOnly: true },
  );
  issues.sort((one, other) => one.row - other.row);
  const refused = new Set(issues.map(({ row }) => row)).size;
  return {
    row_count: read.window.rowCount,
    tried: read.rows.length,
    refused,
    issues: issues.slice(0, 1_000),
    next: next(read, request.args.from ?? 0),
  };
}

/** Adds a part of a sheet as records. Rows with mistakes are left out and named; the others are saved. */
export async function importRows(call: ImportingCall, request: ImportRequest): Promise<Schemas['RecordImportResult']> {
  const read = await readRows(call, request, atOnce.added);
  const issues = read.rows.flatMap((row) => row.issues);
  const good = read.rows.filter((row) => row.issues.length === 0);
  let added = 0;
  const add = (rows: readonly SheetRow[]): Promise<void> =>
    call.db.records(request.wsId, async (query) => {
      for (const row of rows) await addRecord(query, call, read.access, row.data);
    });
  for (let at = 0; at < good.length; at += together) {
    const group = good.slice(at, at + together);
    try {
      await add(group);
      added += group.length;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      for (const row of group) {
        try {
          await add([row]);
          added += 1;
        } catch (reason) {
          issues.push(...issuesOf(reason, row, read, call.locale));
        }
      }
    }
  }
  issues.sort((one, other) => one.row - other.row);
  return {
    added,
    refused: read.rows.length - added,
    row_count: read.window.rowCount,
    issues: issues.slice(0, 1_000),
    next: next(read, request.args.from ?? 0),
  };
}
