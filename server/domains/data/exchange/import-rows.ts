import { foldCase } from '#schemas/values';
import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { SheetCell, SheetWindow } from '#server/domains/sheets/index.ts';
import { type Query, ulid, foldedSql } from '#server/kernel/db/index.ts';
import { DomainError, Unavailable } from '#server/kernel/errors/index.ts';
import { fromSql } from '../query/record-rows.ts';
import { createRequestWork } from '../design/request-work.ts';
import type { DesignedTable, WriteAccess, RecordAccess } from '../record/access/record-access.ts';
import { inBulkTurn } from '../record/write/in-bulk-turn.ts';
import { requireRoomForRecords } from '../record/write/records-quota.ts';
import { addRecord, type NewRecord, prepareRecord } from '../record/write/add-records.ts';
import { columnOf } from '../store/expressions.ts';
import { addOptions } from './add-options.ts';
import { filledFields, type FilledField, requireImport } from './import-fields.ts';
import { beginImport, keepImported } from './imports.ts';
import { type Issue, issueText, valueIssueText } from './import-issues.ts';
import type { ImportingCall } from './importing-call.ts';
import { knownNames } from './known-names.ts';
import { addMissing, type MadeRecords, unmakeable } from './make-missing.ts';
import { type MissingValues, missingValues, presentMissing, standIn } from './missing-values.ts';
import { relatedTitles } from './related-titles.ts';
import { groupRows, mostGrouped } from './sheet-groups.ts';
import { engineIssues, lackedBy, sheetRecord, type SheetRecord, withMade } from './sheet-records.ts';
import { type NamedSheet, sheetChoice } from './sheet-source.ts';

export interface ImportRequest {
  wsId: string;
  args: NamedSheet &
    Pick<Schemas['RecordImport'], 'mapping' | 'key' | 'numbers' | 'dates'> & {
      from?: number;
      import_id?: string | null;
    };
  access: (query: Query) => Promise<RecordAccess>;
}

/** Rows of one call: it ends within seconds, and the next call reads on. */
const atOnce = { tried: 500, added: 200 };
/** Records of one transaction; when one of them is refused, each is tried by itself. */
const together = 25;

interface Window {
  window: SheetWindow;
  access: WriteAccess;
  filled: FilledField[];
  records: SheetRecord[];
  missing: MissingValues[];
  /** Rows of the sheet that this part is about. */
  used: number;
}

/** Records by a sheet need the right to import, and have to be among the rows of that right and of adding. */
function importing(access: RecordAccess): WriteAccess {
  requireImport(access);
  const { addCondition, importCondition } = access;
  const both = [addCondition, importCondition].filter((condition) => condition !== undefined);
  return both.length < 2 ? access : { ...access, addCondition: sql`(${sql.join(both, sql` and `)})` };
}

/** The titles with stand-ins for the linked records that will be made, and the fields with those for options. */
function withStandIns(filled: readonly FilledField[], missing: readonly MissingValues[]) {
  const made = missing.filter(({ filled: one, mayCreate }) => one.createsMissing && mayCreate);
  const textsOf = (path: string, kind: MissingValues['kind']) =>
    made.find((one) => one.filled.path === path && one.kind === kind)?.texts;
  const titles = (path: string): [string, string][] =>
    [...(textsOf(path, 'record') ?? [])].map(([key, text]) => [key, standIn(text)]);
  const fields = filled.map((one): FilledField => {
    const { kind } = one.field;
    const texts = textsOf(one.path, 'option');
    if (!texts || !('options' in kind) || kind.options.source !== 'fixed') return one;
    const options = [...texts.values()].map((text) => ({ value: standIn(text), label: text }));
    const more = { ...kind.options, options: [...kind.options.options, ...options] };
    return { ...one, field: { ...one.field, kind: { ...kind, options: more } } };
  });
  return { titles, fields };
}

/** The rows of a part of a sheet as records, with what is wrong with their cells. */
async function readRecords(
  call: ImportingCall,
  { wsId, args, access: open }: ImportRequest,
  count: number,
): Promise<Window> {
  const choice = await sheetChoice(call, wsId, args);
  const from = args.from ?? 0;
  const most = args.mapping.some(({ field }) => field.includes('.')) ? mostGrouped : count;
  const window = await call.services.sheetWorks.read(wsId, { ...choice, from, count: most });
  return call.db.records(
    wsId,
    async (query) => {
      const access = importing(await open(query));
      const filled = filledFields(access, window.columns, args.mapping);
      const isLast = from + window.rows.length >= window.rowCount;
      const groups = groupRows(access, window, { filled, key: args.key, isLast, most: count });
      const cellsOf = (index: number): SheetCell[] => window.rows.map((row) => row[index] ?? null);
      const columns = filled.map((one) => ({ ...one, filled: one, cells: cellsOf(one.index) }));
      const names = await knownNames(query, wsId, columns);
      const titles = await relatedTitles(query, call, access, columns);
      const used = groups.flat().length;
      const inPart = columns.map(({ filled: one, cells }) => ({ filled: one, cells: cells.slice(0, used), titles }));
      const missing = await missingValues(query, call, access, inPart);
      const { titles: added, fields } = withStandIns(filled, missing);
      const all = new Map([...titles].map(([path, known]) => [path, new Map([...known, ...added(path)])]));
      const context = { locale: call.locale, timeZone: call.timeZone, names, titles: all };
      const chosen = { numbers: args.numbers ?? undefined, dates: args.dates ?? undefined };
      const records = groups.map((group) => sheetRecord(window, group, { filled: fields, context, ...chosen }));
      return { window, access, filled, records, missing, used };
    },
    { readOnly: true },
  );
}

/** Unique texts that records share with each other, or with records that are there. */
async function repeated(query: Query, { access, filled, records }: Window, locale: string): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const { field, column, holder } of filled) {
    if (holder !== undefined || !field.field.is_unique || field.column?.storage !== 'text') continue;
    const textOf = ({ data }: SheetRecord): string => foldCase(String(data[field.id] ?? ''));
    const texts = records.map(textOf).filter((text) => text !== '');
    const { rows: taken } = await sql<{ text: string }>`
      select ${foldedSql(columnOf(field.column.columnId))} as text from ${fromSql(access.design)}
      where r.deleted_at is null and ${foldedSql(columnOf(field.column.columnId))} = any(${texts}::text[])`.execute(
      query,
    );
    const stored = new Set(taken.map(({ text }) => text));
    const sent = new Set<string>();
    for (const record of records) {
      const text = textOf(record);
      if (text === '') continue;
      if (stored.has(text) || sent.has(text)) {
        const issue = stored.has(text) ? 'taken' : 'repeated';
        const message = valueIssueText(issue, { value: record.data[field.id], kind: field.kind, locale });
        issues.push({ row: record.numbers[0] ?? 0, column, field: field.id, code: 'duplicate', message });
      }
      sent.add(text);
    }
  }
  return issues;
}

/** The issues in the order of the sheet; of a record that is left out each row has one, so that all of them can be corrected together. */
function inOrder(records: readonly SheetRecord[], issues: readonly Issue[], locale: string) {
  const wrong = new Set(issues.map(({ row }) => row));
  const along = records.flatMap(({ numbers }): Issue[] => {
    if (!numbers.some((row) => wrong.has(row))) return [];
    const message = issueText('along', locale);
    return numbers
      .filter((row) => !wrong.has(row))
      .map((row) => ({ row, column: '', field: null, code: 'rule', message }));
  });
  const all = [...issues, ...along].sort((one, other) => one.row - other.row);
  return { refused: new Set(all.map(({ row }) => row)).size, issues: all.slice(0, 1_000) };
}

const next = ({ window, used }: Window, from = 0): number | null =>
  from + used < window.rowCount ? from + used : null;

/** Tries a part of a sheet without writing anything, and names what would be refused. */
export async function tryRows(call: ImportingCall, request: ImportRequest): Promise<Schemas['ImportTrial']> {
  const read = await readRecords(call, request, atOnce.tried);
  const { records, filled, missing } = read;
  const issues = records.flatMap((record) => record.issues);
  const work = createRequestWork(Number.MAX_SAFE_INTEGER);
  const trying = { ...call, work };
  const tried = await call.db.records(
    request.wsId,
    async (query) => {
      const found = await unmakeable(query, call, read);
      for (const record of records.filter(({ issues: own }) => own.length === 0)) {
        const { data, left } = withMade(record.data, () => undefined);
        await work.pause();
        try {
          await prepareRecord(query, trying, read.access, data, { isTrial: true });
        } catch (error) {
          const own = engineIssues(error, record, { filled, locale: call.locale });
          // What will be made is not missing.
          found.push(...own.filter(({ field, code }) => code !== 'missing' || !left.has(field ?? '')));
        }
      }
      return [...found, ...(await repeated(query, read, call.locale))];
    },
    { readOnly: true },
  );
  return {
    row_count: read.window.rowCount,
    tried: read.used,
    ...inOrder(records, [...issues, ...tried], call.locale),
    missing: missing.map(presentMissing),
    next: next(read, request.args.from),
  };
}

/** Parts have about 200 rows, so that each has a moment of its own when they are a millisecond apart for every 100 rows. */
const rowsOfMoment = 100;

/**
 * Ids and moments by which the list's own order shows the records of a part as they are in the sheet. Where it ends with the newest
 * record, ids rise already. Where it begins with it, as lists do without an order of their own, the first row needs the highest id of its
 * part, and each part an earlier moment than the one before.
 */
function identitiesInOrder(
  { design }: DesignedTable,
  records: readonly SheetRecord[],
  { now, startedAt, from }: { now: Date; startedAt: Date; from: number },
): ReadonlyMap<SheetRecord, NewRecord> {
  const [sort = '-created_at'] = design.config.list?.sort ?? [];
  const ids = records.map(() => ulid());
  const isNewestFirst = sort.startsWith('-');
  const createdAt = isNewestFirst ? new Date(startedAt.getTime() - Math.ceil(from / rowsOfMoment)) : now;
  if (isNewestFirst) ids.reverse();
  return new Map(records.map((record, at) => [record, { id: ids[at] ?? ulid(), createdAt }]));
}

/** Adds a part of a sheet as records. Records with mistakes are left out and named; the others are saved. */
export async function importRows(call: ImportingCall, request: ImportRequest): Promise<Schemas['RecordImportResult']> {
  const { wsId, args, access: open } = request;
  const read = await readRecords(call, request, atOnce.added);
  const { filled, missing, records } = read;
  const issues = records.flatMap((record) => record.issues);
  const good = records.filter((record) => record.issues.length === 0);
  const options = await addOptions(call, read.access, { missing, lacked: good.flatMap(lackedBy) });
  const access = options.size === 0 ? read.access : importing(await call.db.records(wsId, open, { readOnly: true }));
  const { id: importId, startedAt } = await call.db.records(wsId, async (query) => {
    // Of the whole part: what has no room is refused before any of it is there.
    await requireRoomForRecords(query, wsId, good.length);
    return beginImport(query, call, access, { id: args.import_id, sheet: read.window.sheet });
  });
  const identities = identitiesInOrder(read.access, good, { now: call.now, startedAt, from: args.from ?? 0 });
  let made: MadeRecords = new Map();
  let added = 0;
  /** No record has room any more: the others are not tried. */
  let full: DomainError | undefined;
  const add = async (some: readonly SheetRecord[]): Promise<void> => {
    const known = await inBulkTurn(call, wsId, async (query) => {
      // The design of this moment, which stays as it is until the end of the transaction.
      const current = importing(await open(query));
      const own = new Map(made);
      const ids: string[] = [];
      for (const record of some) {
        await addMissing(query, call, own, { missing, lacked: lackedBy(record) });
        const { data } = withMade(
          record.data,
          (path, key) => options.get(`${path} ${key}`) ?? own.get(`${path} ${key}`),
        );
        ids.push(await addRecord(query, call, current, data, identities.get(record)));
      }
      // Others have added records since, and linked ones were made: what is there now is counted, until the end of the transaction.
      await requireRoomForRecords(query, wsId, 0);
      await keepImported(query, { wsId, importId, ids });
      return own;
    });
    // Only now: what a transaction made that was rolled back is not there.
    made = known;
    added += some.length;
  };
  for (let at = 0; at < good.length; at += together) {
    const group = good.slice(at, at + together);
    try {
      if (full) throw full;
      await add(group);
    } catch (error) {
      // What is unavailable says nothing of the records, and may have saved them.
      if (!(error instanceof DomainError) || error instanceof Unavailable) throw error;
      for (const record of group) {
        try {
          if (full) throw full;
          await add([record]);
        } catch (reason) {
          if (reason instanceof DomainError && reason.code === 'quota_exceeded') full = reason;
          issues.push(...engineIssues(reason, record, { filled, locale: call.locale }));
        }
      }
    }
  }
  return {
    added,
    ...inOrder(records, issues, call.locale),
    row_count: read.window.rowCount,
    import_id: importId,
    next: next(read, args.from),
  };
}
