import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { TableSight, AnswerAccess, WriteAccess } from '../access/record-access.ts';
import { filterContext } from '../access/caller.ts';
import { staleChange } from './conflict.ts';
import { asKnown, type FormerOfTables, withFormer } from './former-rows.ts';
import { namingOpen } from './open-names.ts';
import { findRecord, inRecord } from '../read/find-record.ts';
import { requireReferences } from './references.ts';
import { rowIssues } from '../../rows/sent-rows.ts';
import { rowsIn, subTablesOf } from '../../rows/sub-tables.ts';
import { withRowSerials } from './serial.ts';
import { changedFields, updateRecord } from './store-record.ts';
import { isAmong } from '../access/sent-columns.ts';
import { requireSendable, withMergedRows, withoutUngranted, workChangedRecord } from './work-record.ts';
import { type ChangingCaller, denied, authorOf } from './changing-caller.ts';
import { readRecord } from '../read/read-record.ts';
import { writtenPaths, written, knownToChange, withFields } from './written-record.ts';

type Data = Schemas['RecordData'];

/** A value that was sent in the shape in which the stored ones are: the rows of a sub-table with all of their values. */
function asStored(
  { design, visible }: TableSight,
  { id, value, stored }: { id: string; value: Data[string]; stored: Data },
): unknown {
  const subTable = subTablesOf(design, visible).find((one) => one.id === id);
  if (!subTable || rowIssues(subTable, rowsIn(stored[id]), value).length > 0) return value;
  return withMergedRows(design, { stored, data: { [id]: value } })[id];
}

/** What of a change is one: a value that may only be read may be sent again as it was read. */
function withoutReadOnly(
  access: Pick<AnswerAccess, 'design' | 'visible' | 'editable'>,
  stored: Data,
  data: Data,
): Data {
  const { visible, editable } = access;
  const isSame = (id: string, value: Data[string]): boolean =>
    !isAmong(editable, id) &&
    isAmong(visible, id) &&
    Object.hasOwn(stored, id) &&
    isDeepStrictEqual(asStored(access, { id, value, stored }), stored[id]);
  // Safe: the entries are those of a record's values.
  return Object.fromEntries(Object.entries(data).filter(([id, value]) => !isSame(id, value))) as Data;
}

/**
 * Changes fields of a record by the rules of its form; fields that are not sent stay. Throws `version_conflict` with both values
 * for a stale version, and what `createRecord` throws. Rows keep what `former` has for them.
 */
export function changeRecord(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
  { id, data, former }: { id: string; data: Data; former?: FormerOfTables },
): Promise<Schemas['Record']> {
  const read = (isWritten: boolean) => readRecord(query, access, id, call, { isWritten });
  return change(query, call, access, { id, data, read, ...(former && { former }) });
}

/** The same without reading the record again. @returns whether something of it changed */
export function writeChange(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
  { id, data }: { id: string; data: Data },
): Promise<boolean> {
  return change(query, call, access, { id, data, read: async (isWritten) => isWritten });
}

async function change<T>(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
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
    condition: withFields(access.editCondition, access.editable, changed),
    write: () => updateRecord(query, design, { id, version: stored.version, before, after, author: authorOf(call) }),
    read: () => read(true),
  });
}

/** The values of a record after a change, by the rules of its form; undefined where nothing changes. Throws what is wrong with it. */
export async function changedValues(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
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
  const own = withoutUngranted(design, changes, sender);
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
