import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import { type LogSource, writeLogs } from '#server/kernel/audit/write-log.ts';
import { type Query, ulid } from '#server/kernel/db/index.ts';
import { NotAllowed, NotFound } from '#server/kernel/errors/index.ts';
import type { TableDesign } from '../../design/table-design.ts';
import type { VisibleFields } from '../../design/visible-design.ts';
import { openOn } from '../../query/fields-by-record.ts';
import { fromSql } from '../../query/record-rows.ts';
import { reachOf, type RecordAccess } from '../access/record-access.ts';
import { filterContext, type RecordCaller } from '../access/caller.ts';
import { restoreLinks } from './cleared-links.ts';
import { staleChange } from './conflict.ts';
import { asKnown, type FormerOfTables, withFormer } from './former-rows.ts';
import { detailPaths, withLinks } from '../access/links.ts';
import { namingOpen } from './open-names.ts';
import { presentRecords } from '../present/present-records.ts';
import { findRecord, inRecord } from '../read/find-record.ts';
import { requireReferences } from './references.ts';
import { holdPointing } from './hold-pointing.ts';
import { createRequestWork } from '../../design/request-work.ts';
import { formOfRecord } from '../read/record-form.ts';
import { releaseRecords } from './release-records.ts';
import { rowIssues } from '../../rows/sent-rows.ts';
import { rowsIn, subTablesOf } from '../../rows/sub-tables.ts';
import { withRowSerials, serialValues } from './serial.ts';
import { requireRoomForRecords } from './records-quota.ts';
import { changedFields, insertRecord, moveRecords, updateRecord } from './store-record.ts';
import { isAmong, movedPaths, type Sender, sentPaths } from '../access/sent-columns.ts';
import { requireSendable, withMergedRows, withoutHeld, workChangedRecord, workNewRecord } from './work-record.ts';

type Data = Schemas['RecordData'];

/** The part of a call by which records are changed. */
export interface ChangingCaller extends LogSource, RecordCaller {
  operation: string;
  args: unknown;
  ifMatch?: number | undefined;
  session: RecordCaller['session'] & NonNullable<LogSource['session']>;
}

const denied = (rule: string): NotAllowed => new NotAllowed({ detail: { rule } });

/** Writes a row of the log for each of these records; the values are in their own history. */
export function logged(
  query: Query,
  call: ChangingCaller,
  { design }: Pick<RecordAccess, 'design'>,
  targets: readonly string[],
): void {
  const { wsId, appId, tableId } = design;
  const of = { module: 'record', action: call.operation, applicationId: appId, wsId, detail: { table: tableId } };
  writeLogs(
    query,
    call,
    targets.map((target) => ({ ...of, target })),
  );
}

/** A value that was sent in the shape in which the stored ones are: the rows of a sub-table with all of their values. */
function asStored(
  { design, visible }: RecordAccess,
  { id, value, stored }: { id: string; value: Data[string]; stored: Data },
): unknown {
  const subTable = subTablesOf(design, visible).find((one) => one.id === id);
  if (!subTable || rowIssues(subTable, rowsIn(stored[id]), value).length > 0) return value;
  return withMergedRows(design, { stored, data: { [id]: value } })[id];
}

/** What of a change is one: a value that may only be read may be sent again as it was read. */
function withoutReadOnly(access: RecordAccess, stored: Data, data: Data): Data {
  const { visible, editable } = access;
  const isSame = (id: string, value: Data[string]): boolean =>
    !isAmong(editable, id) &&
    isAmong(visible, id) &&
    Object.hasOwn(stored, id) &&
    isDeepStrictEqual(asStored(access, { id, value, stored }), stored[id]);
  // Safe: the entries are those of a record's values.
  return Object.fromEntries(Object.entries(data).filter(([id, value]) => !isSame(id, value))) as Data;
}

/** Throws for records that the caller may not have so: one of them is outside of the rows that were granted. */
export async function requireAllowed(
  query: Query,
  { design }: RecordAccess,
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
function writtenPaths(
  open: VisibleFields,
  design: TableDesign,
  { data, ...states }: Record<'data' | 'before' | 'after', Readonly<Record<string, unknown>>>,
): string[] {
  const subTables = subTablesOf(design);
  return [...sentPaths(data, subTables), ...movedPaths(data, subTables, states)].filter((path) => isAmong(open, path));
}

/** Who changes records by a call, and when. */
export const authorOf = ({ session, now }: ChangingCaller) => ({ accountId: session.accountId, now });

/** One record as the caller may see it; one that the call wrote, wherever it is now. Throws `NotFound`. */
export async function readRecord(
  query: Query,
  reached: RecordAccess,
  id: string,
  call: RecordCaller,
  { isWritten = false } = {},
): Promise<Schemas['Record']> {
  const context = await filterContext(query, reached.design.wsId, call);
  const { config } = reached.design;
  const linked = detailPaths(reached.design);
  const fields = [...(config.list?.columns ?? []).map(({ field }) => field), ...linked];
  const access = await withLinks(query, reached, { context, asked: linked, fields });
  const found = await findRecord(query, access, id, { isWritten });
  const [record] = await presentRecords(query, access, [found], call);
  if (!record) throw new Error('A record that was read was not presented.');
  const form = formOfRecord(access, found);
  return form ? { ...record, form_config: form } : record;
}

/** What somebody knows of a table when adding to it. */
const knownToAdd = ({ visible, enterable }: RecordAccess): Sender => ({ visible, open: enterable });
/** The same when changing a record. */
export const knownToChange = ({ visible, editable }: RecordAccess): Sender => ({ visible, open: editable });

/** A new record by the rules of its form, as it would be added, and nothing is written. Throws what `createRecord` throws before. */
export async function prepareRecord(
  query: Query,
  call: ChangingCaller,
  access: RecordAccess,
  data: Data,
  { isTrial = false } = {},
) {
  const { design } = access;
  if (!access.mayAdd) throw denied('menuAuthorization.add');
  const sender = knownToAdd(access);
  requireSendable(design, { stored: {}, data }, sender);
  const context = await filterContext(query, design.wsId, call);
  return namingOpen(sender, async () => {
    const { all } = workNewRecord(design, { data: withoutHeld(design, data, sender), sender }, context);
    await requireReferences(query, access, { before: {}, after: all, context, isHeld: !isTrial });
    return { all, context };
  });
}

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
async function written<T>(
  query: Query,
  call: ChangingCaller,
  access: RecordAccess,
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

/** By what lists order records that are alike: where one of several that are added together comes. */
export interface NewRecord {
  id: string;
  createdAt: Date;
}

async function add<T>(
  query: Query,
  call: ChangingCaller,
  access: RecordAccess,
  { data, identity, read }: { data: Data; identity?: NewRecord; read: (id: string) => Promise<T> },
): Promise<T> {
  const { design } = access;
  const { all, context } = await prepareRecord(query, call, access, data);
  const { now, timeZone } = call;
  const serials = await serialValues(query, design, { values: all, now, timeZone });
  const values = await withRowSerials(query, design, { values: { ...all, ...serials }, now, timeZone });
  const { id, createdAt } = identity ?? { id: ulid(), createdAt: call.now };
  const departmentId = context.departments[0] ?? null;
  const paths = writtenPaths(access.enterable, design, { data, before: {}, after: values });
  return written(query, call, access, {
    id,
    known: knownToAdd(access),
    condition: withFields(access.addable, access.enterable, paths),
    write: () => insertRecord(query, design, { id, values, departmentId, author: authorOf(call), createdAt }),
    read: () => read(id),
  });
}

/** Adds a record as `createRecord` does; answers its id. */
export function addRecord(
  query: Query,
  call: ChangingCaller,
  access: RecordAccess,
  data: Data,
  identity?: NewRecord,
): Promise<string> {
  return add(query, call, access, { data, ...(identity && { identity }), read: async (id) => id });
}

/**
 * Adds a record by the rules of its form, within the scope `records`. Throws `quota_exceeded`, every issue of the record at once, `value_taken`, and
 * `not_allowed` for a caller without the right.
 */
export async function createRecord(
  query: Query,
  call: ChangingCaller,
  access: RecordAccess,
  data: Data,
): Promise<Schemas['Record']> {
  await requireRoomForRecords(query, access.design.wsId, 1);
  const read = (id: string) => readRecord(query, access, id, call, { isWritten: true });
  return add(query, call, access, { data, read });
}

/**
 * Changes fields of a record by the rules of its form; fields that are not sent stay. Throws `version_conflict` with both values
 * for a stale version, and what `createRecord` throws. Rows keep what `former` has for them.
 */
export function changeRecord(
  query: Query,
  call: ChangingCaller,
  access: RecordAccess,
  { id, data, former }: { id: string; data: Data; former?: FormerOfTables },
): Promise<Schemas['Record']> {
  const read = (isWritten: boolean) => readRecord(query, access, id, call, { isWritten });
  return change(query, call, access, { id, data, read, ...(former && { former }) });
}

/** The same without reading the record again. @returns whether something of it changed */
export function writeChange(
  query: Query,
  call: ChangingCaller,
  access: RecordAccess,
  { id, data }: { id: string; data: Data },
): Promise<boolean> {
  return change(query, call, access, { id, data, read: async (isWritten) => isWritten });
}

async function change<T>(
  query: Query,
  call: ChangingCaller,
  access: RecordAccess,
  {
    id,
    data,
    former,
    read,
  }: { id: string; data: Data; former?: FormerOfTables; read: (isWritten: boolean) => Promise<T> },
): Promise<T> {
  const { design } = access;
  const stored = await findRecord(query, access, id, { isLocked: true, isWhole: true });
  if (!stored.mayEdit) throw denied('menuAuthorization.edit');
  if (call.ifMatch !== undefined && call.ifMatch !== stored.version) {
    const shown = await readRecord(query, access, id, call);
    throw await staleChange(query, call, access, { found: stored, stored: shown, data });
  }
  const before = stored.values;
  const own = inRecord(access, stored);
  const after = await changedValues(query, call, own, { before, data, ...(former && { former }) });
  if (!after) return read(false);
  const entries = Object.entries(data);
  const different = entries.filter(([id]) => !isDeepStrictEqual(before[id] ?? null, after[id] ?? null));
  const changed = writtenPaths(own.editable, design, { data: Object.fromEntries(different), before, after });
  return written(query, call, access, {
    id,
    known: knownToChange(own),
    condition: withFields(access.keepable, access.editable, changed),
    write: () => updateRecord(query, design, { id, version: stored.version, before, after, author: authorOf(call) }),
    read: () => read(true),
  });
}

/** The values of a record after a change, by the rules of its form; undefined where nothing changes. Throws what is wrong with it. */
export async function changedValues(
  query: Query,
  call: ChangingCaller,
  access: RecordAccess,
  {
    before,
    data,
    former = new Map(),
  }: { before: Readonly<Record<string, unknown>>; data: Data; former?: FormerOfTables },
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { design } = access;
  const changes = withoutReadOnly(access, before as Data, data);
  const sender = knownToChange(access);
  requireSendable(design, { stored: before, data: changes }, sender);
  const context = await filterContext(query, design.wsId, call);
  const own = withoutHeld(design, changes, sender);
  const sent = { stored: before, data: withFormer(own, former), sender };
  return namingOpen(sender, async () => {
    const { all: worked } = workChangedRecord(design, sent, context);
    if (changedFields(design, before, worked).length === 0) return undefined;
    const known = asKnown(design, { stored: before, data: own, former });
    await requireReferences(query, access, { before: known, after: worked, context });
    const { now, timeZone } = call;
    return withRowSerials(query, design, { values: worked, now, timeZone });
  });
}

/** The given records that the caller reaches, locked in the order of their ids. Throws `NotFound` unless it is all of them. */
async function lockAll(query: Query, access: RecordAccess, ids: readonly string[], isTrash: boolean): Promise<void> {
  const condition = access.deletable ?? sql<SqlBool>`false`;
  const { rows } = await sql<{ id: string; may: boolean | null }>`
    select r.id, (${condition}) as may from ${fromSql(access.design)}
    where r.id = any(${ids}::text[]) and ${sql.join(reachOf(access, { isTrash }).rows, sql` and `)}
    order by r.id for update`.execute(query);
  if (rows.length < new Set(ids).size) throw new NotFound({ pointer: '/ids' });
  if (rows.some(({ may }) => !may)) throw denied('menuAuthorization.delete');
}

/** Moves records into the trash, or takes them out of it: all of them or none. */
export async function moveAll(
  query: Query,
  call: ChangingCaller,
  access: RecordAccess,
  { ids, to }: { ids: readonly string[]; to: 'trash' | 'table' },
): Promise<null> {
  const pointing = await holdPointing(query, access.design);
  await lockAll(query, access, ids, to === 'table');
  if (to === 'table') await requireRoomForRecords(query, access.design.wsId, ids.length);
  const author = authorOf(call);
  const leading = { ids, author, work: call.work ?? createRequestWork(), pointing };
  const released = to === 'trash' ? await releaseRecords(query, access, leading) : undefined;
  const moved = { ids, to, author, ...(released && { cleared: released.cleared }) };
  await namingOpen(knownToChange(access), () => moveRecords(query, access.design, moved));
  if (to === 'table') await restoreLinks(query, access.design, leading);
  logged(query, call, access, ids);
  for (const { design, ids: more } of released?.along ?? []) logged(query, call, { design }, more);
  return null;
}
